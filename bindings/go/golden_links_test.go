// Runs the recorded links: parameters, calls, states and gradients.

package catenary_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"catenary"
)

// arrayItem is an array of a case, with what it belongs to.
type arrayItem struct {
	Key, Path, Name string
	Dtype           string
	Shape           []int
	GradKey         *string `json:"grad_key"`
}

type linkCall struct {
	Kwargs           attributes
	Inputs           []arrayItem
	Recorded         []arrayItem
	Outputs          []arrayItem
	GradOutputs      []*string   `json:"grad_outputs"`
	StateAfter       []arrayItem `json:"state_after"`
	PersistentsAfter []arrayItem `json:"persistents_after"`
}

type linkCase struct {
	ID, Op       string
	Attrs        attributes
	Params       []arrayItem
	Persistents  []arrayItem
	InitialState []arrayItem `json:"initial_state"`
	Tables       []arrayItem
	Tree         any
	Calls        []linkCall
	Rtol, Atol   float64
}

// expect compares an array with one of the file.
func (c *linkCase) expect(what string, actual *array, file *catenary.NpzFile, key string) {
	catenary.Check(compare(what, actual, load(file, key), c.Rtol, c.Atol, false))
}

func linkOptions(attrs attributes) (options []catenary.LinkOption) {
	for name := range attrs {
		if !attrs.has(name) {
			continue
		}
		switch name {
		case "nobias":
			options = append(options, catenary.LinkNobias(attrs.flag(name, false)))
		case "decay":
			options = append(options, catenary.LinkDecay(attrs.number(name)))
		case "eps":
			options = append(options, catenary.LinkEps(attrs.number(name)))
		case "power":
			options = append(options, catenary.LinkPower(attrs.number(name)))
		case "dtype":
			options = append(options, catenary.LinkDtype(attrs.dtype(catenary.DtypeNone)))
		case "ignore_label":
			options = append(options, catenary.LinkIgnoreLabel(attrs.integer(name, 0)))
		case "outsize":
			options = append(options, catenary.LinkOutsize(attrs.integers(name)...))
		}
	}
	return options
}

// predictor has linear links l1, l2, ... with relu between them, or is one link.
func predictor(sizes []int) (*catenary.Link, error) {
	if len(sizes) == 2 {
		return catenary.NewLinear(sizes[0], sizes[1])
	}
	link, err := catenary.NewLink(func(link *catenary.Link, inputs []*variable, outputCount int) ([]*variable, error) {
		h, err := catenary.Must(link.Child("l1")).Call(inputs[0])
		for i := 2; err == nil && i <= link.ChildCount(); i++ {
			h, err = catenary.Must(link.Child(fmt.Sprintf("l%d", i))).Call(catenary.Must(catenary.Relu(h)))
		}
		return results{h}, err
	})
	for i := 1; err == nil && i < len(sizes); i++ {
		err = link.AddLink(fmt.Sprintf("l%d", i), catenary.Must(catenary.NewLinear(sizes[i-1], sizes[i])))
	}
	return link, err
}

// treeOf is a tree of words as the library has it: -1 stands before the two parts of a node.
func treeOf(tree any) *array {
	var list []int
	var flatten func(any)
	flatten = func(tree any) {
		if parts, ok := tree.([]any); ok {
			list = append(list, -1)
			for _, part := range parts {
				flatten(part)
			}
		} else {
			list = append(list, integerOf(tree))
		}
	}
	flatten(tree)
	return numbers(list...)
}

