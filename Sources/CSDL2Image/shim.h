#pragma once
// Includes SDL through CSDL2, so that SDL's own types belong to that module whichever module is
// loaded first.
#include "../CSDL2/shim.h"
#include <SDL2/SDL_image.h>
