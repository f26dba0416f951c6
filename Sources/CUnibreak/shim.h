#pragma once
#include <linebreak.h>

// The variable has another name in newer releases.
static inline int sluice_unibreak_version(void) {
#ifdef UNIBREAK_VERSION
  return unibreak_version;
#else
  return linebreak_version;
#endif
}
