import FlowCore
import FlowUI
import Testing

/// A page for which the contents, appearance and visibility of the bars can be set.
final class BarPage: ComposedScreen, AppearanceContext {
  let name: String
  var item: NavigationItem
  var prefersBarHidden = false
  var prefersToolbarHidden = true
  var preferredAppearance: Appearance?
  private(set) var askedForItem = 0

  init(_ name: String, _ item: NavigationItem? = nil) {
    self.name = name
    self.item = item ?? NavigationItem(title: name)
  }

  var navigationItem: NavigationItem {
    askedForItem += 1
    return item
  }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea { Text(name) }
  }
}

final class BarProgressPage: ComposedScreen, FlowProgressReporting {
  let name: String
  let flowProgress: Double

  init(_ name: String, _ progress: Double) {
    self.name = name
    flowProgress = progress
  }

  var navigationItem: NavigationItem { NavigationItem(title: name) }

  func body(in context: LayoutContext) -> [any Element] { SafeArea { Text(name) } }
}

/// A flow with bars, by default on a stage 400 points wide and 800 high, with a status bar 44
/// points high.
final class BarHarness {
  let context: FlowContext
  let controller: NavigationController
  let session: FlowSession
  let bars: NavigationBars
  private var instant = Instant.zero

  init(_ root: any Screen, reducesMotion: Bool = false, size: Size = Size(width: 400, height: 800))
  {
    context = FlowContext(reducesMotion: reducesMotion)
    controller = NavigationController(root: root, context: context)
    bars = NavigationBars(around: controller)
    session = FlowSession(navigation: controller, size: size, measuring: SquareMeasuring())
    session.statusBar = StatusBar()
  }

  convenience init() { self.init(BarPage("First")) }

  func wait(_ milliseconds: Int) {
    instant = instant.advanced(by: .milliseconds(milliseconds))
    session.advance(to: instant)
  }

  /// Waits 3 s, in which a transition with the default timing settles.
  func settle() { wait(3000) }

  func wait(until fraction: Double) {
    while let now = controller.coordinator?.fraction, now < fraction { wait(1) }
  }

  func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 400) {
    session.send(
      .pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: y)), at: instant)
  }

  func click(_ x: Double, _ y: Double) {
    mouse(.down, x, y)
    mouse(.up, x, y)
  }

  func type(_ text: String) { session.send(.text(text), at: instant) }

  func key(_ name: String) throws {
    session.send(.key(try #require(KeyPress(parsing: name))), at: instant)
  }

  /// Drags from near the left edge to `x`, without releasing the mouse button.
  func drag(to x: Double) {
    mouse(.down, 5)
    for step in 1...10 {
      wait(16)
      mouse(.move, 5 + (x - 5) * Double(step) / 10)
    }
    wait(300)
  }

  // MARK: Drawn content

  var tree: LayerTree { session.layerTree }

  func layer(_ name: String) -> Layer? { Self.find(name, in: tree.root) }

  private static func find(_ name: String, in layer: Layer) -> Layer? {
    if layer.name == name { return layer }
    return layer.sublayers.lazy.compactMap { find(name, in: $0) }.first
  }

  /// A text in the navigation bar; `x` is its left edge, in points.
  struct BarText: Hashable {
    let text: String
    let x: Double
    let size: Double
    let alpha: UInt8
  }

  var texts: [BarText] {
    guard let bar = layer("navigationBar") else { return [] }
    return Self.texts(bar, Point.zero).sorted { $0.x < $1.x }
  }

  func text(_ content: String) -> BarText? { texts.first { $0.text == content } }

  private static func texts(_ layer: Layer, _ origin: Point) -> [BarText] {
    let here = Point(x: origin.x + layer.offset.x, y: origin.y + layer.offset.y)
    let own = layer.drawings.compactMap { drawing -> BarText? in
      guard case .text(let text, let style, let baseline, let colour) = drawing else { return nil }
      return BarText(text: text, x: here.x + baseline.x, size: style.size, alpha: colour.alpha)
    }
    return own + layer.sublayers.flatMap { texts($0, here) }
  }

  /// The left edge, in points, and the alpha of the most opaque back chevron, if any.
  var chevron: (x: Double, alpha: UInt8)? {
    guard let row = layer("row") else { return nil }
    let all = row.sublayers.flatMap(\.drawings).compactMap { drawing -> (Double, UInt8)? in
      guard case .icon(.back, let rect, let colour, _) = drawing else { return nil }
      return (rect.minX, colour.alpha)
    }
    return all.max { $0.1 < $1.1 }
  }

  func positions(_ name: String) -> [Point] {
    tree.root.sublayers.filter { $0.name == name }.map(\.offset)
  }

  var stripPieces: [Point] {
    tree.root.sublayers.filter { $0.name == "progressStrip" }.compactMap { strip in
      guard case .fill(let piece, _)? = strip.drawings.first else { return nil }
      return Point(x: strip.offset.x + piece.minX, y: strip.offset.y + piece.minY)
    }
  }

  /// The bottom edge of the navigation bar, or of the status bar if there is no navigation bar.
  var bottom: Double { layer("hairline")?.offset.y ?? 44 }
}
