internal import FlowCore

/// The line of a text field as it lies in its frame: from its beginning, and while it has the focus as far
/// scrolled as the caret needs.
struct TextFieldLine {
  private let state: TextFieldState
  private let style: TextStyle
  private let measuring: any TextMeasuring
  /// Where the line begins on the page, in points.
  let start: Double

  init(_ state: TextFieldState, in frame: Rect, _ context: LayoutContext) {
    self.state = state
    style = context.style(.body)
    measuring = context.measuring
    guard state.hasFocus else {
      start = frame.minX
      return
    }
    let caret = measuring.width(of: state.shown(before: state.editable.caret), in: style)
    // The caret itself has room at the end.
    start = frame.minX - max(0, caret + TextFieldBox.caret - frame.size.width)
  }

  /// Where a place in the text lies on the page, in points.
  func x(of place: Int) -> Double {
    start + measuring.width(of: state.shown(before: place), in: style)
  }

  /// The place between two characters that is nearest to one of the page, found by halves.
  func place(at x: Double) -> Int {
    let text = state.editable.text
    let places =
      text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      + [text.utf8.count]
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.x(of: places[middle]) <= x { low = middle } else { high = middle }
    }
    let (before, after) = (self.x(of: places[low]), self.x(of: places[high]))
    return x - before <= after - x ? places[low] : places[high]
  }
}
