import FlowCore
import FlowUI
import Testing

/// A screen of whatever elements a test wants.
final class TestScreen: ComposedScreen {
  let name: String
  var overlays: Overlays?
  var elements: (LayoutContext) -> [any Element]

  init(_ name: String = "board", @ElementBuilder _ elements: @escaping () -> [any Element]) {
    self.name = name
    self.elements = { _ in elements() }
  }

  func body(in context: LayoutContext) -> [any Element] { elements(context) }
}

/// An element of a certain size that remembers where it was put.
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

  func size(in offer: Size, _ context: LayoutContext) -> Size { size }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    self.frame = frame
  }
}

extension LayoutContext {
  /// A context as a stage has it, without a mouse.
  init(_ width: Double, _ height: Double, insets: Insets = .zero, textSize: Double = 1) {
    self.init(
      size: Size(width: width, height: height), insets: insets, measuring: SquareMeasuring(),
      textSize: textSize)
  }
}

extension Element {
  /// Puts it onto a page of its own, of a size in points.
  @discardableResult
  func placed(_ width: Double, _ height: Double, insets: Insets = .zero) -> PageLayout {
    let context = LayoutContext(width, height, insets: insets)
    var page = PageLayout(name: "page", size: context.size)
    place(in: Rect(context.size), context, on: &page)
    return page
  }
}

extension Control {
  /// How far it is pressed at the present instant of a session.
  func press(in input: InputDriver) -> Double {
    use(in: Rect(.zero), LayoutContext(800, 600)).press
  }
}

extension Layer {
  /// It and all layers upon it, the lowest first.
  var all: [Layer] { [self] + sublayers.flatMap(\.all) }

  /// The highest layer of a name.
  func named(_ name: String) -> Layer? { all.last { $0.name == name } }

  /// All that is drawn on it and on the layers upon it.
  var allDrawings: [Drawing] { all.flatMap(\.drawings) }

  /// All words on it, the lowest first.
  var words: [String] {
    allDrawings.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }
}
