// How the recorded array routines are called.

package catenary_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"

	"catenary"
)

func filled(f func([]int, catenary.Dtype) (*array, error)) routine {
	return func(c *arrayCall) (arrays, error) {
		return single(f(c.Attrs.integers("shape"), c.Attrs.dtype(catenary.Float64)))
	}
}

func typed(f func(*array, catenary.Dtype) (*array, error)) routine {
	return func(c *arrayCall) (arrays, error) { return single(f(c.in("a"), c.Attrs.dtype(catenary.DtypeNone))) }
}

// contiguous also shows the flags of the result.
func contiguous(f func(*array, catenary.Dtype) (*array, error)) routine {
	return func(c *arrayCall) (arrays, error) {
		y, err := f(c.in("a"), c.Attrs.dtype(catenary.DtypeNone))
		if err != nil {
			return nil, err
		}
		c.named["flags"] = flags(y)
		return arrays{y}, nil
	}
}

func flags(a *array) *array {
	return catenary.Must(catenary.FromSlice([]bool{a.IsCContiguous(), a.IsFContiguous()}))
}

func plain(f func(*array) (*array, error)) routine {
	return func(c *arrayCall) (arrays, error) { return single(f(c.in("a"))) }
}

func pairwise(f func(a, b *array) (*array, error)) routine {
	return func(c *arrayCall) (arrays, error) { return single(f(c.in("a"), c.in("b"))) }
}

func each(f func(*array) (*array, error)) routine {
	return func(c *arrayCall) (list arrays, err error) {
		for _, a := range c.args {
			y, err := f(a)
			if err != nil {
				return nil, err
			}
			list = append(list, y)
		}
		return list, nil
	}
}

func joined(f func(...*array) (*array, error)) routine {
	return func(c *arrayCall) (arrays, error) { return single(f(c.args...)) }
}

type dtype = catenary.Dtype

func totals(f func(*array, ...catenary.ReduceOptions) (*array, error),
	into func(a *array, axes []int, keepdims bool, d dtype, dst *array) error) routine {
	return func(c *arrayCall) (arrays, error) {
		o := catenary.ReduceOptions{Axes: c.Attrs.integers("axis"), Keepdims: c.Attrs.flag("keepdims", false),
			Dtype: c.Attrs.dtype(catenary.DtypeNone)}
		if dst := c.in("out"); dst != nil {
			return nothing(into(c.in("a"), o.Axes, o.Keepdims, o.Dtype, dst))
		}
		return single(f(c.in("a"), o))
	}
}

func spread(f func(a *array, axes []int, ddof float64, options ...catenary.KeepOptions) (*array, error),
	into func(a *array, axes []int, ddof float64, keepdims bool, d dtype, dst *array) error) routine {
	return func(c *arrayCall) (arrays, error) {
		axes, keepdims, ddof := c.Attrs.integers("axis"), c.Attrs.flag("keepdims", false), 0.0
		if c.Attrs.has("ddof") {
			ddof = c.Attrs.number("ddof")
		}
		d := c.Attrs.dtype(catenary.DtypeNone)
		if dst := c.in("out"); dst != nil {
			return nothing(into(c.in("a"), axes, ddof, keepdims, d, dst))
		}
		return single(f(c.in("a"), axes, ddof, catenary.KeepOptions{Keepdims: keepdims, Dtype: d}))
	}
}

func extremum(f func(*array, ...catenary.AxesOptions) (*array, error),
	into func(a *array, axes []int, keepdims bool, dst *array) error) routine {
	return func(c *arrayCall) (arrays, error) {
		o := catenary.AxesOptions{Axes: c.Attrs.integers("axis"), Keepdims: c.Attrs.flag("keepdims", false)}
		if dst := c.in("out"); dst != nil {
			return nothing(into(c.in("a"), o.Axes, o.Keepdims, dst))
		}
		return single(f(c.in("a"), o))
	}
}

