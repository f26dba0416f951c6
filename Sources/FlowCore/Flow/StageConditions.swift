internal import Observation

/// The stage's size and the pointer used last, on which a flow can base its choice of interactors.
public struct StageConditions: Hashable, Sendable {
  /// The kind of device that a stage represents.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    case phone
    case tablet
  }

  /// The minimum length of the shorter side of a tablet's stage, in points: 600, like Android's
  /// `sw600dp`.
  package static let shortestTablet = 600.0

  /// The stage's size in points; zero before a session shows the flow.
  public package(set) var size = Size.zero
  /// The pointer that was pressed last; the mouse before the first press.
  public package(set) var pointer = PointerDevice.mouse

  /// Creates the conditions of a stage.
  public init(size: Size = .zero, pointer: PointerDevice = .mouse) {
    self.size = size
    self.pointer = pointer
  }

  /// The kind of device, by the stage's shorter side: rotating a device does not change it.
  public var device: Device {
    min(size.width, size.height) >= Self.shortestTablet ? .tablet : .phone
  }
}

@MainActor
@Observable
final class LiveStage {
  var conditions = StageConditions()
}
