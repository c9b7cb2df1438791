# Parts of the library that a build can leave out. A part that is asked for and whose dependencies are missing is an
# error; functions of a part that is left out are still exported and fail with CTN_ERROR_UNAVAILABLE.
# catenary_component(NAME TEXT): the option CATENARY_NAME, on by default, and a row of what ctn_has_feature knows
macro(catenary_component name text)
  option(CATENARY_${name} "${text}" ON)
  list(APPEND CATENARY_COMPONENTS ${name})
endmacro()

catenary_component(OPENMP "Tell oneDNN and OpenBLAS, if they run on OpenMP, to use the library's threads and none of their own")
catenary_component(ONEDNN "Use oneDNN for products and convolutions of the sizes at which it is faster")
catenary_component(HDF5 "Read and write HDF5 files; libhdf5 is opened when it is first used")
catenary_component(CAFFE "Import Caffe models")
catenary_component(TRAINING "Datasets, iterators, reporters and trainers")
catenary_component(DISTRIBUTIONS "Random distributions with arrays of parameters")
catenary_component(JPEG "Decode JPEG files")
catenary_component(PNG "Decode PNG files")
catenary_component(ROUTINES "Routines that CuPy 1.7 lacks: the methods of ufuncs, Einstein summation, convolutions of vectors, eigenvalues, borders and parts of arrays")
catenary_component(KERNELS "Compile kernels of users at run time")
option(CATENARY_CUDA "Build libcatenary-cuda.so, the plugin with the CUDA devices" ON)

# Device code is compiled if nvcc is found: for GPUs of these compute capabilities, and as PTX for all later ones.
set(CATENARY_CUDA_CAPABILITIES 75 80 90 100 120 CACHE STRING "Compute capabilities of the device code, times ten")
option(CATENARY_CUDA_PTX "Add PTX for the lowest of these capabilities to the plugin" ON)
find_program(CATENARY_NVCC nvcc HINTS ENV CUDA_PATH PATHS /usr/local/cuda/bin)

# require_component(OPTION PACKAGE FOUND): ends the configuration if an option is on and its package was not found
function(require_component option package found)
  if(NOT ${found})
    message(FATAL_ERROR "${package} was not found. Install it, or leave it out with -D${option}=OFF.")
  endif()
endfunction()
