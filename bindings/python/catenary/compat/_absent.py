"""Libraries for CUDA that tests ask for and that this package does not use."""

available = cub_enabled = cutensor_enabled = False
