import FlowCore
import FlowProof
import FlowSnapshot
import FlowTesting
import FlowUI
import Testing

@testable import Tickets

/// Signing in, buying three seats, and what can go wrong.
@MainActor
@Suite struct TicketsTests {
  private func stage() throws -> TestStage { try TestStage { TicketsFlow(context: $0) } }

  private static let signIn = """
    - tap: Sign in
    - type: {into: Email, text: juna@example.org}
    - type: {into: Password, text: secret}
    - tap: {button: Sign in, in: sign-in}
    - expect: {within: 5s, button: Moon over the Weir}

    """

  private static let buy = """
    - tap: Paper Birds
    - expect: {within: 2s, screen: event}
    - tap: Choose seats
    - tap: {button: More}
    - tap: Go on for €36
    - type: {into: Name on the card, text: Juna Moss}
    - type: {into: Card number, text: 4242 4242 4242 4242}
    - tap: Pay €36

    """

  /// How to reach each page.
  private static let pages = [
    ("launch", "- wait: 1ms\n"),
    ("tour", "- tap: Show me around\n"),
    ("sign-in", "- tap: Sign in\n"),
    ("evenings", signIn),
    ("evening", signIn + "- tap: Moon over the Weir\n"),
    ("seats", signIn + "- tap: Paper Birds\n- tap: Choose seats\n"),
    ("checkout", signIn + buy.replacing("- tap: Pay €36\n", with: "")),
    ("bought", signIn + buy + "- expect: {within: 5s, screen: bought}\n"),
    (
      "tickets",
      signIn + buy + "- expect: {within: 5s, screen: bought}\n- tap: Done\n- wait: 1s\n"
    ),
    ("profile", signIn + "- tap: Profile\n"),
  ]

  private static let variants: [FlowVariant] = {
    let sizes = [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800)]
    return sizes.map { FlowVariant(size: Size(width: Double($0.0), height: Double($0.1))) }
      + [
        Preferences(isDark: true), Preferences(textSize: 2), Preferences(direction: .rightToLeft),
      ].map { FlowVariant(preferences: $0) }
  }()

  @Test(
    "The pages look as expected at six sizes, in dark colours, with 200 % text and right to left",
    .flow(variants))
  func pages() throws {
    for (name, script) in Self.pages {
      let stage = try stage()
      try stage.play(script)
      try expectPicture(of: stage, named: name)
    }
  }

  @Test("A bought ticket is listed, and Escape does not lead back to its checkout")
  func buying() throws {
    let stage = try stage()

    try stage.play(Self.signIn + Self.buy)
    #expect(stage.screens == ["bought"])
    try stage.play("- key: Escape\n- tap: Done\n- expect: {within: 2s, screen: tickets}")

    #expect(stage.screens == ["tabs"])
    #expect(stage.session.accessibilityTree.all.contains { $0.value?.contains("FY-2041") == true })
  }

  @Test("A payment that fails says so, and can be tried again")
  func failing() throws {
    let stage = try stage()

    try stage.play(
      Self.signIn + "- prefer: {network: fail}\n" + Self.buy + """
        - expect: {within: 5s, name: Something went wrong., screen: checkout}
        - prefer: {network: default}
        - tap: Pay €36
        - expect: {within: 5s, screen: bought}
        """)
  }

  @Test("Leaving the checkout with a typed card number asks first")
  func leaving() throws {
    let stage = try stage()

    try stage.play(
      Self.signIn + Self.buy.replacing("- tap: Pay €36\n", with: "") + """
        - key: Escape
        - expect: {within: 1s, alert: "Leave without paying?"}
        - tap: Leave
        - expect: {within: 2s, screen: event}
        """)
  }

  @Test("A link leads to an evening once the person has signed in")
  func linking() throws {
    let flow = TicketsFlow(context: FlowContext())

    try flow.go(to: "event=oud")
    #expect(flow.place == "launch")
    (flow.navigationController.top as? LaunchPage)?.onSignIn?()
    (flow.navigationController.top as? SignInPage)?.onSignIn?("juna@example.org")
    flow.navigationController.context.clock.settle(atMost: .seconds(5))

    #expect(flow.place == "event=oud")
  }

  @Test("No route in the first 200 replays leads back through a gate")
  func gates() {
    var settings = ProofSettings()
    settings.limits.replays = 200
    let prover = FlowProver(measuring: SquareMeasuring(), settings: settings) {
      TicketsFlow(context: $0)
    }

    let report = prover.prove()

    #expect(report.leaks.isEmpty)
    #expect(report.screens.contains { $0.contains("tabs") }, "\(report.screens)")
  }
}
