public import FlowCore
public import FlowUI

/// The starting conditions of the flow on the stage: the same setup and input always give the same
/// result.
@MainActor
package struct StageSetup {
  package var demo: Demo
  package var settings: DemoSettings
  /// The place to start at; `nil` for the one where the demo starts by itself.
  package var place: FlowPlace?
  package var size: Size
  package var preferences: Preferences
  /// Whether the stage has the safe area of the device that has the stage's size.
  package var isOnDevice: Bool

  /// The size of the viewer's phone, in points.
  package nonisolated static let defaultSize = Size(width: 390, height: 844)

  package init(
    demo: Demo, settings: DemoSettings = DemoSettings(), place: FlowPlace? = nil,
    size: Size = Self.defaultSize, preferences: Preferences = Preferences(),
    isOnDevice: Bool = false
  ) {
    self.demo = demo
    self.settings = settings
    self.place = place
    self.size = size
    self.preferences = preferences
    self.isOnDevice = isOnDevice
  }
}

extension FlowSession {
  /// Creates a session as the viewer's stage has it: with a status bar and a device's safe area.
  ///
  /// It needs no fonts, so it suits tests of behaviour. Traps unless the size is finite.
  ///
  /// - Parameters:
  ///   - navigation: The flow.
  ///   - size: The size of the frames in points; by default that of the viewer's phone.
  ///   - isOnDevice: Whether the session has the safe area of the viewer's device with the current
  ///     size, if there is one.
  ///   - measuring: Measures text; by default every character is half as wide as the font size. For
  ///     the viewer's own frames, pass fonts, as `GlyphLibrary` has them.
  public convenience init(
    onStage navigation: NavigationController, size: Size = Size(width: 390, height: 844),
    isOnDevice: Bool = true, measuring: any TextMeasuring = SquareMeasuring()
  ) {
    self.init(navigation: navigation, size: size, measuring: measuring)
    configureAsStage(onDevice: isOnDevice)
  }

  package func configureAsStage(onDevice isOnDevice: Bool) {
    statusBar = StatusBar()
    if isOnDevice { cover = { Device(size: $0).safeArea } }
  }
}
