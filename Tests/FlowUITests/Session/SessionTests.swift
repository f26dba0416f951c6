import FlowCore
import FlowUI
import Testing

@Suite struct SessionTests {
  @Test(
    "FC-8 A push follows the closed form of its spring, at a page width of 800 points",
    arguments: [(50, 614.4, -55.7), (100, 364.0, -130.8), (150, 193.3, -182.0)])
  func pushRows(milliseconds: Int, upper: Double, lower: Double) throws {
    // After t seconds the left edges are at 800 (1 - p) and -240 p points, with
    // p = 1 - (1 + w t) e^(-w t) and w = sqrt(1000 / 3).
    let pages = try TwoPages(isPushed: false)
    try pages.controller.push(Page("upper"))

    pages.session.advance(to: pages.at(milliseconds))

    let edges = pages.edges
    #expect(abs((edges["upper"] ?? 0) - upper) < 0.5)
    #expect(abs((edges["lower"] ?? 0) - lower) < 0.5)
  }

  @Test("FC-10 The page is under the finger from the moment that the drag begins")
  func catchUp() throws {
    let pages = try TwoPages()

    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 15, 16)
    #expect(pages.edges == ["upper": 0])
    pages.mouse(.move, 16, 33)

    #expect(abs((pages.edges["upper"] ?? 0) - 6) < 1e-9)
  }

  @Test(
    "NF-I1 The upper page follows the finger exactly in both directions", arguments: [100.0, 300])
  func follows(distance: Double) throws {
    let pages = try TwoPages()

    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 510, 16)
    pages.mouse(.move, 10 + distance, 33)

    #expect(abs((pages.edges["upper"] ?? 0) - distance) < 1e-9)
    #expect(abs((pages.edges["lower"] ?? 0) - 0.3 * (distance - 800)) < 1e-9)
  }

  @Test("NF-K17 A release outside the window ends the drag like any other")
  func outside() throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 700, 100)

    pages.mouse(.up, 1200, 500)
    pages.settle()

    #expect(pages.edges == ["lower": 0])
  }

  @Test(
    "FC-11 NF-C9 Escape and a loss of window focus cancel a drag, and its release does nothing",
    arguments: [InputEvent.key(KeyPress("Escape")), .focus(false)])
  func lostInput(loss: InputEvent) throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 700, 100)

    pages.session.send(loss, at: pages.at(200))
    pages.mouse(.move, 750, 210)
    pages.mouse(.up, 750, 220)
    pages.settle()

    #expect(pages.edges == ["upper": 0])
    #expect(pages.events.last == "didCancel lower")
  }

  @Test("FC-11 NF-I43 A resize keeps the fraction, and the drag continues there in the new width")
  func resize() throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 210, 16)

    pages.session.send(.resize(Size(width: 400, height: 600)), at: pages.at(20))
    #expect(pages.edges["upper"] == 100)
    pages.mouse(.move, 190, 33)
    #expect(pages.edges["upper"] == 100)
    pages.mouse(.move, 230, 50)

    #expect(abs((pages.edges["upper"] ?? 0) - 140) < 1e-9)
  }

  @Test("NF-I35 A second finger during a drag changes nothing")
  func secondFinger() throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 210, 16)

    pages.session.send(
      .pointer(.down, device: .touch, finger: 3, location: Point(x: 5, y: 5)), at: pages.at(20))
    pages.session.send(
      .pointer(.up, device: .touch, finger: 3, location: Point(x: 5, y: 5)), at: pages.at(30))

    #expect(pages.edges["upper"] == 200)
  }

  @Test(
    "Every back key and a mouse's back button pop the page",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1"])
  func back(key: String) throws {
    let pages = try TwoPages()

    pages.session.send(.key(try #require(KeyPress(parsing: key))), at: pages.at(0))
    pages.settle()

    #expect(pages.edges == ["lower": 0])
  }

  @Test("The Left key without Alt does nothing, nor does Escape at the root")
  func noBack() throws {
    let pages = try TwoPages()
    pages.session.send(.key(KeyPress("Left")), at: pages.at(0))
    #expect(pages.edges == ["upper": 0])

    pages.session.send(.key(KeyPress("Escape")), at: pages.at(0))
    pages.settle()
    pages.session.send(.key(KeyPress("Escape")), at: pages.at(5000))

    #expect(pages.edges == ["lower": 0])
  }

  @Test("A position that is NaN during a drag does not move the page")
  func noPosition() throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 110, 16)

    pages.mouse(.move, .nan, 33)

    #expect(abs((pages.edges["upper"] ?? 0) - 100) < 1e-9)
  }

  @Test("A press followed by a NaN position and an empty stage leaves the stack unchanged")
  func nonsense() throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, .nan, 10)
    pages.session.send(.resize(.zero), at: pages.at(15))
    pages.mouse(.move, 300, 20)
    pages.mouse(.up, 300, 30)
    pages.settle()

    #expect(pages.edges == ["upper": 0])
  }

  @Test("A session is moving while a page settles, but not while the pointer of a drag is still")
  func idle() throws {
    let pages = try TwoPages()
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 300, 16)
    #expect(!pages.session.isMoving)

    pages.mouse(.up, 300, 33)

    #expect(pages.session.isMoving)
  }

  @Test("Frames are the same at every frame rate, to the last bit")
  func frames() throws {
    let trees = try [1, 7, 40].map { step in
      let pages = try TwoPages()
      pages.mouse(.down, 10, 0)
      pages.mouse(.move, 300, 40)
      pages.mouse(.up, 450, 80)
      for time in stride(from: 80, to: 200, by: step) { pages.session.advance(to: pages.at(time)) }
      pages.session.advance(to: pages.at(200))
      return pages.session.layerTree
    }

    #expect(trees[0] == trees[1])
    #expect(trees[0] == trees[2])
  }

  @Test("Input is reported before its effects, at instants that never go back")
  func heard() throws {
    let pages = try TwoPages()
    var heard: [String] = []
    pages.session.onInput = { heard.append("\($1) \($0)") }
    pages.context.trace.send { line in
      heard.append(line.verb)
      if line.verb == "text" {
        pages.session.send(.focus(true), at: .zero)
        heard.append("sent")
      }
    }

    pages.session.send(.text("a"), at: pages.at(20))
    pages.session.send(.key(KeyPress("A")), at: pages.at(10))

    let (text, focus, key) = (
      InputEvent.text("a"), InputEvent.focus(true), InputEvent.key(KeyPress("A"))
    )
    #expect(
      heard == [
        "20.000000 \(text)", "text", "sent", "20.000000 \(focus)", "focus", "20.000000 \(key)",
        "key",
      ])
  }
}
