import FlowCore
import FlowSnapshot
import FlowUI
import ImageFiles
import Testing

/// A script that shows the settled second page of the Colours demo.
private let second = "- tap: [195, 400]\n- wait: 700ms\n"

@Suite struct PictureTests {
  @Test(
    "The scenes and the catalogue match their references",
    arguments: ["home", "second", "catalogue"])
  func settled(name: String) throws {
    let played = try RecordedRun(name == "catalogue" ? nil : name)

    try Reference.expect(played, named: "\(name).rest")
  }

  @Test("The Second scene at two pixels per point matches its reference")
  func double() throws {
    try Reference.expect(
      try RecordedRun("second", size: Size(width: 320, height: 480)), scale: 2, named: "second.2x")
  }

  @Test("A push matches its reference after 100 ms")
  func push() throws {
    let played = try RecordedRun("colours", script: second)

    played.player.play(to: Instant.zero.advanced(by: .milliseconds(150)))

    try Reference.expect(played, named: "colours.push-100ms")
  }

  @Test("A drag at 30 % and at 70 % matches its reference", arguments: [30, 70])
  func drag(percent: Int) throws {
    let x = 8 + 390 * Double(percent) / 100
    let played = try RecordedRun(
      "colours", script: second + "- drag: {from: [8, 400], to: [\(x), 400], release: false}")

    try played.player.playUntilSettled()

    try Reference.expect(played, named: "colours.drag-\(percent)")
  }

  @Test("A cancelled drag that is half-way back shows the picture of a drag at that fraction")
  func cancel() throws {
    let cancelled = try RecordedRun(
      "colours",
      script: second + "- drag: {from: [8, 400], to: [125, 400], over: 250ms, hold: 200ms}")
    let pressed = try RecordedRun(
      "colours", script: second + "- drag: {from: [8, 400], to: [66.5, 400], release: false}")

    // The drag is released at 1200 ms, at a fraction of 0.3. Going back half of that, 0.15, takes
    // 75 ms, because the fade takes 500 ms.
    cancelled.player.play(to: Instant.zero.advanced(by: .milliseconds(1275)))
    try pressed.player.playUntilSettled()

    #expect(PictureDifference(expected: pressed.picture(), actual: cancelled.picture()).isEmpty)
  }

  @Test("After a cancelled drag every pixel is as before the drag")
  func restored() throws {
    let cancelled = try RecordedRun(
      "colours", script: second + "- drag: {from: [8, 400], to: [125, 400], hold: 200ms}")
    let untouched = try RecordedRun("colours", script: second)

    try cancelled.player.playUntilSettled()
    try untouched.player.playUntilSettled()

    #expect(
      PictureDifference(expected: untouched.picture(), actual: cancelled.picture()).isEmpty)
  }

  @Test("A picture has the stage's size times the scale", arguments: [1.0, 1.5, 2, 3])
  func size(scale: Double) throws {
    let picture = try RecordedRun("home").picture(scale: scale)

    #expect(picture.width == Int((390 * scale).rounded()))
    #expect(picture.height == Int((844 * scale).rounded()))
  }

  @Test("Differing pixels are counted, measured and shown side by side")
  func difference() {
    let black = RGBImage(width: 2, height: 2, bytes: [UInt8](repeating: 0, count: 12))
    var bytes = black.bytes
    bytes[7] = 9
    let other = RGBImage(width: 2, height: 2, bytes: bytes)

    let difference = PictureDifference(expected: black, actual: other)

    #expect(difference.description == "1 pixel differs, by 9 at most, the first at 0,1")
    let picture = difference.sideBySide()
    #expect(picture.width == 3 * 2 + 2 * PictureDifference.gap)
    // Faded black, and a strong red where a pixel differs.
    let pixels = stride(from: 0, to: picture.bytes.count, by: 3).map {
      Array(picture.bytes[$0..<$0 + 3])
    }
    let (upper, lower) = (pixels[picture.width - 2], pixels[2 * picture.width - 2])
    #expect(upper == [192, 192, 192])
    #expect(lower[0] > 190 && lower[1] < 130 && lower[2] < 130)
    #expect(PictureDifference(expected: black, actual: black).isEmpty)
  }

  @Test("An encoded PNG decodes to the same picture")
  func png() throws {
    let image = RGBImage(width: 3, height: 2, bytes: (0..<18).map { UInt8($0 * 14) })

    #expect(try PNG.decode(PNG.encode(image)) == image)
    #expect(throws: PNGError.self) { try PNG.decode([1, 2, 3]) }
  }
}

