import FlowCore
import Testing

@Suite struct LoadResultTests {
  private nonisolated struct Tea: Codable, Hashable, Sendable {
    nonisolated enum Kind: String, Codable { case green, black }
    nonisolated enum Origin: Codable, Hashable { case garden(name: String, height: Int?), unknown }
    var name: String
    var kind: Kind
    var price: Double
    var notes: [String]?
    var stock: [String: UInt64]
    var origins: [Origin]
    var place: FlowPlace
    var isFresh: Bool
  }

  private let teas = [
    Tea(
      name: "Grüner \"Tee\"\\\n\u{1F375}\u{7}", kind: .green, price: 0.1 + 0.2, notes: nil,
      stock: ["Köln": .max, "": 0], origins: [.garden(name: "Uji", height: nil), .unknown],
      place: "teas=green/more", isFresh: true),
    Tea(
      name: "", kind: .black, price: -1e-300, notes: [], stock: [:],
      origins: [.garden(name: "Assam", height: -12)], place: "a", isFresh: false),
  ]

  private func recorded<Value: Codable & Sendable>(_ value: Value) async throws -> String {
    let context = FlowContext()
    var result: LoadResult?
    context.loads.source = .live(LiveCalls { result = $0 })
    context.load("value") {
      value
    } then: { _ in
    }
    while result == nil { await Task.yield() }
    guard case .value(let text) = try #require(result).outcome else {
      throw LoadFailure.failed("\(result as Any)")
    }
    return text
  }

  private func read<Value: Codable & Sendable>(
    _ text: String, as type: Value.Type
  ) throws -> Result<Value, LoadFailure> {
    let context = FlowContext()
    var read: Result<Value, LoadFailure>?
    context.loads.source = .input
    context.load("value") { () throws -> Value in
      throw LoadFailure.failed("called in a replay")
    } then: {
      read = $0
    }
    context.loads.receive(LoadResult(call: 1, name: "value", outcome: .value(text)))
    return try #require(read)
  }

  @Test("A value is the same after it was recorded and replayed, to the last bit")
  func roundTrip() async throws {
    let text = try await recorded(teas)

    #expect(try read(text, as: [Tea].self).get() == teas)
    for number in [Double.nan, .infinity, -.infinity, .leastNonzeroMagnitude, .pi] {
      let text = try await recorded([number])
      let again = try read(text, as: [Double].self).get()
      #expect(again[0].bitPattern == number.bitPattern || number.isNaN && again[0].isNaN)
    }
    #expect(try read(try await recorded("alone"), as: String.self).get() == "alone")
    #expect(try read(try await recorded(Int?.none), as: Int?.self).get() == nil)
  }

  @Test(
    "A recorded value that does not fit its type is a failure, and never a trap",
    arguments: [
      "", "[", "[1,", "{\"a\"}", "{\"a\":1", "[1]]", "[300]", "[-1]", "[1.5]", "[true]", "{}",
      "nul", "[null]", String(repeating: "[", count: 100_000),
    ])
  func unfitting(text: String) throws {
    let result = try read(text, as: [UInt8].self)

    #expect(result == .failure(.failed("the recorded result of 'value' is no Array<UInt8>")))
  }

  @Test(
    "A recorded text with an invalid escape is a failure",
    arguments: ["\"", "\"\\\"", "\"\\u12\"", "\"\\u+0ff\"", "\"\\ud800\"", "\"\\ud800x\""])
  func invalidEscape(text: String) throws {
    let result = try read(text, as: String.self)

    #expect(result == .failure(.failed("the recorded result of 'value' is no String")))
  }

  @Test("JSON with spaces and escapes is read, too")
  func json() throws {
    let text = " { \"a\" : [ \"\\u00e9\\ud83c\\udf75\\/\\t\" , \"b\" ] } "

    #expect(try read(text, as: [String: [String]].self).get() == ["a": ["é\u{1F375}/\t", "b"]])
  }

  private nonisolated struct Mixed: Codable, Sendable {
    var texts: [String] = []

    init(from decoder: any Decoder) throws {
      var elements = try decoder.unkeyedContainer()
      while !elements.isAtEnd {
        if let number = try? elements.decode(Int.self) {
          texts.append("\(number)")
        } else {
          texts.append(try elements.decode(String.self))
        }
      }
    }
  }

  @Test("An element that cannot be read as one type can be read as another one")
  func mixed() throws {
    #expect(try read("[1, \"two\", 3]", as: Mixed.self).get().texts == ["1", "two", "3"])
  }

  @Test("A failure is described in one line")
  func oneLine() {
    #expect("\(LoadFailure.failed("no\r\nroute\nhome"))" == "no route home")
  }

  @Test("An error that a call throws is recorded as its description, and a `LoadFailure` as itself")
  func failures() async {
    let context = FlowContext()
    var outcomes: [LoadResult.Outcome] = []
    context.loads.source = .live(LiveCalls { outcomes.append($0.outcome) })
    struct Broken: Error, CustomStringConvertible { let description = "broken" }

    context.load("one") { () throws -> Int in
      throw Broken()
    } then: { _ in
    }
    while outcomes.isEmpty { await Task.yield() }
    context.load("two") { () throws -> Int in
      throw LoadFailure.offline
    } then: { _ in
    }
    while outcomes.count < 2 { await Task.yield() }

    #expect(outcomes == [.failure(.failed("broken")), .failure(.offline)])
  }
}
