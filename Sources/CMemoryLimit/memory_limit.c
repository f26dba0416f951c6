// Swift's allocations cannot fail: its runtime prints a stack trace and aborts. So the C library's
// functions that it calls are replaced here by ones that ask the C library, and look at the result.
#include "memory_limit.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_watching;

void sluice_memory_watch(void) { is_watching = 1; }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The bounds of the program's own code, which the linker defines. Swift's runtime is part of it
// in the program that is shipped.
extern char __executable_start, etext;

static void end(void) {
  static const char words[] = "sluice: there is not enough memory for this; "
                              "expected a higher limit, or less to show\n";
  if (write(STDERR_FILENO, words, sizeof words - 1) < 0) _exit(2);
  struct sigaction action;
  if (sigaction(SIGABRT, NULL, &action) == 0 && action.sa_handler != SIG_DFL) abort();
  _exit(2);
}

static void *checked(void *memory, size_t size, const void *caller) {
  const char *place = caller;
  if (!memory && size && is_watching && place >= &__executable_start && place < &etext) end();
  return memory;
}

void *malloc(size_t size) { return checked(__libc_malloc(size), size, __builtin_return_address(0)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return checked(__libc_memalign(alignment, size), size, __builtin_return_address(0));
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || alignment & (alignment - 1) || !alignment) return EINVAL;
  void *found = checked(__libc_memalign(alignment, size), size, __builtin_return_address(0));
  if (!found) return ENOMEM;
  *memory = found;
  return 0;
}

#endif
