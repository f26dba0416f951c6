internal import FlowCore

/// Where the illustration of a slide lies, and how large it is.
@MainActor
struct SlideArrangement {
  /// The position of the illustration relative to the text, and its size in points.
  enum Picture: Equatable {
    case above(Size)
    case beside(Size)
    /// There is no room for the illustration.
    case omitted
  }

  /// The distance from the text to the illustration, in points.
  static let gap = Metrics.group + Metrics.related
  /// The padding above and below the content, in points, and what remains of it if the text needs
  /// the room.
  private static let verticalPadding = (default: Metrics.margin, minimum: 4.0)
  /// The aspect ratio of illustrations, width by height.
  private static let aspect = 320.0 / 280
  /// The maximum width of an illustration above its text, and the minimum height of any, in points;
  /// by eye.
  private static let (maximumWidth, minimumHeight) = (440.0, 88.0)
  /// The maximum width of a text beside its illustration at the default text size, in points; by
  /// eye.
  private static let textWidth = 340.0
  /// The margin at both sides at the default text size, in points, as in the indicator article.
  private static let sideMargin = 32.0

  /// The margin at both sides, in points; less with larger text, which needs the width.
  let margin: Double
  /// The padding above and below the content, in points.
  let padding: Double
  let picture: Picture
  /// The style of the title: smaller if the text would not fit otherwise.
  let titleStyle: TextStyle

  /// Arranges an illustration and a text in the available size, in points.
  init(
    in room: Size, _ context: LayoutContext,
    text: (TextStyle, TextBlock.Alignment) -> any Element
  ) {
    let margin = Self.sideMargin / context.textSize
    let free = Size(
      width: max(0, room.width - 2 * margin),
      height: max(0, room.height - 2 * Self.verticalPadding.default))
    func height(_ width: Double, _ alignment: TextBlock.Alignment) -> Double {
      text(.title, alignment).size(in: Size(width: width, height: .infinity), context).height
    }
    let textWidth = Self.textWidth * context.textSize
    let beside =
      room.isShortAndWide ? Self.beside(free, textWidth) { height($0, .leading) } : nil
    // The width that neither illustration nor text needs becomes margin.
    let slack = beside.map { max(0, free.width - $0.width - Self.gap - textWidth) }
    self.margin = margin + ((slack ?? 0) / 2).rounded()
    let alone = height(ReadableWidth.width(in: free.width, context), .centre)
    picture =
      beside.map(Picture.beside) ?? Self.above(free, alone).map(Picture.above) ?? .omitted
    let isTight = picture == .omitted && alone > free.height
    padding = isTight ? Self.verticalPadding.minimum : Self.verticalPadding.default
    titleStyle = isTight && alone > room.height - 2 * padding ? .heading : .title
  }

  /// The largest of a few illustration sizes that leaves room for the text beside it, if any.
  private static func beside(
    _ free: Size, _ textWidth: Double, textHeight: (Double) -> Double
  ) -> Size? {
    let largest = min(free.height, free.width * 0.45 / aspect)
    let sizes = [1, 0.85, 0.7, 0.55].map { part in
      Size(width: (largest * part * aspect).rounded(), height: (largest * part).rounded())
    }
    return sizes.first { size in
      let width = min(free.width - size.width - gap, textWidth)
      return size.height >= minimumHeight && textHeight(width) <= free.height
    }
  }

  /// The largest size of an illustration above a text of this height; `nil` if there is no room.
  private static func above(_ free: Size, _ textHeight: Double) -> Size? {
    let height = min(
      free.height - textHeight - gap, min(free.width, maximumWidth) / aspect
    ).rounded(.down)
    return height >= minimumHeight ? Size(width: (height * aspect).rounded(), height: height) : nil
  }
}

extension Size {
  /// Whether an illustration belongs beside its text rather than above it: true for phones on their
  /// side, whose height is at most 440 points, and not for tablets.
  package var isShortAndWide: Bool { height < 480 && width > 1.2 * height }
}
