"""Numbers of devices are those of test devices, so that programs for GPUs run anywhere."""
import os

os.environ.setdefault("CATENARY_GPU", "test")
