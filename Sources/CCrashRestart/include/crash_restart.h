#pragma once

/// Starts this program again, in its own place, when it traps: on SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE and SIGABRT.
///
/// `arguments`, from the program's name on, get the signal's number as one more behind them. `environment` gets
/// SLUICE_REVIVALS, the count of revivals in a row. Both end with a null pointer, are copied, and may go. Files that
/// the program has opened are closed; those that it was started with stay open.
///
/// A program that has been revived and traps again within two seconds, or before it has said that it works, is not
/// revived: it ends by the signal, and where `descriptor` is a file that it has open, and not -1, leaves a line there:
/// `mark` and the signal's number. So does one whose new start fails, but for the line.
///
/// Handlers run on a stack of their own in the thread that calls this. To be called once, early. Returns 0, or what
/// errno says; then nothing is changed.
int sluice_crash_restart_install(const char *const *arguments, const char *const *environment, const char *mark,
                           int descriptor);

/// Says that the program works: it has shown a frame.
void sluice_crash_restart_works(void);
