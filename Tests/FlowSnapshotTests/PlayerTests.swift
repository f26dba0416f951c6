import FlowCore
import FlowSnapshot
import FlowUI
import Testing

/// Measures all text as having no size, so that no font is needed.
struct NoMeasuring: TextMeasuring {
  func width(of text: String, in style: TextStyle) -> Double { 0 }
  func extent(of style: TextStyle) -> (ascent: Double, descent: Double) { (0, 0) }
}

@Suite struct PlayerTests {
  private final class NeverSettles: NavigationObserver {
    final class Blank: Screen {
      let name = "blank"
    }

    let controller = NavigationController(root: Blank(), context: FlowContext())

    func start() {
      controller.add(self)
      try? controller.push(Blank())
    }

    func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
      if controller.canPop { _ = try? controller.pop() } else { try? controller.push(Blank()) }
    }
  }

  @Test(
    "Playing until the flow settles also waits for the end of a sideways wheel",
    arguments: [
      ("colours", "- tap: [195, 700]\n- wait: 2s\n- wheel: [-2, 0]"),
      ("colours", "- tap: [195, 700]\n- wait: 2s\n- wheel: [-6, 0]"),
      ("onboarding", "- wheel: [1.5, 0]"), ("onboarding", "- wheel: [6, 0]"),
      ("library", "- wheel: [-3, 0]"),
    ])
  func wheel(demo: String, script: String) throws {
    let run = try RecordedRun(demo, script: script)

    try run.player.playUntilSettled()

    let settled = run.pages
    run.session.advance(to: run.session.context.clock.now.advanced(by: .seconds(1)))
    #expect(run.pages == settled)
    #expect(!run.session.context.flows.contains { $0.isInTransition })
  }

  @Test("Playing a flow that never settles fails a minute after the script's end")
  func neverSettles() {
    let flow = NeverSettles()
    flow.start()
    let session = FlowSession(
      navigation: flow.controller, size: Size(width: 390, height: 844), measuring: NoMeasuring())

    let error = #expect(throws: SettleTimeout.self) {
      try ScriptPlayer(Script(), session: session).playUntilSettled()
    }

    #expect(error?.description == "the flow is still moving 60 s after the script's end")
    #expect(session.context.clock.now <= Instant.zero.advanced(by: .seconds(60)))
    #expect(throws: ContactSheetError.self) {
      try ContactSheet(Script(), session: session, every: .seconds(1), scale: 1)
    }
  }

  @Test("Played up to a picture, a script that was not resolved leaves out its steps by name")
  func unresolved() throws {
    let yaml = "- tap: Tea\n  exact:\n  - up: [1, 1]\n- wait: 1s\n- key: Tab\n- shot: end"
    let script = try Script(yaml: yaml, file: "a.yaml")
    let run = try RecordedRun("colours")
    var inputs: [InputEvent] = []
    run.session.onInput = { input, _ in inputs.append(input) }

    let shot = try #require(script.shots.first)
    ScriptPlayer(script, session: run.session).play(to: shot)

    #expect(inputs == [.key(KeyPress("Tab"))])
    #expect(run.session.context.clock.now == Instant.zero.advanced(by: .seconds(1)))
  }

  @Test("A page that a motionless finger drags counts as settled")
  func pressed() throws {
    let played = try RecordedRun(
      "colours",
      script:
        "- tap: [195, 400]\n- wait: 700ms\n- drag: {from: [8, 400], to: [203, 400], release: false}"
    )

    try played.player.playUntilSettled()

    #expect(played.session.context.clock.now == Instant.zero.advanced(by: .milliseconds(1000)))
  }
}

extension RecordedRun {
  /// The layers of the pages, without a pager's capsules, which fill even while nothing moves.
  fileprivate var pages: Layer {
    let root = session.layerTree.root
    return root.first(named: "pages") ?? root
  }
}

extension Layer {
  fileprivate func first(named name: String) -> Layer? {
    self.name == name ? self : sublayers.lazy.compactMap { $0.first(named: name) }.first
  }
}
