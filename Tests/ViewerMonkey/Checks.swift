internal import FlowCore
internal import FlowDemos
internal import FlowProof
internal import FlowSDL
internal import FlowScene
internal import FlowUI
package import SluiceViewer

/// Checks at each change of the stage that no screen behind a gate is reached.
@MainActor
package final class GateCheck {
  private weak var session: FlowSession?
  private var watch: Watch?

  private final class Watch: ClockParticipant {
    let gates = GateWatch()
    weak var session: FlowSession?
    let deadline: Instant? = nil
    let isMoving = false
    let changesPages = false

    init(_ session: FlowSession) { self.session = session }

    func advance(to instant: Instant) {
      guard let session else { return }
      gates.readState(session.context.flows, at: instant)
    }

    var fault: String? {
      gates.sightings.first.map {
        "the screen '\($0.screen)' behind the gate '\($0.gate)' is reached (\($0.kind))"
      }
    }
  }

  package init() {}

  /// The first screen behind a gate that was reached in the session of the last check or in the
  /// present one; `nil` if there is none.
  package func fault(in app: ViewerApp) -> String? {
    let session = app.stageSession
    // A session that has been replaced since the last check may have reached such a screen before.
    let earlier = watch?.fault
    if session !== self.session {
      self.session = session
      let watch = Watch(session)
      session.context.clock.add(watch)
      self.watch = watch
    }
    watch?.advance(to: session.context.clock.now)
    return earlier ?? watch?.fault
  }
}

/// Checks that what a viewer shows can be drawn, and read out by a screen reader.
@MainActor
enum FrameCheck {
  static func fault(in app: ViewerApp, _ window: HeadlessWindow) -> String? {
    window.frames.last.flatMap { $0.tree.root.fault(depth: 0) }
      ?? fault(in: app.session.accessibilityTree).map { "the viewer: \($0)" }
      ?? fault(in: app.stageSession.accessibilityTree).map { "the stage: \($0)" }
  }

  /// How cached layouts and frames differ from newly made ones; `nil` if they do not.
  static func staleness(in app: ViewerApp) -> String? {
    let shown = (app.shownStageTree, app.session.layerTree)
    app.stageSession.setNeedsLayout()
    if let line = difference(shown.0, app.stageSession.layerTree) {
      return "the stage is stale: \(line)"
    }
    // If anything is due, the viewer may lag behind the stage: while nothing moves, it does not
    // update the stage's time, and panels with an interval are updated only at that interval.
    let followsAtOnce = app.session.isMoving && app.panelInterval == .zero
    guard app.session.deadline == nil || followsAtOnce else { return nil }
    app.session.setNeedsLayout()
    return difference(shown.1, app.session.layerTree).map { "the viewer is stale: \($0)" }
  }

  /// The first line in which two frames differ.
  static func difference(_ left: LayerTree, _ right: LayerTree) -> String? {
    guard left != right else { return nil }
    let lines = [left, right].map { $0.description.split(separator: "\n").map(String.init) }
    let index = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return lines.map { $0.indices.contains(index) ? $0[index] : "nothing" }
      .joined(separator: " | ")
  }

  private static func fault(in tree: AccessibilityNode) -> String? {
    let nodes = tree.all
    if nodes.count(where: { $0.states.contains(.focused) }) > 1 {
      let names = nodes.filter { $0.states.contains(.focused) }.map { "\($0.role) '\($0.name)'" }
      return "several elements have the focus: \(names.joined(separator: ", "))"
    }
    return nodes.first { !$0.frame.isSound }.map { "'\($0.name)' has the frame \($0.frame)" }
      ?? nodes.first { $0.role.isOperable && $0.name.isEmpty }.map { "a \($0.role) has no name" }
  }
}

/// Checks that the link to the instant that is shown leads there again.
@MainActor
enum ReplayCheck {
  static func fault(in app: ViewerApp, glyphs: GlyphLibrary, pictures: String) -> String? {
    guard !app.showsCrash else { return nil }
    let link = app.link
    let other = ViewerApp(.sluice, demo: link.id, glyphs: glyphs, pictures: pictures)
    other.open(StageLink(link.description))
    let (lines, others) = (app.shownEvents.map(\.description), other.shownEvents.map(\.description))
    let same = zip(lines, others).prefix { $0 == $1 }.count
    guard same == lines.count, same == others.count else {
      let texts = [lines, others].map { $0.indices.contains(same) ? $0[same] : "nothing" }
      return "a replay differs in line \(same + 1): \(texts.joined(separator: " | "))"
    }
    // Whether the stage has the focus does not depend on the link, so both stages get the focus.
    for session in [app.stageSession, other.stageSession] {
      session.takesKeys = true
      session.setNeedsLayout()
    }
    return FrameCheck.difference(app.stageSession.layerTree, other.stageSession.layerTree)
      .map { "a replay looks different: \($0)" }
  }
}

extension Rect {
  fileprivate var isSound: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0
      && size.height >= 0
  }
}

extension Layer {
  /// The largest number of nested layers: more than any page has, and fewer than the call stack can
  /// hold.
  private static let deepest = 200

  fileprivate func fault(depth: Int) -> String? {
    if depth > Self.deepest { return "layers lie in one another \(depth) deep" }
    let numbers = [size.width, size.height, offset.x, offset.y, scale, opacity, dim, edgeShadow]
    guard numbers.allSatisfy(\.isFinite), size.width >= 0, size.height >= 0,
      (0...1).contains(opacity), (0...1).contains(dim), (0...1).contains(edgeShadow)
    else { return "the layer '\(name)' has a number out of range: \(numbers)" }
    if let drawing = drawings.first(where: { !$0.isSound }) {
      return "the layer '\(name)' has a drawing that is nowhere: \(drawing)"
    }
    for layer in sublayers {
      if let fault = layer.fault(depth: depth + 1) { return fault }
    }
    return nil
  }
}

extension Drawing {
  fileprivate var isSound: Bool {
    switch self {
    case .fill(let rect, _), .fractionalFill(let rect, _, _), .roundedRectangle(let rect, _, _),
      .outline(let rect, _, _, _), .shadow(let rect, _), .icon(_, let rect, _, _),
      .roundedRectangleSlice(let rect, _, _, _), .image(_, let rect, _, _):
      rect.isSound
    case .hairline(let point, let width, _): point.x.isFinite && point.y.isFinite && width.isFinite
    case .path(let path, _, _), .stroke(let path, _, _):
      path.isEmpty || path.controlBounds != nil
    case .clipped(_, let drawings): drawings.allSatisfy(\.isSound)
    case .transformed(let transform, let drawings):
      transform.inverse != nil && drawings.allSatisfy(\.isSound)
    case .text(_, _, let baseline, _): baseline.x.isFinite && baseline.y.isFinite
    }
  }
}
