internal import CWindowEnd
internal import Dispatch

/// How a window is ended from outside: by a signal, or with its window system.
@MainActor
final class WindowEnd {
  private let source: (any DispatchSourceRead)?

  /// What happens when the window system ends: the process has one.
  private static var whenDisplayEnds: (@MainActor () -> Void)?

  /// Makes signals ask for the end; `wake` makes the loop look, and may be called on any thread.
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

  /// Whether a signal has asked for the end.
  var isAskedFor: Bool { sluice_end_is_asked_for() != 0 }

  /// Sets what happens when the window system ends, after which the process ends.
  static func whenDisplayEnds(_ action: @escaping @MainActor () -> Void) {
    whenDisplayEnds = action
    sluice_display_end_install {
      // Xlib finds out in a call from the thread that owns the window.
      MainActor.assumeIsolated { WindowEnd.whenDisplayEnds?() }
    }
  }
}
