public import FlowCore
public import FlowUI

/// The picture of a gate in a garden wall, by day or, with a dark theme, by night.
public struct GatePicture: Element {
  /// How far the leaves are shut: 0 is open, 1 is shut.
  private let shut: Double

  /// Creates a picture whose leaves are shut by a fraction, clamped to 0…1.
  ///
  /// With reduced motion, the leaves do not move: open leaves fade out while shut ones fade in.
  public init(shut: Double) { self.shut = min(max(shut, 0), 1) }

  public func stretch(along axis: Axis) -> Stretch { .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let width = min(proposal.width, proposal.height * GateScenery.size.aspect)
    return Size(width: width, height: width / GateScenery.size.aspect)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let isNight = context.theme.isDark
    let artwork = isNight ? GateScenery.night : GateScenery.day
    Image(.loaded(.artwork(artwork)), cornerRadius: Metrics.cardRadius, accessibilityLabel: "")
      .layOut(in: frame, context, on: &page)
    let colours = isNight ? GateLeaf.Colours.night : .day
    for (share, opacity) in leafPairs(in: context) {
      for side in GateLeaf.Side.allCases {
        page.draw(GateLeaf(side, shut: share, colours, opacity).drawings(in: frame))
      }
    }
  }

  /// How far each pair of leaves is shut, 0…1, and its opacity.
  private func leafPairs(in context: LayoutContext) -> [(shut: Double, opacity: Double)] {
    guard context.reducesMotion else { return [(shut, 1)] }
    return [(0, 1 - shut), (1, shut)].filter { $0.1 > 0 }
  }

  /// Returns the frame of the picture, which is the same on all pages of a stage.
  ///
  /// The frame does not depend on the content, the toolbar or the tab bar of a page. On a stage
  /// that is more than 1.2 times as wide as high, the picture is beside the content, otherwise
  /// above it.
  public static func frame(in context: LayoutContext) -> Rect {
    let (size, insets) = (context.size, context.insets)
    let top = insets.top + Metrics.margin
    let room = size.height - top - Metrics.margin - tabBar
    let isBeside = isBeside(in: context)
    let width =
      isBeside
      ? size.width * besideShare - insets.leading - Metrics.margin
      : min(size.width - insets.leading - insets.trailing - 2 * Metrics.margin, maxWidth)
    let height = isBeside ? room : room * aboveShare / context.textSize
    let fitting = GatePicture(shut: 0).size(
      in: Size(width: min(width, maxWidth), height: max(height, minHeight)), context)
    // Use whole points, so that the picture is not blurred.
    let extent = Size(width: fitting.width.rounded(), height: fitting.height.rounded())
    let x =
      isBeside
      ? insets.leading + Metrics.margin + max(0, width - extent.width)
      : (size.width - extent.width) / 2
    let y = isBeside ? top + max(0, room - extent.height) / 2 : top
    return Rect(
      x: x.rounded(), y: y.rounded(), width: extent.width, height: extent.height)
  }

  static func isBeside(in context: LayoutContext) -> Bool {
    context.size.width > context.size.height * 1.2
  }

  /// The fraction of the page's width at which a picture beside the content ends, and the maximum
  /// fraction of the height between the bars that a picture above the content takes at the default
  /// text size; by eye.
  private static let (besideShare, aboveShare) = (0.46, 0.34)
  /// The maximum width and the minimum height of the picture, and the height left for a tab bar, in
  /// points; by eye.
  private static let (maxWidth, minHeight, tabBar) = (480.0, 72.0, 64.0)
}

extension Size {
  var aspect: Double { width / height }
}
