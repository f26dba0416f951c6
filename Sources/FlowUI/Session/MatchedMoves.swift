internal import FlowCore

/// The matched elements that move between the pages of a flow while transitions run.
@MainActor
struct MatchedMoves {
  private struct Move {
    let from: MatchedElement
    let to: MatchedElement
    /// The screens of the two elements.
    let screens: (from: any Screen, to: any Screen)
    let fraction: Double
    /// The frame of the moving element, in points of the settled pages.
    let frame: Rect
  }

  /// The moves of the elements; of each element, only the move by the latest transition.
  private var moves: [Move] = []
  /// The names of the elements that pages do not draw themselves, by the pages' screens.
  private var hiddenNames: [ObjectIdentifier: Set<String>] = [:]
  /// The page that the running transition moves away, which takes along the elements that an
  /// earlier transition moves to it.
  private var departure: (screen: any Screen, pose: PagePose)?

  /// Finds the elements that move: none without a transition, or with reduced motion.
  init(in flow: NavigationController, _ elements: (any Screen) -> [MatchedElement]) {
    guard !flow.context.preferences.reducesMotion else { return }
    departure = flow.coordinator.map {
      ($0.from, [.push, .present].contains($0.operation) ? $0.poses.lower : $0.poses.upper)
    }
    for transition in flow.movingTransitions {
      let to = Self.movable(elements(transition.to))
      for element in Self.movable(elements(transition.from)) {
        guard let other = to.first(where: { $0.name == element.name }) else { continue }
        for screen in [transition.from, transition.to] {
          hiddenNames[ObjectIdentifier(screen), default: []].insert(element.name)
        }
        let earlier = moves.firstIndex { $0.to.name == element.name }.map { moves.remove(at: $0) }
        // A transition that was cut short has not yet moved the element all the way.
        let start = earlier.flatMap { $0.screens.to === transition.from ? $0.frame : nil }
        moves.append(
          Move(
            from: element, to: other, screens: (transition.from, transition.to),
            fraction: transition.fraction,
            frame: (start ?? element.frame).interpolated(
              to: other.frame, fraction: transition.fraction)))
      }
    }
  }

  /// The visible elements; of several with the same name, only the first.
  private static func movable(_ elements: [MatchedElement]) -> [MatchedElement] {
    var names: Set<String> = []
    return elements.filter { $0.isVisible && names.insert($0.name).inserted }
  }

  /// The names of the elements that the page of a screen must not draw itself.
  func names(on screen: any Screen) -> Set<String> { hiddenNames[ObjectIdentifier(screen)] ?? [] }

  /// The layers of the elements that move directly above the page of a screen, because it is the
  /// uppermost of the pages that contain them.
  func layers(
    above screen: any Screen, of pages: [NavigationController.Page],
    _ context: (any Screen) -> LayoutContext
  ) -> [Layer] {
    moves.compactMap { move in
      let uppermost = pages.last { names(on: $0.screen).contains(move.to.name) }
      guard uppermost?.screen === screen else { return nil }
      let (from, to) = (
        layer(move.from, in: move.frame, context(move.screens.from)),
        layer(move.to, in: move.frame, context(move.screens.to))
      )
      var both = from.blended(into: to, fraction: min(max(move.fraction, 0), 1))
      guard let departure, departure.screen === move.screens.to else { return both }
      both.offset = both.posed(departure.pose).offset
      return both
    }
  }

  private func layer(_ matched: MatchedElement, in frame: Rect, _ context: LayoutContext) -> Layer {
    var layout = PageLayout(name: "matched \(matched.name)", size: context.size)
    let context = context.uncovered.withoutMeasuredHeights.inside(matched.environment)
    layout.add(matched.element, in: frame, context.withoutPointer)
    return layout.layer
  }
}

extension Layer {
  /// Changes frames, corners and colours if the layers differ in nothing else, and otherwise fades
  /// one layer into the other.
  fileprivate func blended(into other: Layer, fraction: Double) -> Layer {
    var (own, layer) = (self, other)
    let drawings = zip(drawings, other.drawings).compactMap {
      $0.interpolated(to: $1, fraction: fraction)
    }
    if sublayers == other.sublayers, drawings.count == self.drawings.count,
      drawings.count == other.drawings.count
    {
      layer.drawings = drawings
      return layer
    }
    // One of them is always opaque, so that pictures hide what is behind them.
    own.opacity = min(1, 2 * (1 - fraction))
    layer.opacity = min(1, 2 * fraction)
    return Layer(name: name, size: size, sublayers: [own, layer])
  }

  /// The layer without the matched elements of these names.
  func withoutMatched(_ names: Set<String>) -> Layer {
    guard !names.isEmpty else { return self }
    var layer = self
    layer.sublayers = sublayers.filter { !($0.matchedName.map(names.contains) ?? false) }
      .map { $0.withoutMatched(names) }
    return layer
  }
}

extension Drawing {
  /// `nil` if the drawings differ in more than their frames, corners and colours.
  fileprivate func interpolated(to other: Drawing, fraction: Double) -> Drawing? {
    switch (self, other) {
    case let (.fill(rect, colour: colour), .fill(otherRect, colour: otherColour)):
      .fill(
        rect.interpolated(to: otherRect, fraction: fraction),
        colour: colour.interpolated(to: otherColour, fraction: fraction))
    case let (
      .roundedRectangle(rect, radius, colour),
      .roundedRectangle(otherRect, otherRadius, otherColour)
    ):
      .roundedRectangle(
        rect.interpolated(to: otherRect, fraction: fraction),
        radius: interpolate(radius, otherRadius, fraction),
        colour: colour.interpolated(to: otherColour, fraction: fraction))
    case let (.image(source, rect, clip, radius), .image(other, otherRect, otherClip, otherRadius))
    where source == other:
      .image(
        source, in: rect.interpolated(to: otherRect, fraction: fraction),
        clip: clip.interpolated(to: otherClip, fraction: fraction),
        radius: interpolate(radius, otherRadius, fraction))
    default: self == other ? self : nil
    }
  }
}

extension Rect {
  fileprivate func interpolated(to other: Rect, fraction: Double) -> Rect {
    let corner = origin.interpolated(to: other.origin, fraction: fraction)
    let size = size.interpolated(to: other.size, fraction: fraction)
    return Rect(x: corner.x, y: corner.y, width: max(0, size.width), height: max(0, size.height))
  }
}
