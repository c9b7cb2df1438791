// Digits from the files of MNIST.

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"catenary"
)

const (
	side    = 28
	pixels  = side * side
	classes = 10
)

// digits are pixels from 0 to 1 and labels.
type digits struct {
	pixels, labels *catenary.Array
}

// find gives the path of a file, plain or compressed, or "".
func find(folder, name string) string {
	for _, end := range []string{"", ".gz"} {
		path := filepath.Join(folder, name+end)
		if _, err := os.Stat(path); err == nil {
			return path
		}
	}
	return ""
}

func load(folder, name string) *catenary.Array {
	path := find(folder, name)
	if path == "" {
		catenary.Check(fmt.Errorf("there is no %s in %s", name, folder))
	}
	return catenary.Must(catenary.ArrayLoadIdx(path))
}

func loadDigits(folder, prefix string) digits {
	images := load(folder, prefix+"-images-idx3-ubyte")
	labels := load(folder, prefix+"-labels-idx1-ubyte")
	if images.Size() != labels.Size()*pixels {
		catenary.Check(fmt.Errorf("%s: the %s images and labels do not fit together", folder, prefix))
	}
	rows := catenary.Must(catenary.Must(images.Reshape(-1, pixels)).Astype(catenary.Float32))
	return digits{catenary.Must(rows.TrueDivideI64(255)), catenary.Must(labels.Astype(catenary.Int32))}
}

func (d digits) part(first, last int) digits {
	rows := catenary.Range(first, last)
	return digits{catenary.Must(d.pixels.Get(rows)), catenary.Must(d.labels.Get(rows))}
}

// dataset is one of the first digits; 0 stands for all.
func (d digits) dataset(most int) *catenary.Dataset {
	if most > 0 {
		d = d.part(0, most)
	}
	return catenary.Must(catenary.NewTupleDataset(d.pixels, d.labels))
}

// loadDatasets reads the digits for training and testing. A folder with the test files alone is split.
func loadDatasets(s *settings) (training, testing *catenary.Dataset, err error) {
	defer catenary.Catch(&err)
	folder := s.data
	if folder == "" {
		if os.Getenv("CATENARY_DATA") == "" {
			return nil, nil, errors.New("expected -data DIR or CATENARY_DATA in the environment")
		}
		folder = filepath.Join(os.Getenv("CATENARY_DATA"), "mnist")
	}
	train, test := digits{}, loadDigits(folder, "t10k")
	if find(folder, "train-images-idx3-ubyte") != "" {
		train = loadDigits(folder, "train")
	} else {
		n := test.labels.Size()
		train, test = test.part(0, n/5*4), test.part(n/5*4, n)
	}
	return train.dataset(s.train), test.dataset(s.test), nil
}
