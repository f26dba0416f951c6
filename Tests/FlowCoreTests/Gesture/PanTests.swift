import FlowCore
import FlowModel
import Testing

@Suite struct PanTests {
  @Test(
    "FC-10 A drag begins only in its directions, and fails in all others",
    arguments: [
      (PanDirections.trailing, 8.0, 0.0, GestureResponse.claimed), (.trailing, -8, 0, .ignored),
      (.trailing, 0, 8, .ignored), (.leading, -8, 0, .claimed), (.leading, 8, 0, .ignored),
      (.down, 0, 8, .claimed), (.down, 0, -8, .ignored), (.up, 0, -8, .claimed),
      (.horizontal, -8, 0, .claimed), (.horizontal, 0, 8, .ignored),
      (.vertical, 0, -8, .claimed), (.vertical, 8, 0, .ignored),
      (.all, 8, 0, .claimed), (.all, 0, -8, .claimed), (.all, 5.9, 6, .claimed),
      ([.leading, .down], 8, 8, .claimed), ([.leading, .down], 8, -8, .ignored),
      ([], 8, 0, .ignored),
    ] as [(PanDirections, Double, Double, GestureResponse)])
  func directions(directions: PanDirections, dx: Double, dy: Double, response: GestureResponse) {
    var recognizer = PanRecognizer(towards: directions)
    _ = recognizer.handle(Press().event(.down, 100, 400))

    let recognition = recognizer.handle(Press().event(.move, 100 + dx, 400 + dy))

    #expect(recognition.response == response)
  }

  @Test(
    "NF-I19 A movement more than 1.2 times as far across a drag's axis as along it fails for good",
    arguments: [
      (PanDirections.horizontal, 10.0, 12.0, GestureResponse.claimed),
      (.horizontal, 10, 12.1, .ignored),
      (.vertical, 12, 10, .claimed), (.vertical, 12.1, 10, .ignored),
      (.horizontal, 5.9, 6, .pending), (.vertical, 6, 5.9, .pending),
    ])
  func steepness(directions: PanDirections, dx: Double, dy: Double, response: GestureResponse) {
    var recognizer = PanRecognizer(towards: directions)
    _ = recognizer.handle(Press().event(.down, 100, 400))

    #expect(recognizer.handle(Press().event(.move, 100 + dx, 400 + dy)).response == response)
    if response == .ignored {
      #expect(recognizer.handle(Press().event(.move, 300, 600)) == .failed)
    }
  }

  @Test("FC-10 A drag that has begun may go anywhere, and its translation counts from the press")
  func translation() {
    var recognizer = PanRecognizer(towards: .trailing)
    _ = recognizer.handle(Press().event(.down, 100, 400))

    let began = recognizer.handle(Press().event(.move, 107, 400)).gesture
    let moved = recognizer.handle(Press().event(.move, 60, 700)).gesture
    let ended = recognizer.handle(Press().event(.up, 50, 710)).gesture

    #expect(began?.phase == .began)
    #expect(began?.origin == Point(x: 100, y: 400))
    #expect(began?.translation == Vector(dx: 7, dy: 0))
    #expect(moved?.phase == .moved)
    #expect(moved?.translation == Vector(dx: -40, dy: 300))
    #expect(ended?.phase == .ended)
    #expect(ended?.translation == Vector(dx: -50, dy: 310))
  }

  @Test("NF-RTL9 In right-to-left layout a drag to the left goes towards the trailing edge")
  func mirrored() throws {
    var recognizer = PanRecognizer(towards: .trailing)
    let press = Press(direction: .rightToLeft)
    _ = recognizer.handle(press.event(.down, 300, at: 0))
    _ = recognizer.handle(press.event(.move, 250, at: 50))

    let pan = try #require(recognizer.handle(press.event(.up, 200, at: 100)).gesture)

    #expect(pan.translation == Vector(dx: 100, dy: 0))
    #expect(pan.velocity.isNear(1000, 0))
  }

  @Test(
    "FC-10 The velocity is that of the last 150 ms, and decays while the pointer does not move",
    arguments: [(0, 1000.0, -500.0), (50, 100 / 0.15, -50 / 0.15), (150, 0, 0), (400, 0, 0)])
  func velocity(pause: Int, across: Double, down: Double) throws {
    var recognizer = PanRecognizer(towards: .horizontal)
    _ = recognizer.handle(Press().event(.down, 10, 400, at: 0))
    for step in 1...30 {
      _ = recognizer.handle(
        Press().event(.move, 10 + Double(step) * 10, 400 - Double(step) * 5, at: step * 10))
    }

    let end = recognizer.handle(Press().event(.up, 310, 250, at: 300 + pause))

    #expect(try #require(end.gesture).velocity.isNear(across, down))
  }

