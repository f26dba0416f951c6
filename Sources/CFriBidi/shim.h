#pragma once
#include <fribidi/fribidi.h>

// The version is a mutable global variable, which Swift does not allow concurrent code to read.
static inline const char *sluice_fribidi_version(void) { return fribidi_version_info; }
