#pragma once
#include <SDL2/SDL.h>

// Macros that Swift does not import.
static inline int sluice_windowpos_centered(void) { return SDL_WINDOWPOS_CENTERED; }
