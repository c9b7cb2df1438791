// Runs the recorded array routines.

package catenary_test

import (
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"catenary"
)

type array = catenary.Array

type arrayInput struct {
	Name, Key string
	View      []map[string]any
	Scalar    any
	Weak      bool
	Kind      string
}

type arrayCase struct {
	ID, Group, Op string
	Attrs         attributes
	Inputs        []arrayInput
	Outputs       []struct {
		Name  string
		Key   *string
		Dtype string
		Shape []int
		After string
	}
	Rtol, Atol float64
	Error      *string
	ZeroSign   bool `json:"zero_sign"`
}

// arrayCall is a case with its arrays; bases are the arrays before the steps of their views.
type arrayCall struct {
	arrayCase
	args, bases []*array
	named       map[string]*array // results with a name of their own
}

func (c *arrayCall) in(name string) *array {
	for i, input := range c.Inputs {
		if input.Name == name {
			return c.args[i]
		}
	}
	return nil
}

func (c *arrayCall) axis() int { return c.Attrs.integer("axis", catenary.AxisNone) }

type arrays = []*array

type routine = func(*arrayCall) (arrays, error)

func single(a *array, err error) (arrays, error) { return arrays{a}, err }

func nothing(err error) (arrays, error) { return nil, err }

// method calls a method of Array by its name: the arrays and their errors are its results.
func method(a *array, name string, args ...*array) (arrays, error) {
	f := reflect.ValueOf(a).MethodByName(name)
	if !f.IsValid() {
		panic(skipped("no method " + name))
	}
	if f.Type().NumIn() != len(args) {
		panic(skipped(fmt.Sprintf("%s with %d arrays", name, len(args)+1)))
	}
	var in []reflect.Value
	for _, arg := range args {
		in = append(in, reflect.ValueOf(arg))
	}
	var list arrays
	out := f.Call(in)
	for _, value := range out[:len(out)-1] {
		list = append(list, value.Interface().(*array))
	}
	err, _ := out[len(out)-1].Interface().(error)
	return list, err
}

// numpyNames are operations that C knows by another name.
var numpyNames = map[string]string{
	"divide": "true_divide", "mod": "remainder", "radians": "deg2rad", "degrees": "rad2deg",
	"iadd": "add", "isub": "subtract", "imul": "multiply", "itruediv": "true_divide", "ifloordiv": "floor_divide",
	"imod": "remainder", "ipow": "power", "ilshift": "left_shift", "irshift": "right_shift", "iand": "bitwise_and",
	"ior": "bitwise_or", "ixor": "bitwise_xor",
}

