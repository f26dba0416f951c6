#pragma once
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

// Dispatch exports these for run loops, without a header.

// The descriptor that becomes readable when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);
// Runs the work in the main queue; only for the main thread.
void _dispatch_main_queue_callback_4CF(void *unused);

// The C library has this only under another name, which Swift does not import.
static inline int sluice_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }
