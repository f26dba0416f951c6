// Written in C, where it is clear what a signal handler does: it calls only functions that POSIX
// lists as async-signal-safe.
#define _GNU_SOURCE
#include "window_end.h"

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { signal_count = sizeof signals / sizeof *signals, patience = 2 };

static volatile sig_atomic_t asked;
static int descriptor = -1;

static void ask(int sign) {
  int saved = errno;
  if (asked == patience) _exit(128 + sign);
  asked++;
  uint64_t one = 1;
  // If its count is full, the reader has not yet read the earlier ones.
  (void)!write(descriptor, &one, sizeof one);
  errno = saved;
}

static void replace_default(int sign, void (*handler)(int)) {
  struct sigaction old;
  if (sigaction(sign, NULL, &old) != 0 || old.sa_handler != SIG_DFL) return;
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(sign, &action, NULL);
}

int sluice_end_signals_install(void) {
  if (descriptor >= 0) return descriptor;
  descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (descriptor < 0) return -1;
  for (int index = 0; index < signal_count; index++) replace_default(signals[index], ask);
  replace_default(SIGPIPE, SIG_IGN);
  return descriptor;
}

void sluice_end_signals_drain(void) {
  uint64_t count;
  if (read(descriptor, &count, sizeof count) < 0) return;
}

int sluice_end_is_asked_for(void) { return asked != 0; }

static void (*end_of_display)(void);

static int display_has_ended(void *display) {
  (void)display;
  // A second call would come from what `end` does.
  void (*end)(void) = end_of_display;
  end_of_display = NULL;
  if (end) end();
  _exit(2);
}

void sluice_display_end_install(void (*end)(void)) {
  end_of_display = end;
  // SDL loads Xlib itself, and only where there is an X server.
  void *xlib = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!xlib) return;
  void (*set)(int (*)(void *)) = (void (*)(int (*)(void *)))dlsym(xlib, "XSetIOErrorHandler");
  if (set) set(display_has_ended);
}
