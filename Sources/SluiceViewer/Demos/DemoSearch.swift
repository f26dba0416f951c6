internal import FlowCatalogue
internal import FlowCore

/// A search for demos and their places.
@MainActor
struct DemoSearch {
  /// A demo, with those of its places that are listed.
  struct Result {
    let demo: Demo
    let places: [FlowPlace]
    /// Whether the demo itself does not match, but its places do.
    var isFoundByPlace = false
  }

  /// The minimum length of a word for which places are searched: a single letter occurs in most
  /// places.
  private static let minPlaceWord = 2

  /// The words, in lower case.
  private let words: [Substring]

  init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace)
  }

  /// The demos whose texts contain all words, and after them, group by group, those with places
  /// that contain the words missing from the demo's texts; without words, all demos.
  ///
  /// A demo is listed with those of its places that contain a word. Places are searched as they are
  /// written in links, such as `checkout/basket`.
  ///
  /// - Parameter placesOf: Returns the places of a demo.
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
    guard missing.isEmpty || missing.allSatisfy({ $0.count >= Self.minPlaceWord }) else {
      return nil
    }
    let places = placesOf(demo).filter { place in
      let link = "\(demo.id)/\(place)".lowercased()
      return missing.allSatisfy { link.contains($0) }
        && words.contains { isOfPlace($0, place, in: demo) }
    }
    if missing.isEmpty { return Result(demo: demo, places: places) }
    return places.isEmpty ? nil : Result(demo: demo, places: places, isFoundByPlace: true)
  }

  /// Whether a word is long enough to search for places, and occurs in a place or in its link, but
  /// not only in the name of the demo.
  private func isOfPlace(_ word: Substring, _ place: FlowPlace, in demo: Demo) -> Bool {
    guard word.count >= Self.minPlaceWord else { return false }
    let text = "\(place)".lowercased()
    return text.contains(word) || word.contains("/") && "\(demo.id)/\(text)".contains(word)
  }
}

extension [DemoSearch.Result] {
  /// One row for each demo and each place, in order; `place` is `nil` for a demo.
  var rows: [(demo: Demo, place: FlowPlace?)] {
    flatMap { result in
      [(result.demo, nil)] + result.places.map { (result.demo, $0) }
    }
  }
}

extension Demo {
  /// The texts in which a search looks, in lower case.
  fileprivate var searchText: String {
    ([id, title, summary, group ?? ""] + keywords).joined(separator: " ").lowercased()
  }
}
