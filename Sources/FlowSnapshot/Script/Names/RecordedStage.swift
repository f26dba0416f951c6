internal import FlowCore
internal import FlowUI

/// The properties that determine the layout of the stage on which a script was recorded.
///
/// On a stage with equal properties, the recorded points hit the same elements.
struct RecordedStage: Hashable, Sendable {
  let size: Size
  let textSize: Double
  let direction: LayoutDirection

  init(size: Size, preferences: Preferences) {
    self.size = size
    textSize = preferences.textSize
    direction = preferences.direction
  }

  @MainActor
  init(_ session: FlowSession) {
    (size, textSize, direction) = (session.size, session.textSize, session.direction)
  }

  /// The line that states these properties in a recording's heading.
  var line: String {
    var preferences = Preferences()
    (preferences.textSize, preferences.direction) = (textSize, direction)
    let changes = preferences.changes(since: Preferences()).map {
      ", \($0.rawValue): \(preferences.text(of: $0))"
    }
    return "- recorded: {size: [\(size.width.yaml), \(size.height.yaml)]\(changes.joined())}\n"
  }
}
