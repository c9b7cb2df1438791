// Runs the recorded functions on variables, with their gradients.

package catenary_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"catenary"
)

type variable = catenary.Variable

type functionCase struct {
	ID          string
	Op          string
	Attrs       attributes
	Inputs      []struct{ Key, Role, Kind string }
	Recorded    []struct{ Key, Role string }
	Outputs     []string
	GradOutputs []*string                     `json:"grad_outputs"`
	GradInputs  []struct{ Input, Key string } `json:"grad_inputs"`
	Rtol, Atol  float64
	Label       *string `json:"function_label"`
}

// functionCall is a case with its arrays.
type functionCall struct {
	functionCase
	file *catenary.NpzFile
	args []*variable
}

func (c *functionCall) in(role string) *variable {
	for i, input := range c.Inputs {
		if input.Role == role {
			return c.args[i]
		}
	}
	return nil
}

func (c *functionCall) list(role string) (list []*variable) {
	for i, input := range c.Inputs {
		if input.Role == role {
			list = append(list, c.args[i])
		}
	}
	return list
}

func (c *functionCall) recorded(name string) *catenary.Array { return load(c.file, c.Recorded[0].Key) }

func (c *functionCall) pair(name string) (y, x int) {
	if list := c.Attrs.integers(name); len(list) == 2 {
		return list[0], list[1]
	}
	return 0, 0
}

type results = []*variable

func one(y *variable, err error) (results, error) { return results{y}, err }

func two(y, z *variable, err error) (results, error) { return results{y, z}, err }

func unary(f func(*variable) (*variable, error)) func(*functionCall) (results, error) {
	return func(c *functionCall) (results, error) { return one(f(c.args[0])) }
}

func binary(f func(x, y *variable) (*variable, error)) func(*functionCall) (results, error) {
	return func(c *functionCall) (results, error) { return one(f(c.args[0], c.args[1])) }
}

func withNumber(f func(*variable, float64) (*variable, error), name string) func(*functionCall) (results, error) {
	return func(c *functionCall) (results, error) { return one(f(c.in("x"), c.Attrs.number(name))) }
}

func loss(f func(x, t *variable, options ...catenary.FunctionOption) (*variable, error)) func(*functionCall) (results, error) {
	return binary(func(x, t *variable) (*variable, error) { return f(x, t) })
}

func normalized(f func(x, t *variable, normalize bool, options ...catenary.FunctionOption) (*variable, error)) func(*functionCall) (results, error) {
	return func(c *functionCall) (results, error) {
		return one(f(c.in("x"), c.in("t"), c.Attrs.flag("normalize", true)))
	}
}

func reduced(f func(*variable, ...catenary.AxesOptions) (*variable, error)) func(*functionCall) (results, error) {
	return func(c *functionCall) (results, error) {
		return one(f(c.in("x"), catenary.AxesOptions{Axes: c.Attrs.integers("axis"), Keepdims: c.Attrs.flag("keepdims", false)}))
	}
}

func product(f func(a, b *variable, options ...catenary.MatmulOptions) (*variable, error)) func(*functionCall) (results, error) {
	return func(c *functionCall) (results, error) {
		return one(f(c.in("a"), c.in("b"),
			catenary.MatmulOptions{Transa: c.Attrs.flag("transa", false), Transb: c.Attrs.flag("transb", false)}))
	}
}

type withArray = func(x, y *variable) (*variable, error)
type withFloat = func(x *variable, y float64) (*variable, error)
type withInt = func(x *variable, y int) (*variable, error)

// operator is an operation of two variables, or of a variable and a number on either side.
func operator(f withArray, number withFloat, integer withInt, reversed func(float64, *variable) (*variable, error),
	reversedInteger func(int, *variable) (*variable, error)) func(*functionCall) (results, error) {
	return func(c *functionCall) (results, error) {
		scalar := c.Attrs["scalar"]
		switch left := c.Attrs["lhs"] == "scalar"; {
		case scalar == nil:
			return one(f(c.args[0], c.args[1]))
		case left && reversed != nil && isInteger(scalar):
			return one(reversedInteger(integerOf(scalar), c.args[0]))
		case left && reversed != nil:
			return one(reversed(numberOf(scalar), c.args[0]))
		case isInteger(scalar):
			return one(integer(c.args[0], integerOf(scalar)))
		}
		return one(number(c.args[0], numberOf(scalar)))
	}
}

