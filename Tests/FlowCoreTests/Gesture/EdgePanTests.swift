import FlowCore
import FlowModel
import Testing

@Suite struct EdgePanTests {
  @Test(
    "S4-11 FC-10 Only a press in the 24-point zone starts a drag",
    arguments: [(0.0, true), (24, true), (24.5, false), (-1, false), (380, false)])
  func zone(x: Double, starts: Bool) {
    var recognizer = EdgePanRecognizer()

    #expect(recognizer.handle(Press().event(.down, x)) == (starts ? .waiting : .failed))
  }

  @Test(
    "NF-I11 A safe-area inset widens the edge zone, and never narrows it",
    arguments: [
      (40.0, 35.0, true), (40, 40.5, false), (10, 24, true), (10, 24.5, false), (-5, 24, true),
      (.nan, 24, true), (.nan, 24.5, false),
    ])
  func inset(inset: Double, x: Double, starts: Bool) {
    var recognizer = EdgePanRecognizer(inset: inset)

    #expect(recognizer.handle(Press().event(.down, x)) == (starts ? .waiting : .failed))
  }

  @Test(
    "NF-RTL1 The edges swap sides with the layout direction, and a drag leads away from its edge",
    arguments: [
      (EdgePanRecognizer.Edge.leading, LayoutDirection.leftToRight, 10.0, 60.0),
      (.trailing, .leftToRight, 380, 330), (.leading, .rightToLeft, 380, 330),
      (.trailing, .rightToLeft, 10, 60),
    ])
  func edges(
    edge: EdgePanRecognizer.Edge, direction: LayoutDirection, start: Double, end: Double
  ) throws {
    let press = Press(direction: direction)
    var recognizer = EdgePanRecognizer(edge: edge)

    #expect(recognizer.handle(press.event(.down, 390 - start)) == .failed)
    #expect(recognizer.handle(press.event(.move, end)) == .failed)
    #expect(recognizer.handle(press.event(.down, start)) == .waiting)
    let pan = try #require(recognizer.handle(press.event(.move, end)).gesture)

    // NF-RTL9: `dx` is positive away from the leading edge, whichever side that is.
    #expect(pan.translation.dx == (edge == .leading ? 50 : -50))
  }

  @Test(
    "FC-10 A drag begins at 6 points with a mouse and at 10 with a finger",
    arguments: [(PointerDevice.mouse, 6.0), (.touch, 10)])
  func slop(device: PointerDevice, slop: Double) {
    var recognizer = EdgePanRecognizer()
    let press = Press(device: device)
    _ = recognizer.handle(press.event(.down, 10))

    #expect(recognizer.handle(press.event(.move, 10 + slop - 0.1)) == .waiting)
    #expect(recognizer.handle(press.event(.move, 10 + slop)).gesture?.phase == .began)
  }

  @Test(
    "NF-I19 A movement along the edge is not a drag, and does not become one",
    arguments: [
      (10.0, 12.0, true), (10, 12.1, false), (5.9, 6.0, true), (0, 8, false), (-8, 0, false),
    ])
  func direction(dx: Double, dy: Double, isPossible: Bool) {
    var recognizer = EdgePanRecognizer()
    _ = recognizer.handle(Press().event(.down, 10, 400))

    let recognition = recognizer.handle(Press().event(.move, 10 + dx, 400 + dy))

    // A steep movement fails immediately; any other movement may still be within the slop.
    #expect((recognition == .failed) == !isPossible)
    if !isPossible { #expect(recognizer.handle(Press().event(.move, 200)) == .failed) }
  }

  @Test(
    "NF-I29 An empty stage has no edge to drag from",
    arguments: [Size.zero, Size(width: 390, height: 0), Size(width: .nan, height: 844)])
  func noStage(stage: Size) {
    let press = Press(stageSize: stage)
    var recognizer = EdgePanRecognizer()

    #expect(recognizer.handle(press.event(.down, 0)) == .failed)
    #expect(recognizer.handle(press.event(.move, 200)) == .failed)
  }

  @Test("A press outside the zone ends a drag whose release was lost")
  func lostRelease() {
    var recognizer = EdgePanRecognizer()
    _ = recognizer.handle(Press().event(.down, 10))
    _ = recognizer.handle(Press().event(.move, 60))

    #expect(recognizer.handle(Press().event(.down, 200)) == .failed)
    #expect(recognizer.handle(Press().event(.move, 260)) == .failed)
  }
}
