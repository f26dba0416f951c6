import FlowCore
import Foundation
import Testing

@Suite struct CodingTests {
  private func again<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("Points, sizes, vectors, instants and axes come back from JSON as they were")
  func geometry() throws {
    #expect(try again([Point(x: 1.5, y: -2)]) == [Point(x: 1.5, y: -2)])
    #expect(try again([Size(width: 390, height: 844)]) == [Size(width: 390, height: 844)])
    #expect(try again([Vector(dx: 0.1, dy: 3)]) == [Vector(dx: 0.1, dy: 3)])
    #expect(try again([Instant(nanoseconds: .max)]) == [Instant(nanoseconds: .max)])
    #expect(try again(Axis.allCases) == Axis.allCases)
  }

  @Test(
    "A colour is one text in JSON, and comes back as it was",
    arguments: [
      (RGBA(hex: 0x3B4CC0), "#3b4cc0"), (RGBA.white.opacity(0.5), "#ffffff80"),
      (.clear, "#00000000"),
    ])
  func colour(colour: RGBA, text: String) throws {
    #expect(try json([colour]) == "[\"\(text)\"]")
    #expect(try again([colour]) == [colour])
    #expect(RGBA(text.uppercased()) == colour)
  }

  @Test(
    "A text that is no colour is refused",
    arguments: ["", "#", "3b4cc0", "#3b4cc", "#3b4cc0f", "#+b4cc0", "#3b4cg0", "#３b4cc0"])
  func noColour(text: String) {
    #expect(RGBA(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RGBA].self, from: JSONEncoder().encode([text]))
    }
  }

  @Test(
    "Only preferences that differ from the defaults are encoded, as texts, and decode again")
  func preferences() throws {
    let preferences = Preferences(
      isDark: true, textSize: 1.5, timing: .curve(.easeOut, duration: .milliseconds(300)),
      releaseRule: .fling)

    let curve = "curve-0_0_0.58_1-300ms"
    #expect(
      try json(preferences)
        == "{\"dark\":\"true\",\"release-rule\":\"fling\",\"text-size\":\"150%\","
        + "\"timing\":\"\(curve)\"}")
    #expect(try again(preferences) == preferences)
    #expect(try json(Preferences()) == "{}")
  }

  @Test("Unknown preferences of a later version are ignored, and an invalid text is refused")
  func otherPreferences() throws {
    let read = { (text: String) in
      try JSONDecoder().decode(Preferences.self, from: Data(text.utf8))
    }

    #expect(try read("{\"dark\":\"true\",\"colour-blind\":\"yes\"}") == Preferences(isDark: true))
    #expect(throws: DecodingError.self) { try read("{\"text-size\":\"300%\"}") }
  }

  @Test("An app's own release rule is not encoded")
  func ownRule() throws {
    let preferences = Preferences(releaseRule: ReleaseRule("own") { _, _, _ in true })

    #expect(try json(preferences) == "{}")
  }

  @Test("The duration between two instants is signed, and an instant can be advanced by it")
  func instants() {
    let (early, late) = (Instant(nanoseconds: 5), Instant(nanoseconds: 12))

    #expect(
      early.duration(to: late) == .nanoseconds(7) && late.duration(to: early) == .nanoseconds(-7))
    #expect(early.advanced(by: .nanoseconds(7)) == late)
  }
}
