#pragma once
#include <SDL2/SDL.h>

// Swift does not import these macros.
static inline int sluice_windowpos_centered(void) { return SDL_WINDOWPOS_CENTERED; }
