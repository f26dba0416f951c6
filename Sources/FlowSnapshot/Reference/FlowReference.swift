package import FlowCore
package import FlowUI
package import ImageFiles

/// What a flow is expected to look like: a picture or a film, with the layer trees of its pictures.
///
/// It is stored as one file, a PNG or an animated PNG that any program shows.
package struct FlowReference: Hashable {
  /// A picture, and the layers that it shows.
  package struct Picture: Hashable {
    /// The instant at which it appears; zero for a still picture.
    package let instant: Instant
    package let image: RGBImage
    /// The layer tree, as `LayerTree.description` prints it; `nil` if it is not known.
    package let layers: String?
  }

  /// The pictures that differ from the one before, in order.
  package private(set) var pictures: [Picture] = []
  /// The number of pictures a second; `nil` for a still picture.
  package let rate: Int?
  /// The instant at which the last picture ends; zero for a still picture.
  package private(set) var end = Instant.zero

  /// The keyword of the layers' text in the file.
  private static let keyword = "Sluice layers"
  /// The start of the line before each picture's layers.
  private static let mark = "@ "

  /// Creates a still picture of a frame, at `scale` pixels per point.
  @MainActor
  package init(_ tree: LayerTree, scale: Double, _ renderer: SnapshotRenderer) {
    rate = nil
    pictures = [
      Picture(
        instant: .zero, image: renderer.picture(of: tree, scale: scale), layers: tree.description)
    ]
  }

  /// Creates a film without pictures, at `rate` pictures a second.
  package init(rate: Int) { self.rate = rate }

  /// Adds the next picture of a film, at `scale` pixels per point.
  @MainActor
  package mutating func add(_ tree: LayerTree, scale: Double, _ renderer: SnapshotRenderer) {
    let (layers, last) = (tree.description, pictures.last)
    let instant = end
    end = end.advanced(by: interval)
    // Equal layers give equal pictures; different layers may do so, too.
    guard layers != last?.layers else { return }
    let image = renderer.picture(of: tree, scale: scale)
    guard image != last?.image else { return }
    pictures.append(Picture(instant: instant, image: image, layers: layers))
  }

  private var interval: Duration { .seconds(1) / (rate ?? 1) }

  // MARK: Files

  /// Reads a reference from a PNG or an animated PNG file.
  ///
  /// - Throws: `PNGError` if the bytes are not a PNG file that can be read.
  package init(_ file: [UInt8]) throws(PNGError) {
    let stored = try PNGPictures(file)
    rate = stored.rate
    let layers = PNGText.text(in: file, keyword: Self.keyword).map(Self.layers) ?? []
    for (index, picture) in stored.pictures.enumerated() {
      pictures.append(
        Picture(
          instant: end, image: picture.image,
          layers: layers.indices.contains(index) ? layers[index] : nil))
      if rate != nil { end = end.advanced(by: interval * picture.count) }
    }
  }

  /// The file; equal references give equal bytes.
  ///
  /// - Throws: `PNGError.refused` if a picture is too large.
  package func file() throws(PNGError) -> [UInt8] {
    let text = pictures.map { "\(Self.mark)\($0.instant)\n\($0.layers ?? "")\n" }.joined()
    return PNGText.adding(text, keyword: Self.keyword, to: try pixels())
  }

  private func pixels() throws(PNGError) -> [UInt8] {
    guard let rate else { return try PNG.encode(pictures[0].image) }
    var film = AnimatedPNG(rate: rate)
    for (index, picture) in pictures.enumerated() {
      let next = index + 1 < pictures.count ? pictures[index + 1].instant : end
      let count = Int((next.duration(since: picture.instant) / interval).rounded())
      for _ in 0..<max(1, count) { try film.add(picture.image) }
    }
    return film.file()
  }

  private static func layers(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.hasPrefix(mark) }.map { part in
      part.filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }
}
