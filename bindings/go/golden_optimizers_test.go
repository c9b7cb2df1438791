// Runs the recorded optimizers: parameters and states after each update.

package catenary_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"catenary"
)

type optimizerCase struct {
	ID, Op string
	Attrs  attributes
	Hooks  []struct {
		Name  string
		Value float64
	}
	Params []arrayItem
	Steps  []struct {
		T               int
		Lr              *float64
		Grads           []arrayItem
		GradsAfterHooks []arrayItem `json:"grads_after_hooks"`
		Params          []arrayItem
		States          []arrayItem
	}
	Rtol, Atol float64
}

// rules are the constructors of optimizers, with the one hyperparameter that each takes.
var rules = map[string]struct {
	make  func(float64) (*catenary.Optimizer, error)
	takes string
	usual float64
}{
	"SGD":           {catenary.NewSgd, "lr", 0.01},
	"MomentumSGD":   {catenary.NewMomentumSgd, "lr", 0.01},
	"NesterovAG":    {catenary.NewNesterovAg, "lr", 0.01},
	"AdaGrad":       {catenary.NewAdagrad, "lr", 0.001},
	"AdaDelta":      {catenary.NewAdadelta, "rho", 0.95},
	"Adam":          {catenary.NewAdam, "alpha", 0.001},
	"RMSprop":       {catenary.NewRmsprop, "lr", 0.01},
	"RMSpropGraves": {catenary.NewRmspropGraves, "lr", 1e-4},
	"SMORMS3":       {catenary.NewSmorms3, "lr", 0.001},
}

func newOptimizerOf(kind string, attrs attributes) *catenary.Optimizer {
	rule, known := rules[kind]
	if !known {
		panic(skipped(kind))
	}
	optimizer := catenary.Must(rule.make(rule.usual))
	for name := range attrs {
		catenary.Check(optimizer.SetHyperparameter(name, attrs.number(name)))
	}
	return optimizer
}

// linkWith is a chain that has exactly the given parameters.
func linkWith(params []arrayItem) *catenary.Link {
	root := catenary.Must(catenary.NewChain())
	for _, item := range params {
		link, parts := root, strings.Split(item.Path[1:], "/")
		for _, part := range parts[:len(parts)-1] {
			child, err := link.Child(part)
			if err != nil {
				child = catenary.Must(catenary.NewChain())
				catenary.Check(link.AddLink(part, child))
			}
			link = child
		}
		catenary.Check(link.AddParam(parts[len(parts)-1], item.Shape, catenary.Must(catenary.DtypeFromName(item.Dtype))))
	}
	return root
}

func setData(link *catenary.Link, items []arrayItem, file *catenary.NpzFile) {
	for _, item := range items {
		catenary.Check(catenary.Must(link.Param(item.Path)).SetData(load(file, item.Key)))
	}
}

func setGrads(link *catenary.Link, items []arrayItem, file *catenary.NpzFile) {
	for _, item := range items {
		catenary.Check(catenary.Must(link.Param(item.Path)).SetGrad(load(file, item.Key)))
	}
}

func TestGoldenOptimizers(t *testing.T) {
	var cases []optimizerCase
	readCases(t, "optimizers", &cases)
	counts := tally{skipped: map[string]int{}}
	for _, spec := range cases {
		counts.run(t, spec.ID, func() error { return runOptimizer(spec) })
	}
	counts.report(t, len(cases))
}

func runOptimizer(c optimizerCase) (err error) {
	defer catenary.Catch(&err)
	optimizer, link := newOptimizerOf(c.Op, c.Attrs), linkWith(c.Params)
	file := catenary.Must(catenary.NpzFileOpen(filepath.Join(vectors, "optimizers", c.ID+".npz")))
	setData(link, c.Params, file)
	catenary.Check(optimizer.Setup(link))
	for _, hook := range c.Hooks {
		add := map[string]func(float64) error{"WeightDecay": optimizer.AddWeightDecay,
			"GradientClipping": optimizer.AddGradientClipping}[hook.Name]
		catenary.Check(add(hook.Value))
	}
	for _, step := range c.Steps {
		same := func(what string, actual *array, item arrayItem) {
			what = fmt.Sprintf("step %d, %s of %s", step.T, what, item.Path)
			catenary.Check(compare(what, actual, load(file, item.Key), c.Rtol, c.Atol, false))
		}
		setGrads(link, step.Grads, file)
		catenary.Check(optimizer.Update())
		if optimizer.T() != step.T {
			return fmt.Errorf("t is %d instead of %d", optimizer.T(), step.T)
		}
		if step.Lr != nil {
			if lr := catenary.Must(optimizer.Hyperparameter("lr")); !near(lr, *step.Lr, 1e-12, 0) {
				return fmt.Errorf("lr is %v instead of %v", lr, *step.Lr)
			}
		}
		for _, item := range step.GradsAfterHooks {
			same("gradient", gradient(catenary.Must(link.Param(item.Path))), item)
		}
		for _, item := range step.Params {
			same("data", valueAt(link, item.Path), item)
		}
		for _, item := range step.States {
			same("state "+item.Name, catenary.Must(optimizer.State(item.Path, item.Name)), item)
		}
	}
	return nil
}
