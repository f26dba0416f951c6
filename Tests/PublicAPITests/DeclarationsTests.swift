import Foundation
import PublicAPI
import Testing

@Suite struct DeclarationsTests {
  /// The lines for symbol graphs, all of which are of a module `Boats`.
  private func lines(_ graphs: (symbols: [String], relationships: [String])...) throws -> [String] {
    let decoder = JSONDecoder()
    return try Declarations(
      of: graphs.map { symbols, relationships in
        let text = """
          {"module": {"name": "Boats"}, "symbols": [\(symbols.joined(separator: ","))],
           "relationships": [\(relationships.joined(separator: ","))]}
          """
        return try decoder.decode(SymbolGraph.self, from: Data(text.utf8))
      }
    ).lines
  }

  private func symbol(
    _ path: String, _ declaration: String, kind: String = "swift.method", id: String? = nil,
    access: String = "public", more: String = ""
  ) -> String {
    let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
    let fragments = declaration.map { "{\"kind\": \"text\", \"spelling\": \"\($0)\"}" }
    return """
      {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(id ?? path)"},
       "pathComponents": [\(components)], "accessLevel": "\(access)",
       "declarationFragments": [\(fragments.joined(separator: ","))]\(more)}
      """
  }

  private func relationship(
    _ kind: String, _ source: String, _ target: String, fallback: String? = nil,
    constraints: String = ""
  ) -> String {
    let name = fallback.map { ", \"targetFallback\": \"\($0)\"" } ?? ""
    return """
      {"kind": "\(kind)", "source": "\(source)", "target": "\(target)"\(name)\(constraints)}
      """
  }

  @Test("A declaration is a line with its full name, its access level and its text")
  func declaration() throws {
    let lines = try lines(
      ([symbol("Boat.row(to:)", "func row(to: Shore)  throws", access: "open")], []))

    #expect(lines == ["Boats.Boat.row(to:) : open func row(to: Shore) throws"])
  }

  @Test("Lines are sorted by bytes, whatever their original order")
  func order() throws {
    let names = ["b", "a", "B", "é", "a.z", "a_", "A"]

    let lines = try lines((names.map { symbol($0, "var x: Int") }, []))

    #expect(
      lines
        == ["A", "B", "a", "a.z", "a_", "b", "é"].map { "Boats.\($0) : public var x: Int" })
  }

  @Test("A requirement, its default and an extension member of the same name are distinguished")
  func protocols() throws {
    let extended = """
      , "swiftExtension": {"extendedModule": "Boats", "constraints": [
        {"kind": "sameType", "lhs": "Self.Oar", "rhs": "Wood"},
        {"kind": "conformance", "lhs": "Self", "rhs": "Steerable"},
        {"kind": "conformance", "lhs": "Self", "rhs": "Copyable"},
        {"kind": "conformance", "lhs": "some Wind", "rhs": "Wind"}]}
      """

    let lines = try lines(
      (
        [
          symbol("Vessel.sail()", "func sail()", id: "1"),
          symbol("Vessel.sail()", "func sail()", id: "2"),
          symbol("Vessel.sail()", "func sail()", id: "3", more: extended),
        ],
        [
          relationship("requirementOf", "1", "Vessel"),
          relationship("defaultImplementationOf", "2", "1"),
        ]
      ))

    #expect(
      lines == [
        "Boats.Vessel.sail() : public func sail() [default implementation]",
        "Boats.Vessel.sail() : public func sail() [requirement]",
        "Boats.Vessel.sail() : public func sail() [where Self.Oar == Wood] [where Self: Steerable]",
      ])
  }

  @Test("Conformances and inheritance have a line each, except for implied protocols")
  func conformances() throws {
    let condition = """
      , "swiftConstraints": [{"kind": "conformance", "lhs": "Cargo", "rhs": "Hashable"}]
      """

    let lines = try lines(
      (
        [symbol("Ship", "class Ship", id: "s"), symbol("Vessel", "protocol Vessel", id: "v")],
        [
          relationship("conformsTo", "s", "v"),
          relationship("conformsTo", "s", "h", fallback: "Swift.Hashable", constraints: condition),
          relationship("conformsTo", "s", "c", fallback: "Swift.Copyable"),
          relationship("conformsTo", "s", "m", fallback: "Swift.SendableMetatype"),
          relationship("inheritsFrom", "s", "w", fallback: "Water.Craft"),
          relationship("memberOf", "s", "v"),
        ]
      ))

    #expect(
      lines == [
        "Boats.Ship : conforms to Boats.Vessel",
        "Boats.Ship : conforms to Swift.Hashable [where Cargo: Hashable]",
        "Boats.Ship : inherits from Water.Craft", "Boats.Ship : public class Ship",
        "Boats.Vessel : public protocol Vessel",
      ])
  }

  @Test("An extension of another module's type has the name of that module")
  func extensions() throws {
    let extended = ", \"swiftExtension\": {\"extendedModule\": \"Water\"}"

    let lines = try lines(
      ([symbol("Vessel", "protocol Vessel", id: "v")], []),
      (
        [
          symbol("Lake", "extension Lake", kind: "swift.extension", id: "e", more: extended),
          symbol("Lake.depth", "var depth: Int { get }", more: extended),
        ], [relationship("conformsTo", "e", "v")]
      ))

    #expect(
      lines == [
        "Boats.Vessel : public protocol Vessel", "Water.Lake : conforms to Boats.Vessel",
        "Water.Lake.depth : public var depth: Int { get }",
      ])
  }

  @Test("Synthesized members are left out")
  func synthesized() throws {
    let lines = try lines(
      ([symbol("Ship.!=(_:_:)", "static func !=", id: "s:SQ::SYNTHESIZED::s:4Ship")], []))

    #expect(lines.isEmpty)
  }

  @Test(
    "Availability precedes a declaration",
    arguments: [
      (
        "{\"domain\": \"*\", \"isUnconditionallyDeprecated\": true, \"renamed\": \"Yacht\"}",
        "*, deprecated, renamed: \"Yacht\""
      ),
      ("{\"isUnconditionallyUnavailable\": true}", "*, unavailable"),
      (
        "{\"domain\": \"Linux\", \"introduced\": {\"major\": 6, \"minor\": 1}, \"message\": \"m\"}",
        "Linux, introduced: 6.1, message: \"m\""
      ),
    ])
  func availability(json: String, text: String) throws {
    let lines = try lines(
      ([symbol("Raft", "struct Raft", more: ", \"availability\": [\(json)]")], []))

    #expect(lines == ["Boats.Raft : @available(\(text)) public struct Raft"])
  }
}