func position(f func(a *array, axis int, keepdims bool) (*array, error),
	into func(a *array, axis int, keepdims bool, dst *array) error) routine {
	return func(c *arrayCall) (arrays, error) {
		if dst := c.in("out"); dst != nil {
			return nothing(into(c.in("a"), c.axis(), c.Attrs.flag("keepdims", false), dst))
		}
		return single(f(c.in("a"), c.axis(), c.Attrs.flag("keepdims", false)))
	}
}

// parted splits into a number of parts or at positions.
func parted(f func(a *array, axis, n int) ([]*array, error)) routine {
	return func(c *arrayCall) (arrays, error) {
		parts, axis := c.Attrs["indices_or_sections"], c.Attrs.integer("axis", 0)
		if _, listed := parts.([]any); listed {
			positions := integersOf(parts)
			return c.in("a").SplitAt(positions, axis, len(positions)+1)
		}
		return f(c.in("a"), axis, integerOf(parts))
	}
}

func partedAlong(f func(a *array, n int) ([]*array, error), at func(a *array, positions []int, n int) ([]*array, error)) routine {
	return func(c *arrayCall) (arrays, error) {
		parts := c.Attrs["indices_or_sections"]
		if _, listed := parts.([]any); listed {
			positions := integersOf(parts)
			return at(c.in("a"), positions, len(positions)+1)
		}
		return f(c.in("a"), integerOf(parts))
	}
}

func formatted(f func(a *array, width, precision, small int32) (string, error)) routine {
	return func(c *arrayCall) (arrays, error) {
		option := func(name string) int32 { return int32(c.Attrs.integer(name, -1)) }
		small := int32(-1)
		if c.Attrs.has("suppress_small") {
			small = 0
			if c.Attrs.flag("suppress_small", false) {
				small = 1
			}
		}
		text, err := f(c.in("a"), option("max_line_width"), option("precision"), small)
		if err != nil {
			return nil, err
		}
		c.named["text"] = catenary.Must(catenary.FromSlice([]byte(text)))
		return nil, nil
	}
}

func numbers(list ...int) *array { return catenary.Must(catenary.FromSlice(list)) }

// fromList is np.array of a nested list.
func fromList(value any, d dtype) (*array, error) {
	natural, shape, leaves := catenary.Bool, []int{}, []any{}
	for level := value; ; {
		list, nested := level.([]any)
		if !nested {
			break
		}
		shape = append(shape, len(list))
		if len(list) == 0 {
			break
		}
		level = list[0]
	}
	var walk func(any)
	walk = func(value any) {
		if list, nested := value.([]any); nested {
			for _, element := range list {
				walk(element)
			}
			return
		}
		if _, flag := value.(bool); !flag {
			if _, number := value.(json.Number); natural == catenary.Bool && number && isInteger(value) {
				natural = catenary.Int64
			} else if !isInteger(value) {
				natural = catenary.Float64
			}
		}
		leaves = append(leaves, value)
	}
	walk(value)
	if len(leaves) == 0 {
		natural = catenary.Float64
	}
	var a *array
	var err error
	if natural == catenary.Float64 {
		data := make([]float64, len(leaves))
		for i, leaf := range leaves {
			data[i] = numberOf(leaf)
		}
		a, err = catenary.FromSlice(data, shape...)
	} else {
		data := make([]int, len(leaves))
		for i, leaf := range leaves {
			if flag, ok := leaf.(bool); ok {
				data[i] = int(numberOf(flag))
			} else {
				data[i] = integerOf(leaf)
			}
		}
		a, err = catenary.FromSlice(data, shape...)
	}
	if len(shape) == 0 && err == nil {
		a, err = a.Reshape()
	}
	if err != nil {
		return nil, err
	}
	if d == catenary.DtypeNone {
		d = natural
	}
	return a.Astype(d)
}

func newArray(c *arrayCall) (arrays, error) {
	y, err := c.in("a"), error(nil)
	if y == nil {
		y, err = fromList(c.Attrs["obj"], c.Attrs.dtype(catenary.DtypeNone))
	} else if d := c.Attrs.dtype(catenary.DtypeNone); d != catenary.DtypeNone {
		y, err = y.Astype(d)
	}
	for err == nil && y.Ndim() < c.Attrs.integer("ndmin", 0) {
		y, err = y.ExpandDims(0)
	}
	return single(y, err)
}

