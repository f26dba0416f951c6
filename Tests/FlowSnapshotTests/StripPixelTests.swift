import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import ImageFiles
import Testing

/// Tests of where the filled part of the progress strip ends, measured in the pixels of a row.
@Suite struct StripPixelTests {
  private final class Sample {
    private let run: RecordedRun
    private let scale: Double

    /// Creates a sample that has settled on its first page, at a progress of 0.1.
    init(_ scale: Double) throws {
      self.scale = scale
      run = try RecordedRun("progress", size: Size(width: 390, height: 420))
      run.session.statusBar = StatusBar()
      wait(2000)
    }

    var isMoving: Bool { run.flow.navigationController.coordinator != nil }

    /// The end of the filled part, in device pixels: the sum of the coverage of all pixels in a
    /// row.
    var end: Double {
      let picture = run.picture(scale: scale)
      let strip = run.session.layerTree.root.sublayers.first { $0.name == "progressStrip" }
      let start = Int(((strip?.offset.y ?? 0) + 1) * scale) * picture.width
      let greens = (start..<start + picture.width).map { Double(picture.bytes[3 * $0 + 1]) }
      let (fill, track) = (greens[0], greens[picture.width - 1])
      return greens.reduce(0) { $0 + ($1 - track) / (fill - track) }
    }

    func wait(_ milliseconds: Int) {
      run.session.advance(to: now.advanced(by: .milliseconds(milliseconds)))
    }

    func keys(_ keys: String...) {
      for key in keys.compactMap(KeyPress.init(parsing:)) { send(.key(key)) }
    }

    func mouse(_ phase: PointerEvent.Phase, _ x: Double) {
      send(.pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: 300)))
    }

    /// Pushes the second page, which has a progress of 0.5.
    func push() {
      keys("Tab", "Return")
      wait(2000)
    }

    func endsUntilSettled() -> [Double] {
      var ends = [end]
      while isMoving {
        wait(7)
        ends.append(end)
      }
      return ends
    }

    private var now: Instant { run.session.context.clock.now }

    private func send(_ input: InputEvent) { run.session.send(input, at: now) }
  }

  /// The tolerance of an end, in pixels: 8-bit colours round the coverage of two pixels.
  private static let precision = 0.02

  private nonisolated static let scales = [1.0, 1.25, 2, 3]

  @Test(
    "S0-9 The end of the strip only grows in a push and only shrinks in a pop", arguments: scales)
  func moves(scale: Double) throws {
    let sample = try Sample(scale)
    sample.keys("Tab", "Return")
    let push = sample.endsUntilSettled()
    sample.keys("Escape")
    let pop = sample.endsUntilSettled()

    for (moves, sign) in [(push, 1.0), (pop, -1.0)] {
      #expect(moves.count > 20)
      #expect(zip(moves, moves.dropFirst()).allSatisfy { ($1 - $0) * sign > -Self.precision })
    }
    #expect(abs(push[push.count - 1] - 195 * scale) < Self.precision)
    #expect(abs(pop[pop.count - 1] - 39 * scale) < Self.precision)
  }

  @Test(
    "S0-11 In a drag the end of the strip follows the pointer to a fraction of a pixel, both ways",
    arguments: scales)
  func drag(scale: Double) throws {
    let sample = try Sample(scale)
    sample.push()
    sample.mouse(.down, 4)
    sample.mouse(.move, 60)
    let start = sample.end
    // In a longer drag, the shadow of the page would lie on the part that is not filled.
    for step in [1, 2, 3, 50, 51, 52, 53, 54, 55, 56, 141, 140, 139, 50, 3, 0] {
      let distance = 0.5 * Double(step)
      sample.wait(16)
      sample.mouse(.move, 60 + distance)

      // In a drag over the stage's whole width, the progress falls by 0.4.
      #expect(abs(start - 0.4 * distance * scale - sample.end) < Self.precision)
    }
  }

  @Test("S0-12 After a cancelled drag the end of the strip only grows", arguments: scales)
  func cancel(scale: Double) throws {
    let sample = try Sample(scale)
    sample.push()
    sample.mouse(.down, 4)
    sample.mouse(.move, 133.3)
    sample.wait(300)
    sample.mouse(.up, 133.3)
    let ends = sample.endsUntilSettled()

    #expect(ends.count > 10)
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $1 - $0 > -Self.precision })
    #expect(abs(ends[ends.count - 1] - 195 * scale) < Self.precision)
  }
}
