# Compresses device code and writes the C++ that embeds it (impl/backend/cuda/images.h). Usage:
#   cmake -D XZ=xz -D FOLDER=... -D MODULES=a,b,... -D ARCHIVES=75/cubin,90/cubin,90/ptx -P cuda_images.cmake
# FOLDER/CAPABILITY/MODULE.KIND is an image. Writes FOLDER/images.cc, and FOLDER/CAPABILITY/KIND.xz for each archive.
string(REPLACE "," ";" modules "${MODULES}")
string(REPLACE "," ";" archives "${ARCHIVES}")

set(data "")
set(rows "")
set(names "")
foreach(module ${modules})
  string(APPEND names "    \"${module}\",\n")
endforeach()
foreach(archive ${archives})
  get_filename_component(capability ${archive} DIRECTORY)
  get_filename_component(kind ${archive} NAME)
  set(compressed ${FOLDER}/${archive}.xz)
  set(images "")
  set(sizes "")
  foreach(module ${modules})
    set(image ${FOLDER}/${capability}/${module}.${kind})
    list(APPEND images ${image})
    file(SIZE ${image} size)
    string(APPEND sizes " ${size},")
  endforeach()
  if(kind STREQUAL cubin) # instructions of 16 bytes
    set(filter preset=9e,dict=32MiB,lc=0,lp=3,pb=4)
  else()
    set(filter preset=9e,dict=32MiB,lc=4,pb=0)
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -E cat ${images} COMMAND ${XZ} --format=xz --lzma2=${filter}
                  OUTPUT_FILE ${compressed} COMMAND_ERROR_IS_FATAL ANY)
  file(SIZE ${compressed} size)
  set(name ctn_cuda_${kind}_${capability})
  string(APPEND data "extern \"C\" const unsigned char ${name}[];\n"
         "__asm__(\".section .rodata\\n.balign 16\\n.globl ${name}\\n.hidden ${name}\\n\"\n"
         "        \"${name}: .incbin \\\"${compressed}\\\"\\n.previous\\n\");\n"
         "const uint32_t k_${kind}_${capability}[] = {${sizes}};\n\n")
  if(kind STREQUAL ptx)
    set(is_ptx true)
  else()
    set(is_ptx false)
  endif()
  string(APPEND rows "    {${capability}, ${is_ptx}, ${name}, ${size}, k_${kind}_${capability}},\n")
endforeach()
list(LENGTH modules module_count)
list(LENGTH archives archive_count)

file(CONFIGURE OUTPUT ${FOLDER}/images.cc @ONLY CONTENT [[
// Written by cmake/cuda_images.cmake: the device code.
#include "impl/backend/cuda/images.h"

namespace catenary::cuda {

@data@const char* const kModules[] = {
@names@};
const int kModuleCount = @module_count@;
const Archive kArchives[] = {
@rows@};
const int kArchiveCount = @archive_count@;

}  // namespace catenary::cuda
]])
