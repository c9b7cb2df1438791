# What all targets of the library and its tests have in common.

set(catenary_warnings -Wall -Wextra)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  list(APPEND catenary_warnings -Wno-pass-failed) # a loop that was not vectorized is slower, not wrong
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  list(APPEND catenary_warnings -Wno-restrict -Wno-stringop-overflow) # false for std::string with -O3
endif()
if(CATENARY_WERROR)
  list(APPEND catenary_warnings -Werror)
endif()

include(CheckCXXSourceCompiles)
check_cxx_source_compiles("#include <cstddef>
#ifndef _LIBCPP_VERSION
#error
#endif
int main() {}" CATENARY_LIBCXX)
set(catenary_runtime -shared-libgcc)
if(CATENARY_STATIC_RUNTIME)
  list(APPEND catenary_runtime -static-libstdc++)
endif()

# catenary_target(NAME...): language standards, hidden symbols, position independence, warnings
function(catenary_target)
  foreach(name ${ARGN})
    set_target_properties(${name} PROPERTIES
      C_STANDARD 99 C_STANDARD_REQUIRED ON C_VISIBILITY_PRESET hidden
      CXX_STANDARD 20 CXX_STANDARD_REQUIRED ON CXX_EXTENSIONS OFF CXX_VISIBILITY_PRESET hidden
      VISIBILITY_INLINES_HIDDEN ON POSITION_INDEPENDENT_CODE ON)
    target_compile_options(${name} PRIVATE ${catenary_warnings})
  endforeach()
endfunction()

# catenary_plugin(NAME SOURCES...): a library that libcatenary.so opens at run time; see impl/backend/plugin.h. Like
# libcatenary.so it brings its own C++ runtime, so that both use the C library's heap.
function(catenary_plugin name)
  add_library(${name} MODULE ${ARGN})
  catenary_target(${name})
  set_target_properties(${name} PROPERTIES PREFIX lib)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR} ${generated})
  target_compile_definitions(${name} PRIVATE CATENARY_VERSION="${PROJECT_VERSION}"
                             $<TARGET_PROPERTY:catenary_impl,INTERFACE_COMPILE_DEFINITIONS>)
  target_link_libraries(${name} PRIVATE catenary Threads::Threads)
  target_link_options(${name} PRIVATE -Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/plugin.map -Wl,-O1
                      -Wl,--gc-sections)
  if(CATENARY_SANITIZE) # it needs the type information of every class, which the library does not export
    target_compile_options(${name} PRIVATE -fno-sanitize=vptr)
  endif()
  if(NOT CATENARY_SANITIZE)
    target_link_options(${name} PRIVATE -Wl,--no-undefined ${catenary_runtime})
  endif()
  set_target_properties(${name} PROPERTIES LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/plugin.map)
endfunction()

# catenary_unity(TARGET SOURCES...): up to 32 sources at a time, with CATENARY_UNITY; names in unnamed namespaces must not
# collide. If sources are given, they are compiled with others of their folder, and alone if they include parts of
# impl/kernels, which have no include guards.
function(catenary_unity target)
  if(CATENARY_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 32)
    if(ARGN)
      set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    endif()
    foreach(source ${ARGN})
      set(alone "")
      get_source_file_property(written_by_the_build ${source} GENERATED)
      if(NOT written_by_the_build)
        file(STRINGS ${source} alone REGEX "#include \"impl/kernels/.*\\.h\"" LIMIT_COUNT 1)
      endif()
      if(NOT alone)
        get_filename_component(folder ${source} DIRECTORY)
        file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${folder})
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        math(EXPR count_${folder} "${count_${folder}} + 1")
        math(EXPR part "(${count_${folder}} - 1) / 32")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${part})
      endif()
    endforeach()
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
      target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-Wno-subobject-linkage>) # takes an included source for a header
    endif()
  endif()
endfunction()

# catenary_directory(): the same for every target of a folder of programs that are not installed
macro(catenary_directory)
  set(CMAKE_C_STANDARD 99)
  set(CMAKE_CXX_STANDARD 20)
  set(CMAKE_CXX_STANDARD_REQUIRED ON)
  set(CMAKE_CXX_EXTENSIONS OFF)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_C_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  add_compile_options(${catenary_warnings})
endmacro()
