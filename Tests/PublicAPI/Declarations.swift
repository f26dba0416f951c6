/// The public declarations of a module, a line each, in the order of their bytes.
///
/// A line is the whole name, a colon and the declaration, with what that leaves out in brackets
/// behind it:
///
///     FlowCore.Screen.name : public var name: String { get } [requirement]
///     FlowCore.Screen.name : public var name: String { get } [default implementation]
///     FlowCore.Instant : conforms to Swift.Comparable
///
/// What a symbol graph does not tell is not in it either: `@inlinable`, and `~Copyable` of a type
/// that is not generic.
public struct Declarations {
  public let lines: [String]

  /// - Parameter graphs: All of one module: its own, and what it adds to other modules' types.
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
  /// A symbol's whole name, which begins with the module that its outermost type is from.
  fileprivate func name(of symbol: Symbol) -> String {
    let module = symbol.swiftExtension?.extendedModule ?? module.name
    return ([module] + symbol.pathComponents).joined(separator: ".")
  }
}

extension SymbolGraph.Symbol {
  /// Whether somebody has written it: not a member that a type has from elsewhere, nor the braces
  /// of an extension.
  fileprivate var isDeclaration: Bool {
    !identifier.precise.contains("::SYNTHESIZED::") && kind.identifier != "swift.extension"
  }

  fileprivate var declaration: String {
    let text = (declarationFragments ?? []).map(\.spelling).joined()
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return ((availability ?? []).map(\.attribute) + [accessLevel] + words).joined(separator: " ")
  }

  /// What an extension demands, which the declarations in it do not repeat.
  fileprivate var constraints: [String] { (swiftExtension?.constraints ?? []).compactMap(\.text) }
}

extension SymbolGraph.Relationship {
  /// What a type conforms to or inherits from, as a line; `nil` for anything else.
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
  /// Whether types have a protocol by themselves: the compiler names those of some types and not of
  /// others.
  fileprivate static func isImplied(_ name: String) -> Bool {
    ["Copyable", "Escapable", "SendableMetatype"].contains(name.split(separator: ".").last)
  }
}

extension SymbolGraph.Constraint {
  /// As in a `where` clause; `nil` where the declaration says it by `some`, or nobody has to.
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