func newLinkOf(kind string, attrs attributes) (*catenary.Link, error) {
	at := func(name string) int { return attrs.integer(name, 0) }
	pair := func(name string, omitted int) (int, int) {
		if list := attrs.integers(name); list != nil {
			return list[0], list[len(list)-1]
		}
		return omitted, omitted
	}
	ky, kx := pair("ksize", 0)
	sy, sx := pair("stride", 1)
	py, px := pair("pad", 0)
	options := linkOptions(attrs)
	switch kind {
	case "Linear":
		return catenary.NewLinear(at("in_size"), at("out_size"), options...)
	case "Bilinear":
		return catenary.NewBilinear(at("left_size"), at("right_size"), at("out_size"), options...)
	case "Convolution2D":
		return catenary.NewConvolution2d(at("in_channels"), at("out_channels"), ky, kx, sy, sx, py, px, options...)
	case "Deconvolution2D":
		return catenary.NewDeconvolution2d(at("in_channels"), at("out_channels"), ky, kx, sy, sx, py, px, options...)
	case "EmbedID":
		return catenary.NewEmbedId(at("in_size"), at("out_size"), options...)
	case "GRU":
		return catenary.NewGru(attrs.integer("n_inputs", at("n_units")), at("n_units"))
	case "StatefulGRU":
		return catenary.NewStatefulGru(at("in_size"), at("out_size"))
	case "LSTM":
		return catenary.NewLstm(at("in_size"), at("out_size"))
	case "Inception":
		return catenary.NewInception(at("in_channels"), at("out1"), at("proj3"), at("out3"), at("proj5"), at("out5"), at("proj_pool"))
	case "InceptionBN":
		pooling := catenary.PoolingMax
		if attrs["pooltype"] == "avg" {
			pooling = catenary.PoolingAverage
		}
		link, err := catenary.NewInceptionBn(at("in_channels"), at("out1"), at("proj3"), at("out3"), at("proj33"), at("out33"),
			pooling, at("proj_pool"), sy)
		if err == nil && !attrs.flag("train", true) {
			err = link.SetNormalizationMode(catenary.NormalizationTest)
		}
		return link, err
	case "MLPConvolution2D":
		activation := catenary.Relu
		if attrs["activation"] == "tanh" {
			activation = catenary.Tanh
		}
		return catenary.NewMlpConvolution2d(at("in_channels"), attrs.integers("out_channels"), ky, kx, sy, sx, py, px, activation, options...)
	case "BatchNormalization":
		return catenary.NewBatchNormalization(attrs.integers("size"), options...)
	case "BinaryHierarchicalSoftmax":
		return catenary.NewBinaryHierarchicalSoftmax(at("in_size"), treeOf(attrs["tree"]))
	case "PReLU":
		return catenary.NewPrelu(attrs.integers("shape"), options...)
	case "Maxout":
		return catenary.NewMaxout(at("in_size"), at("out_size"), at("pool_size"), options...)
	case "NegativeSampling":
		return catenary.NewNegativeSampling(at("in_size"), attrs.integers("counts"), at("sample_size"), options...)
	case "Classifier":
		return catenary.NewClassifier(catenary.Must(predictor(attrs.integers("predictor"))))
	}
	panic(skipped(kind))
}

// ownerOf is the link that has the last part of a path, and that part.
func ownerOf(link *catenary.Link, path string) (*catenary.Link, string) {
	path = strings.TrimPrefix(path, "/")
	if i := strings.LastIndex(path, "/"); i >= 0 {
		return catenary.Must(link.Child(path[:i])), path[i+1:]
	}
	return link, path
}

// valueAt is the parameter or the persistent value at a path.
func valueAt(link *catenary.Link, path string) *array {
	param, err := link.Param(path)
	if errors.Is(err, catenary.ErrNotFound) {
		owner, name := ownerOf(link, path)
		return catenary.Must(owner.Persistent(name))
	}
	return catenary.Must(catenary.Must(param, err).Data())
}

func (c *linkCase) compareTables(link *catenary.Link, file *catenary.NpzFile) {
	if len(c.Tables) == 0 {
		return
	}
	found := map[string]*array{}
	if c.Op == "NegativeSampling" {
		sampler := catenary.Must(link.NegativeSamplingSampler())
		found["threshold"], found["values"] = catenary.Must(sampler.Threshold()), catenary.Must(sampler.Values())
	} else {
		paths, codes, begins, err := link.BinaryHierarchicalSoftmaxTables()
		catenary.Check(err)
		found["paths"], found["codes"], found["begins"] = paths, codes, begins
	}
	if len(found) != len(c.Tables) {
		panic(fmt.Errorf("%d tables instead of %d", len(found), len(c.Tables)))
	}
	for _, item := range c.Tables {
		c.expect(item.Name, found[item.Name], file, item.Key)
	}
}

func prepare(link *catenary.Link, kind string, kwargs attributes) {
	if kind == "BatchNormalization" {
		if kwargs.flag("start_finetuning", false) {
			catenary.Check(link.StartFinetuning())
		}
		mode := catenary.NormalizationTrain
		if kwargs.flag("test", false) {
			mode = catenary.NormalizationTest
		} else if kwargs.flag("finetune", false) {
			mode = catenary.NormalizationFinetune
		}
		catenary.Check(link.SetNormalizationMode(mode))
	} else if kwargs.flag("reset_state", false) {
		catenary.Check(link.LstmResetState())
	}
}

func stateOf(link *catenary.Link, kind, name string) *array {
	get := link.StatefulGruH
	if kind == "LSTM" {
		get = map[string]func() (*variable, error){"c": link.LstmC, "h": link.LstmH}[name]
	}
	return catenary.Must(catenary.Must(get()).Data())
}

