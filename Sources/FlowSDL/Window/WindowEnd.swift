internal import CWindowEnd
internal import Dispatch

/// Detects what ends a window from outside: a signal, or the end of its window system.
@MainActor
final class WindowEnd {
  private let source: (any DispatchSourceRead)?

  /// Called when the window system ends; shared, because a process has one window system.
  private static var whenDisplayEnds: (@MainActor () -> Void)?

  /// Starts handling the signals that end a process.
  ///
  /// - Parameter wake: Makes the window's loop check `isRequested`; called on any thread.
  init(wake: @escaping @Sendable () -> Void) {
    let descriptor = sluice_end_signals_install()
    if descriptor >= 0 {
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    } else {
      source = nil
    }
    source?.setEventHandler { @Sendable in
      sluice_end_signals_drain()
      wake()
    }
    source?.activate()
  }

  isolated deinit { source?.cancel() }

  var isRequested: Bool { sluice_end_is_asked_for() != 0 }

  /// The action runs just before the process ends.
  static func whenDisplayEnds(_ action: @escaping @MainActor () -> Void) {
    whenDisplayEnds = action
    sluice_display_end_install {
      // Xlib detects the end during a call from the thread that owns the window: the main thread.
      MainActor.assumeIsolated { WindowEnd.whenDisplayEnds?() }
    }
  }
}