func arange(c *arrayCall) (arrays, error) {
	start, stop, step := c.Attrs["start"], c.Attrs["stop"], c.Attrs["step"]
	if start == nil {
		start = json.Number("0")
	}
	if step == nil {
		step = json.Number("1")
	}
	d := c.Attrs.dtype(catenary.DtypeNone)
	if isInteger(start) && isInteger(stop) && isInteger(step) {
		return single(catenary.Arange(integerOf(start), integerOf(stop), integerOf(step), d))
	}
	return single(catenary.ArangeF64(numberOf(start), numberOf(stop), numberOf(step), d))
}

func linspace(c *arrayCall) (arrays, error) {
	y, err := catenary.Linspace(c.Attrs.number("start"), c.Attrs.number("stop"), c.Attrs.integer("num", 50),
		c.Attrs.flag("endpoint", true), c.Attrs.dtype(catenary.DtypeNone))
	if err == nil && c.Attrs.flag("retstep", false) {
		// The function does not return the step, so it is computed from the values.
		step := catenary.Must(y.ItemF64(1)) - catenary.Must(y.ItemF64(0))
		return arrays{y, catenary.Must(catenary.Must(catenary.FromSlice([]float64{step})).Reshape())}, nil
	}
	return single(y, err)
}

func properties(c *arrayCall) (arrays, error) {
	a := c.in("a")
	c.named["shape"], c.named["strides"] = numbers(a.Shape()...), numbers(a.Strides()...)
	c.named["sizes"] = numbers(a.Ndim(), a.Size(), a.Itemsize(), a.Nbytes())
	c.named["flags"] = flags(a)
	c.named["values"] = a
	return nil, nil
}

func loaded(c *arrayCall) (arrays, error) {
	path := filepath.Join(vectors, "arrays", c.Attrs["file"].(string))
	if !c.Attrs.has("entry") && !c.Attrs.has("keys") {
		return single(catenary.ArrayLoad(path, catenary.MmapNone))
	}
	file, err := catenary.NpzFileOpen(path)
	if err != nil {
		return nil, err
	}
	if entry, ok := c.Attrs["entry"].(string); ok {
		return single(file.Read(entry))
	}
	for i, key := range c.Attrs["keys"].([]any) {
		if name, err := file.Name(i); err != nil || name != key || !file.Contains(name) {
			return nil, fmt.Errorf("entry %d is %s, %v, instead of %v", i, name, err, key)
		}
	}
	c.named["count"] = catenary.Must(numbers(file.Count()).Reshape())
	return nil, nil
}

func broadcastShape(c *arrayCall) (arrays, error) {
	shape, err := catenary.ArrayBroadcast(c.args...)
	if err != nil {
		return nil, err
	}
	size := 1
	for _, n := range shape {
		size *= n
	}
	c.named["shape"], c.named["sizes"] = numbers(shape...), numbers(len(shape), size)
	return nil, nil
}

// intoOr calls the form with a destination if the case has one.
func intoOr(into func(c *arrayCall, dst *array) error, f func(c *arrayCall) (*array, error)) routine {
	return func(c *arrayCall) (arrays, error) {
		if dst := c.in("out"); dst != nil {
			return nothing(into(c, dst))
		}
		return single(f(c))
	}
}

func indices(c *arrayCall) *array {
	if a := c.in("indices"); a != nil {
		return a
	}
	return catenary.Must(fromList(c.Attrs["indices"], catenary.Int64))
}

func tensordot(c *arrayCall) (arrays, error) {
	axes, listed := c.Attrs["axes"].([]any)
	if !listed {
		return single(c.in("a").Tensordot(c.in("b"), c.Attrs.integer("axes", 2)))
	}
	return single(c.in("a").TensordotAxes(c.in("b"), integersOf(axes[0]), integersOf(axes[1])...))
}

var routines map[string]routine

