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
    let stage = try TwoPages(isPushed: false)
    try stage.controller.push(Page("upper"))

    stage.session.advance(to: stage.at(milliseconds))

    let edges = stage.edges
    #expect(abs((edges["upper"] ?? 0) - upper) < 0.5)
    #expect(abs((edges["lower"] ?? 0) - lower) < 0.5)
  }

  @Test("FC-10 The page is under the finger from the moment that the drag begins")
  func catchUp() throws {
    let stage = try TwoPages()

    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 15, 16)
    #expect(stage.edges == ["upper": 0])
    stage.mouse(.move, 16, 33)

    #expect(abs((stage.edges["upper"] ?? 0) - 6) < 1e-9)
  }

  @Test(
    "NF-I1 The upper page follows the finger point by point, both ways", arguments: [100.0, 300])
  func follows(distance: Double) throws {
    let stage = try TwoPages()

    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 510, 16)
    stage.mouse(.move, 10 + distance, 33)

    #expect(abs((stage.edges["upper"] ?? 0) - distance) < 1e-9)
    #expect(abs((stage.edges["lower"] ?? 0) - 0.3 * (distance - 800)) < 1e-9)
  }

  @Test("NF-K17 A release outside the window ends the drag like any other")
  func outside() throws {
    let stage = try TwoPages()
    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 700, 100)

    stage.mouse(.up, 1200, 500)
    stage.settle()

    #expect(stage.edges == ["lower": 0])
  }

  @Test(
    "FC-11 NF-C9 Escape and a loss of window focus cancel a drag, and its release does nothing",
    arguments: [InputEvent.key(KeyPress("Escape")), .focus(false)])
  func lostInput(loss: InputEvent) throws {
    let stage = try TwoPages()
    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 700, 100)

    stage.session.send(loss, at: stage.at(200))
    stage.mouse(.move, 750, 210)
    stage.mouse(.up, 750, 220)
    stage.settle()

    #expect(stage.edges == ["upper": 0])
    #expect(stage.events.last == "didCancel lower")
  }

  @Test("FC-11 NF-I43 A resize keeps the fraction, and the drag continues there in the new width")
  func resize() throws {
    let stage = try TwoPages()
    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 210, 16)

    stage.session.send(.resize(Size(width: 400, height: 600)), at: stage.at(20))
    #expect(stage.edges["upper"] == 100)
    stage.mouse(.move, 190, 33)
    #expect(stage.edges["upper"] == 100)
    stage.mouse(.move, 230, 50)

    #expect(abs((stage.edges["upper"] ?? 0) - 140) < 1e-9)
  }

  @Test("NF-I35 A second finger during a drag changes nothing")
  func secondFinger() throws {
    let stage = try TwoPages()
    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 210, 16)

    stage.session.send(
      .pointer(.down, .touch, finger: 3, Point(x: 5, y: 5)), at: stage.at(20))
    stage.session.send(.pointer(.up, .touch, finger: 3, Point(x: 5, y: 5)), at: stage.at(30))

    #expect(stage.edges["upper"] == 200)
  }

  @Test(
    "Every back key and a mouse's back button pop the page",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1"])
  func back(key: String) throws {
    let stage = try TwoPages()

    stage.session.send(.key(try #require(KeyPress(parsing: key))), at: stage.at(0))
    stage.settle()

    #expect(stage.edges == ["lower": 0])
  }

  @Test("The Left key without Alt does nothing, nor does Escape at the root")
  func noBack() throws {
    let stage = try TwoPages()
    stage.session.send(.key(KeyPress("Left")), at: stage.at(0))
    #expect(stage.edges == ["upper": 0])

    stage.session.send(.key(KeyPress("Escape")), at: stage.at(0))
    stage.settle()
    stage.session.send(.key(KeyPress("Escape")), at: stage.at(5000))

    #expect(stage.edges == ["lower": 0])
  }

  @Test("A position that is NaN and an empty stage during a drag leave the stack unchanged")
  func nonsense() throws {
    let stage = try TwoPages()
    stage.mouse(.down, 10, 0)
    stage.mouse(.move, .nan, 10)
    stage.session.send(.resize(.zero), at: stage.at(15))
    stage.mouse(.move, 300, 20)
    stage.mouse(.up, 300, 30)
    stage.settle()

    #expect(stage.edges == ["upper": 0])
  }

  @Test("A session is moving while a page settles, but not while the pointer of a drag is still")
  func rest() throws {
    let stage = try TwoPages()
    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 300, 16)
    #expect(!stage.session.isMoving)

    stage.mouse(.up, 300, 33)

    #expect(stage.session.isMoving)
  }

  @Test("Frames are the same at every frame rate, to the last bit")
  func frames() throws {
    let trees = try [1, 7, 40].map { step in
      let stage = try TwoPages()
      stage.mouse(.down, 10, 0)
      stage.mouse(.move, 300, 40)
      stage.mouse(.up, 450, 80)
      for time in stride(from: 80, to: 200, by: step) { stage.session.advance(to: stage.at(time)) }
      stage.session.advance(to: stage.at(200))
      return stage.session.layerTree
    }

    #expect(trees[0] == trees[1])
    #expect(trees[0] == trees[2])
  }

  @Test("Input is reported before its effects, at instants that never go back")
  func heard() throws {
    let stage = try TwoPages()
    var heard: [String] = []
    stage.session.onInput = { heard.append("\($1) \($0)") }
    stage.context.trace.send { line in
      heard.append(line.verb)
      if line.verb == "text" {
        stage.session.send(.focus(true), at: .zero)
        heard.append("sent")
      }
    }

    stage.session.send(.text("a"), at: stage.at(20))
    stage.session.send(.key(KeyPress("A")), at: stage.at(10))

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
