internal import FlowCore
internal import FlowUI

extension Route {
  /// All routes that need no knowledge of the flow.
  ///
  /// They use gestures, keys, tabs, calls from code and transition drivers.
  public static var all: [Route] { back + forward + [tabs] + code + duringDrag }

  /// The routes by which a person goes back.
  public static var back: [Route] {
    [
      backControl,
      drag("edge drag", [(0.005, 0.6), (0.8, 0.6)]),
      drag("edge drag, cancelled", [(0.005, 0.6), (0.3, 0.6), (0.03, 0.6)], pauses: true),
      scroll("two fingers back", right: -1.8),
      drag("drag down", [(0.5, 0.1), (0.5, 0.9)]),
      key("Escape"), key("Left", [.alt]), key("AC_BACK"), key("X1"),
    ]
  }

  /// The routes by which a person goes forward.
  public static var forward: [Route] {
    [
      drag("drag forward", [(0.995, 0.6), (0.2, 0.6)]), scroll("two fingers forward", right: 1.8),
      key("Right", [.alt]), key("X2"),
    ]
  }

  /// Selects every visible tab, one after another.
  public static var tabs: Route {
    Route("tabs") { context in
      context.session.accessibilityTree.all
        .filter { $0.role == .tab && !$0.states.contains(.disabled) }
        .flatMap { tap(Point(x: $0.frame.midX, y: $0.frame.midY)) }
    }
  }

  /// Taps the back control, or the point where it would be.
  private static var backControl: Route {
    Route("back control") { context in
      let bar = context.session.accessibilityTree.all.first { $0.role == .navigationBar }
      let button = bar?.children.first { context.session.isBackControl($0) }
      let location = button.map { Point(x: $0.frame.midX, y: $0.frame.midY) }
      return tap(location ?? context.point(across: 0.06, down: 0.08))
    }
  }

  private static func tap(_ location: Point) -> [RouteStep] {
    [
      .input(.pointer(.down, device: .mouse, finger: 0, location: location)),
      .input(
        .pointer(.up, device: .mouse, finger: 0, location: location), after: .milliseconds(50)),
    ]
  }

  /// Mirrors the key in a right-to-left interface.
  private static func key(_ key: String, _ modifiers: Set<KeyPress.Modifier> = []) -> Route {
    let press = KeyPress(key, modifiers: modifiers)
    return Route(press.description) { context in
      [.input(.key(context.session.direction.mirrored(press)))]
    }
  }

  /// The number of moves in each leg of a drag, which takes a fifth of a second.
  private static let movesPerLeg = 10
  private static let moveInterval = Duration.milliseconds(20)

  /// Corners are fractions of the stage from its leading edge and its top.
  private static func drag(
    _ name: String, _ corners: [(horizontal: Double, vertical: Double)], pauses: Bool = false
  ) -> Route {
    Route(name) { context in
      let points = corners.map { context.point(across: $0.horizontal, down: $0.vertical) }
      var steps: [RouteStep] = [
        .input(.pointer(.down, device: .mouse, finger: 0, location: points[0]))
      ]
      for (start, end) in zip(points, points.dropFirst()) {
        for part in 1...movesPerLeg {
          let location = Point(
            x: interpolate(start.x, end.x, Double(part) / Double(movesPerLeg)),
            y: interpolate(start.y, end.y, Double(part) / Double(movesPerLeg)))
          steps.append(
            .input(
              .pointer(.move, device: .mouse, finger: 0, location: location), after: moveInterval))
        }
      }
      let last = points[points.count - 1]
      steps.append(
        .input(
          .pointer(.up, device: .mouse, finger: 0, location: last),
          after: .milliseconds(pauses ? 150 : 10)))
      return steps
    }
  }

  /// Scrolls by more than a page; negative values go back, positive ones forward.
  private static func scroll(_ name: String, right: Double) -> Route {
    Route(name) { context in
      let step = right * context.session.direction.trailing
      return (0..<6).map { index in
        .input(.wheel(right: step, down: 0), after: .milliseconds(index == 0 ? 0 : 16))
      }
    }
  }
}
