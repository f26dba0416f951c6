// Makes calls of the C library fail, one in each run of a program; for tests, which compile it and
// load it before the C library:
//
//   FAULT_TALLY=/tmp/t FAULT_CALL=write FAULT_AT=3 FAULT_UNDER=/tmp/x LD_PRELOAD=faults.so PROGRAM
//
// FAULT_TALLY  a file that counts the calls of each kind, also those of the programs that PROGRAM
//              starts; it is created if needed, and must be removed before each run.
// FAULT_CALL   open, write, half, torn, rename, fsync, read, mmap, send, mkdir, lock or unlink.
//              'half' is a disk that becomes full in the middle of a write: half of it is written,
//              and all later ones fail; with 'torn', files cannot be cut from then on, either.
//              Without it, calls are only counted.
// FAULT_AT     which of these calls fails, from 1.
// FAULT_UNDER  counts only calls for files whose path begins so; without it, all count.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum call { OPEN, WRITE, HALF, TORN, RENAME, FSYNC, READ, MMAP, SEND, MKDIR, LOCK, UNLINK, CALLS };
static const char *const names[CALLS] = {"open", "write", "half", "torn",  "rename", "fsync",
                                         "read", "mmap",  "send", "mkdir", "lock",   "unlink"};

// What all processes of a run share: the calls so far, whether one has failed, and whether the disk
// is full since then.
struct tally {
  long counts[CALLS], has_failed, is_full;
};
static struct tally *tally;
static const char *under;
static enum call chosen = CALLS;
static long at;

__attribute__((constructor)) static void prepare(void) {
  const char *call = getenv("FAULT_CALL"), *path = getenv("FAULT_TALLY");
  under = getenv("FAULT_UNDER");
  at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  for (int i = 0; call && i < CALLS; i++)
    if (strcmp(call, names[i]) == 0) chosen = i;
  if (!path) return;
  // Directly, because the functions below count.
  long file = syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (file < 0) return;
  syscall(SYS_ftruncate, file, sizeof *tally);
  long place = syscall(SYS_mmap, 0L, sizeof *tally, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0L);
  syscall(SYS_close, file);
  tally = place < 0 && place > -4096 ? 0 : (struct tally *)place;
}

static int concerns(enum call call, const char *path) {
  // A full disk leaves pipes and terminals alone.
  if ((call == HALF || call == TORN) && (!path || path[0] != '/')) return 0;
  return !under || (path && strncmp(path, under, strlen(under)) == 0);
}

static int is_due(enum call call, const char *path) {
  if (!tally || !concerns(call, path)) return 0;
  long count = __sync_add_and_fetch(&tally->counts[call], 1);
  if (call != chosen || count != at) return 0;
  return tally->has_failed = 1;
}

static const char *path_of(int descriptor, char *path, size_t size) {
  char name[64];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  long length = syscall(SYS_readlinkat, AT_FDCWD, name, path, size - 1);
  path[length < 0 ? 0 : length] = 0;
  return path;
}

static int is_due_for(enum call call, int descriptor) {
  char path[4096];
  return tally && is_due(call, path_of(descriptor, path, sizeof path));
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// Callers pass a mode only with these flags; O_TMPFILE contains O_DIRECTORY, which needs none.
static int open_mode(int flags, va_list rest) {
  int has_mode = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
  return has_mode ? va_arg(rest, int) : 0;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = open_mode(flags, rest);
  va_end(rest);
  if (is_due(OPEN, path)) return errno = flags & O_CREAT ? ENOSPC : EIO, -1;
  return NEXT(open)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = open_mode(flags, rest);
  va_end(rest);
  if (is_due(OPEN, path)) return errno = flags & O_CREAT ? ENOSPC : EIO, -1;
  return NEXT(openat)(folder, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = open_mode(flags, rest);
  va_end(rest);
  if (is_due(OPEN, path)) return errno = flags & O_CREAT ? ENOSPC : EIO, -1;
  return NEXT(open64)(path, flags, mode);
}

FILE *fopen(const char *path, const char *mode) {
  if (is_due(OPEN, path)) return errno = EIO, NULL;
  return NEXT(fopen)(path, mode);
}

FILE *fopen64(const char *path, const char *mode) {
  if (is_due(OPEN, path)) return errno = EIO, NULL;
  return NEXT(fopen64)(path, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (is_due_for(WRITE, descriptor)) return errno = ENOSPC, -1;
  char path[4096];
  if (tally && tally->is_full && concerns(HALF, path_of(descriptor, path, sizeof path)))
    return errno = ENOSPC, -1;
  if (is_due_for(HALF, descriptor) || is_due_for(TORN, descriptor)) {
    tally->is_full = 1;
    return size > 1 ? NEXT(write)(descriptor, bytes, size / 2) : (errno = ENOSPC, -1);
  }
  return NEXT(write)(descriptor, bytes, size);
}

int ftruncate(int descriptor, off_t size) {
  if (tally && tally->is_full && chosen == TORN) return errno = EIO, -1;
  return NEXT(ftruncate)(descriptor, size);
}

ssize_t read(int descriptor, void *bytes, size_t size) {
  if (is_due_for(READ, descriptor)) return errno = EIO, -1;
  return NEXT(read)(descriptor, bytes, size);
}

int fsync(int descriptor) {
  if (is_due_for(FSYNC, descriptor)) return errno = EIO, -1;
  return NEXT(fsync)(descriptor);
}

int rename(const char *from, const char *to) {
  if (is_due(RENAME, to)) return errno = EIO, -1;
  return NEXT(rename)(from, to);
}

int renameat2(int folder, const char *from, int other, const char *to, unsigned flags) {
  if (is_due(RENAME, to)) return errno = EIO, -1;
  return NEXT(renameat2)(folder, from, other, to, flags);
}

int mkdir(const char *path, mode_t mode) {
  if (is_due(MKDIR, path)) return errno = ENOSPC, -1;
  return NEXT(mkdir)(path, mode);
}

int unlink(const char *path) {
  if (is_due(UNLINK, path)) return errno = EIO, -1;
  return NEXT(unlink)(path);
}

// As on a file system without locks.
int flock(int descriptor, int operation) {
  if (is_due_for(LOCK, descriptor)) return errno = ENOLCK, -1;
  return NEXT(flock)(descriptor, operation);
}

void *mmap(void *place, size_t size, int protection, int flags, int descriptor, off_t offset) {
  // Only files: the C library's own memory does not come through here.
  if (descriptor >= 0 && is_due_for(MMAP, descriptor)) return errno = ENOMEM, MAP_FAILED;
  return NEXT(mmap)(place, size, protection, flags, descriptor, offset);
}

ssize_t send(int socket, const void *bytes, size_t size, int flags) {
  if (is_due_for(SEND, socket)) return errno = EPIPE, -1;
  return NEXT(send)(socket, bytes, size, flags);
}

ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
  if (is_due_for(SEND, socket)) return errno = EPIPE, -1;
  return NEXT(sendmsg)(socket, message, flags);
}
