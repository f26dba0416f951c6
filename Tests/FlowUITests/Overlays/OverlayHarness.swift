import FlowCore
import FlowUI
import Testing

/// A page with a button, a text field and a stack of overlays.
final class OverlayPage: ComposedScreen {
  let name: String
  let overlayStack = Overlays()
  let button = Control()
  let field = TextFieldState()
  var showsField = true
  var allowsGoingBack = true
  /// Whether going forward from the page pushes a page named `next`.
  var hasNextScreen = false
  init(_ name: String) { self.name = name }

  var overlays: Overlays? { overlayStack }

  var navigationItem: NavigationItem { NavigationItem(title: name) }

  func makeNextScreen() -> (any Screen)? { hasNextScreen ? OverlayPage("next") : nil }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Padding {
        Button("Open", control: button)
        if showsField { TextField("Field", state: field) }
        Spacer()
      }
    }
  }
}

/// A flow of two `OverlayPage`s with bars, in a session with a status bar.
final class OverlayHarness {
  let base: BarHarness
  let page = OverlayPage("second")

  init(
    _ width: Double = 400, _ height: Double = 800, reducesMotion: Bool = false,
    allowsGoingBack: Bool = true
  ) throws {
    base = BarHarness(
      OverlayPage("first"), reducesMotion: reducesMotion, size: Size(width: width, height: height))
    page.allowsGoingBack = allowsGoingBack
    try base.controller.push(page, .immediate)
    _ = base.tree
  }

  var session: FlowSession { base.session }
  var names: [String] { base.controller.stack.map(\.name) }

  func show(_ menu: Menu) { shown { page.overlayStack.show(menu) } }
  func show(_ alert: Alert) { shown { page.overlayStack.show(alert) } }
  func show(_ sheet: Sheet) { shown { page.overlayStack.show(sheet) } }
  func show(_ palette: Palette) { shown { page.overlayStack.show(palette) } }

  private func shown(_ show: () -> Void) {
    show()
    base.settle()
  }

  func key(_ names: String...) throws {
    for name in names { try base.key(name) }
  }

  func layer(_ name: String) -> Layer? { base.tree.root.named(name) }

  /// A point on the frontmost drawing of a text, 2 points from its left edge; `nil` if the text is
  /// not drawn.
  func position(of text: String) -> Point? {
    Self.positions(of: text, in: base.tree.root, .zero).last
  }

  func click(_ text: String) throws {
    let point = try #require(self.position(of: text))
    base.click(point.x, point.y)
  }

  /// The texts in a layer and its sublayers; the frames are in points of the layer's parent.
  func texts(_ name: String) -> [(text: String, frame: Rect)] {
    guard let layer = layer(name) else { return [] }
    return Self.texts(layer, .zero)
  }

  private static func positions(of text: String, in layer: Layer, _ corner: Point) -> [Point] {
    texts(layer, corner).filter { $0.text == text }.map {
      Point(x: $0.frame.minX + 2, y: $0.frame.midY)
    }
  }

  private static func texts(_ layer: Layer, _ corner: Point) -> [(text: String, frame: Rect)] {
    let here = Point(x: corner.x + layer.offset.x, y: corner.y + layer.offset.y)
    let own = layer.drawings.compactMap { drawing -> (String, Rect)? in
      guard case .text(let text, let style, let baseline, _) = drawing else { return nil }
      let width = SquareMeasuring().width(of: text, in: style)
      return (
        text,
        Rect(
          x: here.x + baseline.x, y: here.y + baseline.y - style.size * 0.8, width: width,
          height: style.size)
      )
    }
    return own + layer.sublayers.flatMap { texts($0, here) }
  }

  func card(_ name: String) -> Rect? {
    layer(name)?.drawings.lazy.compactMap { drawing in
      if case .roundedRectangle(let rect, _, _) = drawing { rect } else { nil }
    }.first
  }

  var sheetTop: Double? { layer("card")?.offset.y }
}

final class CallLog {
  var entries: [String] = []

  func logging(_ entry: String) -> @MainActor () -> Void { { [self] in entries.append(entry) } }
}
