// The C library declares renameat2 only for programs that ask for GNU's extensions, as Swift does
// not.
#define _GNU_SOURCE
#include "files.h"

#include <fcntl.h>
#include <stdio.h>

int sluice_rename_to_free_name(const char *old_name, const char *new_name) {
  return renameat2(AT_FDCWD, old_name, AT_FDCWD, new_name, RENAME_NOREPLACE);
}

int sluice_exchange_names(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
