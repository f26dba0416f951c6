public import FlowCore

/// What a program can do; it asks every flow in the picture.
extension Route {
  /// The ways back from code: pop, pop to each screen that was passed, set stack with them, and
  /// dismiss.
  ///
  /// A screen that stands in no stack any more is no goal: whoever still has it could push it
  /// anywhere.
  public static var code: [Route] {
    [
      call("pop()") { flow, _ in try flow.pop() },
      call("pop() at once") { flow, _ in try flow.pop(.immediate) },
      call("popToRoot()") { flow, _ in try flow.popToRoot() },
      call("pop(to:)") { flow, passed in
        for screen in passed { try flow.pop(to: screen) }
      },
      call("setStack(_:)") { flow, passed in
        if !passed.isEmpty { try flow.setStack(passed) }
      },
      call("dismiss()") { flow, _ in try flow.dismiss() },
      frozen,
    ]
  }

  /// What moves is frozen, and goes on after a while.
  private static var frozen: Route {
    Route("hold(), pop(), resume()") { _ in
      [
        each("hold()") { try $0.freeze() }, each("pop()") { try $0.pop() },
        each("resume()", after: .milliseconds(100)) { $0.unfreeze() },
        each("pop()") { try $0.pop() },
      ]
    }
  }

  /// A call of every flow in the picture.
  private static func each(
    _ words: String, after delay: Duration = .zero,
    _ body: @escaping (NavigationController) throws -> Void
  ) -> RouteStep {
    .code(words, after: delay) { situation in
      for flow in situation.flows { flow.attempt(body) }
    }
  }

  /// The way in by a link to a place, with the screens that belong beneath it.
  ///
  /// A prover adds one for each place of a `PlacedFlow` by itself; where the place was kept for
  /// later, it is also the way in by which a flow is restored.
  public static func link(to place: FlowPlace) -> Route {
    Route("deep link") { _ in
      [
        .code("go(to: \(place))") { situation in
          guard let flow = situation.flow as? any PlacedFlow else { return }
          // A place that is refused is a way that is closed.
          _ = try? flow.go(to: place, .standard)
        }
      ]
    }
  }

  private static func call(
    _ words: String, _ body: @escaping (NavigationController, [any Screen]) throws -> Void
  ) -> Route {
    Route(words) { _ in
      [
        .code(words) { situation in
          for flow in situation.flows {
            let passed = situation.passed.filter(flow.contains)
            flow.attempt { try body($0, passed) }
          }
        }
      ]
    }
  }
}
