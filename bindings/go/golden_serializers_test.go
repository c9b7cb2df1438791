// Loads the recorded files of links and optimizers, and saves them again in every format.

package catenary_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"catenary"
)

// linkTree is a hierarchy: links with a type and attributes, chains with children, and plain links with values.
type linkTree struct {
	Type                string
	Attrs               attributes
	Children            json.RawMessage
	Params, Persistents map[string][2]any // dtype and shape
}

type fileValue struct {
	arrayItem
	NpzKey string `json:"npz_key"`
}

type serializerCase struct {
	ID, Object, Optimizer string
	Link                  linkTree
	Attrs                 attributes
	Files                 map[string]string
	Expected              string
	Values                []fileValue
	Updates, Epochs       int
	History               map[string][]arrayItem
}

// shortNames are the dtypes of plain links.
var shortNames = map[string]dtype{"f2": catenary.Float16, "f4": catenary.Float32, "f8": catenary.Float64,
	"u1": catenary.Uint8, "i4": catenary.Int32, "int": catenary.Int64, "?": catenary.Bool}

func decode(text json.RawMessage, value any) {
	decoder := json.NewDecoder(strings.NewReader(string(text)))
	decoder.UseNumber()
	catenary.Check(decoder.Decode(value))
}

func (tree linkTree) build() *catenary.Link {
	switch tree.Type {
	case "Chain":
		var children map[string]linkTree
		decode(tree.Children, &children)
		chain := catenary.Must(catenary.NewChain())
		for name, child := range children {
			catenary.Check(chain.AddLink(name, child.build()))
		}
		return chain
	case "ChainList":
		var children []linkTree
		decode(tree.Children, &children)
		list := catenary.Must(catenary.NewChainList())
		for _, child := range children {
			catenary.Check(list.AddLink("", child.build()))
		}
		return list
	case "Link":
		link := catenary.Must(catenary.NewChain())
		for name, value := range tree.Params {
			catenary.Check(link.AddParam(name, integersOf(value[1]), shortNames[value[0].(string)]))
		}
		for name, value := range tree.Persistents {
			zeros := catenary.Must(catenary.Zeros(integersOf(value[1]), shortNames[value[0].(string)]))
			catenary.Check(link.AddPersistent(name, zeros))
		}
		return link
	}
	return catenary.Must(newLinkOf(tree.Type, tree.Attrs))
}

// subject is what a case loads and saves.
type subject struct {
	link      *catenary.Link
	optimizer *catenary.Optimizer // nil if it is the link
}

func (c *serializerCase) subject() subject {
	s := subject{link: c.Link.build()}
	if c.Object == "optimizer" {
		s.optimizer = newOptimizerOf(c.Optimizer, c.Attrs)
		catenary.Check(s.optimizer.Setup(s.link))
	}
	return s
}

// stored is what both links and optimizers can do.
type stored interface {
	LoadNpz(path string) error
	LoadHdf5(path string) error
	LoadSafetensors(path string) error
	SaveNpz(path string, level int32) error
	SaveHdf5(path string, level int32) error
	SaveSafetensors(path string) error
}

func (s subject) stored() stored {
	if s.optimizer != nil {
		return s.optimizer
	}
	return s.link
}

func (s subject) load(format, path string) error {
	object := s.stored()
	return map[string]func(string) error{
		"npz": object.LoadNpz, "hdf5": object.LoadHdf5, "safetensors": object.LoadSafetensors}[format](path)
}

func (s subject) save(format, path string, level int32) error {
	switch object := s.stored(); format {
	case "npz":
		return object.SaveNpz(path, level)
	case "hdf5":
		return object.SaveHdf5(path, level)
	default:
		return object.SaveSafetensors(path)
	}
}

func (s subject) value(path string) *array {
	scalar := func(n int) *array { return catenary.Must(numbers(n).Reshape()) }
	switch {
	case s.optimizer == nil:
		return valueAt(s.link, path)
	case path == "/t":
		return scalar(s.optimizer.T())
	case path == "/epoch":
		return scalar(s.optimizer.Epoch())
	}
	i := strings.LastIndex(path, "/")
	return catenary.Must(s.optimizer.State(path[:i], path[i+1:]))
}

func (c *serializerCase) compare(s subject, expected *catenary.NpzFile, rtol, atol float64) {
	for _, item := range c.Values {
		catenary.Check(compare(item.Path, s.value(item.Path), load(expected, item.Key), rtol, atol, false))
	}
}

// compareFile checks that a file which was saved has exactly the reference's entries.
func (c *serializerCase) compareFile(path string, expected *catenary.NpzFile) {
	file := catenary.Must(catenary.NpzFileOpen(path))
	for _, item := range c.Values {
		catenary.Check(compare(item.NpzKey, load(file, item.NpzKey), load(expected, item.Key), 0, 0, false))
	}
	if file.Count() != len(c.Values) {
		panic(fmt.Errorf("the file has %d entries instead of %d", file.Count(), len(c.Values)))
	}
}

func TestGoldenSerializers(t *testing.T) {
	var cases []serializerCase
	readCases(t, "serializers", &cases)
	counts, total := tally{skipped: map[string]int{}}, 0
	test := func(id string, body func()) {
		total++
		counts.run(t, id, func() (err error) {
			defer catenary.Catch(&err)
			body()
			return nil
		})
	}
	for _, c := range cases {
		c := c
		expected := catenary.Must(catenary.NpzFileOpen(filepath.Join(vectors, "serializers", c.Expected)))
		for kind, file := range c.Files {
			format := strings.TrimSuffix(kind, "_uncompressed")
			path := filepath.Join(vectors, "serializers", file)
			formats := []string{format}
			if kind == "npz" {
				formats = append(formats, "safetensors")
			}
			for _, other := range formats {
				test(c.ID+"/"+kind+"/"+other, func() { c.loadAndSave(t, expected, format, path, other) })
			}
		}
		if c.History != nil {
			test(c.ID+"/history", func() { c.replay(expected) })
		}
	}
	counts.report(t, total)
}

func (c *serializerCase) loadAndSave(t *testing.T, expected *catenary.NpzFile, format, path, other string) {
	s := c.subject()
	catenary.Check(s.load(format, path))
	c.compare(s, expected, 0, 0)
	for _, level := range []int32{0, -1} {
		saved := filepath.Join(t.TempDir(), "saved")
		catenary.Check(s.save(other, saved, level))
		if other == "npz" {
			c.compareFile(saved, expected)
		}
		again := c.subject()
		catenary.Check(again.load(other, saved))
		c.compare(again, expected, 0, 0)
	}
}

// replay makes the updates that led to the recorded file of an optimizer.
func (c *serializerCase) replay(expected *catenary.NpzFile) {
	s := c.subject()
	setData(s.link, c.History["param"], expected)
	for step := 1; step <= c.Updates; step++ {
		setGrads(s.link, c.History[fmt.Sprintf("step%d/grad", step)], expected)
		catenary.Check(s.optimizer.Update())
	}
	for epoch := 0; epoch < c.Epochs; epoch++ {
		catenary.Check(s.optimizer.NewEpoch())
	}
	c.compare(s, expected, 1e-5, 1e-6)
	for _, item := range c.History["param_after"] {
		catenary.Check(compare(item.Path, valueAt(s.link, item.Path), load(expected, item.Key), 1e-5, 1e-6, false))
	}
}
