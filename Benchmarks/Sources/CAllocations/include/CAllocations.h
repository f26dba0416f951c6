#pragma once
#include <stdint.h>

/// How many times the calling thread has allocated memory since it began, growing an allocation included.
uint64_t allocation_count(void);
