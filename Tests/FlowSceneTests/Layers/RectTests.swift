import FlowCore
import FlowScene
import Testing

@Suite struct RectTests {
  @Test("A rectangle inset by more than its extent has no negative size, and outsets enlarge it")
  func insets() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 4)

    #expect(rect.inset(by: 1) == Rect(x: 11, y: 21, width: 28, height: 2))
    #expect(rect.inset(by: 5) == Rect(x: 15, y: 25, width: 20, height: 0))
    #expect(rect.inset(by: 40).size == .zero)
    #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 40, height: 14))
  }
}
