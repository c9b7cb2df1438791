// The probe program of tests/bindings in Go.
module probe

go 1.19

require catenary v0.0.0

replace catenary => ../../../bindings/go
