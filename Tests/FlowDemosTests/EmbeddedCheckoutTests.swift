import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct EmbeddedCheckoutTests {
  private func sample() throws -> DemoHarness {
    let harness = DemoHarness { ProgressFlowController(context: $0, seed: 1) }
    harness.settle()
    try harness.tap(text: "Checkout")
    return harness
  }

  @Test("The checkout begins on the page that opened it, and ends there")
  func whole() throws {
    let harness = try sample()
    #expect(harness.stack == ["progress-1", "basket"])
    #expect(harness.strip == 0.2)
    #expect(!harness.shows("Start without progress"))

    for button in ["Continue to delivery", "Continue to payment", "Review order", "Place order"] {
      try harness.tap(text: button)
    }
    #expect(harness.stack == ["progress-1", "thanks"])
    try harness.keys("Escape")
    #expect(harness.stack == ["progress-1", "thanks"])
    #expect(!harness.hasBackControl)
    try harness.tap(text: "Continue shopping")

    #expect(harness.stack == ["progress-1"])
    #expect(harness.strip == 0.1)
  }

  @Test("Escape leads from the basket to the page that opened it, and a new checkout starts afresh")
  func leave() throws {
    let harness = try sample()
    try harness.tap(.plus)

    try harness.keys("Escape")
    #expect(harness.stack == ["progress-1"])
    try harness.tap(text: "Checkout")

    #expect(harness.shows("€ 84.30"))
  }

  enum End: CaseIterable {
    case payment, escape, link
  }

  @Test("S2-21 The checkout reports its end, and is then released", arguments: End.allCases)
  func release(end: End) throws {
    let harness = DemoHarness { ProgressFlowController(context: $0, seed: 1) }
    harness.settle()
    var checkout: CheckoutFlowController? = CheckoutFlowController(
      on: harness.flow.navigationController, seed: 1)
    weak let last = checkout
    checkout?.onEnd = { checkout = nil }
    harness.settle()

    switch end {
    case .payment:
      let buttons = [
        "Continue to delivery", "Continue to payment", "Review order", "Place order",
        "Continue shopping",
      ]
      for button in buttons { try harness.tap(text: button) }
    case .escape: try harness.keys("Escape")
    case .link: try harness.flow.go(to: "early=3")
    }

    #expect(last == nil)
    let pages = end == .link ? ["progress-1", "progress-2", "progress-3"] : ["progress-1"]
    #expect(harness.stack == pages)
  }
}
