package import FlowCore
package import FlowUI
package import ImageFiles

/// What a flow is expected to look like: a picture or a film, with the layer trees of its pictures.
///
/// A reference is stored as one file, a PNG or an animated PNG, which other programs can show, too.
package struct FlowReference: Hashable {
  package struct Picture: Hashable {
    /// When the picture appears; zero for a still picture.
    package let instant: Instant
    package let image: RGBImage
    /// As `LayerTree.description` prints them; `nil` if unknown.
    package let layers: String?
  }

  /// In a film made here, each picture differs from the one before.
  package private(set) var pictures: [Picture] = []
  /// Pictures a second; `nil` for a still picture.
  package let rate: Int?
  /// Pixels per point; `nil` if unknown, as in pictures made by other programs.
  package let scale: Double?
  /// The instant at which the last picture ends; zero for a still picture.
  package private(set) var end = Instant.zero

  private var pixelCount = 0

  /// The keyword of the PNG text chunk that stores the layer trees.
  private static let layersKeyword = "Sluice layers"
  static let scaleKeyword = "Sluice scale"
  /// Begins the line before each picture's layer tree.
  private static let mark = "@ "

  /// Creates the reference of a still picture; `scale` is in pixels per point.
  @MainActor
  package init(_ tree: LayerTree, scale: Double, renderer: SnapshotRenderer) {
    (rate, self.scale) = (nil, scale)
    pictures = [
      Picture(
        instant: .zero, image: renderer.picture(of: tree, scale: scale), layers: tree.description)
    ]
  }

  /// Begins a film; `rate` is in pictures per second, `scale` in pixels per point.
  package init(rate: Int, scale: Double) { (self.rate, self.scale) = (rate, scale) }

  /// Adds a frame of the same size as those before it; if it looks like the last picture, it
  /// prolongs that picture.
  ///
  /// - Throws: `PNGError.tooLarge` or `PNGError.tooLong` if the picture or the film would be too
  ///   large to be read again.
  @MainActor
  package mutating func add(_ tree: LayerTree, _ renderer: SnapshotRenderer) throws(PNGError) {
    let (layers, last) = (tree.description, pictures.last)
    let instant = end
    end = end.advanced(by: FilmFrames.interval(rate: rate ?? 1))
    // Equal layer trees give equal pictures; different layer trees may, too.
    guard layers != last?.layers else { return }
    try Self.check(tree.root.size, scale: scale ?? 1)
    let image = renderer.picture(of: tree, scale: scale ?? 1)
    guard image != last?.image else { return }
    pixelCount += image.width * image.height
    guard pixelCount <= PNGPictures.maxPixels else { throw .tooLong }
    pictures.append(Picture(instant: instant, image: image, layers: layers))
  }

  // MARK: Files

  /// Reads a PNG or an animated PNG.
  ///
  /// - Throws: `PNGError` if the file is not a PNG, cannot be read, or was changed or damaged after
  ///   it was written.
  package init(_ file: [UInt8]) throws(PNGError) {
    try PNG.check(file)
    let stored = try PNGPictures(file)
    rate = stored.rate
    let scale = PNGText.text(in: file, keyword: Self.scaleKeyword).flatMap { Double($0) }
    self.scale = scale.flatMap { SizeLimits.allows(scale: $0) ? $0 : nil }
    let layers = PNGText.text(in: file, keyword: Self.layersKeyword).map(Self.layers) ?? []
    for (index, picture) in stored.pictures.enumerated() {
      pictures.append(
        Picture(
          instant: end, image: picture.image,
          layers: layers.indices.contains(index) ? layers[index] : nil))
      guard rate != nil else { continue }
      pixelCount += picture.image.width * picture.image.height
      end = end.advanced(by: FilmFrames.interval(rate: picture.rate) * picture.count)
    }
  }

  /// The bytes of the reference's file; equal references give equal bytes.
  ///
  /// - Throws: `PNGError.refused` if a picture is too large.
  package func file() throws(PNGError) -> [UInt8] {
    let text = pictures.map { "\(Self.mark)\($0.instant)\n\($0.layers ?? "")\n" }.joined()
    let file = PNGText.adding(text, keyword: Self.layersKeyword, to: try pixels())
    guard let scale else { return file }
    return PNGText.adding("\(scale)", keyword: Self.scaleKeyword, to: file)
  }

  private func pixels() throws(PNGError) -> [UInt8] {
    guard let rate else { return try PNG.encode(pictures[0].image) }
    var film = AnimatedPNG(rate: rate)
    for (index, picture) in pictures.enumerated() {
      let next = index + 1 < pictures.count ? pictures[index + 1].instant : end
      try film.add(picture.image, from: picture.instant, to: next, rate: rate)
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

extension AnimatedPNG {
  /// Adds a picture for each interval between the instants, at least one.
  mutating func add(
    _ image: RGBImage, from start: Instant, to end: Instant, rate: Int
  ) throws(PNGError) {
    let count = end.duration(since: start) / FilmFrames.interval(rate: rate)
    for _ in 0..<max(1, Int(count.rounded())) { try add(image) }
  }
}
