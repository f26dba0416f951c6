import FlowCore
import FlowDemos
import Testing

@Suite struct VerbsTests {
  private func harness() -> DemoHarness { DemoHarness { VerbsFlowController(context: $0) } }

  /// Taps the row at an index of the list, and waits.
  private func tap(_ row: Int, on harness: DemoHarness) {
    harness.tap(195, 145 + 52 * (Double(row) + 0.5))
    harness.settle()
  }

  @Test(
    "FC-7 Every row changes the stack as its title says",
    arguments: [
      ([0], ["page-1", "page-2"]), ([1], ["page-1", "page-2"]), ([2], ["page-1", "page-2"]),
      ([3], ["page-1", "page-2"]), ([4], ["page-2"]), ([0, 4], ["page-1", "page-3"]),
      ([5], ["page-1", "page-2", "page-3"]), ([0, 0, 6], ["page-1", "page-2"]),
      ([0, 0, 7], ["page-1"]), ([6], ["page-1"]), ([9], ["page-1"]),
    ])
  func rows(rows: [Int], stack: [String]) {
    let harness = harness()

    for row in rows { tap(row, on: harness) }

    #expect(harness.stack == stack)
  }

  @Test("S4-23 A sheet can be presented on a sheet, and each is dismissed with all its pages")
  func sheets() throws {
    let harness = harness()
    tap(8, on: harness)
    tap(0, on: harness)
    tap(8, on: harness)
    let root = harness.flow.navigationController
    #expect(root.presented?.depth == 2)
    #expect(root.presented?.presented != nil)

    tap(9, on: harness)
    #expect(root.presented?.presented == nil)
    tap(9, on: harness)

    #expect(root.presented == nil)
    #expect(harness.stack == ["page-1"])
  }
}
