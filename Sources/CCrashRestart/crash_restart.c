// Written in C, where it is clear what a signal handler does: it calls only functions that POSIX
// lists as async-signal-safe, and reads only data that was prepared before.
#define _GNU_SOURCE
#include "crash_restart.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define VARIABLE "SLUICE_RESTARTS="

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { signal_count = sizeof signals / sizeof *signals };

// A restarted program that crashes again within this many seconds is considered to crash in a loop.
// Chosen by eye: longer than any start takes.
static const time_t least_life = 2;

// The handler's stack, needed because the normal stack may have overflowed. In newer versions of
// glibc, SIGSTKSZ is not a constant.
static char stack[64 * 1024];

static char **new_arguments;
static char **new_environment;
// The additional argument with the signal's number, the environment variable that marks a restarted
// program, and whether this program is one.
static char number[4];
static char variable[] = VARIABLE "0";
static char is_restarted;
// The start of the line, followed by the signal's number, that a program writes to a file if it is
// not restarted.
static char *mark;
static int note;
static time_t start;
static volatile sig_atomic_t works;

static time_t now(void) {
  struct timespec time;
  return clock_gettime(CLOCK_MONOTONIC, &time) == 0 ? time.tv_sec : 0;
}

// Descriptors that are open when the program starts belong to the process that started it, which
// may wait for them to be closed: they stay open across a restart.
enum { descriptor_count = 1024 };
static char inherited[descriptor_count];

__attribute__((constructor)) static void note_inherited(void) {
  for (int descriptor = 3; descriptor < descriptor_count; descriptor++)
    inherited[descriptor] = fcntl(descriptor, F_GETFD) != -1;
}

// Without this, the connection to the window system would stay open, and with it the window.
static void close_own(void) {
  for (int descriptor = 3; descriptor < descriptor_count; descriptor++)
    if (!inherited[descriptor]) close(descriptor);
#ifdef SYS_close_range
  syscall(SYS_close_range, (unsigned)descriptor_count, ~0u, 0u);
#endif
}

// Records the crash in the file: no restarted program will report it.
static void note_end(void) {
  if (note < 0 || write(note, mark, strlen(mark)) < 0) return;
  if (write(note, number, strlen(number)) < 0 || write(note, "\n", 1) < 0) return;
}

static void restart(int sign) {
  // Restores the default actions and unblocks all signals, so that a further signal takes effect,
  // here and in the restarted program.
  for (int index = 0; index < signal_count; index++) signal(signals[index], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  number[0] = sign < 10 ? '0' + sign : '0' + sign / 10;
  number[1] = sign < 10 ? 0 : '0' + sign % 10;
  if (!is_restarted || (works && now() - start >= least_life)) {
    variable[sizeof variable - 2] = '1';
    close_own();
    execve("/proc/self/exe", new_arguments, new_environment);
  }
  note_end();
  raise(sign);
}

static size_t length(const char *const *words) {
  size_t length = 0;
  while (words[length]) length++;
  return length;
}

// Returns a copy with room for one more string, or null.
static char **copy(const char *const *words) {
  char **made = calloc(length(words) + 2, sizeof *made);
  if (!made) return NULL;
  size_t end = 0;
  for (; *words; words++) {
    if (strncmp(*words, VARIABLE, strlen(VARIABLE)) == 0) continue;
    made[end] = strdup(*words);
    if (!made[end++]) return NULL;
  }
  return made;
}

int sluice_crash_restart_install(const char *const *arguments, const char *const *environment,
                                 const char *words, int descriptor) {
  const char *before = getenv("SLUICE_RESTARTS");
  is_restarted = before && strcmp(before, "0") != 0;
  start = now();
  new_arguments = copy(arguments);
  new_environment = copy(environment);
  mark = strdup(words);
  note = descriptor;
  if (!new_arguments || !new_environment || !mark) return ENOMEM;
  new_arguments[length((const char *const *)new_arguments)] = number;
  new_environment[length((const char *const *)new_environment)] = variable;
  const stack_t place = {.ss_sp = stack, .ss_size = sizeof stack};
  if (sigaltstack(&place, NULL) != 0) return errno;
  // A signal that is raised within the handler ends the program.
  struct sigaction action = {.sa_handler = restart, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < signal_count; index++) sigaction(signals[index], &action, NULL);
  return 0;
}

void sluice_crash_restart_works(void) { works = 1; }
