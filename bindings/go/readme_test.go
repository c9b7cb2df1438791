// A test that the README shows examples that are run.

package catenary_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// The code of the README is that of examples, which are run.
func TestReadme(t *testing.T) {
	read := func(name string) string {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	indentation := regexp.MustCompile(`(?m)^\s+`)
	plain := func(code string) string { return strings.TrimSpace(indentation.ReplaceAllString(code, "")) }
	examples := plain(read("example_test.go")) + plain(read("examples/first/main.go"))
	blocks := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(read("README.md"), -1)
	if len(blocks) < 7 {
		t.Errorf("%d blocks of code", len(blocks))
	}
	for _, block := range blocks {
		if !strings.Contains(examples, plain(block[1])) {
			t.Errorf("no example has this code:\n%s", block[1])
		}
	}
}
