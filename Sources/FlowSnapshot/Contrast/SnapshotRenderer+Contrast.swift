internal import FlowCore
public import FlowUI
internal import ImageFiles

extension SnapshotRenderer {
  /// How well each line of text in a frame can be read that can be seen at all, in the order in
  /// which they are drawn.
  ///
  /// It is looked at in pictures of one pixel a point: once without text, and once with the
  /// letters' room filled by their ink, with whatever fades, dims or covers them. Emoji have
  /// colours of their own and are left out.
  public func contrasts(
    of tree: LayerTree, measuring: any TextMeasuring
  ) -> [TextContrast] {
    let lines = tree.lines(measuring: measuring)
    let ground = picture(of: tree.replacingText(measuring: measuring) { _, _, _ in nil }, scale: 1)
    let all = inks(of: tree, measuring) { _ in true }
    return lines.enumerated().compactMap { index, line in
      guard !line.text.isPictorial else { return nil }
      // Lines in one place would be taken for each other.
      let isApart = !lines.enumerated().contains { $0 != index && $1.touches(line) }
      let inks = isApart ? all : inks(of: tree, measuring) { $0 == index }
      let ratios = line.frame.pixels(in: ground).compactMap { inks.contrast(with: ground, at: $0) }
        .sorted()
      guard !ratios.isEmpty else { return nil }
      return TextContrast(text: line.text, frame: line.frame, ratio: ratios[ratios.count / 10])
    }
  }

  /// Pictures with the rooms of some lines filled, by their places among all.
  private func inks(
    of tree: LayerTree, _ measuring: any TextMeasuring, where isMeant: (Int) -> Bool
  ) -> Inks {
    func filled(_ ink: (RGBA) -> RGBA) -> RGBImage {
      picture(
        of: tree.replacingText(measuring: measuring) { index, room, colour in
          isMeant(index) ? .fill(room, ink(colour)) : nil
        }, scale: 1)
    }
    return Inks(
      ink: filled { $0 },
      probes: [RGBA.black, .white].map { probe in
        filled { probe.opacity(Double($0.alpha) / 255) }
      })
  }
}

/// Pictures of a frame with lines of text as blocks.
private struct Inks {
  /// The lines in their own colours.
  let ink: RGBImage
  /// The lines in black, and in white: ink of the ground's own colour cannot be told from none
  /// otherwise.
  let probes: [RGBImage]

  /// The contrast at a place, where there is ink at all.
  func contrast(with ground: RGBImage, at index: Int) -> Double? {
    let behind = ground.colour(at: index)
    guard probes.contains(where: { $0.colour(at: index) != behind }) else { return nil }
    return ink.colour(at: index).contrast(with: behind)
  }
}

extension String {
  /// Whether it is made of emoji alone.
  fileprivate var isPictorial: Bool {
    allSatisfy { character in
      character.isWhitespace
        || character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    }
  }
}

extension Rect {
  /// The places in a picture of one pixel a point whose pixels lie inside, row by row.
  fileprivate func pixels(in picture: RGBImage) -> [Int] {
    let columns = Int(minX.rounded())..<max(Int(minX.rounded()), Int(maxX.rounded()))
    let rows = Int(minY.rounded())..<max(Int(minY.rounded()), Int(maxY.rounded()))
    let inside = columns.clamped(to: 0..<picture.width)
    return rows.clamped(to: 0..<picture.height).flatMap { y in
      inside.map { y * picture.width + $0 }
    }
  }
}

extension RGBImage {
  fileprivate func colour(at index: Int) -> RGBA {
    RGBA(red: bytes[3 * index], green: bytes[3 * index + 1], blue: bytes[3 * index + 2])
  }
}
