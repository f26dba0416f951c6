import FlowCore

/// Everything visible at an instant.
@MainActor
struct Picture {
  private let pages: [(screen: Int, pose: PagePose)]
  private let alongside: Double
  private let bars: BarsPicture

  init(_ runner: OperationRunner) {
    pages = runner.controller.visiblePages.map { (ModelScreen.number(of: $0.screen), $0.pose) }
    alongside = runner.alongside.value
    bars = runner.barsPicture
  }

  /// Describes what differs by more than the tolerance, if anything does.
  ///
  /// The tolerance is in page widths; opacities, progress and colours range over 0…1.
  func jump(to next: Picture, tolerance: Double) -> String? {
    for screen in Set(pages.map(\.screen) + next.pages.map(\.screen)) {
      let distance = jump(of: screen, to: next)
      if distance > tolerance { return "s\(screen) jumps by \(distance)" }
    }
    // The value animates between numbers of screens, which are below 10.
    let distance = (alongside - next.alongside).magnitude
    if distance > tolerance * 10 { return "the value alongside jumps by \(distance)" }
    return bars.jump(to: next.bars, tolerance: tolerance)
  }

  /// Returns how far a page jumps; if it comes or goes, the part of the stage on which it is
  /// visible.
  private func jump(of screen: Int, to next: Picture) -> Double {
    let distance = pose(of: screen).flatMap { pose in
      next.pose(of: screen).map { pose.distance(to: $0) }
    }
    guard distance != 0 else { return 0 }
    let seen = max(seen(of: screen), next.seen(of: screen))
    // A motion settles within 0.001 of its end (FC-8), so 0.002 of the width counts as hidden.
    return seen > 0.002 ? distance ?? seen : 0
  }

  private func pose(of screen: Int) -> PagePose? {
    pages.first { $0.screen == screen }?.pose
  }

  /// The part of the stage's width, 0…1, that shows the page; a translucent page counts by its
  /// opacity.
  private func seen(of screen: Int) -> Double {
    guard let index = pages.firstIndex(where: { $0.screen == screen }) else { return 0 }
    let edges = pages.flatMap { [$0.pose.shift, $0.pose.shift + 1] }
    let stops = (edges + [0, 1]).filter { (0...1).contains($0) }.sorted()
    return zip(stops, stops.dropFirst()).reduce(0) { seen, stretch in
      let middle = (stretch.0 + stretch.1) / 2
      let covers = pages[(index + 1)...].map { 1 - $0.pose.opacity(at: middle) }
      return seen + (stretch.1 - stretch.0)
        * covers.reduce(pages[index].pose.opacity(at: middle), *)
    }
  }
}

extension PagePose {
  /// `x` is on the stage; beside the page the opacity is 0.
  fileprivate func opacity(at x: Double) -> Double {
    (shift...shift + 1).contains(x) ? opacity : 0
  }

  /// Ignores drop and scale, which no `ModelStyle` changes, and shadows, which full pages cast
  /// outside the stage.
  fileprivate func distance(to other: PagePose) -> Double {
    max(
      (shift - other.shift).magnitude, (opacity - other.opacity).magnitude,
      (dim - other.dim).magnitude)
  }
}
