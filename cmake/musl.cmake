# Compiles for musl: C by Debian's musl-gcc, C++ by Zig's Clang, which brings its libc++ for musl. scripts/test-musl makes
# the folder $CATENARY_MUSL with the dependencies and the command c++.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER musl-gcc)
set(CMAKE_CXX_COMPILER $ENV{CATENARY_MUSL}/bin/c++)
set(ENV{PKG_CONFIG_LIBDIR} $ENV{CATENARY_MUSL}/lib/pkgconfig)
set(CMAKE_FIND_ROOT_PATH $ENV{CATENARY_MUSL})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
