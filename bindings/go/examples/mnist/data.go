// Digits from the files of MNIST.

package main

import (
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

const (
	side    = 28
	pixels  = side * side
	classes = 10
	most    = 10_000_000 // digits in a file
)

// digits are images of 28 x 28 bytes, of which 0 is paper and 255 is ink, and their labels.
type digits struct {
	images, labels []byte
}

func (d *digits) count() int { return len(d.labels) }

func (d digits) first(n int) digits {
	if n == 0 || n >= d.count() {
		return d
	}
	return digits{d.images[:n*pixels], d.labels[:n]}
}

// readIDX reads a file, or the file with .gz, in the format of MNIST: a magic number, the dimensions, bytes.
func readIDX(folder, name string, dimensions ...int) ([]byte, error) {
	path := filepath.Join(folder, name)
	file, err := os.Open(path)
	var stream io.Reader = file
	if errors.Is(err, fs.ErrNotExist) {
		path += ".gz"
		if file, err = os.Open(path); err == nil {
			stream, err = gzip.NewReader(file)
		}
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	header := make([]uint32, 2+len(dimensions))
	if err := binary.Read(stream, binary.BigEndian, header); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if header[0] != uint32(0x801+len(dimensions)) || header[1] > most {
		return nil, fmt.Errorf("%s: not an IDX file of %d dimensions", path, 1+len(dimensions))
	}
	size := int64(header[1])
	for i, n := range dimensions {
		if header[2+i] != uint32(n) {
			return nil, fmt.Errorf("%s: expected images of %v pixels, got %v", path, dimensions, header[2:])
		}
		size *= int64(n)
	}
	data, err := io.ReadAll(io.LimitReader(stream, size+1))
	if err == nil && int64(len(data)) != size {
		err = fmt.Errorf("%s: expected %d bytes after the header", path, size)
	}
	return data, err
}

func readDigits(folder, name string) (d digits, err error) {
	if d.images, err = readIDX(folder, name+"-images-idx3-ubyte", side, side); err != nil {
		return d, err
	}
	if d.labels, err = readIDX(folder, name+"-labels-idx1-ubyte"); err != nil {
		return d, err
	}
	if len(d.images) != len(d.labels)*pixels {
		return d, fmt.Errorf("%s: %s has %d images and %d labels", folder, name, len(d.images)/pixels, len(d.labels))
	}
	for _, label := range d.labels {
		if label >= classes {
			return d, fmt.Errorf("%s: %s has the label %d", folder, name, label)
		}
	}
	return d, nil
}

// loadDigits reads the digits for training and testing. A folder with the test files alone is split.
func loadDigits(s *settings) (training, testing digits, err error) {
	folder := s.data
	if folder == "" {
		if os.Getenv("CATENARY_DATA") == "" {
			return training, testing, errors.New("expected -data DIR or CATENARY_DATA in the environment")
		}
		folder = filepath.Join(os.Getenv("CATENARY_DATA"), "mnist")
	}
	testing, err = readDigits(folder, "t10k")
	if err != nil {
		return training, testing, err
	}
	training, err = readDigits(folder, "train")
	if errors.Is(err, fs.ErrNotExist) {
		n := testing.count() / 5 * 4
		training, err = testing.first(n), nil
		testing = digits{testing.images[n*pixels:], testing.labels[n:]}
	}
	training, testing = training.first(s.train), testing.first(s.test)
	if err == nil && (training.count() == 0 || testing.count() == 0) {
		err = fmt.Errorf("%s: too few digits", folder)
	}
	return training, testing, err
}
