# What only the build reads of the generated files: wrappers, tables, the export map, api.json. A release brings them in
# its folder `generated`; otherwise they are written to the build directory whenever capi/spec or capi/gen changes.

find_package(Python3 COMPONENTS Interpreter)
if(EXISTS /usr/bin/python3)
  set(python /usr/bin/python3) # the one that Debian's packages belong to
else()
  set(python ${Python3_EXECUTABLE})
endif()

if(EXISTS ${PROJECT_SOURCE_DIR}/generated)
  set(generated ${PROJECT_SOURCE_DIR}/generated)
else()
  set(generated ${PROJECT_BINARY_DIR}/generated)
  file(GLOB specification CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/capi/spec/*.yml ${PROJECT_SOURCE_DIR}/capi/gen/*.py
                                            ${PROJECT_SOURCE_DIR}/capi/gen/templates/*)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${specification}
               ${PROJECT_SOURCE_DIR}/impl/backend/plugin_symbols.txt)
  if(NOT python)
    message(FATAL_ERROR "Python 3 was not found. It generates a part of the sources; a release contains them.")
  endif()
  execute_process(COMMAND ${python} -c "import yaml" RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed)
    message(FATAL_ERROR "${python} has no PyYAML (Debian: python3-yaml). The generator of the sources needs it; a "
                        "release contains the generated sources.")
  endif()
  execute_process(COMMAND ${python} ${PROJECT_SOURCE_DIR}/capi/gen/generate.py --build ${generated}
                  RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "capi/gen/generate.py failed.")
  endif()
endif()
