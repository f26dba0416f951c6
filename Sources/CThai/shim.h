#pragma once
#include <thai/thbrk.h>
