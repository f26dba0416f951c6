// A program that is started without a standard stream would get its next file or socket under that
// stream's number, and write its results or messages into it.
#include <fcntl.h>
#include <unistd.h>

// Opened the wrong way round, so that reading or writing still fails, as it does without a stream.
static void open_missing(int descriptor, int flags) {
  if (fcntl(descriptor, F_GETFD) != -1) return;
  // The lowest free number is this one: those below it are open.
  if (open("/dev/null", flags) != descriptor) _exit(2);
}

// 101 is the first priority that programs may use: this comes before all other code of the program.
__attribute__((constructor(101))) static void open_standard_streams(void) {
  open_missing(STDIN_FILENO, O_WRONLY);
  open_missing(STDOUT_FILENO, O_RDONLY);
  open_missing(STDERR_FILENO, O_RDONLY);
}
