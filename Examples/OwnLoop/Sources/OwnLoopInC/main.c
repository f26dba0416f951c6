// A program in C that shows a flow in its window, and sleeps while nothing changes. Escape quits
// where the flow cannot go back.
//
// With a number as its argument, it ends after that many frames.
#include "menu.h"
#include <stdio.h>
#include <stdlib.h>

static int fail(const char *what) {
  fprintf(stderr, "OwnLoopInC: %s: %s\n", what, SDL_GetError());
  return 1;
}

// Returns whether the program goes on after an event.
static bool handle(menu *menu, const SDL_Event *event) {
  if (menu_handle(menu, event)) return true;
  if (event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_ESCAPE) return false;
  return event->type != SDL_QUIT;
}

int main(int count, char **arguments) {
  int last = count > 1 ? atoi(arguments[1]) : 0, frames = 0;
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail("SDL does not start");
  SDL_Window *window = SDL_CreateWindow("Own loop in C", SDL_WINDOWPOS_CENTERED,
                                        SDL_WINDOWPOS_CENTERED, 320, 400, SDL_WINDOW_RESIZABLE);
  if (!window) return fail("no window could be opened");
  menu *menu = menu_open(window);
  if (!menu) return fail("the fonts are missing");

  bool is_running = true;
  while (is_running && (last == 0 || frames < last)) {
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, menu_wait(menu))) {
      do {
        is_running = handle(menu, &event);
      } while (is_running && SDL_PollEvent(&event));
    }
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    if (!surface) return fail("the window has no surface");
    SDL_Rect changes[MENU_CHANGES];
    int changed = menu_draw(menu, surface, changes);
    if (changed == 0) continue;
    SDL_UpdateWindowSurfaceRects(window, changes, changed);
    printf("frame %d: %d x %d\n", ++frames, changes[0].w, changes[0].h);
  }
  menu_close(menu);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
