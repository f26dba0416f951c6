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

  /// The demos whose texts contain all words, and those with places that contain the words missing
  /// from the demo's texts; without words, all demos.
  ///
  /// - Parameter placesOf: Returns the places of a demo.
  func results(in catalogue: Catalogue, placesOf: (Demo) -> [FlowPlace]) -> [Result] {
    guard !words.isEmpty else { return catalogue.demos.map { Result(demo: $0, places: []) } }
    return catalogue.demos.compactMap { demo in
      let missing = words.filter { !demo.searchText.contains($0) }
      if missing.isEmpty { return Result(demo: demo, places: []) }
      guard missing.allSatisfy({ $0.count >= Self.minPlaceWord }) else { return nil }
      let places = placesOf(demo).filter { place in
        let text = "\(place)".lowercased()
        return missing.allSatisfy { text.contains($0) }
      }
      return places.isEmpty ? nil : Result(demo: demo, places: places, isFoundByPlace: true)
    }
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
