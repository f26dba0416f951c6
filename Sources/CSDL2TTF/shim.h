#pragma once
// By way of CSDL2, so that SDL's own types belong to that module whichever is loaded first.
#include "../CSDL2/shim.h"
#include <SDL2/SDL_ttf.h>
