internal import FlowCore
internal import FlowUI

/// Caches the frame of a session, so that it is created only once for each state.
@MainActor
struct StageFrame {
  private struct State: Equatable {
    let session: ObjectIdentifier
    let instant: Instant
    let changes: Int
    let takesKeys: Bool
  }

  private var known: (state: State, tree: LayerTree)?

  /// The frame of a session; from the cache, unless its state has changed.
  ///
  /// `changes` counts what may affect the frame apart from time; if the frame cannot be drawn,
  /// `explain` makes its replacement from a description of the problem.
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
  /// Why the frame cannot be drawn, in one line; `nil` if it can.
  var problem: String? { root.problem(depth: 0) }
}

extension Layer {
  /// No real page reaches a tenth of this depth.
  private static let deepest = 200

  fileprivate func problem(depth: Int) -> String? {
    guard depth < Self.deepest else {
      return "layers lie in one another more than \(Self.deepest) deep"
    }
    let numbers = [size.width, size.height, offset.x, offset.y, scale, opacity, dim, edgeShadow]
    guard numbers.allSatisfy(\.isFinite) else {
      return "the layer '\(name)' has a value that is not a finite number"
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
