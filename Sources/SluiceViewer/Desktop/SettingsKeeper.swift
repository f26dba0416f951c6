package import FlowCore

/// Stores the viewer's settings as they change, so that they survive however the program ends.
///
/// A setting that is switched is stored with the next frame; one that is dragged, such as the
/// window's size, is stored once it has stayed the same for a moment.
@MainActor
package final class SettingsKeeper {
  /// How long a size must stay the same before it is stored; by eye: longer than a pause within a
  /// drag.
  private static let delay = Duration.milliseconds(200)

  private var settings: ViewerSettings
  private let model: ViewerModel
  private let windowSize: () -> Size
  private let clock: FlowClock
  private var stored: ViewerSettings.Values
  private var latest: ViewerSettings.Values
  private var due: Instant?

  /// The settings must already have been applied to the model.
  init(
    _ settings: ViewerSettings, of model: ViewerModel, on clock: FlowClock,
    windowSize: @escaping () -> Size
  ) {
    (self.settings, self.model, self.clock) = (settings, model, clock)
    self.windowSize = windowSize
    stored = ViewerSettings.Values(model, windowSize: windowSize())
    latest = stored
    clock.add(self)
  }

  /// Looks for changes; called after each frame.
  func check() {
    let values = ViewerSettings.Values(model, windowSize: windowSize())
    guard values != latest else { return }
    latest = values
    if values.switches != stored.switches {
      store()
    } else {
      due = clock.now.advanced(by: Self.delay)
    }
  }

  func store() {
    due = nil
    latest = ViewerSettings.Values(model, windowSize: windowSize())
    settings.store(latest)
    stored = latest
  }
}

extension SettingsKeeper: ClockParticipant {
  package var deadline: Instant? { due }
  package var isMoving: Bool { false }

  package func advance(to instant: Instant) {
    if let due, due <= instant { store() }
  }
}
