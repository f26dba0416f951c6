#pragma once
#include <fribidi/fribidi.h>

// A variable, which Swift does not let several threads read.
static inline const char *sluice_fribidi_version(void) { return fribidi_version_info; }
