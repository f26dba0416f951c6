import FlowCore
import FlowDemos
import FlowUI
import SharedEntities
import Testing

@Suite struct ColoursTests {
  @Test("S4-2 The flow begins with Home, and a tap leads to Second")
  func start() {
    let harness = DemoHarness(colours: .edge)

    #expect(harness.stack == ["home"])
    harness.tap()
    #expect(harness.stack == ["home", "second"])
  }

  @Test("S4-2 On a screen that can be tapped anywhere, the space bar acts as a tap")
  func keyboard() {
    let harness = DemoHarness(colours: .edge)

    harness.key("Space")

    #expect(harness.stack == ["home", "second"])
  }

  @Test("S4-7 S4-9 A tap takes effect at its release, and pushes Second with the default slide")
  func push() {
    let harness = DemoHarness(colours: .edge)

    harness.mouse(.down, 195)
    #expect(harness.stack == ["home"])
    harness.mouse(.up, 195)

    #expect(harness.lines.contains { $0.description.hasSuffix("willShow second animated slide") })
    harness.settle()
    #expect(harness.count("didShow", "second") == 1)
  }

  @Test("S4-10 S4-29 The scenes have the texts of the article, and Second names the colour")
  func text() {
    let harness = DemoHarness(colours: .edge)
    #expect(harness.texts == ["Home Scene", "Tap anywhere for Second Scene"])

    harness.tap()
    harness.settle()

    #expect(
      harness.texts.joined(separator: " ")
        == "Second Scene Swipe from the left edge to return to Home Scene "
        + "Home scene's background web colour #3b4cc0")
  }

  @Test("S4-29 The header is 60 points below the stage's top, and the hint 60 above its bottom")
  func layout() throws {
    let harness = DemoHarness(colours: .edge)
    let drawings = try #require(harness.session.layerTree.root.sublayers.first).drawings
    let texts = drawings.compactMap { drawing in
      if case .text(_, let style, let baseline, let colour) = drawing {
        (style: style, y: baseline.y, colour: colour)
      } else {
        nil
      }
    }

    #expect(texts.map(\.style.size) == [32, 16])
    #expect(texts.map(\.style.weight) == [.bold, .regular])
    #expect(texts.map(\.colour) == [.white, .white])
    // A line's box is centred on its glyphs, whose ascent is 0.8 of the font size, and descent 0.2.
    let (header, hint) = (60 + 3.5 + 25.6, 844 - 60 - 2.5 - 3.2)
    #expect(abs(texts[0].y - header) < 1e-9)
    #expect(abs(texts[1].y - hint) < 1e-9)
  }

  @Test(
    "S4-8 A colour's name is #rrggbb in lower case, with components clamped and rounded down",
    arguments: [
      (1.0, 1.0, 1.0, "#ffffff"), (0, 0, 0, "#000000"), (0.999, 0.5, 0.04, "#fe7f0a"),
      (2, -1, .nan, "#ff0000"),
    ])
  func names(red: Double, green: Double, blue: Double, name: String) {
    #expect(Colour(red: red, green: green, blue: blue).name == name)
  }

  @Test(
    "A name that is not of the form #rrggbb has no components",
    arguments: ["", "#12345", "123456#", "#12345g", "#+12345"])
  func noColour(name: String) {
    #expect(Colour(name: name).components == nil)
  }
}

@Suite struct EdgeReturnTests {
  private func second() -> DemoHarness {
    let harness = DemoHarness(colours: .edge)
    harness.tap()
    harness.settle()
    return harness
  }

  @Test(
    "S4-14 S4-20 The cross-fade follows a drag in both directions, by its part of the stage width",
    arguments: [(101.0, 0.76), (203, 0.5), (398, 0)])
  func scrub(x: Double, opacity: Double) {
    let harness = second()

    harness.drag(from: 8, to: 203)
    #expect(abs((harness.opacities["second"] ?? -1) - 0.5) < 1e-9)
    harness.mouse(.move, x)

    #expect(abs((harness.opacities["second"] ?? -1) - opacity) < 0.002)
    #expect(harness.opacities["home"] == 1)
  }

