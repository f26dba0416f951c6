internal import FlowCore
internal import FlowText
package import FlowUI
internal import ImageFiles

extension SnapshotRenderer {
  /// The contrast of each visible line of text in a frame, in drawing order.
  ///
  /// Compares pictures at one pixel per point: one without text, and one with each line's letter
  /// area filled with the line's colour, so that opacity, dimming and covering layers are included.
  /// Lines that consist only of emoji are left out, because emoji have their own colours.
  package func contrasts(
    of tree: LayerTree, measuring: any TextMeasuring
  ) -> [TextContrast] {
    text(of: tree, measuring: measuring).visible
  }

  package func text(of tree: LayerTree, measuring: any TextMeasuring) -> StageText {
    var text = StageText()
    let lines = tree.lines(measuring: measuring)
    let background = picture(
      of: tree.replacingText(measuring: measuring) { _, _, _ in nil }, scale: 1)
    let all = textBlocks(of: tree, measuring) { _ in true }
    for (index, line) in lines.enumerated() where !line.text.isEmojiOnly {
      // Overlapping lines would be mistaken for each other.
      let isApart = !lines.enumerated().contains { $0 != index && $1.touches(line) }
      let blocks = isApart ? all : textBlocks(of: tree, measuring) { $0 == index }
      let ratios = line.frame.pixels(in: background).compactMap {
        blocks.contrast(with: background, at: $0)
      }
      .sorted()
      if ratios.isEmpty {
        text.hidden.append(StageText.HiddenLine(text: line.text, frame: line.whole))
      } else {
        text.visible.append(
          TextContrast(text: line.text, frame: line.frame, ratio: ratios[ratios.count / 10]))
      }
    }
    return text
  }

  private func textBlocks(
    of tree: LayerTree, _ measuring: any TextMeasuring, where isSelected: (Int) -> Bool
  ) -> TextBlockPictures {
    func filled(_ fillColour: (RGBA) -> RGBA) -> RGBImage {
      picture(
        of: tree.replacingText(measuring: measuring) { index, letterArea, colour in
          isSelected(index) ? .fill(letterArea, fillColour(colour)) : nil
        }, scale: 1)
    }
    return TextBlockPictures(
      inOwnColours: filled { $0 },
      probes: [RGBA.black, .white].map { probe in
        filled { probe.opacity(Double($0.alpha) / 255) }
      })
  }
}

/// Pictures of a frame in which lines of text are drawn as blocks.
private struct TextBlockPictures {
  let inOwnColours: RGBImage
  /// In black, and in white: otherwise text in the colour of its background could not be detected.
  let probes: [RGBImage]

  /// `nil` where no text is visible.
  func contrast(with background: RGBImage, at index: Int) -> Double? {
    let behind = background.colour(at: index)
    guard probes.contains(where: { $0.colour(at: index) != behind }) else { return nil }
    return inOwnColours.colour(at: index).contrast(with: behind)
  }
}

extension String {
  fileprivate var isEmojiOnly: Bool { allSatisfy { $0.isWhitespace || $0.isShownInColour } }
}

extension Rect {
  /// Row by row, at one pixel per point.
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
