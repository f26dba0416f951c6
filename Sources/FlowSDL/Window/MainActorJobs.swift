internal import CMainQueue
internal import Dispatch
internal import Glibc

/// Runs the main actor's jobs, such as those of a screen's `Task`, while a window's loop blocks the
/// main thread.
///
/// The jobs are in Dispatch's main queue, which announces work through a descriptor, as it does for
/// Foundation's run loop. A source on that descriptor wakes the loop, so that an idle window
/// sleeps.
@MainActor
final class MainActorJobs {
  private let source: any DispatchSourceRead

  /// Starts waking the loop; `nil` unless called on the process's main thread: in other cases, such
  /// as in tests, Dispatch itself runs the main queue.
  ///
  /// - Parameter wake: Makes the main thread run the jobs soon; called on any thread.
  init?(wake: @escaping @Sendable () -> Void) {
    guard sluice_is_main_thread() != 0 else { return nil }
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler { @Sendable in
      var count: eventfd_t = 0
      _ = eventfd_read(descriptor, &count)
      wake()
    }
    source.setCancelHandler { @Sendable in _ = eventfd_write(descriptor, 1) }
    source.activate()
  }

  func run() { _dispatch_main_queue_callback_4CF(nil) }

  /// Stops waking the loop; remaining work is announced again, for the code that runs the queue
  /// next.
  func end() { source.cancel() }
}
