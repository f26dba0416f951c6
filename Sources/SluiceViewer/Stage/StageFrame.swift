internal import FlowCore
internal import FlowUI

/// The frame of a session, made once for each state of it.
struct StageFrame {
  /// What it depends on.
  private struct State: Equatable {
    let session: ObjectIdentifier
    let instant: Instant
    let changes: Int
    let takesKeys: Bool
  }

  private var known: (state: State, tree: LayerTree)?

  /// The frame that a session shows.
  ///
  /// - Parameters:
  ///   - changes: How often anything else than time may have changed it.
  ///   - takesKeys: Whether keys go to it, and what they go to is marked.
  ///   - explain: Makes a frame that stands in for one that cannot be drawn, from what is wrong
  ///     with that.
  mutating func tree(
    of session: FlowSession, after changes: Int, takesKeys: Bool,
    explain: (String) -> LayerTree
  ) -> LayerTree {
    session.takesKeys = takesKeys
    let state = State(
      session: ObjectIdentifier(session), instant: session.context.clock.now, changes: changes,
      takesKeys: takesKeys)
    if let known, known.state == state { return known.tree }
    let made = session.layerTree
    let tree = made.problem.map(explain) ?? made
    known = (state, tree)
    return tree
  }
}

extension LayerTree {
  /// What is wrong with a frame that cannot be drawn, in one line; `nil` where nothing is.
  fileprivate var problem: String? { root.problem(depth: 0) }
}

extension Layer {
  /// The deepest that layers may lie in one another: no real page is a tenth of that.
  private static let deepest = 200

  fileprivate func problem(depth: Int) -> String? {
    guard depth < Self.deepest else {
      return "layers lie in one another more than \(Self.deepest) deep"
    }
    let numbers = [size.width, size.height, offset.x, offset.y, scale, opacity, dim, edgeShadow]
    guard numbers.allSatisfy(\.isFinite) else {
      return "the layer '\(name)' has a place or an extent that is no number"
    }
    guard size.width >= 0, size.height >= 0 else {
      return "the layer '\(name)' has an extent below 0"
    }
    for sublayer in sublayers {
      if let problem = sublayer.problem(depth: depth + 1) { return problem }
    }
    return nil
  }
}
