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
  /// - Parameter wake: Makes the window's loop check `isAskedFor`; called on any thread.
  init(wake: @escaping @Sendable () -> Void) {
    let bell = sluice_end_signals_install()
    source = bell < 0 ? nil : DispatchSource.makeReadSource(fileDescriptor: bell, queue: .global())
    source?.setEventHandler { @Sendable in
      sluice_end_signals_hear()
      wake()
    }
    source?.activate()
  }

  isolated deinit { source?.cancel() }

  var isAskedFor: Bool { sluice_end_is_asked_for() != 0 }

  /// The action runs just before the process ends.
  static func whenDisplayEnds(_ action: @escaping @MainActor () -> Void) {
    whenDisplayEnds = action
    sluice_display_end_install {
      // Xlib detects the end during a call from the thread that owns the window: the main thread.
      MainActor.assumeIsolated { WindowEnd.whenDisplayEnds?() }
    }
  }
}
