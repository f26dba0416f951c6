import FlowCore
import FlowUI
import Observation
import Testing

/// A screen with the elements that a test gives it.
@Observable final class TestScreen: ComposedScreen {
  let name: String
  var overlays: Overlays?
  var elements: (LayoutContext) -> [any Element]

  init(_ name: String = "board", @ElementBuilder _ elements: @escaping () -> [any Element]) {
    self.name = name
    self.elements = { _ in elements() }
  }

  func body(in context: LayoutContext) -> [any Element] { elements(context) }
}

/// An element of a fixed size that records the frame in which it was laid out.
final class Block: Element {
  let size: Size
  private let stretches: (across: Stretch, down: Stretch)
  private(set) var frame: Rect?

  init(_ width: Double, _ height: Double, across: Stretch = .fixed, down: Stretch = .fixed) {
    size = Size(width: width, height: height)
    stretches = (across, down)
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal ? stretches.across : stretches.down
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { size }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    self.frame = frame
  }
}

/// The error of a test that does not find a drawing it needs.
struct Missing: Error {}

extension LayoutContext {
  init(_ width: Double, _ height: Double, insets: Insets = .zero, textSize: Double = 1) {
    self.init(
      size: Size(width: width, height: height), insets: insets, measuring: SquareMeasuring(),
      textSize: textSize)
  }
}

extension Element {
  @discardableResult
  func laidOut(_ width: Double, _ height: Double, insets: Insets = .zero) -> PageLayout {
    let context = LayoutContext(width, height, insets: insets)
    var page = PageLayout(name: "page", size: context.size)
    layOut(in: Rect(context.size), context, on: &page)
    return page
  }
}

extension Control {
  /// How far the control is drawn as pressed at the current time, 0…1.
  var drawnPress: Double { use(in: Rect(.zero), LayoutContext(800, 600)).press }
}

extension Layer {
  /// The layer and its sublayers at any depth, back to front.
  var all: [Layer] { [self] + sublayers.flatMap(\.all) }

  func named(_ name: String) -> Layer? { all.last { $0.name == name } }

  var allDrawings: [Drawing] { all.flatMap(\.drawings) }

  var texts: [String] {
    allDrawings.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }
}

extension AccessibilityNode {
  var middle: Point { Point(x: frame.midX, y: frame.midY) }
}
