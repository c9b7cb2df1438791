/* ADDRESS_SANITIZER and THREAD_SANITIZER are 1 in programs built with them, which replace malloc and the
   functions of threads, and otherwise 0. GCC and Clang announce them differently. */
#ifndef CATENARY_TESTS_SANITIZERS_H
#define CATENARY_TESTS_SANITIZERS_H

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ADDRESS_SANITIZER 1
#endif
#if __has_feature(thread_sanitizer)
#define THREAD_SANITIZER 1
#endif
#endif

#if !defined(ADDRESS_SANITIZER) && defined(__SANITIZE_ADDRESS__)
#define ADDRESS_SANITIZER 1
#elif !defined(ADDRESS_SANITIZER)
#define ADDRESS_SANITIZER 0
#endif

#if !defined(THREAD_SANITIZER) && defined(__SANITIZE_THREAD__)
#define THREAD_SANITIZER 1
#elif !defined(THREAD_SANITIZER)
#define THREAD_SANITIZER 0
#endif

#endif
