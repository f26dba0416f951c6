#pragma once
#include <stdint.h>

/// The number of allocations of the calling thread since it began, including reallocations.
uint64_t allocation_count(void);
