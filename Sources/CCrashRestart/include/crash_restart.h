#pragma once

/// Restarts this program in the same process when it crashes: on SIGILL, SIGTRAP, SIGSEGV, SIGBUS,
/// SIGFPE and SIGABRT.
///
/// `arguments`, which begin with the program's name, get the signal's number as an additional last
/// argument. `environment` gets SLUICE_RESTARTS=1, which marks a restarted program. Both end with a
/// null pointer and are copied. Files that the program has opened are closed; those that were open
/// at its start stay open.
///
/// A restarted program that crashes again within two seconds, or before it has reported that it
/// works, is not restarted: it is ended by the signal and, unless `descriptor` is -1, writes a line
/// to that open file: `mark` and the signal's number. If the restart itself fails, the program is
/// ended by the signal, too, but without the line, because its files are closed.
///
/// In the thread that calls this, handlers run on a separate stack. Call it once, early. Returns 0,
/// or an error number as in errno; then nothing is changed.
int sluice_crash_restart_install(const char *const *arguments, const char *const *environment,
                                 const char *mark, int descriptor);

/// Reports that the program works, which means that it has shown a frame.
void sluice_crash_restart_works(void);
