#pragma once
#include <linebreak.h>

// Newer releases call it by another name.
static inline int sluice_unibreak_version(void) {
#ifdef UNIBREAK_VERSION
  return unibreak_version;
#else
  return linebreak_version;
#endif
}
