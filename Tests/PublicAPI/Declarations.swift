/// The public declarations of a module, one per line, sorted by bytes.
///
/// A line is the full name, a colon and the declaration, followed by details in brackets that the
/// declaration does not contain:
///
///     FlowCore.Screen.name : public var name: String { get } [requirement]
///     FlowCore.Screen.name : public var name: String { get } [default implementation]
///     FlowCore.Instant : conforms to Swift.Comparable
///
/// Facts that a symbol graph does not contain are missing: `@inlinable`, and `~Copyable` on a type
/// that is not generic.
public struct Declarations {
  public let lines: [String]

  /// Lists the declarations of a module.
  ///
  /// - Parameter graphs: All graphs of one module: its own, and those of its extensions of other
  ///   modules' types.
  public init(of graphs: [SymbolGraph]) {
    let relationships = graphs.flatMap(\.relationships)
    var names: [String: String] = [:]
    for graph in graphs {
      for symbol in graph.symbols { names[symbol.identifier.precise] = graph.name(of: symbol) }
    }
    let requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    let defaults = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))

    var lines: Set<String> = []
    for graph in graphs {
      for symbol in graph.symbols where symbol.isDeclaration {
        let identifier = symbol.identifier.precise
        let notes =
          (requirements.contains(identifier) ? ["requirement"] : [])
          + (defaults.contains(identifier) ? ["default implementation"] : [])
          + symbol.constraints.map { "where \($0)" }
        lines.insert(
          "\(graph.name(of: symbol)) : \(symbol.declaration)" + notes.map { " [\($0)]" }.joined())
      }
    }
    for relationship in relationships {
      if let line = relationship.line(names) { lines.insert(line) }
    }
    self.lines = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension SymbolGraph {
  /// The full name of a symbol, which begins with the module of its outermost type.
  fileprivate func name(of symbol: Symbol) -> String {
    let module = symbol.swiftExtension?.extendedModule ?? module.name
    return ([module] + symbol.pathComponents).joined(separator: ".")
  }
}

extension SymbolGraph.Symbol {
  /// Whether the symbol is neither a synthesized member nor an extension block.
  fileprivate var isDeclaration: Bool {
    !identifier.precise.contains("::SYNTHESIZED::") && kind.identifier != "swift.extension"
  }

  fileprivate var declaration: String {
    let text = (declarationFragments ?? []).map(\.spelling).joined()
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return ((availability ?? []).map(\.attribute) + [accessLevel] + words).joined(separator: " ")
  }

  /// The constraints of the symbol's extension, which its declaration does not repeat.
  fileprivate var constraints: [String] { (swiftExtension?.constraints ?? []).compactMap(\.text) }
}

extension SymbolGraph.Relationship {
  /// The line of a conformance or an inheritance; `nil` for others and for implied protocols.
  fileprivate func line(_ names: [String: String]) -> String? {
    let verbs = ["conformsTo": "conforms to", "inheritsFrom": "inherits from"]
    guard let verb = verbs[kind], !SymbolGraph.isImplied(targetFallback ?? target) else {
      return nil
    }
    let conditions = (swiftConstraints ?? []).compactMap(\.text)
    return "\(names[source] ?? source) : \(verb) \(names[target] ?? targetFallback ?? target)"
      + conditions.map { " [where \($0)]" }.joined()
  }
}

extension SymbolGraph {
  /// Whether conformances to the protocol are implied; the compiler lists them for some types only.
  fileprivate static func isImplied(_ name: String) -> Bool {
    ["Copyable", "Escapable", "SendableMetatype"].contains(name.split(separator: ".").last)
  }
}

extension SymbolGraph.Constraint {
  /// The constraint in Swift; `nil` if it is implied, or expressed by `some` in the declaration.
  fileprivate var text: String? {
    guard !lhs.hasPrefix("some "), !SymbolGraph.isImplied(rhs) else { return nil }
    return kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)"
  }
}

extension SymbolGraph.Availability {
  fileprivate var attribute: String {
    let versions = [
      ("introduced", introduced), ("deprecated", deprecated), ("obsoleted", obsoleted),
    ]
    let texts = [("message", message), ("renamed", renamed)]
    let words =
      [domain ?? "*"] + (isUnconditionallyDeprecated == true ? ["deprecated"] : [])
      + (isUnconditionallyUnavailable == true ? ["unavailable"] : [])
      + versions.compactMap { name, version in version.map { "\(name): \($0.text)" } }
      + texts.compactMap { name, text in text.map { "\(name): \"\($0)\"" } }
    return "@available(\(words.joined(separator: ", ")))"
  }
}

extension SymbolGraph.Availability.Version {
  fileprivate var text: String {
    [major, minor, patch].compactMap(\.self).map(String.init).joined(separator: ".")
  }
}
