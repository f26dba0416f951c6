#pragma once
#include <SDL2/SDL.h>

// Swift does not import these macros.
static inline int sluice_windowpos_centered(void) { return SDL_WINDOWPOS_CENTERED; }
static inline Uint32 sluice_touch_mouse(void) { return SDL_TOUCH_MOUSEID; }
static inline SDL_TouchID sluice_mouse_touch(void) { return SDL_MOUSE_TOUCHID; }
static inline int sluice_is_video_format(Uint32 format) {
  return SDL_ISPIXELFORMAT_FOURCC(format);
}
