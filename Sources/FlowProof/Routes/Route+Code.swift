public import FlowCore

/// Routes through the API; all except deep links make their calls on every visible flow.
extension Route {
  /// The routes by which code goes back: it pops, pops to each passed screen, sets a stack of the
  /// passed screens, or dismisses.
  ///
  /// Passed screens that have left the stack are not tried: code that still has a reference to such
  /// a screen can always show it elsewhere.
  public static var code: [Route] {
    [
      call("pop()") { flow, _ in try flow.pop() },
      call("pop() at once") { flow, _ in try flow.pop(.immediate) },
      call("popToRoot()") { flow, _ in try flow.popToRoot() },
      call("pop(to:)") { flow, passed in
        // If one screen is refused, try the next one anyway.
        for screen in passed { flow.attempt { try $0.pop(to: screen) } }
      },
      call("setStack(_:)") { flow, passed in
        if !passed.isEmpty { try flow.setStack(passed) }
      },
      call("dismiss()") { flow, _ in try flow.dismiss() },
      frozen,
    ]
  }

  private static var frozen: Route {
    Route("freeze(), pop(), unfreeze()") { _ in
      [
        each("freeze()") { try $0.freeze() }, each("pop()") { try $0.pop() },
        each("unfreeze()", after: .milliseconds(100)) { $0.unfreeze() },
        each("pop()") { try $0.pop() },
      ]
    }
  }

  private static func each(
    _ name: String, after delay: Duration = .zero,
    _ body: @escaping @MainActor (NavigationController) throws -> Void
  ) -> RouteStep {
    .code(name, after: delay) { context in
      for flow in context.flows { flow.attempt(body) }
    }
  }

  /// Returns the route that opens a deep link, which sets the place's whole stack.
  ///
  /// A prover adds one for each place of a `PlacedFlow`. Restoring a flow from a saved place takes
  /// the same route.
  public static func link(to place: FlowPlace) -> Route {
    Route("deep link") { _ in
      [
        .code("go(to: \(place))") { context in
          guard let flow = context.flow.asPlacedFlow else { return }
          // If the flow refuses the place, the route leads nowhere, which is no error.
          _ = try? flow.go(to: place, .standard)
        }
      ]
    }
  }

  private static func call(
    _ name: String,
    _ body: @escaping @MainActor (NavigationController, [any Screen]) throws -> Void
  ) -> Route {
    Route(name) { _ in
      [
        .code(name) { context in
          for flow in context.flows {
            let passed = context.passed.filter(flow.contains)
            flow.attempt { try body($0, passed) }
          }
        }
      ]
    }
  }
}
