// Makes calls of the C library fail, one in each run of a program; for tests, which compile it and
// load it before the C library:
//
//   FAULT_CALL=write FAULT_AT=3 FAULT_UNDER=/tmp/x LD_PRELOAD=faults.so PROGRAM
//
// FAULT_CALL  open, write, half, rename, fsync, read, mmap or send. 'half' is a disk that becomes
//             full in the middle of a write: half of it is written, and all later ones fail.
// FAULT_AT    which of these calls fails, from 1.
// FAULT_UNDER counts only calls for files whose path begins so; without it, all count.
// FAULT_MARK  a file that is created when the call has failed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *call, *under, *mark;
static long at, count;
static int is_full;

__attribute__((constructor)) static void prepare(void) {
  call = getenv("FAULT_CALL");
  under = getenv("FAULT_UNDER");
  mark = getenv("FAULT_MARK");
  at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
}

static int concerns(const char *path) {
  // A full disk leaves pipes and terminals alone.
  if (call && strcmp(call, "half") == 0 && (!path || path[0] != '/')) return 0;
  return !under || (path && strncmp(path, under, strlen(under)) == 0);
}

static int is_due(const char *name, const char *path) {
  if (!call || strcmp(call, name) != 0 || !concerns(path)) return 0;
  if (__sync_add_and_fetch(&count, 1) != at) return 0;
  if (mark) {
    long file = syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY, 0600);
    if (file >= 0) syscall(SYS_close, file);
  }
  return 1;
}

static const char *path_of(int descriptor, char *path, size_t size) {
  char name[64];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  long length = syscall(SYS_readlinkat, AT_FDCWD, name, path, size - 1);
  path[length < 0 ? 0 : length] = 0;
  return path;
}

static int is_due_for(const char *name, int descriptor) {
  char path[4096];
  if (!call || strcmp(call, name) != 0) return 0;
  return is_due(name, path_of(descriptor, path, sizeof path));
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int open_mode(int flags, va_list rest) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0; }

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = open_mode(flags, rest);
  va_end(rest);
  if (is_due("open", path)) return errno = flags & O_CREAT ? ENOSPC : EIO, -1;
  return NEXT(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = open_mode(flags, rest);
  va_end(rest);
  if (is_due("open", path)) return errno = flags & O_CREAT ? ENOSPC : EIO, -1;
  return NEXT(open64)(path, flags, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (is_due_for("write", descriptor)) return errno = ENOSPC, -1;
  if (call && strcmp(call, "half") == 0) {
    char path[4096];
    if (is_full && concerns(path_of(descriptor, path, sizeof path))) return errno = ENOSPC, -1;
    if (is_due_for("half", descriptor)) {
      is_full = 1;
      return size > 1 ? NEXT(write)(descriptor, bytes, size / 2) : (errno = ENOSPC, -1);
    }
  }
  return NEXT(write)(descriptor, bytes, size);
}

ssize_t read(int descriptor, void *bytes, size_t size) {
  if (is_due_for("read", descriptor)) return errno = EIO, -1;
  return NEXT(read)(descriptor, bytes, size);
}

int fsync(int descriptor) {
  if (is_due_for("fsync", descriptor)) return errno = EIO, -1;
  return NEXT(fsync)(descriptor);
}

int rename(const char *from, const char *to) {
  if (is_due("rename", to)) return errno = EIO, -1;
  return NEXT(rename)(from, to);
}

int renameat2(int folder, const char *from, int other, const char *to, unsigned flags) {
  if (is_due("rename", to)) return errno = EIO, -1;
  return NEXT(renameat2)(folder, from, other, to, flags);
}

void *mmap(void *place, size_t size, int protection, int flags, int descriptor, off_t offset) {
  // Only files: the C library's own memory does not come through here.
  if (descriptor >= 0 && is_due_for("mmap", descriptor)) return errno = ENOMEM, MAP_FAILED;
  return NEXT(mmap)(place, size, protection, flags, descriptor, offset);
}

ssize_t send(int socket, const void *bytes, size_t size, int flags) {
  if (is_due_for("send", socket)) return errno = EPIPE, -1;
  return NEXT(send)(socket, bytes, size, flags);
}

ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
  if (is_due_for("send", socket)) return errno = EPIPE, -1;
  return NEXT(sendmsg)(socket, message, flags);
}
