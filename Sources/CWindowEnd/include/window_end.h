#pragma once

/// Makes SIGINT, SIGTERM and SIGHUP ask for an end instead of ending the process, and a closed pipe
/// fail to be written instead of ending it. A signal that is ignored stays ignored. Whoever asks
/// for an end a third time, because nothing happens, ends the process.
///
/// Returns a descriptor that becomes readable when the end is asked for, or -1. The same one is
/// returned again by later calls.
int sluice_end_signals_install(void);

/// Makes the descriptor wait for the next signal.
void sluice_end_signals_drain(void);

/// Whether a signal has asked for the end.
int sluice_end_is_asked_for(void);

/// Calls `end` when the X server that the process is connected to ends, and then ends the process
/// with status 2. Without Xlib in the process, it does nothing.
///
/// Xlib would print a message and end the process. Within `end`, the window must not be used.
void sluice_display_end_install(void (*end)(void));
