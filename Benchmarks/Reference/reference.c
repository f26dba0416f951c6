// Measures the least that a frame of a transition can cost; Scripts/bench compares Sluice with it
// in the same run. Prints a number.
//
//   reference copy W H     CPU ms of copying a frame of W x H pixels
//   reference memory W H   CPU ms of a frame in which one picture slides over another, to memory
//   reference window W H   the same in a window
//   reference first W H    nothing: ends when a window shows its first frame
//   reference paths W H    CPU ms of a frame of stars
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

// Adds the signed area to the right of an edge to the pixels of a square of `side` pixels.
static void edge(float *area, int side, double x0, double y0, double x1, double y1) {
  const double direction = y0 < y1 ? 1 : -1;
  if (y0 > y1) {
    const double x = x0, y = y0;
    x0 = x1, y0 = y1, x1 = x, y1 = y;
  }
  for (int row = (int)y0; row < y1 && row < side; row++) {
    const double top = fmax(row, y0), bottom = fmin(row + 1, y1), height = bottom - top;
    if (height <= 0) continue;
    const double slope = (x1 - x0) / (y1 - y0);
    double left = x0 + (top - y0) * slope, right = left + height * slope;
    if (left > right) {
      const double x = left;
      left = right, right = x;
    }
    float *cells = area + row * side;
    for (int x = (int)left; x < side - 1; x++) {
      // The part of the edge's height within the pixel, and the area of the pixel right of it.
      const double start = fmax(x, left), end = fmin(x + 1, right);
      const double part = right > left ? height * (end - start) / (right - left) : height;
      const double inside = part * (x + 1 - (start + end) / 2);
      cells[x] += (float)(direction * inside);
      cells[x + 1] += (float)(direction * (part - inside));
      if (end >= right) break;
    }
  }
}

// Fills a star with five points, its centre at x and y.
static void star(Picture frame, double x, double y, double radius) {
  enum { side = 64 };
  static float area[side * side];
  memset(area, 0, sizeof area);
  const int left = (int)(x - radius), top = (int)(y - radius);
  double points[10][2];
  for (int i = 0; i < 10; i++) {
    const double angle = i * M_PI / 5, length = i % 2 ? radius * 0.45 : radius;
    points[i][0] = x + length * sin(angle) - left;
    points[i][1] = y - length * cos(angle) - top;
  }
  for (int i = 0; i < 10; i++) {
    const double *from = points[i], *to = points[(i + 1) % 10];
    edge(area, side, from[0], from[1], to[0], to[1]);
  }
  for (int row = 0; row < side; row++) {
    float sum = 0;
    uint32_t *pixels = frame.pixels + (size_t)(top + row) * frame.stride + left;
    for (int column = 0; column < side; column++) {
      sum += area[row * side + column];
      const uint32_t alpha = (uint32_t)(fminf(fabsf(sum), 1) * 255 + 0.5f);
      if (!alpha) continue;
      const uint32_t under = pixels[column], rest = 255 - alpha;
      const uint32_t red = (0x0A * alpha + (under >> 16 & 255) * rest) / 255;
      const uint32_t green = (0x66 * alpha + (under >> 8 & 255) * rest) / 255;
      const uint32_t blue = (0xD8 * alpha + (under & 255) * rest) / 255;
      pixels[column] = 0xFF000000 | red << 16 | green << 8 | blue;
    }
  }
}

// The stars of 'sluice bench paths'.
static void stars(Picture frame, int index) {
  const double distance = 64, moved = index % 16 / 16.0;
  for (size_t y = 0; y < height; y++)
    for (size_t x = 0; x < width; x++) frame.pixels[y * frame.stride + x] = 0xFFFFFFFF;
  for (size_t row = 0; row < height / 64; row++)
    for (size_t column = 0; column < width / 64; column++)
      star(frame, ((double)column + 0.5) * distance + moved, ((double)row + 0.5) * distance, 30);
}

static double fraction(int frame) {
  const double time = frame / (framesOfTransition - 1.0);
  return 1 - pow(1 - time, 3);
}

static int fail(const char *what) {
  fprintf(stderr, "reference: %s %s\n", what, SDL_GetError());
  return 2;
}

int main(int count, char **arguments) {
  if (count != 4) return fail("expected a mode, a width and a height");
  const char *mode = arguments[1];
  width = strtoul(arguments[2], NULL, 10);
  height = strtoul(arguments[3], NULL, 10);

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
      if (!strcmp(mode, "paths")) {
        stars(frame, index);
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