@Suite struct ContactSheetTests {
  private func film(_ script: String, every: Duration) throws -> [String] {
    let played = try RecordedRun("colours")
    let film = try ContactSheet(
      try Script(yaml: script, file: "test"), session: played.session, every: every, scale: 0.5)
    return film.sheet(theme: .light, measuring: NoMeasuring()).description.split(separator: "\n")
      .map(String.init)
  }

  @Test(
    "A contact sheet shows each instant with its time and the finger's ring, and the settled end"
  )
  func instants() throws {
    let lines = try film("- tap: [195, 400]", every: .milliseconds(250))

    let times = lines.filter { $0.contains(" ms\"") }.map { $0.split(separator: "\"")[1] }
    #expect(times == ["0 ms", "250 ms", "500 ms", "586.3 ms"])
    // An outline around each stage, and two circles for the finger in the first picture.
    #expect(lines.filter { $0.contains("outline") }.count == 4 + 2)
  }

  @Test("A contact sheet leaves out its settled end if that equals the last picture")
  func end() throws {
    let lines = try film("- tap: [195, 400]\n- wait: 1s", every: .milliseconds(250))

    let times = lines.filter { $0.contains(" ms\"") }.map { $0.split(separator: "\"")[1] }
    #expect(times == ["0 ms", "250 ms", "500 ms", "750 ms", "1000 ms"])
    // An end that is left out does not count towards the limit.
    let largest = try film("- wait: 3995ms", every: .milliseconds(10))
    #expect(largest.count { $0.contains(" ms\"") } == ContactSheet.largest)
  }

  private func chosen(
    _ script: String, from start: Instant = .zero, to end: Instant? = nil
  ) throws -> [Int] {
    let played = try RecordedRun("colours")
    let film = try ContactSheet(
      telling: try Script(yaml: script, file: "test"), session: played.session, from: start,
      to: end, scale: 0.5)
    let lines = film.sheet(theme: .light, measuring: NoMeasuring()).description
      .split(separator: "\n")
    return lines.filter { $0.contains(" ms\"") }.compactMap { line in
      Double(line.split(separator: "\"")[1].dropLast(3)).map { Int($0) }
    }
  }

  @Test("A contact sheet shows the start, a press, the middle of a push, and the settled end")
  func push() throws {
    #expect(try chosen("- wait: 500ms\n- tap: [195, 400]\n- wait: 3s") == [0, 500, 730, 1090])
  }

  @Test("A contact sheet can begin and end at an instant")
  func period() throws {
    let script = "- wait: 500ms\n- tap: [195, 400]\n- wait: 3s\n- tap: [195, 400]"
    let instant = { Instant.zero.advanced(by: .milliseconds($0)) }

    #expect(try chosen(script, from: instant(600), to: instant(700)) == [600, 700])
    #expect(try chosen(script, from: instant(2000)).first == 2000)
    #expect(try chosen("- wait: 500ms", from: instant(2000)) == [2000])
    // The second tap is at 3550 ms, and the flow settles long before 9 s.
    let last = try #require(chosen(script, to: instant(9000)).last)
    #expect((3550..<5000).contains(last))
  }

  @Test("A contact sheet shows a drag's beginning, middle, pause, and the settled end")
  func drag() throws {
    let script = """
      - tap: [195, 400]
      - at: 1s
        drag: {from: [8, 400], to: [280, 400], over: 300ms, hold: 1s}
      """

    let instants = try chosen(script)

    #expect(instants.contains(1000))
    #expect(instants.contains { (1050...1250).contains($0) })
    #expect(!instants.contains { (1320...2280).contains($0) })
    #expect(instants.contains { (1290...1310).contains($0) })
    #expect((instants.last ?? 0) > 2400)
  }

  @Test("A contact sheet shows a slow drag every 0.4 s, although the finger pauses between moves")
  func slowDrag() throws {
    let script = """
      - tap: [195, 400]
      - at: 1s
        drag: {from: [8, 400], to: [280, 400], over: 2s}
      """

    let instants = try chosen(script).filter { (1001..<2990).contains($0) }

    #expect(instants.count == 4)
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $1 - $0 <= 420 })
  }

  @Test("A contact sheet of a flow in which nothing happens is one picture")
  func nothing() throws {
    #expect(try chosen("- wait: 10s") == [0])
  }

  @Test("A contact sheet with too many pictures is refused")
  func tooLong() throws {
    let error = #expect(throws: ContactSheetError.self) {
      try film("- wait: 60s", every: .milliseconds(1))
    }

    #expect(error?.description.contains("longer intervals") == true)
  }
}