var functionTable = map[string]func(*functionCall) (results, error){
	"add":          operator(catenary.Add, catenary.AddF64, catenary.AddI64, nil, nil),
	"sub":          operator(catenary.Sub, catenary.SubF64, catenary.SubI64, catenary.RsubF64, catenary.RsubI64),
	"mul":          operator(catenary.Mul, catenary.MulF64, catenary.MulI64, nil, nil),
	"div":          operator(catenary.Div, catenary.DivF64, catenary.DivI64, catenary.RdivF64, catenary.RdivI64),
	"pow":          operator(catenary.Pow, catenary.PowF64, catenary.PowI64, catenary.RpowF64, catenary.RpowI64),
	"neg":          unary(catenary.Neg),
	"absolute":     unary(catenary.Absolute),
	"relu":         unary(catenary.Relu),
	"sigmoid":      unary(catenary.Sigmoid),
	"tanh":         unary(catenary.Tanh),
	"sin":          unary(catenary.Sin),
	"cos":          unary(catenary.Cos),
	"exp":          unary(catenary.Exp),
	"log":          unary(catenary.Log),
	"inv":          unary(catenary.Inv),
	"det":          unary(catenary.Det),
	"batch_inv":    unary(catenary.BatchInv),
	"batch_det":    unary(catenary.BatchDet),
	"softmax":      unary(func(x *variable) (*variable, error) { return catenary.Softmax(x) }),
	"log_softmax":  unary(func(x *variable) (*variable, error) { return catenary.LogSoftmax(x) }),
	"copy":         unary(func(x *variable) (*variable, error) { return catenary.Copy(x, "") }),
	"prelu":        binary(catenary.Prelu),
	"select_item":  binary(catenary.SelectItem),
	"clipped_relu": withNumber(catenary.ClippedRelu, "z"),
	"elu":          withNumber(catenary.Elu, "alpha"),
	"leaky_relu":   withNumber(catenary.LeakyRelu, "slope"),
	"softplus":     withNumber(catenary.Softplus, "beta"),
	"sum":          reduced(catenary.Sum),
	"max":          reduced(catenary.Max),
	"min":          reduced(catenary.Min),
	"matmul":       product(catenary.Matmul),
	"batch_matmul": product(catenary.BatchMatmul),

	"batch_l2_norm_squared":  unary(catenary.BatchL2NormSquared),
	"embed_id":               loss(catenary.EmbedId),
	"accuracy":               loss(catenary.Accuracy),
	"binary_accuracy":        loss(catenary.BinaryAccuracy),
	"mean_squared_error":     loss(catenary.MeanSquaredError),
	"cross_covariance":       loss(catenary.CrossCovariance),
	"bernoulli_nll":          loss(catenary.BernoulliNll),
	"gaussian_kl_divergence": loss(catenary.GaussianKlDivergence),
	"softmax_cross_entropy":  normalized(catenary.SoftmaxCrossEntropy),
	"sigmoid_cross_entropy":  normalized(catenary.SigmoidCrossEntropy),
	"gaussian_nll": func(c *functionCall) (results, error) {
		return one(catenary.GaussianNll(c.args[0], c.args[1], c.args[2]))
	},
	"hinge": func(c *functionCall) (results, error) {
		norm := catenary.HingeNormL2
		if c.Attrs["norm"] == "L1" {
			norm = catenary.HingeNormL1
		}
		return one(catenary.Hinge(c.in("x"), c.in("t"), norm))
	},
	"contrastive": func(c *functionCall) (results, error) {
		return one(catenary.Contrastive(c.in("x0"), c.in("x1"), c.in("y"), c.Attrs.number("margin")))
	},
	"connectionist_temporal_classification": func(c *functionCall) (results, error) {
		return one(catenary.ConnectionistTemporalClassification(c.list("x"), c.in("t"), c.Attrs.integer("blank_symbol", 0),
			c.in("input_length"), c.in("label_length")))
	},
	"negative_sampling": func(c *functionCall) (results, error) {
		return one(catenary.NegativeSampling(c.in("x"), c.in("t"), c.in("W"), nil, 0,
			catenary.FunctionSamples(c.recorded("samples"))))
	},
	"dropout": func(c *functionCall) (y results, err error) {
		ratio := c.Attrs.number("ratio")
		if c.Attrs.flag("train", true) {
			return one(catenary.Dropout(c.in("x"), ratio, catenary.FunctionMask(c.recorded("mask"))))
		}
		err = catenary.With(catenary.Train(false)).Do(func() error {
			y, err = one(catenary.Dropout(c.in("x"), ratio))
			return err
		})
		return y, err
	},
	"gaussian": func(c *functionCall) (results, error) {
		return one(catenary.Gaussian(c.in("mean"), c.in("ln_var"), catenary.FunctionNoise(c.recorded("eps"))))
	},
	"batch_normalization": func(c *functionCall) (results, error) {
		return one(catenary.BatchNormalization(c.in("x"), c.in("gamma"), c.in("beta"), c.Attrs.number("eps")))
	},
	"fixed_batch_normalization": func(c *functionCall) (results, error) {
		return one(catenary.FixedBatchNormalization(c.in("x"), c.in("gamma"), c.in("beta"), c.in("mean"), c.in("var")))
	},
	"local_response_normalization": func(c *functionCall) (results, error) {
		return one(catenary.LocalResponseNormalization(c.in("x"), c.Attrs.integer("n", 0), c.Attrs.number("k"),
			c.Attrs.number("alpha"), c.Attrs.number("beta")))
	},
	"maxout": func(c *functionCall) (results, error) {
		return one(catenary.Maxout(c.in("x"), c.Attrs.integer("pool_size", 0), c.Attrs.integer("axis", 1)))
	},
	"lstm": func(c *functionCall) (results, error) { return two(catenary.Lstm(c.args[0], c.args[1])) },
	"slstm": func(c *functionCall) (results, error) {
		return two(catenary.Slstm(c.args[0], c.args[1], c.args[2], c.args[3]))
	},
	"reshape": func(c *functionCall) (results, error) {
		return one(catenary.Reshape(c.in("x"), c.Attrs.integers("shape")...))
	},
	"transpose": func(c *functionCall) (results, error) {
		return one(catenary.Transpose(c.in("x"), c.Attrs.integers("axes")...))
	},
	"broadcast_to": func(c *functionCall) (results, error) {
		return one(catenary.BroadcastTo(c.in("x"), c.Attrs.integers("shape")...))
	},
	"expand_dims": func(c *functionCall) (results, error) {
		return one(catenary.ExpandDims(c.in("x"), c.Attrs.integer("axis", 0)))
	},
	"swapaxes": func(c *functionCall) (results, error) {
		return one(catenary.Swapaxes(c.in("x"), c.Attrs.integer("axis1", 0), c.Attrs.integer("axis2", 0)))
	},
	"where": func(c *functionCall) (results, error) { return one(catenary.Where(c.args[0], c.args[1], c.args[2])) },
	"concat": func(c *functionCall) (results, error) {
		return one(catenary.Concat(c.list("x"), c.Attrs.integer("axis", 1)))
	},
	"broadcast": func(c *functionCall) (results, error) { return catenary.Broadcast(c.list("x")...) },
	"identity": func(c *functionCall) (results, error) {
		if len(c.args) == 1 {
			return one(catenary.Identity(c.args[0]))
		}
		return catenary.IdentityList(c.args...)
	},
	"split_axis": func(c *functionCall) (results, error) {
		at, axis := c.Attrs["indices_or_sections"], c.Attrs.integer("axis", 0)
		if _, listed := at.([]any); listed {
			indices := integersOf(at)
			return catenary.SplitAxisAt(c.in("x"), indices, axis, len(indices)+1)
		}
		return catenary.SplitAxis(c.in("x"), axis, integerOf(at))
	},
	"linear": func(c *functionCall) (results, error) { return one(catenary.Linear(c.in("x"), c.in("W"), c.in("b"))) },
	"bilinear": func(c *functionCall) (results, error) {
		return one(catenary.Bilinear(c.in("e1"), c.in("e2"), c.in("W"),
			catenary.BilinearOptions{V1: c.in("V1"), V2: c.in("V2"), B: c.in("b")}))
	},
	"convolution_2d": func(c *functionCall) (results, error) {
		sy, sx := c.pair("stride")
		py, px := c.pair("pad")
		return one(catenary.Convolution2d(c.in("x"), c.in("W"), c.in("b"), sy, sx, py, px))
	},
	"deconvolution_2d": func(c *functionCall) (results, error) {
		sy, sx := c.pair("stride")
		py, px := c.pair("pad")
		oy, ox := c.pair("outsize")
		return one(catenary.Deconvolution2d(c.in("x"), c.in("W"), c.in("b"), sy, sx, py, px, oy, ox))
	},
	"max_pooling_2d": func(c *functionCall) (results, error) {
		ky, kx, sy, sx, py, px := c.windows()
		return one(catenary.MaxPooling2d(c.in("x"), ky, kx, sy, sx, py, px, c.Attrs.flag("cover_all", true)))
	},
	"average_pooling_2d": func(c *functionCall) (results, error) {
		ky, kx, sy, sx, py, px := c.windows()
		return one(catenary.AveragePooling2d(c.in("x"), ky, kx, sy, sx, py, px))
	},
	"unpooling_2d": func(c *functionCall) (results, error) {
		ky, kx, sy, sx, py, px := c.windows()
		oy, ox := c.pair("outsize")
		return one(catenary.Unpooling2d(c.in("x"), ky, kx, sy, sx, py, px, oy, ox, c.Attrs.flag("cover_all", true)))
	},
	"spatial_pyramid_pooling_2d": func(c *functionCall) (results, error) {
		return one(catenary.SpatialPyramidPooling2d(c.in("x"), c.Attrs.integer("pyramid_height", 0)))
	},
}