func camel(name string) string {
	var b strings.Builder
	for _, part := range strings.Split(name, "_") {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}

// elementwise calls an operation by its method, or with a dtype by its name.
func elementwise(c *arrayCall) (arrays, error) {
	name, inplace := c.Op, false
	if other, renamed := numpyNames[name]; renamed {
		name, inplace = other, name[0] == 'i'
	}
	var inputs, outs arrays
	for i, input := range c.Inputs {
		if strings.HasPrefix(input.Name, "out") {
			outs = append(outs, c.args[i])
		} else {
			inputs = append(inputs, c.args[i])
		}
	}
	if inplace {
		outs = arrays{inputs[0]}
	}
	if dtype := c.Attrs.dtype(catenary.DtypeNone); dtype != catenary.DtypeNone {
		option := catenary.ArrayUfuncOptions{}
		if len(outs) > 0 {
			option.Destination = outs[0]
		}
		y, err := catenary.ArrayUfunc(name, inputs, dtype, catenary.CastingSameKind, option)
		if len(outs) > 0 {
			return nothing(err)
		}
		return single(y, err)
	}
	if len(outs) > 0 {
		return method(inputs[0], camel(name)+"Into", append(inputs[1:], outs...)...)
	}
	return method(inputs[0], camel(name), inputs[1:]...)
}

func (c *arrayCall) view(input arrayInput, a *array) *array {
	for _, step := range input.View {
		for kind, value := range step {
			switch kind {
			case "slice":
				var items []catenary.Index
				for _, s := range value.([]any) {
					items = append(items, sliceOf(s))
				}
				a = catenary.Must(a.Get(items...))
			case "transpose":
				a = catenary.Must(a.Transpose(integersOf(value)...))
			case "index":
				at := integersOf(value)
				items := make([]catenary.Index, at[0]+1)
				for i := range items {
					items[i] = catenary.All()
				}
				items[at[0]] = catenary.At(at[1])
				a = catenary.Must(a.Get(items...))
			case "newaxis":
				a = catenary.Must(a.ExpandDims(integerOf(value)))
			case "broadcast_to":
				a = catenary.Must(a.BroadcastTo(integersOf(value)...))
			default:
				panic(skipped("a view by " + kind))
			}
		}
	}
	return a
}

func bound(value any) int {
	if value == nil {
		return catenary.Omitted
	}
	return integerOf(value)
}

func sliceOf(value any) catenary.Index {
	if value == nil {
		return catenary.All()
	}
	s := value.([]any)
	step := 1
	if s[2] != nil {
		step = integerOf(s[2])
	}
	return catenary.RangeStep(bound(s[0]), bound(s[1]), step)
}

func (c *arrayCall) index() (items []catenary.Index) {
	for _, item := range c.Attrs["index"].([]any) {
		switch item {
		case "newaxis":
			items = append(items, catenary.NewAxis())
		case "ellipsis":
			items = append(items, catenary.Ellipsis())
		default:
			if _, listed := item.([]any); listed {
				items = append(items, sliceOf(item))
			} else {
				items = append(items, catenary.At(integerOf(item)))
			}
		}
	}
	return items
}

// scalarOf is a number of the language, which does not widen arrays.
func scalarOf(value any) *array {
	if flag, ok := value.(bool); ok {
		return catenary.Must(catenary.ScalarBool(flag))
	}
	if isInteger(value) {
		return catenary.Must(catenary.ScalarI64(integerOf(value)))
	}
	return catenary.Must(catenary.ScalarF64(numberOf(value)))
}

func TestGoldenArrays(t *testing.T) {
	var cases []arrayCase
	readCases(t, "arrays", &cases)
	files := map[string]*catenary.NpzFile{}
	counts := tally{skipped: map[string]int{}}
	for _, spec := range cases {
		if files[spec.Group] == nil {
			file, err := catenary.NpzFileOpen(filepath.Join(vectors, "arrays", spec.Group+".npz"))
			files[spec.Group] = must(t, file, err)
		}
		counts.run(t, spec.ID, func() error { return runArrays(spec, files[spec.Group]) })
	}
	counts.report(t, len(cases))
}

func runArrays(spec arrayCase, file *catenary.NpzFile) (err error) {
	call := &arrayCall{arrayCase: spec, named: map[string]*array{}}
	actual, err := func() (list arrays, err error) {
		defer catenary.Catch(&err)
		shared := map[string]*array{}
		for _, input := range spec.Inputs {
			var base *array
			switch {
			case input.Key != "" && shared[input.Key] != nil:
				base = shared[input.Key]
			case input.Key != "":
				base = load(file, input.Key)
				shared[input.Key] = base
			case input.Scalar != nil && input.Kind == "float":
				base = catenary.Must(catenary.ScalarF64(numberOf(input.Scalar)))
			case input.Scalar != nil:
				base = scalarOf(input.Scalar)
			}
			call.bases = append(call.bases, base)
			call.args = append(call.args, call.view(input, base))
		}
		run := routines[spec.Op]
		if run == nil {
			run = elementwise
		}
		return run(call)
	}()
	if spec.Error != nil {
		return refusal(err, *spec.Error)
	}
	if err != nil {
		return err
	}
	defer catenary.Catch(&err)
	next := 0
	for _, output := range spec.Outputs {
		var got *array
		switch {
		case output.After != "":
			for i, input := range spec.Inputs {
				if input.Name == output.After {
					got = call.bases[i]
				}
			}
		case call.named[output.Name] != nil:
			got = call.named[output.Name]
		case next < len(actual):
			got = actual[next]
			next++
		default:
			return fmt.Errorf("no result %s", output.Name)
		}
		if output.Key == nil {
			if got.Dtype().String() != output.Dtype || fmt.Sprint(got.Shape()) != fmt.Sprint(output.Shape) {
				return fmt.Errorf("%v %v instead of %s %v", got.Dtype(), got.Shape(), output.Dtype, output.Shape)
			}
			continue
		}
		if err := compare(output.Name, got, load(file, *output.Key), spec.Rtol, spec.Atol, spec.ZeroSign); err != nil {
			return err
		}
	}
	if next != len(actual) {
		return fmt.Errorf("%d results instead of %d", len(actual), next)
	}
	return nil
}
