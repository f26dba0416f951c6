internal import FlowUI
internal import Observation

/// The layer that is highlighted on the stage.
@Observable
final class LayerHighlight {
  /// The layer's frame, in points of the stage; `nil` if no layer is highlighted.
  private(set) var frame: Rect?

  func show(_ frame: Rect?) {
    if frame != self.frame { self.frame = frame }
  }
}