  @Test("NF-I27 NF-R53 Events with the same time stamp give no velocity")
  func sameTime() {
    var recognizer = PanRecognizer(towards: .all)
    _ = recognizer.handle(Press().event(.down, 10))
    _ = recognizer.handle(Press().event(.move, 300))

    #expect(recognizer.handle(Press().event(.up, 310)).gesture?.velocity == .zero)
  }

  @Test("An event with an earlier instant counts as simultaneous with the last one")
  func backwards() throws {
    var recognizer = PanRecognizer(towards: .all)
    _ = recognizer.handle(Press().event(.down, 0, at: 0))
    _ = recognizer.handle(Press().event(.move, 100, at: 100))

    let end = recognizer.handle(Press().event(.up, 110, at: 40))

    #expect(try #require(end.gesture).velocity.isNear(1100, 0))
  }

  @Test(
    "A location that is not finite counts as the last finite one, and a release there ends the drag",
    arguments: [Double.nan, .infinity, -.infinity])
  func unknownLocation(x: Double) throws {
    var recognizer = PanRecognizer(towards: .trailing)
    _ = recognizer.handle(Press().event(.down, 10, at: 0))

    #expect(recognizer.handle(Press().event(.move, x, at: 10)) == .waiting)
    _ = recognizer.handle(Press().event(.move, 110, at: 100))
    let moved = try #require(recognizer.handle(Press().event(.move, x, at: 100)).gesture)
    let ended = try #require(recognizer.handle(Press().event(.up, 20, x, at: 100)).gesture)

    #expect(moved.translation == Vector(dx: 100, dy: 0))
    #expect(ended.phase == .ended)
    #expect(ended.translation == Vector(dx: 100, dy: 0))
    #expect(ended.velocity.isNear(1000, 0))
  }

  @Test("A press at a location that is not finite fails")
  func unknownPress() {
    var recognizer = PanRecognizer(towards: .all)

    #expect(recognizer.handle(Press().event(.down, .nan)) == .failed)
    #expect(recognizer.handle(Press().event(.move, 100)) == .failed)
  }

  @Test("Distances that overflow give a finite translation and velocity")
  func overflow() throws {
    let far = Double.greatestFiniteMagnitude
    var recognizer = PanRecognizer(towards: .all)
    _ = recognizer.handle(Press().event(.down, -far, at: 0))
    _ = recognizer.handle(Press().event(.move, -far / 2, at: 1))

    let end = try #require(recognizer.handle(Press().event(.up, far, at: 2)).gesture)

    #expect(end.translation == Vector(dx: far / 2, dy: 0))
    #expect(end.velocity == .zero)
  }

  @Test(
    "A press that is released or cancelled before it becomes a drag fails",
    arguments: [PointerEvent.Phase.up, .cancelled])
  func early(phase: PointerEvent.Phase) {
    var recognizer = PanRecognizer(towards: .all)
    _ = recognizer.handle(Press().event(.down, 10))

    #expect(recognizer.handle(Press().event(phase, 300)) == .failed)
    #expect(recognizer.handle(Press().event(.move, 350)) == .failed)
  }

  @Test("NF-C17 The drag after a cancelled one starts from zero")
  func cancelled() throws {
    var recognizer = PanRecognizer(towards: .all)
    _ = recognizer.handle(Press().event(.down, 10, at: 0))
    _ = recognizer.handle(Press().event(.move, 300, at: 10))

    #expect(recognizer.handle(Press().event(.cancelled, 300, at: 20)).gesture?.phase == .cancelled)
    #expect(recognizer.handle(Press().event(.move, 310, at: 30)) == .failed)
    _ = recognizer.handle(Press().event(.down, 200, at: 40))
    let pan = try #require(recognizer.handle(Press().event(.move, 210, at: 50)).gesture)

    #expect(pan.phase == .began)
    #expect(pan.translation == Vector(dx: 10, dy: 0))
    #expect(pan.velocity.isNear(1000, 0))
  }

  @Test("NF-I43 A resize of the stage keeps the translation and resets the velocity")
  func resize() throws {
    var recognizer = PanRecognizer(towards: .all)
    var press = Press()
    _ = recognizer.handle(press.event(.down, 10, at: 0))
    _ = recognizer.handle(press.event(.move, 60, at: 50))

    press.stageSize.width = 800
    let moved = try #require(recognizer.handle(press.event(.move, 60, at: 60)).gesture)

    #expect(moved.translation == Vector(dx: 50, dy: 0))
    #expect(moved.velocity == .zero)
  }
}
