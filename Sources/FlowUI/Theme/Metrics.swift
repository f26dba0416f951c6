package import FlowCore

/// Spacing and sizes of components at one density, in points at the default text size.
///
/// Elements that may also be in a compact layout use the metrics of their context,
/// ``LayoutContext/metrics``. Layouts that are always comfortable, such as an app's pages, use
/// ``comfortable``, whose most common values have short names: `Metrics.margin`.
public struct Metrics: Hashable, Sendable {
  /// The distance from the edge of a page or a panel to its content.
  public let margin: Double
  /// The spacing between elements that belong together.
  public let related: Double
  /// The spacing between neighbours in a row, and from a field's sides to its text.
  public let gap: Double
  /// The spacing between groups.
  public let group: Double
  /// The minimum height of a row of one line.
  public let row: Double
  /// The minimum height of a row with a subtitle.
  package let tallRow: Double
  /// The padding above and below the text of a row.
  package let rowInset: Double
  /// The minimum width and height of an element that can be pressed.
  public let target: Double
  /// The padding above and below the content of a button or a field.
  package let controlInset: Double
  /// The inset between the area in which a control can be pressed and its visible part.
  public let trim: Double
  /// The corner radius of buttons and fields.
  public internal(set) var controlRadius: Double
  /// The corner radius of cards.
  public internal(set) var cardRadius: Double
  /// The corner radius of sheets.
  package internal(set) var sheetRadius: Double
  /// The width of the focus ring.
  public let focusWidth: Double
  package let focusGap: Double
  /// The distance from the edges of a menu to its items.
  package let menuInset: Double
  package let menuWidths: ClosedRange<Double>
  package let switchTrack: Size
  /// The width and height of a checkbox.
  package let checkbox: Double
  package internal(set) var checkboxRadius: Double
  /// The diameter of a slider's knob.
  public let knob: Double
  package let knobRim: Double

  /// How far the focus ring extends beyond a focused element.
  package var focusReach: Double { focusGap + focusWidth }
}

extension Metrics {
  /// The metrics of comfortable layouts; values without a comment are multiples of 4 points, or
  /// chosen by eye.
  public static let comfortable = Metrics(
    margin: 16, related: 8, gap: 12, group: 24, row: 44,
    // Lines of 22 and 18 points, and `rowInset` above and below.
    tallRow: 52,
    rowInset: 6,
    // 7 mm on a phone, about a fingertip.
    target: 44,
    controlInset: 8, trim: 4, controlRadius: 10, cardRadius: 14, sheetRadius: 16, focusWidth: 3,
    focusGap: 2, menuInset: 6, menuWidths: 180...320,
    // As in UIKit.
    switchTrack: Size(width: 51, height: 31),
    checkbox: 22, checkboxRadius: 6,
    // As in UIKit.
    knob: 28,
    knobRim: 4)

  /// The metrics of compact layouts: rows of 28 points as in desktop programs, the rest by eye.
  public static let compact = Metrics(
    margin: 12, related: 6, gap: 8, group: 16, row: 28, tallRow: 40, rowInset: 3, target: 28,
    controlInset: 5, trim: 2, controlRadius: 6, cardRadius: 8, sheetRadius: 10, focusWidth: 2,
    focusGap: 1, menuInset: 4, menuWidths: 140...280, switchTrack: Size(width: 32, height: 18),
    checkbox: 16, checkboxRadius: 4, knob: 16, knobRim: 3)
}

extension Metrics {
  /// The margin of comfortable layouts.
  public static var margin: Double { comfortable.margin }
  /// The spacing between related elements in comfortable layouts.
  public static var related: Double { comfortable.related }
  /// The spacing between groups in comfortable layouts.
  public static var group: Double { comfortable.group }
  /// The corner radius of buttons and fields in comfortable layouts.
  public static var controlRadius: Double { comfortable.controlRadius }
  /// The corner radius of cards in comfortable layouts.
  public static var cardRadius: Double { comfortable.cardRadius }
}
