import FlowCore
import FlowUI
import Testing

@Suite struct RightToLeftSessionTests {
  private func pages() throws -> TwoPages {
    let pages = try TwoPages()
    pages.session.direction = .rightToLeft
    return pages
  }

  @Test("NF-RTL1 A drag from the right edge moves the pages to the left, and pops")
  func drag() throws {
    let pages = try pages()

    pages.mouse(.down, 790, 0)
    pages.mouse(.move, 290, 16)
    #expect(abs((pages.edges["upper"] ?? 0) + 500) < 1e-9)
    #expect(abs((pages.edges["lower"] ?? 0) - 0.3 * 300) < 1e-9)
    pages.mouse(.up, 290, 33)
    pages.settle()

    #expect(pages.edges == ["lower": 0])
  }

  @Test("NF-RTL1 A drag from the left edge does nothing")
  func leftEdge() throws {
    let pages = try pages()

    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 510, 16)

    #expect(pages.edges == ["upper": 0])
  }

  @Test(
    "NF-R88 Alt with arrows and a mouse's side buttons are swapped; Escape and Back are not",
    arguments: [
      ("Alt+Right", true), ("X2", true), ("Escape", true), ("AC_BACK", true), ("Alt+Left", false),
      ("X1", false),
    ])
  func keys(key: String, goesBack: Bool) throws {
    let pages = try pages()

    pages.session.send(.key(try #require(KeyPress(parsing: key))), at: pages.at(0))
    pages.settle()

    #expect(pages.edges == [goesBack ? "lower" : "upper": 0])
    // The trace contains the key that was pressed, not the one for which it was swapped.
    #expect(pages.events.contains("key \(key)"))
  }

  @Test("A screen's layout context has the direction of the session")
  func context() throws {
    final class Reader: ScreenContent {
      let name = "reader"
      private(set) var seen: [LayoutDirection] = []
      func page(in context: LayoutContext) -> Layer {
        seen.append(context.direction)
        return Layer(name: name, kind: .page, size: context.size)
      }
    }
    let reader = Reader()
    let session = FlowSession(
      navigation: NavigationController(root: reader, context: FlowContext()),
      size: Size(width: 100, height: 100), measuring: SquareMeasuring())

    _ = session.layerTree
    session.direction = .rightToLeft
    _ = session.layerTree

    #expect(reader.seen == [.leftToRight, .rightToLeft])
  }

  @Test("NF-I43 A resize keeps the fraction, and the drag continues from there in the new width")
  func resize() throws {
    let pages = try pages()
    pages.mouse(.down, 790, 0)
    pages.mouse(.move, 590, 16)

    pages.session.send(.resize(Size(width: 400, height: 600)), at: pages.at(20))
    pages.mouse(.move, 210, 33)
    #expect(pages.edges["upper"] == -100)
    pages.mouse(.move, 170, 50)

    #expect(abs((pages.edges["upper"] ?? 0) + 140) < 1e-9)
  }

  @Test("A change of direction cancels the drag")
  func turning() throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 710, 16)

    pages.session.direction = .rightToLeft
    pages.mouse(.up, 710, 33)
    pages.settle()

    #expect(pages.edges == ["upper": 0])
    #expect(pages.events.last == "didCancel lower")
  }
}
