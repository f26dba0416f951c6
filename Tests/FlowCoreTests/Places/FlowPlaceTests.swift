import FlowCore
import Foundation
import Testing

@Suite struct FlowPlaceTests {
  @Test(
    "A place is written as its text, and parsed from it",
    arguments: [
      ("payment", FlowPlace("payment")),
      ("second=%23ff0000", FlowPlace(name: "second", value: "#ff0000")),
      ("early=1/payment", FlowPlace(FlowPlace.Step(name: "early", value: "1"), rest: "payment")),
      ("a=", FlowPlace(name: "a", value: "")),
      ("a=%3D%2F%25%20%0A%00", FlowPlace(name: "a", value: "=/% \n\0")),
      ("a=%C3%A9%F0%9F%92%A7", FlowPlace(name: "a", value: "é💧")),
      ("a=-._~", FlowPlace(name: "a", value: "-._~")),
      ("TV-7", FlowPlace("TV-7")),
    ])
  func text(text: String, place: FlowPlace) {
    #expect(place.description == text)
    #expect(FlowPlace(text) == place)
  }

  @Test(
    "A loosely written text is parsed, and rewritten in canonical form",
    arguments: [
      ("second=#ff0000", "second=%23ff0000"), ("second=%23FF0000", "second=%23FF0000"),
      ("a=b=c", "a=b%3Dc"), ("a=%2f", "a=%2F"), ("a=%61", "a=a"), ("a=é", "a=%C3%A9"),
    ])
  func lenient(text: String, canonical: String) {
    #expect(FlowPlace(text)?.description == canonical)
  }

  @Test(
    "An invalid text is not a place",
    arguments: [
      "", "/", "a/", "/a", "a//b", "=", "=a", "a b", "ä", "a%20", "a=%", "a=%2", "a=%zz", "a=%+1",
      "a=%C3", "a=%FF", "a/\u{301}b", "a_b", "#", "a\n",
    ])
  func none(text: String) {
    #expect(FlowPlace(text) == nil)
  }

  @Test(
    "A place with any values and any number of steps can be parsed from its own text",
    arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let steps = (0..<Int.random(in: 1..<6, using: &random)).map { _ in
      let scalars = (0..<Int.random(in: 0..<9, using: &random)).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0..<0x11_0000, using: &random)
            >> UInt32.random(in: 0..<16, using: &random))
      }
      return FlowPlace.Step(
        name: "s-\(Int.random(in: 0..<99, using: &random))",
        value: Bool.random(using: &random) ? String(String.UnicodeScalarView(scalars)) : nil)
    }
    let place = try #require(steps.reversed().reduce(nil as FlowPlace?) { FlowPlace($1, rest: $0) })

    let again = try #require(FlowPlace(place.description), "seed \(seed)")

    #expect(again == place, "seed \(seed)")
    #expect(again.description == place.description)
    #expect([again.step] + again.further == steps)
    #expect(place.description.utf8.allSatisfy { $0 > 32 && $0 < 127 })
  }

  @Test("A place is encoded as one string, and an invalid one fails to decode")
  func codable() throws {
    let places = [FlowPlace(name: "second", value: "#3b4cc0").containing("a/b"), "home"]

    let data = try JSONEncoder().encode(places)

    #expect(String(decoding: data, as: UTF8.self).contains("second=%233b4cc0"))
    #expect(try JSONDecoder().decode([FlowPlace].self, from: data) == places)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FlowPlace].self, from: Data(#"["a b"]"#.utf8))
    }
  }

  @Test("A place consists of its first step and the rest")
  func rest() {
    let place: FlowPlace = "a=1/b/c"

    #expect(place.rest == "b/c")
    #expect(place.rest?.rest?.rest == nil)
    #expect(FlowPlace(place.step, rest: place.rest) == place)
    #expect(FlowPlace(name: "a", value: "1").containing("b").containing("c") == place)
    #expect(place.containing(nil) == place)
  }

  @Test("An invalid name traps, in code and in a literal")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = FlowPlace(name: "a b") }
    await #expect(processExitsWith: .failure) { _ = FlowPlace.Step(name: "") }
    await #expect(processExitsWith: .failure) { _ = "a//b" as FlowPlace }
  }
}
