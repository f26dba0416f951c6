#pragma once
#include <SDL2/SDL.h>
#include <stdbool.h>

// A menu, which is a flow in Swift, in a window of a program in C. SDL's video subsystem must be
// running; all calls must come from the main thread.
typedef struct menu menu;

// The most rectangles that menu_draw writes.
enum { MENU_CHANGES = 8 };

// Shows the menu in a window; NULL if the fonts are missing.
menu *menu_open(SDL_Window *window);

// Passes on an event; returns whether the menu has used it.
bool menu_handle(menu *menu, const SDL_Event *event);

// How long to wait for the next event, in milliseconds; -1 for no limit.
int menu_wait(menu *menu);

// Draws what has changed on a surface of the window's size, if the display is ready for it; writes
// the rectangles that have changed, and returns their number.
int menu_draw(menu *menu, SDL_Surface *surface, SDL_Rect changes[MENU_CHANGES]);

// Ends the menu.
void menu_close(menu *menu);
