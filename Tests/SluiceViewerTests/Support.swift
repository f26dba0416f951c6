import FlowCore
import FlowDemos
import FlowSDL
import FlowUI
import SluiceCommandLine
import SluiceViewer
import Testing

/// Drives a viewer with simulated input and a simulated clock.
final class ViewerHarness {
  let app: ViewerApp
  let glyphs: GlyphLibrary
  private var now = Instant.zero

  init(
    _ demo: String = "checkout", of catalogue: Catalogue = .sluice,
    size: Size = Size(width: 1280, height: 860), language: Language? = nil,
    pictures: String? = nil
  ) throws {
    glyphs = try GlyphLibrary(FontChoice())
    app = ViewerApp(
      catalogue, demo: demo, size: size, language: language, glyphs: glyphs, pictures: pictures)
  }

  // MARK: Time and input

  func wait(_ milliseconds: Int) {
    now = now.advanced(by: .milliseconds(milliseconds))
    app.session.advance(to: now)
  }

  func send(_ input: InputEvent) { app.session.send(input, at: now) }

  func key(_ key: String) throws { send(.key(try #require(KeyPress(parsing: key)))) }

  func open(_ demo: String) throws {
    try key("/")
    send(.text(demo))
    try key("Return")
    wait(300)
  }

  func mouse(_ phase: PointerEvent.Phase, _ point: Point) {
    send(.pointer(phase, device: .mouse, finger: 0, location: point))
  }

  func click(_ point: Point) {
    mouse(.down, point)
    wait(50)
    mouse(.up, point)
  }

  func click(_ name: String) throws { click(try node(name).middle) }

  func click(_ phrase: Phrase) throws { click(try node(phrase).middle) }

  // MARK: Output

  var tree: AccessibilityNode { app.session.accessibilityTree }

  func node(_ name: String) throws -> AccessibilityNode {
    try #require(tree.all.first { $0.name == name }, "no element is labelled '\(name)'")
  }

  func node(_ phrase: Phrase) throws -> AccessibilityNode {
    try node(app.session.context.strings[phrase])
  }

  func has(_ name: String) -> Bool { tree.all.contains { $0.name == name } }

  func has(_ phrase: Phrase) -> Bool { has(app.session.context.strings[phrase]) }

  /// All drawn lines of text.
  var texts: [String] { app.session.layerTree.texts }

  var verbs: [String] { app.events.map { "\($0.verb) \($0.subject)" } }

  /// The location in the window of a point on the stage, given as fractions of its width and
  /// height.
  func stage(_ x: Double, _ y: Double) throws -> Point {
    let frame = try node(.stageGroup).frame
    return Point(
      x: frame.minX + x * frame.size.width, y: frame.minY + y * frame.size.height)
  }

  /// The location in the window of the middle of an element on the stage.
  func stagePoint(of name: String) throws -> Point {
    let session = app.stageSession
    let node = try #require(session.accessibilityTree.all.first { $0.name == name })
    return try stage(
      node.frame.midX / session.size.width, node.frame.midY / session.size.height)
  }

  /// The location on the time line of an instant, given in seconds before the present; at the left
  /// end if the visible period begins later.
  func past(_ seconds: Double) throws -> Point {
    let (frame, period) = (try node(.timeGroup).frame, app.timePeriod)
    let length = period.upperBound.seconds(since: period.lowerBound)
    let fraction = (app.present.seconds(since: period.lowerBound) - seconds) / length
    return Point(x: frame.minX + 7 + max(0, fraction) * (frame.size.width - 14), y: frame.midY)
  }
}

extension AccessibilityNode {
  var middle: Point { Point(x: frame.midX, y: frame.midY) }
}

extension LayerTree {
  var texts: [String] { root.texts }

  var rings: Int { root.count(Theme.light.focusRing) }
}

extension Layer {
  fileprivate var texts: [String] {
    drawings.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
      + sublayers.flatMap(\.texts)
  }

  fileprivate func count(_ colour: RGBA) -> Int {
    let own = drawings.count { if case .outline(_, _, _, colour) = $0 { true } else { false } }
    return own + sublayers.reduce(0) { $0 + $1.count(colour) }
  }
}
