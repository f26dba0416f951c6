internal import FlowCatalogue
internal import FlowCore

@MainActor
struct DemoSearch {
  struct Result {
    let demo: Demo
    let places: [FlowPlace]
    /// Whether the demo itself does not match, but its places do.
    var isFoundByPlace = false
  }

  /// The minimum length of a word for which places are searched: a single letter occurs in most
  /// places.
  private static let minPlaceWord = 2

  /// In lower case.
  private let words: [Substring]

  init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace)
  }

  /// Returns the demos that match, by themselves or by their places.
  ///
  /// In each group, demos that match by themselves come before those found only by a place.
  ///
  /// Places are searched as they are written in links, such as `checkout/basket`.
  func results(in catalogue: Catalogue, placesOf: (Demo) -> [FlowPlace]) -> [Result] {
    guard !words.isEmpty else { return catalogue.demos.map { Result(demo: $0, places: []) } }
    let results = catalogue.demos.compactMap { result($0, placesOf: placesOf) }
    let ordered = results.filter { !$0.isFoundByPlace } + results.filter(\.isFoundByPlace)
    let groups = ordered.map(\.demo.group)
    let order = { (result: Result) in groups.firstIndex(of: result.demo.group) ?? 0 }
    return ordered.enumerated().sorted {
      (order($0.element), $0.offset) < (order($1.element), $1.offset)
    }.map(\.element)
  }

  private func result(_ demo: Demo, placesOf: (Demo) -> [FlowPlace]) -> Result? {
    let missing = words.filter { !demo.searchText.contains($0) }
    guard missing.allSatisfy({ $0.count >= Self.minPlaceWord }) else { return nil }
    // Reading a demo's places starts it.
    guard words.contains(where: { $0.count >= Self.minPlaceWord }) else {
      return Result(demo: demo, places: [])
    }
    let places = placesOf(demo).filter { place in
      let link = "\(demo.id)/\(place)".lowercased()
      return missing.allSatisfy { link.contains($0) }
        && words.contains { isOfPlace($0, place, in: demo) }
    }
    if missing.isEmpty { return Result(demo: demo, places: places) }
    return places.isEmpty ? nil : Result(demo: demo, places: places, isFoundByPlace: true)
  }

  /// Whether a word occurs in a place; a word that occurs only in the demo's name does not count.
  private func isOfPlace(_ word: Substring, _ place: FlowPlace, in demo: Demo) -> Bool {
    guard word.count >= Self.minPlaceWord else { return false }
    let text = "\(place)".lowercased()
    return text.contains(word) || word.contains("/") && "\(demo.id)/\(text)".contains(word)
  }
}

extension [DemoSearch.Result] {
  var rows: [(demo: Demo, place: FlowPlace?)] {
    flatMap { result in
      [(result.demo, nil)] + result.places.map { (result.demo, $0) }
    }
  }
}

extension Demo {
  fileprivate var searchText: String {
    ([id, title, summary, group ?? ""] + keywords).joined(separator: " ").lowercased()
  }
}
