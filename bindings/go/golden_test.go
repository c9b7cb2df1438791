// What the tests of recorded results share: reading cases, comparing arrays. The families functions, arrays, links,
// optimizers and serializers run here. The family graphs does not: it would need a parser of DOT texts.

package catenary_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"catenary"
)

const vectors = "../../tests/golden/vectors"

// attributes are the arguments of a case that are not arrays. Numbers keep their text, which tells 3 from 3.0.
type attributes map[string]any

func (a attributes) has(name string) bool { return a[name] != nil }

func (a attributes) integer(name string, omitted int) int {
	if a[name] == nil {
		return omitted
	}
	return integerOf(a[name])
}

func (a attributes) number(name string) float64 { return numberOf(a[name]) }

func (a attributes) flag(name string, omitted bool) bool {
	switch value := a[name].(type) {
	case bool:
		return value
	case json.Number:
		return value != "0"
	}
	return omitted
}

// integers is a list, of one element for a number; nil if it is left out.
func (a attributes) integers(name string) []int { return integersOf(a[name]) }

func (a attributes) dtype(omitted catenary.Dtype) catenary.Dtype {
	if name, ok := a["dtype"].(string); ok {
		dtype, err := catenary.DtypeFromName(name)
		if err != nil {
			panic(err)
		}
		return dtype
	}
	return omitted
}

func isInteger(value any) bool {
	number, ok := value.(json.Number)
	return ok && !strings.ContainsAny(string(number), ".eE")
}

func integerOf(value any) int {
	n, err := value.(json.Number).Int64()
	if err != nil {
		panic(skipped("the integer " + string(value.(json.Number))))
	}
	return int(n)
}

func integersOf(value any) []int {
	switch value := value.(type) {
	case nil:
		return nil
	case json.Number:
		return []int{integerOf(value)}
	}
	list := []int{}
	for _, element := range value.([]any) {
		list = append(list, integerOf(element))
	}
	return list
}

func numberOf(value any) float64 {
	switch value := value.(type) {
	case string:
		return map[string]float64{"nan": math.NaN(), "inf": math.Inf(1), "-inf": math.Inf(-1)}[value]
	case bool:
		if value {
			return 1
		}
		return 0
	}
	n, err := value.(json.Number).Float64()
	if err != nil {
		panic(err)
	}
	return n
}

// skipped is the reason why a case cannot run through this layer.
type skipped string

// tally counts the cases of a folder.
type tally struct {
	passed, failed int
	skipped        map[string]int
}

// run runs a case and counts it; a panic with a skipped reason skips it.
func (c *tally) run(t *testing.T, id string, body func() error) {
	defer func() {
		switch value := recover().(type) {
		case nil:
		case skipped:
			c.skipped[string(value)]++
		case error:
			t.Errorf("%s: %v", id, value)
			c.failed++
		default:
			panic(value)
		}
	}()
	if err := body(); err != nil {
		panic(err)
	}
	c.passed++
}

func (c *tally) report(t *testing.T, least int) {
	total := 0
	var reasons []string
	for reason, n := range c.skipped {
		total += n
		reasons = append(reasons, fmt.Sprintf("%s (%d)", reason, n))
	}
	sort.Strings(reasons)
	t.Logf("%d passed, %d failed, %d skipped: %s", c.passed, c.failed, total, strings.Join(reasons, ", "))
	if c.passed < least {
		t.Errorf("expected at least %d to pass", least)
	}
}

func readCases(t *testing.T, folder string, cases any) {
	t.Helper()
	file, err := os.Open(filepath.Join(vectors, folder, "cases.json"))
	if err != nil {
		t.Skip("no vectors: ", err)
	}
	defer file.Close()
	decoder := json.NewDecoder(file)
	decoder.UseNumber()
	if err := decoder.Decode(cases); err != nil {
		t.Fatal(err)
	}
}

// load reads an array of an npz file.
func load(file *catenary.NpzFile, key string) *catenary.Array { return catenary.Must(file.Read(key)) }

// compare tells how an array differs from what is expected.
func compare(what string, actual, expected *catenary.Array, rtol, atol float64, zeroSign bool) error {
	if actual.Dtype() != expected.Dtype() || fmt.Sprint(actual.Shape()) != fmt.Sprint(expected.Shape()) {
		return fmt.Errorf("%s: %v %v instead of %v %v", what, actual.Dtype(), actual.Shape(), expected.Dtype(),
			expected.Shape())
	}
	switch actual.Dtype() {
	case catenary.Float16, catenary.Bfloat16, catenary.Float32, catenary.Float64:
		got, want := doubles(actual), doubles(expected)
		for i := range want {
			if !near(got[i], want[i], rtol, atol) || zeroSign && math.Signbit(got[i]) != math.Signbit(want[i]) && !math.IsNaN(want[i]) {
				return fmt.Errorf("%s: element %d is %v instead of %v", what, i, got[i], want[i])
			}
		}
	default: // uint64 keeps its bits
		got := catenary.Must(catenary.ToSlice[int64](catenary.Must(actual.Astype(catenary.Int64))))
		want := catenary.Must(catenary.ToSlice[int64](catenary.Must(expected.Astype(catenary.Int64))))
		for i := range want {
			if got[i] != want[i] {
				return fmt.Errorf("%s: element %d is %v instead of %v", what, i, got[i], want[i])
			}
		}
	}
	return nil
}

func doubles(a *catenary.Array) []float64 {
	return catenary.Must(catenary.ToSlice[float64](catenary.Must(a.Astype(catenary.Float64))))
}

func near(got, want, rtol, atol float64) bool {
	if math.IsNaN(want) || math.IsInf(want, 0) {
		return math.IsNaN(got) && math.IsNaN(want) || got == want
	}
	return math.Abs(got-want) <= atol+rtol*math.Abs(want)
}

var errorKinds = map[string]catenary.Code{
	"value": catenary.ErrInvalidArgument, "shape": catenary.ErrShape, "reshape": catenary.ErrShape,
	"axis": catenary.ErrIndex, "index": catenary.ErrIndex, "type": catenary.ErrDtype, "cast": catenary.ErrDtype,
}

// refusal checks the error of a case that must fail. Missing files and entries have no kind of their own.
func refusal(err error, kind string) error {
	code := errorKinds[kind]
	if errors.Is(err, code) || code == catenary.ErrInvalidArgument && errors.Is(err, catenary.ErrNotFound) {
		return nil
	}
	return fmt.Errorf("got %v instead of an error of the kind %s", err, kind)
}
