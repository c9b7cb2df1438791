// Mnist trains a network to read handwritten digits: the Go form of the C example, with the same options and the same
// numbers for a seed.
//
//	go run ./examples/mnist -data DIR -epochs 3
package main

import (
	"context"
	"fmt"
	"math"
	"os"
	"os/signal"
	"time"

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

// run is a training: what it trains and on what.
type run struct {
	*settings
	training, testing digits
	classifier, model *catenary.Link
	optimizer         *catenary.Optimizer
	pixels            []float32
	labels            []int32
}

// batch makes the inputs of the classifier of the digits at the given positions.
func (r *run) batch(d *digits, order []int) ([]*catenary.Variable, error) {
	r.pixels, r.labels = r.pixels[:0], r.labels[:0]
	for _, index := range order {
		for _, ink := range d.images[index*pixels : (index+1)*pixels] {
			r.pixels = append(r.pixels, float32(ink)/255)
		}
		r.labels = append(r.labels, int32(d.labels[index]))
	}
	x, err := catenary.ConstantFrom(r.pixels, len(order), pixels)
	if err != nil {
		return nil, err
	}
	t, err := catenary.ConstantFrom(r.labels)
	return []*catenary.Variable{x, t}, err
}

// shuffled is the order of the digits, which depends only on the seed and the epoch: a resumed run sees the same one.
func (r *run) shuffled(epoch int) (order []int, err error) {
	defer catenary.Catch(&err)
	seed := r.seed*100003 + uint64(epoch)
	generator := catenary.Must(catenary.NewRandomState("cpu", catenary.RandomPhilox43210, seed))
	return catenary.ToSlice[int](catenary.Must(catenary.RandomPermutation(generator, r.training.count())))
}

// train passes over the digits once and gives the mean of the losses before each update.
func (r *run) train(ctx context.Context, epoch int) (float64, error) {
	if err := r.classifier.ClassifierSetComputeAccuracy(false); err != nil {
		return 0, err
	}
	order, err := r.shuffled(epoch)
	if err != nil {
		return 0, err
	}
	total := 0.0
	err = catenary.Loop(ctx, batches(len(order), r.batchSize), func(i int) (err error) {
		defer catenary.Catch(&err)
		chosen := part(order, i, r.batchSize)
		loss := catenary.Must(r.classifier.Call(catenary.Must(r.batch(&r.training, chosen))...))
		defer loss.Close() // releases the history at once
		catenary.Check(r.classifier.Cleargrads())
		catenary.Check(loss.Backward())
		catenary.Check(r.optimizer.Update())
		total += catenary.Must(loss.ItemF64()) * float64(len(chosen))
		return nil
	})
	if err != nil {
		return 0, err
	}
	return total / float64(len(order)), r.optimizer.NewEpoch()
}

// evaluate gives mean loss and accuracy over the test digits, without the history that only backward needs.
func (r *run) evaluate(ctx context.Context) (loss, accuracy float64, err error) {
	if err := r.classifier.ClassifierSetComputeAccuracy(true); err != nil {
		return 0, 0, err
	}
	order := make([]int, r.testing.count())
	for i := range order {
		order[i] = i
	}
	correct := 0.0
	err = catenary.With(catenary.Backprop(false)).Do(func() error {
		return catenary.Loop(ctx, batches(len(order), testBatch), func(i int) (err error) {
			defer catenary.Catch(&err)
			chosen := part(order, i, testBatch)
			mean := catenary.Must(r.classifier.Call(catenary.Must(r.batch(&r.testing, chosen))...))
			loss += catenary.Must(mean.ItemF64()) * float64(len(chosen))
			share := catenary.Must(catenary.Must(r.classifier.ClassifierAccuracy()).ItemF64())
			correct += math.Round(share * float64(len(chosen)))
			return nil
		})
	})
	n := float64(len(order))
	return loss / n, correct / n, err
}

func batches(n, size int) int { return (n + size - 1) / size }

func part(order []int, i, size int) []int {
	if last := (i + 1) * size; last < len(order) {
		return order[i*size : last]
	}
	return order[i*size:]
}

func (r *run) build() (err error) {
	defer catenary.Catch(&err)
	catenary.Check(catenary.RandomSeed("", r.seed))
	if r.modelName == "lenet" {
		r.model = catenary.Must(lenet())
	} else {
		r.model = catenary.Must(perceptron(r.settings))
	}
	r.classifier = catenary.Must(catenary.NewClassifier(r.model))
	r.optimizer = catenary.Must(optimizerOf(r.settings))
	catenary.Check(r.optimizer.Setup(r.classifier))
	if r.resume != "" {
		catenary.Check(catenary.CheckpointLoad(r.resume, r.model, catenary.CheckpointLoadOptions{Optimizer: r.optimizer}))
	}
	fmt.Printf("network  %s, %s with learning rate %g, batches of %d, seed %d, on %s\n", r.modelName, r.settings.optimizer,
		r.learningRate, r.batchSize, r.seed, r.device)
	return nil
}

func (r *run) epochs(ctx context.Context) error {
	if err := r.build(); err != nil {
		return err
	}
	for epoch := r.optimizer.Epoch() + 1; epoch <= r.settings.epochs; epoch++ {
		started := time.Now()
		trainLoss, err := r.train(ctx, epoch)
		if err != nil {
			return err
		}
		loss, accuracy, err := r.evaluate(ctx)
		if err != nil {
			return err
		}
		fmt.Printf("epoch %2d/%d  train loss %.4f  test loss %.4f  test accuracy %.4f  %.2f s\n", epoch, r.settings.epochs,
			trainLoss, loss, accuracy, time.Since(started).Seconds())
		if r.save == "" {
			continue
		}
		if err := catenary.CheckpointSave(r.save, r.model, catenary.CheckpointSaveOptions{Optimizer: r.optimizer}); err != nil {
			return err
		}
	}
	_, accuracy, err := r.evaluate(ctx)
	if err == nil {
		fmt.Printf("test accuracy %.4f\n", accuracy)
	}
	return err
}

func main() {
	s := readSettings()
	training, testing, err := loadDigits(s)
	if err == nil {
		fmt.Printf("data     %d for training, %d for testing\n", training.count(), testing.count())
		// Ctrl-C ends the training between two operations.
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		r := &run{settings: s, training: training, testing: testing}
		err = catenary.With(catenary.OnDevice(s.device), catenary.Cancel(ctx)).Do(func() error { return r.epochs(ctx) })
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mnist:", err)
		os.Exit(1)
	}
}
