# Tests of the Julia package. The first one compiles it for the others.
function(add_julia_test name)
  add_test(NAME bindings.julia.${name} COMMAND ${python} ${CMAKE_CURRENT_SOURCE_DIR}/julia_test.py $<TARGET_FILE:catenary>
                                               ${CMAKE_CURRENT_BINARY_DIR}/julia ${ARGN})
  set_tests_properties(bindings.julia.${name} PROPERTIES SKIP_RETURN_CODE 77)
  if(name STREQUAL "package")
    set_tests_properties(bindings.julia.package PROPERTIES FIXTURES_SETUP julia_package)
  else()
    set_tests_properties(bindings.julia.${name} PROPERTIES FIXTURES_REQUIRED julia_package)
  endif()
endfunction()

add_julia_test(package test/runtests.jl package)
add_julia_test(tests test/runtests.jl arrays broadcast errors callbacks variables links)
add_julia_test(memory test/runtests.jl memory)
add_julia_test(threads test/runtests.jl threads)
set_tests_properties(bindings.julia.threads PROPERTIES ENVIRONMENT JULIA_NUM_THREADS=2)
add_julia_test(golden test/runtests.jl golden)
add_julia_test(docs test/runtests.jl docs)

add_test(NAME bindings.julia.examples
         COMMAND ${python} ${CMAKE_CURRENT_SOURCE_DIR}/julia_examples_test.py $<TARGET_FILE:catenary>
                 ${CMAKE_CURRENT_BINARY_DIR}/julia $<TARGET_FILE:train_mnist> $<TARGET_FILE:charrnn_c>)
set_tests_properties(bindings.julia.examples PROPERTIES SKIP_RETURN_CODE 77 FIXTURES_REQUIRED julia_package)
