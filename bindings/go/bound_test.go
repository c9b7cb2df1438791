// A test that the package reaches every function of the library.

package catenary

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"catenary/raw"
)

// Every function of the library is in the raw layer, and is called by this package or left out for a reason.
func TestEveryFunctionIsBound(t *testing.T) {
	sources := func(pattern string) string {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		var all strings.Builder
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			all.Write(text)
		}
		return all.String()
	}
	declarations, calls := sources("raw/*.go"), sources("*.go")
	called := 0
	for i := uint64(0); i < raw.OpCount(); i++ {
		name := raw.Text(raw.OpName(i))
		var camel strings.Builder
		for _, part := range strings.Split(name, "_") {
			camel.WriteString(strings.ToUpper(part[:1]) + part[1:])
		}
		if !strings.Contains(declarations, "\nfunc "+camel.String()+"(") {
			t.Errorf("raw has no %s", camel.String())
		}
		reached := strings.Contains(calls, "raw."+camel.String()+"(")
		if reached {
			called++
		}
		if _, out := leftOut[name]; out == reached {
			t.Errorf("%s: left out: %v, called: %v", name, out, reached)
		}
	}
	t.Logf("%d functions, %d of them called, %d left out", raw.OpCount(), called, len(leftOut))
}
