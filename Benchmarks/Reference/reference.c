// Measures the least that a frame of a transition can cost; Scripts/bench compares Sluice with it
// in the same run. Prints a number.
//
//   reference copy W H     CPU ms of copying a frame of W x H pixels
//   reference memory W H   CPU ms of a frame in which one picture slides over another, to memory
//   reference window W H   the same in a window
//   reference first W H    nothing: ends when a window shows its first frame
//   reference dim|blend W H  CPU ms of Sluice's own loops over a frame
#include <CPixelRows.h>
#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { framesOfTransition = 21, transitions = 40 };

typedef struct {
  uint32_t *pixels;
  size_t stride;
} Picture;

static size_t width, height;

// The CPU time of the process, in seconds.
static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static Picture picture(uint32_t colour) {
  Picture made = {aligned_alloc(64, (width + 15) / 16 * 64 * height), (width + 15) / 16 * 16};
  for (size_t i = 0; i < made.stride * height; i++) made.pixels[i] = colour + (uint32_t)i % 7;
  return made;
}

// Shows the upper picture at a distance of 0 to 1 from its end, at the right, over the lower one,
// which has moved by up to 0.3 of the width, under black of up to 0.1.
static void slide(Picture frame, Picture lower, Picture upper, double distance) {
  const size_t edge = (size_t)lrint((double)width * distance);
  const size_t offset = (size_t)lrint(0.3 * (double)width * (1 - distance));
  const uint8_t dim = (uint8_t)lrint(25.5 * (1 - distance));
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = frame.pixels + y * frame.stride;
    sluice_pixel_rows_copy_dimmed(lower.pixels + y * lower.stride + offset, row, edge, dim);
    memcpy(row + edge, upper.pixels + y * upper.stride, (width - edge) * sizeof *row);
  }
}

static double fraction(int frame) {
  const double time = frame / (framesOfTransition - 1.0);
  return 1 - pow(1 - time, 3);
}

static int fail(const char *what) {
  fprintf(stderr, "reference: %s %s\n", what, SDL_GetError());
  return 2;
}

int main(int count, char **words) {
  if (count != 4) return fail("expected a mode, a width and a height");
  const char *mode = words[1];
  width = strtoul(words[2], NULL, 10);
  height = strtoul(words[3], NULL, 10);

  Picture frame = picture(0), lower = picture(0xFFF2F2F7), upper = picture(0xFFFFFFFF);
  SDL_Window *window = NULL;
  if (!strcmp(mode, "window") || !strcmp(mode, "first")) {
    // Without this, SDL shows a window's surface through OpenGL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_Init(SDL_INIT_VIDEO)) return fail("no display");
    window = SDL_CreateWindow("reference", 0, 0, (int)width, (int)height, 0);
    SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
    if (!surface) return fail("no window");
    frame = (Picture){surface->pixels, (size_t)surface->pitch / sizeof(uint32_t)};
    slide(frame, lower, upper, 1);
    SDL_UpdateWindowSurface(window);
  }
  if (!strcmp(mode, "first")) return 0;

  const double start = seconds();
  int frames = 0;
  for (int transition = 0; transition < transitions; transition++) {
    for (int index = 0; index < framesOfTransition; index++, frames++) {
      const double moved = fraction(index);
      if (!strcmp(mode, "memory") || window) {
        slide(frame, lower, upper, transition % 2 ? moved : 1 - moved);
        if (window) SDL_UpdateWindowSurface(window);
        continue;
      }
      for (size_t y = 0; y < height; y++) {
        uint32_t *target = frame.pixels + y * frame.stride;
        const uint32_t *source = lower.pixels + y * lower.stride;
        if (!strcmp(mode, "dim")) sluice_pixel_rows_copy_dimmed(source, target, width, 26);
        else if (!strcmp(mode, "blend")) sluice_pixel_rows_blend(source, target, width, 128, 26);
        else memcpy(target, source, width * sizeof *target);
      }
    }
  }
  printf("%.5f\n", (seconds() - start) * 1e3 / frames);
  return 0;
}
