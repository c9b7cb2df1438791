// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// ArrayLoadIdx: Loads an IDX file, the format of MNIST, onto the current device. The dtype is that of the
// file: uint8, int8, int16, int32, float32 or float64.
//
//   - path: Path of the file.
func ArrayLoadIdx(path string) (*Array, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.ArrayLoadIdx(pathText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayLoadCsv: Loads the numbers of a CSV file onto the current device, as an array (rows, columns). Lines
// end with LF or CRLF, fields may be in double quotes, spaces around numbers are ignored, and all rows must
// have as many fields as the first one. Integers must fit in the dtype.
//
//   - path: Path of the file.
//   - dtype: Element type of the result.
//   - delimiter: The character between fields, such as ",".
//   - headerLines: Number of lines at the beginning that are skipped.
//   - columns: Numbers of the columns to load, counted from 0. nil: all.
func ArrayLoadCsv(path string, dtype Dtype, delimiter string, headerLines int, columns ...int) (*Array, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	delimiterText, err := text(delimiter)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.ArrayLoadCsv(pathText, dtype.raw(), delimiterText, int64(headerLines), words(columns), uint64(len(columns)), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMnistDataset: The handwritten digits of MNIST, or other files of its names and shapes:
// train-images-idx3-ubyte and train-labels-idx1-ubyte, or those that begin with t10k for testing, plain or
// with the suffix .gz. An example is an image and, unless they are left out, its label. Nothing is
// downloaded.
//
//   - folder: The folder of the files. nil: the folder mnist in that of the environment variable
//     CATENARY_DATA.
//   - training: Whether the files are those for training.
//   - ndim: Number of axes of an image: 1 (784), 2 (28, 28) or 3 (channels, 28, 28).
//   - channels: 1, or 3 for equal red, green and blue, if ndim is 3.
//   - scale: The value of white; black is 0.
//   - dtype: Element type of the images, a type of floating-point numbers.
//   - labelDtype: Element type of the labels, an integer type. DtypeNone: without labels.
func NewMnistDataset(folder string, training bool, ndim int, channels int, scale float64, dtype Dtype, labelDtype Dtype) (*Dataset, error) {
	folderText, err := optionalText(folder)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetMnistNew(folderText, truth(training), int64(ndim), int64(channels), scale, dtype.raw(), labelDtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewTextLinesDataset: The lines of a text in UTF-8. An example is one int32 array of numbers of characters
// or words, without the end of the line. Lines differ in length; see Iterator.SetPadding.
//
//   - path: Path of the file.
//   - unit: What a number stands for.
//   - vocabularyOf: A dataset with a vocabulary, which this one then has, too, such as the training data for
//     test data. What is not in it counts as "<unk>", or is a NOT_FOUND error if that is not in it either.
//     nil: all texts get numbers in the order in which they occur.
func NewTextLinesDataset(path string, unit TextUnit, vocabularyOf *Dataset) (*Dataset, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetTextLinesNew(pathText, raw.TextUnit(unit), vocabularyOf.ptr(), &dst.h)
	runtime.KeepAlive(vocabularyOf)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewTextDataset: Windows of a text in UTF-8, for language models. An example has two int32 arrays (length):
// the numbers of characters or words from i * stride on, and the same from one later on. For words, each line
// is followed by the word "<eos>".
//
//   - path: Path of the file.
//   - unit: What a number stands for.
//   - length: Number of characters or words in an example, at least 1 and less than the text has.
//   - stride: Distance between the beginnings of examples, at least 1.
//   - vocabularyOf: A dataset with a vocabulary, which this one then has, too, such as the training data for
//     test data. What is not in it counts as "<unk>", or is a NOT_FOUND error if that is not in it either.
//     nil: all texts get numbers in the order in which they occur.
func NewTextDataset(path string, unit TextUnit, length int, stride int, vocabularyOf *Dataset) (*Dataset, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetTextNew(pathText, raw.TextUnit(unit), int64(length), int64(stride), vocabularyOf.ptr(), &dst.h)
	runtime.KeepAlive(vocabularyOf)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ArrayLoadImage: Loads a JPEG or PNG file as an array (channels, rows, columns) on the current device.
//
//   - path: Path of the file.
//   - color: The channels of the images.
//   - dtype: Element type of the result, whose values are 0 to 255 in any type.
func ArrayLoadImage(path string, color ImageColor, dtype Dtype) (*Array, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.ArrayLoadImage(pathText, raw.ImageColor(color), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewImagesDataset: Image files, chainer.datasets.ImageDataset. An example is one array (channels, rows,
// columns).
//
//   - paths: Paths of the files.
//   - root: Folder that relative paths begin in. nil: the working directory.
//   - color: The channels of the images.
//   - dtype: Element type of the images, whose values are 0 to 255 in any type.
func NewImagesDataset(paths []string, root string, color ImageColor, dtype Dtype) (*Dataset, error) {
	pathsTexts, err := texts(paths)
	if err != nil {
		return nil, err
	}
	defer pathsTexts.free()
	rootText, err := optionalText(root)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetImagesNew(pathsTexts.list(), uint64(len(paths)), rootText, raw.ImageColor(color), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLabeledImagesDataset: Image files with labels, chainer.datasets.LabeledImageDataset. An example is an
// array (channels, rows, columns) and a label.
//
//   - paths: Paths of the files.
//   - labels: A label for each file.
//   - root: Folder that relative paths begin in. nil: the working directory.
//   - color: The channels of the images.
//   - dtype: Element type of the images, whose values are 0 to 255 in any type.
//   - labelDtype: Element type of the labels, an integer type.
func NewLabeledImagesDataset(paths []string, labels []int, root string, color ImageColor, dtype Dtype, labelDtype Dtype) (*Dataset, error) {
	pathsTexts, err := texts(paths)
	if err != nil {
		return nil, err
	}
	defer pathsTexts.free()
	if err := sameLength("labels", len(paths), len(labels)); err != nil {
		return nil, err
	}
	rootText, err := optionalText(root)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetLabeledImagesNew(pathsTexts.list(), uint64(len(paths)), words(labels), rootText, raw.ImageColor(color), dtype.raw(), labelDtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewImageListDataset: The image files of a list, with labels. A line of the list has a path, spaces, and a
// label, a decimal integer; empty lines are ignored.
//
//   - path: Path of the list.
//   - root: Folder that relative paths begin in. nil: the working directory.
//   - color: The channels of the images.
//   - dtype: Element type of the images, whose values are 0 to 255 in any type.
//   - labelDtype: Element type of the labels, an integer type.
func NewImageListDataset(path string, root string, color ImageColor, dtype Dtype, labelDtype Dtype) (*Dataset, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	rootText, err := optionalText(root)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetImageListNew(pathText, rootText, raw.ImageColor(color), dtype.raw(), labelDtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewImageFolderDataset: The files in a folder whose names end with .jpg, .jpeg or .png, in the order of
// their names. An example is one array (channels, rows, columns).
//
//   - folder: Path of the folder.
//   - color: The channels of the images.
//   - dtype: Element type of the images, whose values are 0 to 255 in any type.
func NewImageFolderDataset(folder string, color ImageColor, dtype Dtype) (*Dataset, error) {
	folderText, err := text(folder)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetImageFolderNew(folderText, raw.ImageColor(color), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewImageClassesDataset: The image files in the folders of a folder, one for each class. The label of an
// image is the number of its folder in the order of their names, which are the vocabulary of the dataset.
//
//   - folder: Path of the folder of the folders.
//   - color: The channels of the images.
//   - dtype: Element type of the images, whose values are 0 to 255 in any type.
//   - labelDtype: Element type of the labels, an integer type.
func NewImageClassesDataset(folder string, color ImageColor, dtype Dtype, labelDtype Dtype) (*Dataset, error) {
	folderText, err := text(folder)
	if err != nil {
		return nil, err
	}
	dst := new(Dataset)
	err = raw.DatasetImageClassesNew(folderText, raw.ImageColor(color), dtype.raw(), labelDtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
