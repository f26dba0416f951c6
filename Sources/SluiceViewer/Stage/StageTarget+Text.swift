internal import FlowCore
internal import FlowUI

/// The text on the stage, for the desktop's primary selection.
extension StageTarget: TextHolder {
  var copyableText: String? { session()?.copyableText }

  func takesText(at point: Point, in frame: Rect) -> Bool {
    guard let geometry, let session = session() else { return false }
    return session.takesText(at: geometry.stagePoint(at: point))
  }
}
