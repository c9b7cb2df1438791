// Mnist trains a network to read handwritten digits: the Go form of the C example, with the same options and the same
// numbers for a seed.
//
//	go run ./examples/mnist -data DIR -epochs 3
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"catenary"
)

const testBatch = 500

// perceptron is a multilayer perceptron: linear layers l1, l2, ... with ReLU between them.
func perceptron(s *settings) (*catenary.Link, error) {
	link, err := catenary.NewLink(func(link *catenary.Link, inputs []*catenary.Variable, _ int) (_ []*catenary.Variable, err error) {
		defer catenary.Catch(&err)
		h := inputs[0]
		for i := 0; i < link.ChildCount(); i++ {
			if i > 0 {
				h = catenary.Must(catenary.Relu(h))
			}
			h = catenary.Must(catenary.Must(link.ChildAt(i)).Call(h))
		}
		return []*catenary.Variable{h}, nil
	})
	if err != nil {
		return nil, err
	}
	size := pixels
	for layer := 1; layer <= s.layers+1; layer++ {
		outputs := s.units
		if layer > s.layers {
			outputs = classes
		}
		if err := add(link, fmt.Sprint("l", layer))(catenary.NewLinear(size, outputs)); err != nil {
			return nil, err
		}
		size = outputs
	}
	return link, nil
}

// lenet is Caffe's LeNet: two convolutions with max pooling, then two linear layers.
func lenet() (_ *catenary.Link, err error) {
	defer catenary.Catch(&err)
	link := catenary.Must(catenary.NewLink(func(link *catenary.Link, inputs []*catenary.Variable, _ int) (_ []*catenary.Variable, err error) {
		defer catenary.Catch(&err)
		layer := func(name string, h *catenary.Variable) *catenary.Variable {
			return catenary.Must(catenary.Must(link.Child(name)).Call(h))
		}
		pool := func(h *catenary.Variable) *catenary.Variable {
			return catenary.Must(catenary.MaxPooling2d(h, 2, 2, 2, 2, 0, 0, true))
		}
		h := catenary.Must(catenary.Reshape(inputs[0], -1, 1, side, side))
		h = pool(layer("conv2", pool(layer("conv1", h))))
		h = catenary.Must(catenary.Relu(layer("ip1", h)))
		return []*catenary.Variable{layer("ip2", h)}, nil
	}))
	catenary.Check(add(link, "conv1")(catenary.NewConvolution2d(1, 20, 5, 5, 1, 1, 0, 0)))
	catenary.Check(add(link, "conv2")(catenary.NewConvolution2d(20, 50, 5, 5, 1, 1, 0, 0)))
	catenary.Check(add(link, "ip1")(catenary.NewLinear(50*4*4, 500)))
	catenary.Check(add(link, "ip2")(catenary.NewLinear(500, classes)))
	return link, nil
}

func add(link *catenary.Link, name string) func(*catenary.Link, error) error {
	return func(child *catenary.Link, err error) error {
		if err != nil {
			return err
		}
		return link.AddLink(name, child)
	}
}

func optimizerOf(s *settings) (*catenary.Optimizer, error) {
	switch s.optimizer {
	case "adam":
		return catenary.NewAdam(s.learningRate)
	case "momentum":
		return catenary.NewMomentumSgd(s.learningRate)
	}
	return catenary.NewSgd(s.learningRate)
}

// newTrainer makes a trainer that evaluates, prints a line of a table, and saves after each epoch.
func newTrainer(s *settings, updater *catenary.Updater, evaluator *catenary.Extension, model *catenary.Link) *catenary.Trainer {
	end := catenary.Must(catenary.NewIntervalTrigger(float64(s.epochs), catenary.TriggerUnitEpoch))
	trainer := catenary.Must(catenary.NewTrainer(updater, end, s.out))
	columns := []string{"epoch", "iteration", "main/loss", "validation/main/loss", "validation/main/accuracy"}
	for _, extension := range []*catenary.Extension{
		evaluator,
		catenary.Must(catenary.NewLogReportExtension(catenary.NewLogReportExtensionOptions{Filename: "log"})),
		catenary.Must(catenary.NewPrintReportExtension(columns, "")),
		catenary.Must(catenary.NewProgressBarExtension(1)),
		catenary.Must(catenary.NewPlotReportExtension(columns[2:4], "epoch", "curves.svg", nil)),
		catenary.Must(catenary.NewSnapshotObjectExtension(model, "model.safetensors")),
		catenary.Must(catenary.NewSnapshotExtension("snapshot.safetensors", 0, false)),
	} {
		catenary.Check(trainer.Extend(extension, "", nil, catenary.PriorityDefault))
	}
	return trainer
}

// build makes the network and all that trains it.
func build(s *settings, training, testing *catenary.Dataset) (_ *catenary.Trainer, err error) {
	defer catenary.Catch(&err)
	catenary.Check(catenary.RandomSeed("", s.seed))
	var model *catenary.Link
	if s.modelName == "lenet" {
		model = catenary.Must(lenet())
	} else {
		model = catenary.Must(perceptron(s))
	}
	classifier := catenary.Must(catenary.NewClassifier(model))
	optimizer := catenary.Must(optimizerOf(s))
	catenary.Check(optimizer.Setup(classifier))
	fmt.Printf("network  %s, %s with learning rate %g, batches of %d, seed %d, on %s\n", s.modelName, s.optimizer,
		s.learningRate, s.batchSize, s.seed, s.device)

	batches := catenary.Must(catenary.NewSerialIterator(training, s.batchSize, true, true, s.seed))
	tests := catenary.Must(catenary.NewSerialIterator(testing, testBatch, false, false, 0))
	updater := catenary.Must(catenary.NewStandardUpdater(batches, optimizer, nil, ""))
	evaluator := catenary.Must(catenary.NewEvaluatorExtension(tests, classifier, nil, ""))
	trainer := newTrainer(s, updater, evaluator, model)
	if s.resume != "" {
		catenary.Check(trainer.Load(s.resume))
	}
	return trainer, nil
}

// run trains until the end or until the context is done, and then saves; it says whether that was the end.
func run(ctx context.Context, s *settings) (finished bool, err error) {
	defer catenary.Catch(&err)
	training, testing, err := loadDatasets(s)
	if err != nil {
		return false, err
	}
	fmt.Printf("data     %d for training, %d for testing\n", training.Size(), testing.Size())
	trainer, err := build(s, training, testing)
	if err != nil {
		return false, err
	}
	go func() {
		<-ctx.Done()
		trainer.Stop()
	}()
	if catenary.Must(trainer.Run()) == catenary.TrainingStopped {
		fmt.Printf("stopped; continue with -resume %s\n", trainer.SnapshotPath())
		return false, nil
	}
	log := catenary.Must(trainer.Extension("LogReport"))
	accuracy := catenary.Must(log.LogValue(log.LogCount()-1, "validation/main/accuracy"))
	fmt.Printf("test accuracy %.4f\n", accuracy)
	return true, nil
}

func main() {
	s := readSettings()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var finished bool
	err := catenary.With(catenary.OnDevice(s.device)).Do(func() (err error) {
		finished, err = run(ctx, s)
		return err
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "mnist:", err)
		os.Exit(1)
	}
	if !finished {
		os.Exit(130)
	}
}
