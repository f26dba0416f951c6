internal import CMainQueue
internal import Dispatch
internal import Glibc
internal import SDL

/// Runs the main actor's jobs, such as those of a screen's `Task`, while a window's loop blocks the
/// main thread.
///
/// The jobs are in Dispatch's main queue, which announces work through a descriptor, as it does for
/// Foundation's run loop. A source on that descriptor wakes the loop, so that an idle window
/// sleeps.
@MainActor
final class MainActorJobs {
  private let source: any DispatchSourceRead

  /// Starts to wake the loop; `nil` on any thread but the process's main one, where Dispatch itself
  /// runs the main queue, as in tests.
  init?() {
    guard sluice_is_main_thread() != 0 else { return nil }
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler { @Sendable in
      var count: eventfd_t = 0
      _ = eventfd_read(descriptor, &count)
      Event.wake()
    }
    source.setCancelHandler { @Sendable in _ = eventfd_write(descriptor, 1) }
    source.activate()
  }

  /// Runs all jobs that are due.
  func run() { _dispatch_main_queue_callback_4CF(nil) }

  /// Ends waking the loop; work that is left is announced again, to whoever runs the queue next.
  func end() { source.cancel() }
}
