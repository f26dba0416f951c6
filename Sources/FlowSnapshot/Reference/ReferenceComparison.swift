package import FlowCore
package import ImageFiles

/// How much two pictures may differ and still count as equal.
package struct PictureTolerance: Hashable, Sendable {
  /// The number of pixels that may differ.
  package let pixels: Int
  /// By how much a channel of each of these pixels may differ, 0…255.
  package let channel: Int

  package static let exact = PictureTolerance(pixels: 0, channel: 0)

  /// Traps if a number is out of range.
  package init(pixels: Int, channel: Int) {
    precondition(
      pixels >= 0 && (0...255).contains(channel),
      "expected 0 pixels or more, and a channel's difference of 0 to 255")
    (self.pixels, self.channel) = (pixels, channel)
  }
}

/// The differences between a reference and the present picture or film of a flow.
package struct ReferenceComparison {
  package struct Difference {
    /// When the difference appears; zero for a still picture.
    package let instant: Instant
    package let pixels: String
    /// Such as `strip.width 120.000 -> 118.000`.
    package let layers: [String]
  }

  /// The differences beyond the tolerance, in order of time; empty if the rates differ.
  package let differences: [Difference]
  /// The difference of the references as a whole, such as the length of a film; `nil` if there is
  /// none.
  package let whole: String?

  private let expected: FlowReference
  private let actual: FlowReference
  /// The maximum number of instants that are described, and of lines about layers at each of them.
  private static let described = 5

  package init(
    expected: FlowReference, actual: FlowReference, tolerance: PictureTolerance = .exact
  ) {
    (self.expected, self.actual) = (expected, actual)
    whole = Self.whole(expected, actual)
    guard expected.rate == actual.rate else {
      differences = []
      return
    }
    differences = Self.instants(of: expected, actual).compactMap { instant in
      guard let old = expected.picture(at: instant), let new = actual.picture(at: instant) else {
        return nil
      }
      return Self.difference(from: old, to: new, at: instant, tolerance)
    }
  }

  package var isEmpty: Bool { differences.isEmpty && whole == nil }

  private static func whole(_ expected: FlowReference, _ actual: FlowReference) -> String? {
    func kind(_ reference: FlowReference) -> String {
      reference.rate.map { "a film of \($0) pictures a second" } ?? "a still picture"
    }
    guard expected.rate == actual.rate else {
      return "it is \(kind(actual)), not \(kind(expected))"
    }
    guard expected.end == actual.end else {
      return "it ends at \(actual.end.roundedTime), not at \(expected.end.roundedTime)"
    }
    return nil
  }

  /// The instants at which one of the references changes, each once.
  private static func instants(of expected: FlowReference, _ actual: FlowReference) -> [Instant] {
    let instants = (expected.pictures + actual.pictures).map(\.instant).sorted()
    return instants.indices.filter { $0 == 0 || instants[$0 - 1] != instants[$0] }
      .map { instants[$0] }
  }

  private static func difference(
    from old: FlowReference.Picture, to new: FlowReference.Picture, at instant: Instant,
    _ tolerance: PictureTolerance
  ) -> Difference? {
    let difference = PictureDifference(expected: old.image, actual: new.image)
    guard
      difference.sizesDiffer || difference.count > tolerance.pixels
        || difference.largest > tolerance.channel
    else { return nil }
    let layers =
      if let from = old.layers, let to = new.layers {
        LayerChanges(from: from, to: to).lines
      } else {
        [String]()
      }
    return Difference(instant: instant, pixels: difference.description, layers: layers)
  }

  // MARK: Output

  /// The report: the difference as a whole, the first differences with those of their layers, and
  /// the number of further ones.
  package var lines: [String] {
    let isFilm = expected.rate != nil
    let details = differences.prefix(Self.described).flatMap { difference in
      let instant = isFilm ? "at \(difference.instant.roundedTime): " : ""
      let layers = difference.layers.prefix(Self.described).map { "  \($0)" }
      let more = difference.layers.count - layers.count
      return ["\(instant)\(difference.pixels)"] + layers
        + (more > 0 ? ["  and \(more) more \(more == 1 ? "difference" : "differences")"] : [])
    }
    let more = differences.count - Self.described
    return [whole].compactMap(\.self) + details
      + (more > 0 ? ["and \(more) more \(more == 1 ? "instant" : "instants")"] : [])
  }

  package var summary: String {
    guard let first = differences.first else { return whole ?? "no difference" }
    let layers = first.layers.first.map { "\($0); " } ?? ""
    let instant = expected.rate == nil ? "" : " at \(first.instant.roundedTime)"
    return "\(layers)\(first.pixels)\(instant)"
  }

  /// Expected, actual and difference side by side: a PNG or, for films, an animated PNG.
  ///
  /// - Throws: `PNGError.refused` if the pictures are too large.
  package func file() throws(PNGError) -> [UInt8] {
    let instants = Self.instants(of: expected, actual)
    let pairs = instants.compactMap { instant in
      (expected.picture(at: instant) ?? expected.pictures.last).flatMap { old in
        (actual.picture(at: instant) ?? actual.pictures.last).map { (instant, old.image, $0.image) }
      }
    }
    guard let rate = expected.rate ?? actual.rate else {
      let difference = PictureDifference(expected: pairs[0].1, actual: pairs[0].2)
      return try PNG.encode(difference.sideBySide())
    }
    let end = max(expected.end, actual.end)
    var film = AnimatedPNG(rate: rate)
    for (index, pair) in pairs.enumerated() {
      let next = index + 1 < pairs.count ? pairs[index + 1].0 : end
      let image = PictureDifference(expected: pair.1, actual: pair.2).sideBySide()
      try film.add(image, from: pair.0, to: next, rate: rate)
    }
    return film.file()
  }
}

extension FlowReference {
  /// The picture that is shown at an instant; `nil` from the end of a film on.
  func picture(at instant: Instant) -> Picture? {
    guard rate == nil || instant < end else { return nil }
    return pictures.last { $0.instant <= instant }
  }
}

extension Instant {
  /// In whole milliseconds, such as `420ms`.
  fileprivate var roundedTime: String {
    "\((duration(since: .zero) / .milliseconds(1)).fixed(0))ms"
  }
}
