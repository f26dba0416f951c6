internal import FlowCore
internal import FlowUI

/// The differences between two layer trees, as lines such as `strip.width 120.000 -> 118.000`.
struct LayerChanges {
  /// One line for each difference, in the order of the trees.
  let lines: [String]

  /// Compares two trees, given as `LayerTree.description` prints them.
  init(from expected: String, to actual: String) {
    guard expected != actual else {
      lines = []
      return
    }
    let (old, new) = (LayerText(expected), LayerText(actual))
    let gone = Self.outermost(old.keys.filter { new.entries[$0] == nil })
    let added = Self.outermost(new.keys.filter { old.entries[$0] == nil })
    lines =
      old.keys.flatMap { key in
        new.entries[key].map { Self.changes(of: key, from: old.entries[key] ?? [], to: $0) }
          ?? (gone.contains(key) ? ["\(key) is gone"] : [])
      } + added.map { "\($0) is new" }
  }

  /// The keys without those of the contents of other keys: with a layer, its contents come and go.
  private static func outermost(_ keys: [String]) -> [String] {
    keys.reduce(into: []) { outermost, key in
      if !outermost.contains(where: { key.hasPrefix("\($0)/") }) { outermost.append(key) }
    }
  }

  private static func changes(
    of key: String, from old: [LayerText.Property], to new: [LayerText.Property]
  ) -> [String] {
    let names = (old + new).map(\.name)
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.compactMap { index in
      let name = names[index]
      let (was, now) = (old.value(of: name), new.value(of: name))
      return was == now ? nil : "\(key).\(name) \(was ?? "none") -> \(now ?? "none")"
    }
  }
}

/// The layers and drawings in the text of a layer tree, by their paths.
private struct LayerText {
  struct Property {
    let name: String
    let value: String
  }

  /// The paths, such as `stage/strip` or `stage/strip/fill`; where siblings have the same name, the
  /// second path ends with ` #2`, and so on.
  private(set) var keys: [String] = []
  private(set) var entries: [String: [Property]] = [:]

  init(_ text: String) {
    var path: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let depth = line.prefix { $0 == " " }.count / 2
      let (name, properties) = Self.parse(line.drop { $0 == " " })
      path = Array(path.prefix(depth))
      let base = (path + [name]).joined(separator: "/")
      var (key, number) = (base, 1)
      while entries[key] != nil {
        number += 1
        key = "\(base) #\(number)"
      }
      path.append(number == 1 ? name : "\(name) #\(number)")
      keys.append(key)
      entries[key] = properties
    }
  }

  private static let drawings: Set<Substring> = [
    "fill", "span", "hairline", "rounded", "outline", "shadow", "image", "path",
    "stroke", "clip",
  ]

  private static func parse(_ line: Substring) -> (name: String, [Property]) {
    let words = line.split(separator: " ")
    if let first = words.first, first == "text", let end = line.lastIndex(of: "\"") {
      // A text is identified by its characters, so a changed text is reported as gone and new.
      let rest = line[line.index(after: end)...].split(separator: " ").map(String.init)
      return (
        String(line[...end]), properties(rest, ["size", "weight", "position", "colour", "digits"])
      )
    }
    if let first = words.first, drawings.contains(first), words.count > 2, words[1].contains(",") {
      return (
        String(first), properties(words.dropFirst().map(String.init), ["position", "size", "rest"])
      )
    }
    if words.first == "image", words.count > 4, UInt32(words[2], radix: 16) != nil {
      // A bitmap: the checksum of its pixels tells it from a layer of that name.
      return (
        "image",
        properties(
          words.dropFirst().map(String.init), ["pixels", "checksum", "position", "size", "rest"])
      )
    }
    if words.first == "transform", words.count > 2, words[1].contains(",") {
      return (
        "transform", properties(words.dropFirst().map(String.init), ["matrix", "shift", "content"])
      )
    }
    if words.first == "icon", words.count > 2, words[2].contains(",") {
      return (
        "icon \(words[1])",
        properties(words.dropFirst(2).map(String.init), ["position", "size", "colour", "mirrored"])
      )
    }
    return layer(words)
  }

  /// If there are more values than names, the last property takes the rest.
  private static func properties(_ values: [String], _ names: [String]) -> [Property] {
    guard values.count > names.count else {
      return zip(names, values).map { Property(name: $0, value: $1) }
    }
    let last = values[(names.count - 1)...].joined(separator: " ")
    return properties(values.prefix(names.count - 1) + [last], names)
  }

  private static func layer(_ words: [Substring]) -> (name: String, [Property]) {
    guard let index = words.firstIndex(where: { isSize($0) }) else {
      return (words.joined(separator: " "), [])
    }
    let size = words[index].split(separator: "x").map(String.init)
    var found = [
      Property(name: "width", value: size[0]), Property(name: "height", value: size[1]),
    ]
    var rest = words[(index + 1)...]
    while let word = rest.popFirst() {
      guard word != "page" else { continue }
      if let edge = Layer.ShadowEdge(rawValue: String(word)) {
        found.append(Property(name: "edge", value: edge.rawValue))
        continue
      }
      let value = rest.popFirst().map(String.init) ?? ""
      if word == "at" {
        let position = value.split(separator: ",").map(String.init)
        found += zip(["x", "y"], position).map { Property(name: $0, value: $1) }
      } else {
        found.append(Property(name: String(word), value: value))
      }
    }
    return (words[..<index].joined(separator: " "), found)
  }

  private static func isSize(_ word: Substring) -> Bool {
    let parts = word.split(separator: "x")
    return parts.count == 2 && parts.allSatisfy { Double($0) != nil }
  }
}

extension [LayerText.Property] {
  fileprivate func value(of name: String) -> String? { first { $0.name == name }?.value }
}
