import FlowCore
import FlowUI
import Testing

/// Tests of elements with bounds, on a stage 800 points wide.
@Suite struct SizedTests {
  private func frame(
    of block: Block, in element: @escaping () -> any Element
  ) throws -> Rect {
    let input = InputDriver(on: TestScreen { Column { element() } })
    _ = input.session.layerTree
    return try #require(block.frame)
  }

  @Test(
    "A column is no wider than its maximum, and is aligned in the width that is left",
    arguments: [(Sized.Alignment.leading, 0.0), (.centre, 240), (.trailing, 480)])
  func maximum(alignment: Sized.Alignment, x: Double) throws {
    let block = Block(10, 44)

    let frame = try frame(of: block) { Sized(maxWidth: 320, alignment: alignment) { block } }

    #expect(frame == Rect(x: x, y: 0, width: 320, height: 44))
  }

  @Test("Without a maximum, a column is as wide as its elements need, and at least its minimum")
  func natural() throws {
    let (narrow, wide) = (Block(100, 44), Block(100, 44))

    let first = try frame(of: narrow) { Sized(alignment: .trailing) { narrow } }
    let second = try frame(of: wide) { Sized(minWidth: 200, alignment: .trailing) { wide } }

    #expect(first == Rect(x: 700, y: 0, width: 100, height: 44))
    #expect(second == Rect(x: 600, y: 0, width: 200, height: 44))
  }

  @Test(
    "A column is centred in its minimum height, and flexible content does not exceed its maximum")
  func height() throws {
    let (low, high, below) = (Block(10, 44), Block(10, 300, down: .flexible), Block(10, 10))

    let first = try frame(of: low) { Sized(minHeight: 100) { low } }
    _ = try frame(of: below) {
      Column {
        Sized(maxHeight: 100) { high }
        below
      }
    }

    #expect(first == Rect(x: 395, y: 28, width: 10, height: 44))
    #expect(high.frame?.size.height == 100)
    #expect(below.frame?.minY == 100)
  }

  @Test("If the minimum height exceeds the maximum, flexible content is as high as the minimum")
  func conflict() throws {
    let block = Block(10, 10, down: .flexible)

    let frame = try frame(of: block) { Sized(minHeight: 100, maxHeight: 50) { block } }

    #expect(frame.size.height == 100)
  }

  @Test("With an aspect ratio, the height follows from the width")
  func aspect() throws {
    let (block, below) = (Block(10, 10), Block(10, 10))

    _ = try frame(of: below) {
      Column {
        Sized(maxWidth: 320, aspect: 1.6) { block }
        below
      }
    }

    #expect(block.frame?.size == Size(width: 320, height: 10))
    #expect(below.frame?.minY == 200)
  }

  @Test("In a labelled row, even a column without a limit is only as wide as its elements need")
  func endless() throws {
    let block = Block(10, 44)

    let frame = try frame(of: block) {
      LabeledRow(leading: Block(100, 44), trailing: Sized(maxWidth: .infinity) { block })
    }

    #expect(frame == Rect(x: 790, y: 0, width: 10, height: 44))
  }

  @Test("In a row, a column with a maximum takes the width that the other elements leave")
  func row() throws {
    let (block, other) = (Block(10, 44), Block(100, 44))

    let frame = try frame(of: block) {
      Row(spacing: 0) {
        Sized(maxWidth: .infinity) { block }
        other
      }
    }

    #expect(frame.size.width == 700)
    #expect(other.frame?.minX == 700)
  }
}
