#pragma once

/// From now on, memory that this program asks for in vain ends it with a line and status 2, instead
/// of a stack trace. A program that recovers from crashes recovers from that, too.
///
/// Requests of libraries still fail without ending the program, as they expect.
void sluice_memory_watch(void);
