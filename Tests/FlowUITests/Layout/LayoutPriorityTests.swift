import FlowCore
import FlowUI
import Testing

@Suite struct LayoutPriorityTests {
  private func layOut(_ blocks: [(Block, Int)], width: Double) {
    Row(spacing: 0) {
      for (block, priority) in blocks { LayoutPriority(priority) { block } }
    }.laidOut(width, 100)
  }

  @Test("A text of a higher priority keeps its width, and the others are shortened")
  func compressible() {
    let blocks = (0..<3).map { _ in Block(100, 20, across: .compressible) }

    layOut([(blocks[0], 1), (blocks[1], 0), (blocks[2], 0)], width: 220)

    #expect(blocks.map { $0.frame?.size.width } == [100, 60, 60])
  }

  @Test("An identifier or a hint around an element keeps its priority")
  func wrapped() {
    let blocks = (0..<3).map { _ in Block(100, 20, across: .compressible) }

    Row(spacing: 0) {
      Identified("first") { LayoutPriority(1) { blocks[0] } }
      Hint("A hint") { LayoutPriority(1) { blocks[1] } }
      blocks[2]
    }.laidOut(260, 100)

    #expect(blocks.map { $0.frame?.size.width } == [100, 100, 60])
  }

  @Test("Texts of a lower priority keep 44 points, or their width if that is less")
  func minimum() {
    let blocks = [200.0, 100, 30].map { Block($0, 20, across: .compressible) }

    layOut([(blocks[0], 2), (blocks[1], 1), (blocks[2], 0)], width: 200)

    #expect(blocks.map { $0.frame?.size.width } == [200 - 44 - 30, 44, 30])
  }

  @Test(
    "In very little room, a text of a higher priority is as wide as the others",
    arguments: [60.0, 90])
  func littleRoom(width: Double) {
    let blocks = (0..<3).map { _ in Block(100, 20, across: .compressible) }

    layOut([(blocks[0], 1), (blocks[1], 0), (blocks[2], 0)], width: width)

    #expect(blocks.map { $0.frame?.size.width } == [width / 3, width / 3, width / 3])
  }

  @Test("Only the flexible elements of the highest priority take the room that is left")
  func flexible() {
    let (first, fixed, last) = (
      Block(0, 20, across: .flexible), Block(50, 20), Block(0, 20, across: .flexible)
    )

    layOut([(first, 0), (fixed, 0), (last, 1)], width: 200)

    #expect([first, fixed, last].map { $0.frame?.size.width } == [0, 50, 150])
  }

  @Test("In a column, too, the flexible element of the highest priority takes the height")
  func column() {
    let blocks = (0..<2).map { _ in Block(10, 5, down: .flexible) }

    Column {
      blocks[0]
      LayoutPriority(1) { blocks[1] }
    }.laidOut(100, 300)

    #expect(blocks.map { $0.frame?.size.height } == [0, 300])
  }

  @Test("Without priorities, the widest texts are shortened to equal widths")
  func equal() {
    let blocks = [40.0, 100, 100].map { Block($0, 20, across: .compressible) }

    layOut(blocks.map { ($0, 0) }, width: 200)

    #expect(blocks.map { $0.frame?.size.width } == [40, 80, 80])
  }
}
