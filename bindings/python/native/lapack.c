/* What LAPACK's objects need of Fortran's run-time library, so that the wheel's LAPACK does without it. */
#include <string.h>

/* Reports a wrong argument; Fortran's form ends the process. The library passes valid arguments and reads
 * info. */
void xerbla_(const char* routine, const int* argument, size_t length) {
  (void)routine;
  (void)argument;
  (void)length;
}

/* The operator // of Fortran. */
void _gfortran_concat_string(size_t size, char* out, size_t first_size, const char* first, size_t second_size,
                             const char* second) {
  const size_t from_first = first_size < size ? first_size : size;
  const size_t left = size - from_first;
  const size_t from_second = second_size < left ? second_size : left;
  memcpy(out, first, from_first);
  memcpy(out + from_first, second, from_second);
  memset(out + from_first + from_second, ' ', left - from_second);
}
