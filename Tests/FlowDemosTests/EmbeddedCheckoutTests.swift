import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The checkout on a flow that is there.
@Suite struct EmbeddedCheckoutTests {
  private func sample() throws -> DemoHarness {
    let harness = DemoHarness { ProgressFlowController(context: $0, seed: 1) }
    harness.settle()
    try harness.tap(words: "Checkout")
    return harness
  }

  @Test("It begins on the page that asked for it, and ends there")
  func whole() throws {
    let harness = try sample()
    #expect(harness.stack == ["progress-1", "basket"])
    #expect(harness.strip == 0.2)
    #expect(!harness.shows("Start late"))

    for way in ["Continue to delivery", "Continue to payment", "Review order", "Place order"] {
      try harness.tap(words: way)
    }
    #expect(harness.stack == ["progress-1", "thanks"])
    try harness.keys("Escape")
    #expect(harness.stack == ["progress-1", "thanks"])
    #expect(!harness.hasBackControl)
    try harness.tap(words: "Continue shopping")

    #expect(harness.stack == ["progress-1"])
    #expect(harness.strip == 0.1)
  }

  @Test("The basket can be left for where it began, and a new one is full again")
  func leave() throws {
    let harness = try sample()
    try harness.tap(.plus)

    try harness.keys("Escape")
    #expect(harness.stack == ["progress-1"])
    try harness.tap(words: "Checkout")

    #expect(harness.shows("€ 84.30"))
  }

  @Test("S2-21 It says when it is over, and nothing keeps it then", arguments: [true, false])
  func release(isPaid: Bool) throws {
    let harness = DemoHarness { ProgressFlowController(context: $0, seed: 1) }
    harness.settle()
    var checkout: CheckoutFlowController? = CheckoutFlowController(
      on: harness.flow.navigationController, seed: 1)
    weak let last = checkout
    checkout?.onEnd = { checkout = nil }
    harness.settle()

    if isPaid {
      let ways = [
        "Continue to delivery", "Continue to payment", "Review order", "Place order",
        "Continue shopping",
      ]
      for way in ways { try harness.tap(words: way) }
    } else {
      try harness.keys("Escape")
    }

    #expect(last == nil)
    #expect(harness.stack == ["progress-1"])
  }
}