func init() { // elementwise refers to the table by way of runArrays
	routines = map[string]routine{
		"empty": filled(catenary.Empty), "zeros": filled(catenary.Zeros), "ones": filled(catenary.Ones),
		"full": func(c *arrayCall) (arrays, error) {
			return single(catenary.Full(c.Attrs.integers("shape"), scalarOf(c.Attrs["fill_value"]), c.Attrs.dtype(catenary.DtypeNone)))
		},
		"full_like": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").FullLike(scalarOf(c.Attrs["fill_value"]), c.Attrs.dtype(catenary.DtypeNone)))
		},
		"empty_like": typed((*array).EmptyLike), "zeros_like": typed((*array).ZerosLike), "ones_like": typed((*array).OnesLike),
		"asarray": typed((*array).Asarray), "view": typed((*array).View), "astype": typed((*array).Astype),
		"ascontiguousarray": contiguous((*array).Ascontiguousarray),
		"asfortranarray":    contiguous((*array).Asfortranarray),
		"eye": func(c *arrayCall) (arrays, error) {
			n := c.Attrs.integer("N", 0)
			return single(catenary.Eye(n, c.Attrs.integer("M", n), c.Attrs.integer("k", 0), c.Attrs.dtype(catenary.Float64)))
		},
		"identity": func(c *arrayCall) (arrays, error) {
			return single(catenary.ArrayIdentity(c.Attrs.integer("n", 0), c.Attrs.dtype(catenary.Float64)))
		},
		"arange": arange, "linspace": linspace, "array": newArray, "properties": properties, "load": loaded,
		"copy": plain((*array).Copy), "flatten": plain((*array).Flatten), "ravel": plain((*array).Ravel),
		"diag":     func(c *arrayCall) (arrays, error) { return single(c.args[0].Diag(c.Attrs.integer("k", 0))) },
		"diagflat": func(c *arrayCall) (arrays, error) { return single(c.args[0].Diagflat(c.Attrs.integer("k", 0))) },
		"fill": func(c *arrayCall) (arrays, error) {
			value := c.args[len(c.args)-1]
			return nothing(c.in("a").Fill(value))
		},
		"array_str": formatted((*array).Str), "array_repr": formatted((*array).Repr),
		"reshape": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").Reshape(c.Attrs.integers("newshape")...))
		},
		"rollaxis": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").Rollaxis(c.axis(), c.Attrs.integer("start", 0)))
		},
		"swapaxes": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").Swapaxes(c.Attrs.integer("axis1", 0), c.Attrs.integer("axis2", 0)))
		},
		"transpose": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").Transpose(c.Attrs.integers("axes")...))
		},
		"broadcast_to": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").BroadcastTo(c.Attrs.integers("shape")...))
		},
		"expand_dims": func(c *arrayCall) (arrays, error) { return single(c.in("a").ExpandDims(c.axis())) },
		"squeeze":     func(c *arrayCall) (arrays, error) { return single(c.in("a").Squeeze(c.Attrs.integers("axis")...)) },
		"concatenate": func(c *arrayCall) (arrays, error) {
			axis := 0
			if _, given := c.Attrs["axis"]; given {
				axis = c.axis()
			}
			return single(catenary.ArrayConcatenate(c.args, axis))
		},
		"hstack": joined(catenary.ArrayHstack), "vstack": joined(catenary.ArrayVstack),
		"dstack": joined(catenary.ArrayDstack), "column_stack": joined(catenary.ArrayColumnStack),
		"atleast_1d": each((*array).Atleast1d), "atleast_2d": each((*array).Atleast2d), "atleast_3d": each((*array).Atleast3d),
		"broadcast":        broadcastShape,
		"broadcast_arrays": func(c *arrayCall) (arrays, error) { return catenary.ArrayBroadcastArrays(c.args...) },
		"split":            parted((*array).Split), "array_split": parted((*array).ArraySplit),
		"hsplit": partedAlong((*array).Hsplit, (*array).HsplitAt), "vsplit": partedAlong((*array).Vsplit, (*array).VsplitAt),
		"dsplit": partedAlong((*array).Dsplit, (*array).DsplitAt),
		"tile":   func(c *arrayCall) (arrays, error) { return single(c.in("a").Tile(c.Attrs.integers("reps")...)) },
		"repeat": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").Repeat(c.Attrs.integers("repeats"), c.axis()))
		},
		"roll": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").Roll(c.Attrs.integer("shift", 0), c.axis()))
		},
		"getitem": func(c *arrayCall) (arrays, error) { return single(c.in("a").Get(c.index()...)) },
		"setitem": func(c *arrayCall) (arrays, error) { return nothing(c.in("a").Set(c.index(), c.in("value"))) },
		"take": intoOr(func(c *arrayCall, dst *array) error {
			return c.in("a").TakeInto(indices(c), c.axis(), catenary.IndexModeRaise, dst)
		}, func(c *arrayCall) (*array, error) {
			return c.in("a").Take(indices(c), c.axis(), catenary.IndexModeRaise)
		}),
		"where": func(c *arrayCall) (arrays, error) { return single(c.in("condition").Where(c.in("x"), c.in("y"))) },
		"copyto": func(c *arrayCall) (arrays, error) {
			casting := catenary.CastingSameKind
			if name, ok := c.Attrs["casting"].(string); ok {
				casting = map[string]catenary.Casting{"no": catenary.CastingNo, "equiv": catenary.CastingEquiv,
					"safe": catenary.CastingSafe, "same_kind": catenary.CastingSameKind, "unsafe": catenary.CastingUnsafe}[name]
			}
			return nothing(c.in("dst").Copyto(c.in("src"), casting, c.in("where")))
		},
		"sum": totals((*array).Sum, (*array).SumInto), "prod": totals((*array).Prod, (*array).ProdInto),
		"mean": totals((*array).Mean, (*array).MeanInto),
		"var":  spread((*array).Var, (*array).VarInto), "std": spread((*array).Std, (*array).StdInto),
		"amax": extremum((*array).Max, (*array).MaxInto), "amin": extremum((*array).Min, (*array).MinInto),
		"argmax":        position((*array).Argmax, (*array).ArgmaxInto),
		"argmin":        position((*array).Argmin, (*array).ArgminInto),
		"count_nonzero": extremum((*array).CountNonzero, nil),
		"bincount": func(c *arrayCall) (arrays, error) {
			return single(c.in("x").Bincount(c.in("weights"), c.Attrs.integer("minlength", 0)))
		},
		"clip": intoOr(func(c *arrayCall, dst *array) error {
			return c.in("a").ClipInto(c.in("a_min"), c.in("a_max"), dst)
		}, func(c *arrayCall) (*array, error) {
			return c.in("a").Clip(catenary.ArrayClipOptions{Minimum: c.in("a_min"), Maximum: c.in("a_max")})
		}),
		"dot": intoOr(func(c *arrayCall, dst *array) error { return c.in("a").DotInto(c.in("b"), dst) },
			func(c *arrayCall) (*array, error) { return c.in("a").Dot(c.in("b")) }),
		"outer": intoOr(func(c *arrayCall, dst *array) error { return c.in("a").OuterInto(c.in("b"), dst) },
			func(c *arrayCall) (*array, error) { return c.in("a").Outer(c.in("b")) }),
		"inner": pairwise((*array).Inner), "vdot": pairwise((*array).Vdot), "tensordot": tensordot,
		"diagonal": func(c *arrayCall) (arrays, error) {
			return single(c.in("a").Diagonal(c.Attrs.integer("offset", 0), c.Attrs.integer("axis1", 0), c.Attrs.integer("axis2", 1)))
		},
		"trace": intoOr(func(c *arrayCall, dst *array) error {
			return c.in("a").TraceInto(c.Attrs.integer("offset", 0), c.Attrs.integer("axis1", 0), c.Attrs.integer("axis2", 1),
				c.Attrs.dtype(catenary.DtypeNone), dst)
		}, func(c *arrayCall) (*array, error) {
			return c.in("a").Trace(c.Attrs.integer("offset", 0), c.Attrs.integer("axis1", 0), c.Attrs.integer("axis2", 1),
				c.Attrs.dtype(catenary.DtypeNone))
		}),
	}
}
