import FlowCore
import FlowSnapshot
import FlowUI
import Testing

@Suite struct FilmFramesTests {
  private func frames(
    _ yaml: String, from start: Int = 0, to end: Int? = nil, every milliseconds: Int = 20,
    marksFingers: Bool = false
  ) throws -> [LayerTree] {
    let run = try RecordedRun("progress")
    let instant = { (milliseconds: Int) in
      Instant.zero.advanced(by: .milliseconds(milliseconds))
    }
    var film = FilmFrames(
      try Script(yaml: yaml, file: "film.yaml"), session: run.session, from: instant(start),
      to: end.map(instant),
      every: .milliseconds(milliseconds), marksFingers: marksFingers)
    var frames: [LayerTree] = []
    while let frame = try film.frame() { frames.append(frame) }
    return frames
  }

  @Test("A film ends with the first frame after the script in which nothing moves")
  func settled() throws {
    let push = "- wait: 3s\n- key: Tab\n- key: Return\n- wait: 100ms"
    let all = try frames(push, from: 3000)

    // A film that ended with the script would have 6 frames.
    #expect(all.count > 6)
    #expect(try all.last == frames(push, from: 6000, to: 6000).last)
    #expect(all.dropLast().last != all.last)
    #expect(try frames("- wait: 3s\n- wait: 100ms", from: 3000).count == 6)
  }

  @Test("A film from one instant to another has all frames between, both ends included")
  func part() throws {
    #expect(try frames("- wait: 5s", from: 1000, to: 1200, every: 50).count == 5)
    #expect(try frames("- wait: 5s", from: 1000, to: 999).isEmpty)
  }

  @Test("The fraction of a film that has been made is 1 only when it is complete")
  func fraction() throws {
    let run = try RecordedRun("progress")
    var film = FilmFrames(
      Script(), session: run.session, to: Instant.zero.advanced(by: .seconds(1)),
      every: .milliseconds(250))
    var fractions: [Double] = []
    while try film.frame() != nil { fractions.append(film.fraction) }

    #expect(fractions == [0.25, 0.5, 0.75, 0.99, 1])

    // This script ends with the beginning of a push.
    let push = try RecordedRun("colours")
    let script = try Script(yaml: "- tap: [195, 400]", file: "test")
    film = FilmFrames(script, session: push.session, every: .milliseconds(100))
    fractions = []
    while try film.frame() != nil { fractions.append(film.fraction) }
    #expect(fractions.last == 1)
    #expect(fractions.dropLast().allSatisfy { $0 < 1 } && fractions == fractions.sorted())
  }

  @Test("A ring marks a pointer in the frames in which it is pressed, if the film marks fingers")
  func rings() throws {
    let script = "- wait: 3s\n- down: [200, 300]\n- wait: 100ms\n- up:\n- wait: 60ms"
    let marks = { (all: [LayerTree]) in
      all.map { tree in
        tree.root.sublayers.contains { $0.name == "fingers" && !$0.drawings.isEmpty }
      }
    }

    let marked = marks(try frames(script, from: 2980, to: 3120, marksFingers: true))
    #expect(marked == [false, true, true, true, true, true, false, false])
    #expect(!marks(try frames(script, from: 2980, to: 3120)).contains(true))
  }

  @Test("A film of exactly as many frames as are allowed is made")
  func longest() throws {
    let all = try frames("- wait: 1s", to: FilmFrames.largest - 1, every: 1)

    #expect(all.count == FilmFrames.largest)
  }

  @Test("A film of too many frames is refused, before its first frame if its end is given")
  func tooLong() throws {
    let run = try RecordedRun("progress")
    var film = FilmFrames(
      Script(), session: run.session, to: Instant.zero.advanced(by: .seconds(1000)),
      every: .milliseconds(10))

    #expect(throws: FilmError.self) { try film.frame() }
    #expect(run.session.context.clock.now == .zero)
    #expect(throws: FilmError.self) { try frames("- wait: 100s", every: 1) }
  }
}