// outputs are those of a call; the ones that a classifier keeps are read from it.
func (c *linkCase) outputs(link *catenary.Link, call linkCall, inputs []*variable, file *catenary.NpzFile) results {
	if len(call.Recorded) == 1 {
		samples := catenary.FunctionSamples(load(file, call.Recorded[0].Key))
		return results{catenary.Must(link.NegativeSamplingCall(inputs[0], inputs[1], samples))}
	}
	kept := map[string]func() (*variable, error){}
	if c.Op == "Classifier" {
		kept["accuracy"], kept["y"] = link.ClassifierAccuracy, link.ClassifierPrediction
	}
	count := 0
	for _, output := range call.Outputs {
		if kept[output.Name] == nil {
			count++
		}
	}
	returned := catenary.Must(link.CallMany(inputs, count))
	var list results
	for _, output := range call.Outputs {
		if get := kept[output.Name]; get != nil {
			list = append(list, catenary.Must(get()))
		} else {
			list, returned = append(list, returned[0]), returned[1:]
		}
	}
	return list
}

func TestGoldenLinks(t *testing.T) {
	var cases []linkCase
	readCases(t, "links", &cases)
	counts := tally{skipped: map[string]int{}}
	for _, spec := range cases {
		counts.run(t, spec.ID, func() error { return runLink(spec) })
	}
	counts.report(t, len(cases))
}

func runLink(c linkCase) (err error) {
	defer catenary.Catch(&err)
	file := catenary.Must(catenary.NpzFileOpen(filepath.Join(vectors, "links", c.ID+".npz")))
	switch c.Op {
	case "WalkerAlias":
		alias := catenary.Must(catenary.NewWalkerAlias(load(file, "probs")))
		c.expect("threshold", catenary.Must(alias.Threshold()), file, "threshold")
		c.expect("values", catenary.Must(alias.Values()), file, "values")
		c.expect("samples", catenary.Must(alias.SampleFrom(load(file, "uniform"))), file, "samples")
		return nil
	case "create_huffman_tree":
		return c.huffman(file)
	}
	link := catenary.Must(newLinkOf(c.Op, c.Attrs))
	if link.ParamCount() != len(c.Params) {
		return fmt.Errorf("%d parameters instead of %d", link.ParamCount(), len(c.Params))
	}
	for _, item := range c.Params {
		catenary.Check(catenary.Must(link.Param(item.Path)).SetData(load(file, item.Key)))
	}
	for _, item := range c.Persistents {
		owner, name := ownerOf(link, item.Path)
		catenary.Check(owner.SetPersistent(name, load(file, item.Key)))
	}
	c.compareTables(link, file)
	inputs, items := results{}, []arrayItem{}
	for _, item := range c.InitialState {
		state := catenary.Must(catenary.NewVariable(load(file, item.Key)))
		catenary.Check(link.StatefulGruSetState(state))
		inputs, items = append(inputs, state), append(items, item)
	}
	var total *variable
	for _, call := range c.Calls {
		prepare(link, c.Op, call.Kwargs)
		given := results{}
		for _, item := range call.Inputs {
			given = append(given, catenary.Must(catenary.NewVariable(load(file, item.Key))))
		}
		inputs, items = append(inputs, given...), append(items, call.Inputs...)
		for i, result := range c.outputs(link, call, given, file) {
			c.expect(call.Outputs[i].Name, catenary.Must(result.Data()), file, call.Outputs[i].Key)
			if key := call.GradOutputs[i]; key != nil {
				weight := catenary.Must(catenary.NewConstant(load(file, *key)))
				part := catenary.Must(catenary.Sum(catenary.Must(catenary.Mul(result, weight))))
				if total != nil {
					part = catenary.Must(catenary.Add(total, part))
				}
				total = part
			}
		}
		for _, item := range call.StateAfter {
			c.expect("state "+item.Name, stateOf(link, c.Op, item.Name), file, item.Key)
		}
		for _, item := range call.PersistentsAfter {
			c.expect(item.Path, valueAt(link, item.Path), file, item.Key)
		}
	}
	catenary.Check(link.Cleargrads())
	if total != nil {
		catenary.Check(total.Backward())
	}
	for _, item := range c.Params {
		if item.GradKey != nil && *item.GradKey != "" {
			c.expect("gradient of "+item.Path, gradient(catenary.Must(link.Param(item.Path))), file, *item.GradKey)
		}
	}
	for i, item := range items {
		if item.GradKey != nil && *item.GradKey != "" {
			c.expect("gradient of "+item.Key, gradient(inputs[i]), file, *item.GradKey)
		}
	}
	return nil
}

func (c *linkCase) huffman(file *catenary.NpzFile) error {
	var words []int
	var counts []float64
	for _, pair := range c.Attrs["word_counts"].([]any) {
		pair := pair.([]any)
		words, counts = append(words, integerOf(pair[0])), append(counts, numberOf(pair[1].(json.Number)))
	}
	tree := catenary.Must(catenary.CreateHuffmanTree(words, counts...))
	expected := catenary.Must(treeOf(c.Tree).Astype(tree.Dtype()))
	catenary.Check(compare("tree", tree, expected, 0, 0, false))
	c.compareTables(catenary.Must(catenary.NewBinaryHierarchicalSoftmax(1, tree)), file)
	return nil
}
