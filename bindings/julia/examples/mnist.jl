# MNIST's digits from the IDX files of a folder, plain or compressed with gzip.
module MNIST

using Catenary

"""The bytes of an IDX file, with the first axis of the file last: the order in memory is that of the file."""
function read_idx(folder, name)
    path = joinpath(folder, name)
    content = isfile(path) ? read(path) : read(`gzip -dc $path.gz`)
    length(content) >= 4 && content[1:3] == [0x00, 0x00, 0x08] || error("$path: expected an IDX file of bytes")
    number(at) = Int(ntoh(reinterpret(UInt32, content[at:at+3])[1]))
    shape = [number(1 + 4i) for i in content[4]:-1:1]
    return reshape(content[5+4*content[4]:end], shape...)
end

"""Pixels, float32 (N, 784) from 0 to 1, and labels, int32 (N)."""
function read_pair(folder, prefix)
    images = read_idx(folder, "$prefix-images-idx3-ubyte")
    labels = read_idx(folder, "$prefix-labels-idx1-ubyte")
    size(images) == (28, 28, length(labels)) || error("$folder: images of size $(size(images)) for $(length(labels)) labels")
    pixels = rowmajor(reshape(images, 784, :)) # (N, 784), without a copy
    return astype(pixels, Float32) ./ 255f0, NDArray(Int32.(labels))
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
