module catenary

go 1.19