  @Test("FC-10 A finger drags as the mouse does, after a slop of 10 points")
  func touch() {
    let harness = second()
    let touch: (PointerEvent.Phase, Double) -> Void = { phase, x in
      harness.session.send(
        .pointer(phase, device: .touch, finger: 7, location: Point(x: x, y: 400)),
        at: harness.context.clock.now)
    }

    touch(.down, 8)
    touch(.move, 17)
    #expect(harness.opacities == ["second": 1])
    touch(.move, 18)
    #expect(harness.opacities["home"] == 1)
    touch(.move, 203)
    #expect(abs((harness.opacities["second"] ?? -1) - 0.5) < 1e-9)
    touch(.move, 300)
    touch(.up, 300)
    harness.settle()

    #expect(harness.stack == ["home"])
  }

  @Test("S4-11 S4-17 A drag that does not begin at the edge does nothing")
  func elsewhere() {
    let harness = second()

    harness.drag(from: 60, to: 350)
    harness.mouse(.up, 350)
    harness.settle()

    #expect(harness.stack == ["home", "second"])
    #expect(harness.opacities == ["second": 1])
  }

  @Test(
    "S4-16 A drag released slowly finishes past the middle, but not at the middle",
    arguments: [(203.0, ["home", "second"]), (204, ["home"])] as [(Double, [String])])
  func halfWay(x: Double, stack: [String]) {
    let harness = second()
    harness.drag(from: 8, to: x)

    harness.wait(300)
    harness.mouse(.up, x)
    harness.settle()

    #expect(harness.stack == stack)
    #expect(harness.opacities == [stack[stack.count - 1]: 1])
  }

  @Test(
    "S4-16 A drag released at more than 300 points per second finishes from anywhere",
    arguments: [(58.0, 150, ["home"]), (58, 180, ["home", "second"])] as [(Double, Int, [String])])
  func flick(x: Double, duration: Int, stack: [String]) {
    let harness = second()

    harness.drag(from: 8, to: x, over: duration)
    harness.mouse(.up, x)
    harness.settle()

    #expect(harness.stack == stack)
  }

  @Test("S4-24 S4-25 After a cancel a second swipe works, and after that the tap works again")
  func again() {
    let harness = second()
    harness.drag(from: 8, to: 150)
    harness.wait(300)
    harness.mouse(.up, 150)
    harness.settle()
    #expect(harness.stack == ["home", "second"])

    harness.drag(from: 8, to: 350)
    harness.mouse(.up, 350)
    harness.settle()
    #expect(harness.stack == ["home"])
    harness.tap()

    #expect(harness.stack == ["home", "second"])
  }

  @Test("S4-15 Loss of the window's focus cancels the drag")
  func lostFocus() {
    let harness = second()
    harness.drag(from: 8, to: 350)

    harness.session.send(.focus(false), at: harness.context.clock.now)
    harness.settle()

    #expect(harness.stack == ["home", "second"])
    #expect(harness.count("didCancel", "home") == 1)
  }

  @Test("FC-12 A page that is fading out can be grabbed and brought back")
  func regrab() {
    let harness = second()
    harness.drag(from: 8, to: 300)
    harness.mouse(.up, 300)
    harness.wait(60)
    #expect(harness.stack == ["home"])

    harness.mouse(.down, 8)
    harness.mouse(.move, 20)
    #expect(harness.stack == ["home", "second"])
    harness.mouse(.move, -400)
    harness.wait(200)
    harness.mouse(.up, -400)
    harness.settle()

    #expect(harness.stack == ["home", "second"])
    #expect(harness.opacities == ["second": 1])
  }

  @Test("FC-12 NF-I37 A tap on Home takes effect while Second is fading out")
  func earlyTap() {
    let harness = second()
    harness.drag(from: 8, to: 300)
    harness.mouse(.up, 300)
    harness.wait(40)

    harness.tap()
    harness.settle()

    #expect(harness.count("willShow", "second") == 2)
    #expect(harness.stack == ["home", "second"])
  }

  @Test("S4-28 FC-12 A page that is still arriving can be dragged back from the edge")
  func dragArriving() {
    let harness = DemoHarness(colours: .edge)
    harness.tap()
    harness.wait(100)

    harness.drag(from: 8, to: 320, over: 90)
    harness.mouse(.up, 320)
    harness.settle()

    #expect(harness.stack == ["home"])
    #expect(harness.count("didCancel", "second") == 1)
  }

  @Test("S4-28 A second tap during the push does not push again")
  func doubleTap() {
    let harness = DemoHarness(colours: .edge)

    harness.tap()
    harness.tap()
    harness.settle()

    #expect(harness.stack == ["home", "second"])
    #expect(harness.count("push", "second") == 1)
  }
}
