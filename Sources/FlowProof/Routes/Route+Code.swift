internal import FlowCore

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
      call("pop() at once") { flow, _ in try flow.pop(.jumpCut) },
      call("popToRoot()") { flow, _ in try flow.popToRoot() },
      call("pop(to:)") { flow, passed in
        for screen in passed { try flow.pop(to: screen) }
      },
      call("setStack(_:)") { flow, passed in
        if !passed.isEmpty { try flow.setStack(passed) }
      },
      call("dismiss()") { flow, _ in try flow.dismiss() },
    ]
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
