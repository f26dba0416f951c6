internal import FlowCore

/// Where the illustration of a slide lies, and how large it is.
@MainActor
struct SlideArrangement {
  enum Picture: Equatable {
    case above(Size)
    case beside(Size)
    /// There is not enough room.
    case omitted
  }

  /// The distance between the text and the illustration, in points.
  static let gap = Metrics.group + Metrics.related
  /// Above and below the content, in points; the minimum applies if the text needs the room.
  private static let verticalPadding = (default: Metrics.margin, minimum: 4.0)
  /// Width by height.
  private static let aspect = 320.0 / 280
  /// The maximum width above a text, and the minimum height anywhere, in points; by eye.
  private static let (maximumWidth, minimumHeight) = (440.0, 88.0)
  /// The maximum width of a text beside its illustration, in points at the default text size; by
  /// eye.
  private static let textWidth = 340.0
  /// The margin at both sides, in points at the default text size, as in the indicator article.
  private static let sideMargin = 32.0

  /// The margin at both sides, in points; smaller with larger text, which needs the width.
  let margin: Double
  /// The padding above and below the content, in points.
  let padding: Double
  let picture: Picture
  /// The style of the title; smaller than usual if the text would not fit otherwise.
  let titleStyle: TextStyle

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

  private static func above(_ free: Size, _ textHeight: Double) -> Size? {
    let height = min(
      free.height - textHeight - gap, min(free.width, maximumWidth) / aspect
    ).rounded(.down)
    return height >= minimumHeight ? Size(width: (height * aspect).rounded(), height: height) : nil
  }
}

extension Size {
  /// True for phones on their side, which are at most 440 points high, but not for tablets.
  package var isShortAndWide: Bool { height < 480 && width > 1.2 * height }
}
