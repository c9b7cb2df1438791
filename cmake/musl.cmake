# Compiles for musl, the C library of Alpine: C by Debian's musl-gcc, C++ by Zig's Clang, which brings a C++ library for
# it. scripts/test-musl makes the folder $CATENARY_MUSL, which has the command bin/clang++ and the dependencies.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER musl-gcc)
set(CMAKE_CXX_COMPILER $ENV{CATENARY_MUSL}/bin/clang++)
set(ENV{PKG_CONFIG_LIBDIR} $ENV{CATENARY_MUSL}/lib/pkgconfig)
set(CMAKE_FIND_ROOT_PATH $ENV{CATENARY_MUSL})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
