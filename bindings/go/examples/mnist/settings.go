// The command line of the MNIST example.

package main

import (
	"flag"
	"fmt"
	"os"
)

type settings struct {
	data, modelName, optimizer, device, out, resume string
	train, test, layers, units, batchSize, epochs   int
	learningRate                                    float64
	seed                                            uint64
}

var learningRates = map[string]float64{"adam": 0.001, "sgd": 0.2, "momentum": 0.05}

// readSettings reads the options of the command line: those of the C example, but for downloads.
func readSettings() *settings {
	s := new(settings)
	flag.StringVar(&s.data, "data", "", "folder with the IDX files of MNIST, plain or .gz (default $CATENARY_DATA/mnist)")
	flag.IntVar(&s.train, "train", 0, "train on the first digits only; 0: all")
	flag.IntVar(&s.test, "test", 0, "test on the first digits only; 0: all")
	flag.StringVar(&s.modelName, "model", "mlp", "mlp, or lenet: Caffe's convolutional network")
	flag.IntVar(&s.layers, "layers", 2, "hidden layers of mlp")
	flag.IntVar(&s.units, "units", 100, "units of each hidden layer of mlp")
	flag.IntVar(&s.batchSize, "batch", 100, "digits per update")
	flag.IntVar(&s.epochs, "epochs", 20, "total number of passes over the digits")
	flag.StringVar(&s.optimizer, "optimizer", "adam", "adam, sgd or momentum")
	flag.Float64Var(&s.learningRate, "lr", 0, "learning rate; 0: adam 0.001, sgd 0.2, momentum 0.05")
	flag.Uint64Var(&s.seed, "seed", 0, "seed of initial weights and order")
	flag.StringVar(&s.device, "device", "cpu", "device to compute on")
	flag.StringVar(&s.out, "out", "result", "folder for the log, the curves, the network and the snapshot")
	flag.StringVar(&s.resume, "resume", "", "continue from a snapshot")
	flag.Parse()
	rate, known := learningRates[s.optimizer]
	refuse(flag.NArg() > 0, "unexpected argument %s", flag.Arg(0))
	refuse(!known, "-optimizer: expected adam, sgd or momentum, got %s", s.optimizer)
	refuse(s.modelName != "mlp" && s.modelName != "lenet", "-model: expected mlp or lenet, got %s", s.modelName)
	refuse(s.batchSize < 1, "-batch: expected at least 1, got %d", s.batchSize)
	refuse(s.epochs < 1, "-epochs: expected at least 1, got %d", s.epochs)
	refuse(s.units < 1, "-units: expected at least 1, got %d", s.units)
	refuse(s.layers < 0 || s.train < 0 || s.test < 0 || s.learningRate < 0, "expected no negative numbers")
	if s.learningRate == 0 {
		s.learningRate = rate
	}
	return s
}

func refuse(wrong bool, format string, arguments ...any) {
	if wrong {
		fmt.Fprintf(os.Stderr, "mnist: "+format+"\n", arguments...)
		os.Exit(2)
	}
}
