import FlowCore
import FlowModel
import Testing

@Suite struct ScrollTests {
  private func event(
    _ right: Double, _ down: Double = 0, at milliseconds: Int = 0,
    direction: LayoutDirection = .leftToRight, stageSize: Size = Size(width: 800, height: 600)
  ) -> ScrollEvent {
    ScrollEvent(
      right: right, down: down, instant: .milliseconds(milliseconds), stageSize: stageSize,
      direction: direction)
  }

  @Test("NF-I25 Eight wheel steps, or 400 points on a touchpad, are one page")
  func page() {
    var clicks = ScrollRecognizer()
    var fine = ScrollRecognizer()
    var pages: [Double?] = []

    for step in 0..<8 { pages.append(clicks.handle(event(-1, at: step * 10)).gesture?.pages) }
    for step in 0..<80 { _ = fine.handle(event(-0.1, at: step * 10)) }

    #expect(pages == (1...8).map { Double($0) / 8 })
    let end = fine.expire(at: .milliseconds(790 + 80))
    #expect(abs((end?.pages ?? 0) - 1) < 1e-9)
  }

  @Test(
    "A wheel step towards the leading edge goes back, and one towards the trailing edge does not",
    arguments: [
      (LayoutDirection.leftToRight, -1.0, 0.125), (.leftToRight, 1, nil), (.rightToLeft, 1, 0.125),
      (.rightToLeft, -1, nil),
    ] as [(LayoutDirection, Double, Double?)])
  func back(direction: LayoutDirection, right: Double, pages: Double?) {
    var recognizer = ScrollRecognizer()

    let recognition = recognizer.handle(event(right, direction: direction))

    #expect(recognition.gesture?.pages == pages)
  }

  @Test("NF-I31 A forward scroll is recognised only where that direction is allowed")
  func forward() {
    var back = ScrollRecognizer()
    var forward = ScrollRecognizer(towards: .leading)
    var both = ScrollRecognizer(towards: .all)

    #expect(back.handle(event(1)) == .failed)
    #expect(forward.handle(event(1)).gesture?.pages == -0.125)
    #expect(both.handle(event(1)).gesture?.pages == -0.125)
  }

  @Test(
    "A scroll begins at 10 points, unless it is mostly vertical",
    arguments: [
      (0.19, 0.0, GestureResponse.pending), (0.2, 0, .claimed), (0.2, 0.24, .claimed),
      (0.2, 0.25, .ignored), (0, 1, .ignored), (0, -1, .ignored), (0.19, 0.2, .pending),
    ])
  func begin(left: Double, down: Double, response: GestureResponse) {
    var recognizer = ScrollRecognizer()

    #expect(recognizer.handle(event(-left, down)).response == response)
  }

  @Test("NF-I19 A scroll that begins downwards fails as a whole; the next one may succeed")
  func refused() {
    var recognizer = ScrollRecognizer()

    #expect(recognizer.handle(event(0, 1, at: 0)) == .failed)
    #expect(recognizer.handle(event(-5, 0, at: 79)) == .failed)
    #expect(recognizer.handle(event(-5, 0, at: 158)) == .failed)
    #expect(recognizer.deadline == nil)
    #expect(recognizer.handle(event(-1, 0, at: 238)).gesture?.phase == .began)
  }

  @Test("Small steps add up to a scroll, but not across a pause")
  func small() {
    var recognizer = ScrollRecognizer()

    #expect(recognizer.handle(event(-0.15, at: 0)) == .waiting)
    #expect(recognizer.handle(event(-0.15, at: 80)) == .waiting)
    let began = recognizer.handle(event(-0.15, at: 90)).gesture

    #expect(began?.phase == .began)
    #expect(abs((began?.pages ?? 0) - 0.3 / 8) < 1e-9)
  }

  @Test("NF-R52 A scroll ends 80 ms after its last event, with the velocity at that event")
  func end() {
    var recognizer = ScrollRecognizer()
    for step in 0...20 { _ = recognizer.handle(event(-0.5, at: step * 10)) }

    #expect(recognizer.deadline == .milliseconds(280))
    #expect(recognizer.expire(at: .milliseconds(279)) == nil)
    let end = recognizer.expire(at: .milliseconds(280))

    #expect(end?.phase == .ended)
    // Half a wheel step, which is a sixteenth of a page, comes every 10 ms.
    #expect(abs((end?.velocity ?? 0) - 6.25) < 1e-9)
    #expect(abs((end?.pages ?? 0) - 21.0 / 16) < 1e-9)
    #expect(recognizer.deadline == nil)
    #expect(recognizer.expire(at: .milliseconds(1000)) == nil)
    let next = recognizer.handle(event(-1, at: 290)).gesture
    #expect(next?.phase == .began)
    #expect(next?.velocity == 0)
    #expect(recognizer.handle(event(1, at: 300)).gesture?.phase == .moved)
  }

  @Test("NF-I27 Events with the same or an earlier time stamp give no velocity")
  func time() {
    var recognizer = ScrollRecognizer()
    _ = recognizer.handle(event(-1, at: 100))
    _ = recognizer.handle(event(-1, at: 100))

    #expect(recognizer.handle(event(-1, at: 40)).gesture?.velocity == 0)
    #expect(recognizer.deadline == .milliseconds(180))
  }

  @Test(
    "Steps that are not finite, or that overflow, count as 0",
    arguments: [Double.nan, .infinity, -.infinity])
  func nonsense(steps: Double) {
    var recognizer = ScrollRecognizer()

    #expect(recognizer.handle(event(steps)) == .waiting)
    #expect(recognizer.handle(event(-1, steps)) == .waiting)
    _ = recognizer.handle(event(-1, at: 10))
    #expect(recognizer.handle(event(-1, steps, at: 20)).gesture?.pages == 0.125)
    #expect(recognizer.handle(event(steps, at: 30)).gesture?.velocity.isFinite == true)
    let far = recognizer.handle(event(-.greatestFiniteMagnitude, at: 40)).gesture

    #expect(far?.pages == 0.125)
  }

  @Test("NF-I29 On an empty stage no scroll begins")
  func noStage() {
    var recognizer = ScrollRecognizer()

    #expect(recognizer.handle(event(-1, stageSize: .zero)) == .failed)
    #expect(recognizer.deadline == nil)
  }
}