func (c *functionCall) windows() (ky, kx, sy, sx, py, px int) {
	ky, kx = c.pair("ksize")
	sy, sx = c.pair("stride")
	py, px = c.pair("pad")
	return
}

func TestGoldenFunctions(t *testing.T) {
	var cases []functionCase
	readCases(t, "functions", &cases)
	counts := tally{skipped: map[string]int{}}
	for _, spec := range cases {
		counts.run(t, spec.ID, func() error { return runFunction(spec) })
	}
	counts.report(t, len(cases))
}

func runFunction(spec functionCase) (err error) {
	defer catenary.Catch(&err)
	file := catenary.Must(catenary.NpzFileOpen(filepath.Join(vectors, "functions", spec.ID+".npz")))
	call := functionCall{functionCase: spec, file: file}
	for _, input := range spec.Inputs {
		make := catenary.NewVariable
		if input.Kind == "array" {
			make = catenary.NewConstant
		}
		call.args = append(call.args, catenary.Must(make(load(file, input.Key))))
	}
	run, known := functionTable[spec.Op]
	if !known {
		panic(skipped(spec.Op))
	}
	outputs := catenary.Must(run(&call))
	if len(outputs) != len(spec.Outputs) {
		return fmt.Errorf("%d outputs instead of %d", len(outputs), len(spec.Outputs))
	}
	for i, key := range spec.Outputs {
		if err := compare(key, catenary.Must(outputs[i].Data()), load(file, key), spec.Rtol, spec.Atol, false); err != nil {
			return err
		}
	}
	for i, key := range spec.GradOutputs {
		if key == nil {
			continue
		}
		catenary.Check(outputs[i].SetGrad(load(file, *key)))
		catenary.Check(outputs[i].Backward())
		if !isArgument(outputs[i], call.args) {
			catenary.Check(outputs[i].Cleargrad())
		}
	}
	for _, grad := range spec.GradInputs {
		for i, input := range spec.Inputs {
			if input.Key != grad.Input {
				continue
			}
			if err := compare("gradient of "+input.Key, gradient(call.args[i]), load(file, grad.Key), spec.Rtol, spec.Atol, false); err != nil {
				return err
			}
		}
	}
	if spec.Label != nil {
		creator := catenary.Must(outputs[len(outputs)-1].Creator())
		if label := catenary.Must(creator.Label()); label != *spec.Label {
			return fmt.Errorf("the label %s instead of %s", label, *spec.Label)
		}
	}
	return nil
}

func isArgument(y *variable, args []*variable) bool {
	for _, x := range args {
		if x.Same(y) {
			return true
		}
	}
	return false
}

// gradient is that of a variable: zeros where none arrives.
func gradient(x *variable) *catenary.Array {
	if grad := catenary.Must(x.Grad()); grad != nil {
		return grad
	}
	return catenary.Must(catenary.Must(x.Data()).ZerosLike(catenary.DtypeNone))
}
