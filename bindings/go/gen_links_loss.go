// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewNegativeSampling: Negative sampling loss, see NegativeSampling, called with x of shape (N, inSize) and t
// of shape (N,), int32 or int64, with the parameter W of shape (count, inSize), zeros. Words are drawn with
// probabilities proportional to their counts raised to `power`, from the global generator of the link's
// device.
//
//   - inSize: Length of an input vector, at least 1.
//   - counts: Number of occurrences of each word, at least 0.
//   - sampleSize: Number of words drawn for each row, at least 0.
//   - options: The option power (default 0.75). nil: defaults.
func NewNegativeSampling(inSize int, counts []int, sampleSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkNegativeSamplingNew(int64(inSize), words(counts), uint64(len(counts)), int64(sampleSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NegativeSamplingSampler: The sampler that draws the words: a separate sampler over the tables of the link.
func (link *Link) NegativeSamplingSampler() (*WalkerAlias, error) {
	dst := new(WalkerAlias)
	err := raw.LinkNegativeSamplingSampler(link.ptr(), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NegativeSamplingCall: Calls the link with options of NegativeSampling, for instance with the samples of an
// earlier call to repeat it.
//
//   - x: The input vectors, of shape (N, in_size).
//   - t: The words, of shape (N,), int32 or int64.
//   - options: Options of NegativeSampling. nil: defaults.
func (link *Link) NegativeSamplingCall(x *Variable, t *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.LinkNegativeSamplingCall(link.ptr(), x.ptr(), t.ptr(), made, &y.h)
	runtime.KeepAlive(link)
	runtime.KeepAlive(x)
	runtime.KeepAlive(t)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// NewBinaryHierarchicalSoftmax: Hierarchical softmax over a binary tree. Called with x of shape (N, inSize)
// and t of shape (N,), int32 or int64, it returns the sum over the batch of -log P(t), a 0-d variable. The
// probability of a word is the product over the inner nodes on its path of sigmoid(x w), or sigmoid(-x w) if
// the path goes right. The parameter W (inner nodes, inSize) is uniform over [-1, 1). A number below the
// largest word that is not a leaf has the probability 1; a larger or negative number is an INDEX error.
//
//   - inSize: Length of an input vector, at least 1.
//   - tree: The tree as numbers, with one axis and an integer dtype; see CreateHuffmanTree.
//   - options: The options dtype and initializers. nil: defaults.
func NewBinaryHierarchicalSoftmax(inSize int, tree *Array, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkBinaryHierarchicalSoftmaxNew(int64(inSize), tree.ptr(), made, &dst.h)
	runtime.KeepAlive(tree)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BinaryHierarchicalSoftmaxTables: The paths to the words, as arrays of the link. The path of word w is
// entries begins[w] to begins[w + 1] - 1 of `paths` and `codes`.
func (link *Link) BinaryHierarchicalSoftmaxTables() (*Array, *Array, *Array, error) {
	paths := new(Array)
	codes := new(Array)
	begins := new(Array)
	err := raw.LinkBinaryHierarchicalSoftmaxTables(link.ptr(), &paths.h, &codes.h, &begins.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, nil, nil, fail(err)
	}
	return paths.own(), codes.own(), begins.own(), nil
}

// CreateHuffmanTree: The Huffman tree of words as numbers: a new int64 array of shape (2 * count - 1,) on the
// CPU. Of equal counts, the word that is given first, or the tree that contains it, comes first.
//
//   - words_: Different numbers of at least 0.
//   - counts: Number of occurrences of each word, at least 0; as many as there are words.
func CreateHuffmanTree(words_ []int, counts ...float64) (*Array, error) {
	dst := new(Array)
	err := raw.CreateHuffmanTree(words(words_), uint64(len(words_)), first(counts), uint64(len(counts)), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
