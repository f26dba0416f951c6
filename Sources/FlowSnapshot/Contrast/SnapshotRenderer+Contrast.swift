internal import FlowCore
internal import FlowText
package import FlowUI
internal import ImageFiles

extension SnapshotRenderer {
  /// The contrast of each visible line of text in a frame, in drawing order.
  package func contrasts(
    of tree: LayerTree, measuring: any TextMeasuring
  ) -> [TextContrast] {
    text(of: tree, measuring: measuring).visible
  }

  /// The text and the icons of a frame, except chevrons.
  ///
  /// Compares pictures at one pixel per point: one without text and icons, and one with the letter
  /// area of each line, and the square of each icon, filled with its colour, so that opacity,
  /// dimming and covering layers are included. Lines that consist only of emoji are left out,
  /// because emoji have their own colours.
  package func text(of tree: LayerTree, measuring: any TextMeasuring) -> StageText {
    var text = StageText()
    let lines = tree.lines(measuring: measuring)
    let background = picture(
      of: tree.replacingLines(measuring: measuring) { _, _, _ in nil }, scale: 1)
    let all = blocks(of: tree, measuring) { _ in true }
    for (index, line) in lines.enumerated() where !line.text.isEmojiOnly {
      // Overlapping lines would be mistaken for each other.
      let isApart = !lines.enumerated().contains { $0 != index && $1.touches(line) }
      let blocks = isApart ? all : self.blocks(of: tree, measuring) { $0 == index }
      let ratios = line.frame.pixels(in: background).compactMap {
        blocks.contrast(with: background, at: $0)
      }
      .sorted()
      if !ratios.isEmpty {
        let contrast = TextContrast(
          text: line.text, isIcon: line.isIcon, frame: line.frame,
          ratio: ratios[ratios.count / 10])
        if line.isIcon { text.icons.append(contrast) } else { text.visible.append(contrast) }
      } else if !line.isIcon {
        text.hidden.append(StageText.HiddenLine(text: line.text, frame: line.whole))
      }
    }
    return text
  }

  private func blocks(
    of tree: LayerTree, _ measuring: any TextMeasuring, where isSelected: (Int) -> Bool
  ) -> BlockPictures {
    func filled(_ fillColour: (RGBA) -> RGBA) -> RGBImage {
      picture(
        of: tree.replacingLines(measuring: measuring) { index, area, colour in
          isSelected(index) ? .fill(area, colour: fillColour(colour)) : nil
        }, scale: 1)
    }
    return BlockPictures(
      inOwnColours: filled { $0 },
      probes: [RGBA.black, .white].map { probe in
        filled { probe.opacity(Double($0.alpha) / 255) }
      })
  }
}

/// Pictures of a frame in which lines of text and icons are drawn as blocks.
private struct BlockPictures {
  let inOwnColours: RGBImage
  /// The picture with black blocks and the one with white blocks: on a black background only white
  /// blocks can be detected, and on a white one only black blocks.
  let probes: [RGBImage]

  /// The contrast of a block with its background at a pixel; `nil` where no block is visible.
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
  /// The indices of the pixels in the rectangle, row by row, at one pixel per point.
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

/// The text and the icons of a frame, as far as they can be seen.
package struct StageText: Hashable, Sendable {
  /// A line of text with no visible letter, because it is off the stage, scrolled out of view,
  /// covered by a bar, footer or page, or transparent.
  package struct HiddenLine: Hashable, Sendable {
    package let text: String
    /// The rectangle of the letters, in points of the stage; may lie beyond it.
    package let frame: Rect
  }

  /// The lines that can be seen, in drawing order; `hidden` is in drawing order, too.
  package var visible: [TextContrast] = []
  package var hidden: [HiddenLine] = []
  /// The icons that can be seen, in drawing order.
  package var icons: [TextContrast] = []

  package init() {}
}
