import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The checkout on a flow that is there.
@Suite struct EmbeddedCheckoutTests {
  private func sample() throws -> Stage {
    let stage = Stage { ProgressFlowController(context: $0, seed: 1) }
    stage.settle()
    try stage.tap(words: "Checkout")
    return stage
  }

  @Test("It begins on the page that asked for it, and ends there")
  func whole() throws {
    let stage = try sample()
    #expect(stage.stack == ["progress-1", "basket"])
    #expect(stage.strip == 0.2)
    #expect(!stage.shows("Start late"))

    for way in ["Continue to delivery", "Continue to payment", "Review order", "Place order"] {
      try stage.tap(words: way)
    }
    #expect(stage.stack == ["progress-1", "thanks"])
    try stage.keys("Escape")
    #expect(stage.stack == ["progress-1", "thanks"])
    #expect(!stage.hasBackControl)
    try stage.tap(words: "Continue shopping")

    #expect(stage.stack == ["progress-1"])
    #expect(stage.strip == 0.1)
  }

  @Test("The basket can be left for where it began, and a new one is full again")
  func leave() throws {
    let stage = try sample()
    try stage.tap(.plus)

    try stage.keys("Escape")
    #expect(stage.stack == ["progress-1"])
    try stage.tap(words: "Checkout")

    #expect(stage.shows("€ 84.30"))
  }

  @Test("S2-21 It says when it is over, and nothing keeps it then", arguments: [true, false])
  func release(isPaid: Bool) throws {
    let stage = Stage { ProgressFlowController(context: $0, seed: 1) }
    stage.settle()
    var checkout: CheckoutFlowController? = CheckoutFlowController(
      on: stage.flow.navigationController, seed: 1)
    weak let last = checkout
    checkout?.onEnd = { checkout = nil }
    stage.settle()

    if isPaid {
      let ways = [
        "Continue to delivery", "Continue to payment", "Review order", "Place order",
        "Continue shopping",
      ]
      for way in ways { try stage.tap(words: way) }
    } else {
      try stage.keys("Escape")
    }

    #expect(last == nil)
    #expect(stage.stack == ["progress-1"])
  }
}
