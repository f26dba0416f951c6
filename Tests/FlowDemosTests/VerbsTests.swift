import FlowCore
import FlowDemos
import Testing

@Suite struct VerbsTests {
  private func stage() -> Stage { Stage { VerbsFlowController(context: $0) } }

  /// Taps the row at a place of the list, and waits.
  private func tap(_ row: Int, on stage: Stage) {
    stage.tap(195, 145 + 52 * (Double(row) + 0.5))
    stage.settle()
  }

  @Test(
    "FC-7 Every row does to the stack what it says",
    arguments: [
      ([0], ["page-1", "page-2"]), ([1], ["page-1", "page-2"]), ([2], ["page-1", "page-2"]),
      ([3], ["page-1", "page-2"]), ([4], ["page-2"]), ([0, 4], ["page-1", "page-3"]),
      ([5], ["page-1", "page-2", "page-3"]), ([0, 0, 6], ["page-1", "page-2"]),
      ([0, 0, 7], ["page-1"]), ([6], ["page-1"]), ([9], ["page-1"]),
    ])
  func rows(rows: [Int], stack: [String]) {
    let stage = stage()

    for row in rows { tap(row, on: stage) }

    #expect(stage.stack == stack)
  }

  @Test("S4-23 Sheets lie on each other and are dismissed with all their pages")
  func sheets() throws {
    let stage = stage()
    tap(8, on: stage)
    tap(0, on: stage)
    tap(8, on: stage)
    let root = stage.flow.navigationController
    #expect(root.presented?.depth == 2)
    #expect(root.presented?.presented != nil)

    tap(9, on: stage)
    #expect(root.presented?.presented == nil)
    tap(9, on: stage)

    #expect(root.presented == nil)
    #expect(stage.stack == ["page-1"])
  }
}
