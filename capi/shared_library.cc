// Tells impl/backend/plugin.cc that it is in libcatenary.so, not in a program with the static library.
extern "C" {
extern const char catenary_shared_library;
const char catenary_shared_library = 1;
}
