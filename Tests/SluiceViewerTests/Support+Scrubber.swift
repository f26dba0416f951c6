import FlowCore
import FlowUI
import SluiceViewer
import Testing

extension ViewerHarness {
  /// Creates a viewer in which checkout's second page began to pop 100 ms ago, without a drag.
  static func popping() throws -> ViewerHarness {
    let harness = try delivery()
    try harness.key("Escape")
    harness.wait(100)
    return harness
  }

  var scrubber: AccessibilityNode {
    get throws {
      try #require(tree.all.first { $0.role == .slider && $0.name == "Transition" })
    }
  }

  var knob: Point {
    get throws {
      let slider = try scrubber
      let percent = try #require(slider.value.flatMap { Double($0.dropLast(2)) })
      return Point(
        x: slider.frame.minX + 8 + percent / 100 * (slider.frame.size.width - 16),
        y: slider.frame.midY)
    }
  }

  func write(_ text: String) throws {
    let field = tree.all.first { $0.role == .textField && $0.name == "Fraction" }
    click(try #require(field).middle)
    try key("Ctrl+A")
    if text.isEmpty { try key("Delete") } else { send(.text(text)) }
    try key("Return")
  }

  /// Clicks the scrubber at its end and then at a fraction.
  ///
  /// The first click moves the knob away, because a click on the knob does not move the knob.
  func scrub(to fraction: Double) throws {
    let frame = try scrubber.frame
    for fraction in [1, fraction] {
      // The knob, 16 points wide, stays within the track.
      click(Point(x: frame.minX + 8 + fraction * (frame.size.width - 16), y: frame.midY))
    }
  }
}
