# MNIST's digits from the IDX files of a folder, plain or compressed with gzip.
module MNIST

using Catenary

"""The array of an IDX file, plain or compressed."""
function read_idx(folder, name)
    path = joinpath(folder, name)
    return Calls.array_load_idx(isfile(path) ? path : "$path.gz")
end

"""Pixels, float32 (N, 784) from 0 to 1, and labels, int32 (N)."""
function read_pair(folder, prefix)
    images = read_idx(folder, "$prefix-images-idx3-ubyte")
    labels = read_idx(folder, "$prefix-labels-idx1-ubyte")
    size(images) == (length(labels), 28, 28) || error("$folder: images of size $(size(images)) for $(length(labels)) labels")
    pixels = Calls.array_reshape(images, [length(labels), 784])
    return astype(pixels, Float32) ./ 255f0, astype(labels, Int32)
end

part((pixels, labels), range) = view(pixels, range, :), view(labels, range)

"""
What to train and to test on. A folder with the test files alone gives its first four fifths for training and the rest for
testing.
"""
function load(folder)
    folder = something(folder, joinpath(get(ENV, "CATENARY_DATA", "."), "mnist"))
    if any(startswith("train-images-idx3-ubyte"), readdir(folder))
        return read_pair(folder, "train"), read_pair(folder, "t10k")
    end
    all = read_pair(folder, "t10k")
    count = length(all[2]) ÷ 5 * 4
    return part(all, 1:count), part(all, count+1:length(all[2]))
end

end
