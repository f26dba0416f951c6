public import FlowCore

/// Distances and sizes of components at one density, in points at the usual text size.
public struct Metrics: Hashable, Sendable {
  /// From the edge of a stage or a panel to what is on it.
  public let margin: Double
  /// Between things that belong together.
  public let related: Double
  /// Between things beside each other in a row, and from a field's sides to its text.
  public let gap: Double
  /// Between groups.
  public let group: Double
  /// A row of one line.
  public let row: Double
  /// A row with a subtitle.
  public let tallRow: Double
  /// Above and below the words of a row.
  public let rowInset: Double
  /// The least extent each way of what is pressed.
  public let target: Double
  /// Above and below what stands in a button or a field.
  public let controlInset: Double
  /// How far what is seen of a control stays within the row in which it can be pressed.
  public let trim: Double
  /// The corner radius of buttons and fields.
  public let controlRadius: Double
  /// The corner radius of cards.
  public let cardRadius: Double
  /// The corner radius of sheets.
  public let sheetRadius: Double
  /// The width of the ring around what keys go to.
  public let focusWidth: Double
  /// Between what keys go to and the ring around it.
  public let focusGap: Double
  /// From the edges of a menu to its items.
  public let menuInset: Double
  /// How wide menus are: the narrowest and the widest.
  public let menuWidths: ClosedRange<Double>
  /// The extent of a switch.
  public let switchTrack: Size
  /// The side of a checkbox.
  public let checkbox: Double
  /// The corner radius of a checkbox.
  public let checkboxRadius: Double
  /// The diameter of a slider's knob.
  public let knob: Double
  /// How thick the rim of a slider's knob is.
  public let knobRim: Double

  /// How far the ring around what keys go to reaches beyond that.
  public var focusReach: Double { focusGap + focusWidth }
}

extension Metrics {
  /// Those of comfortable layouts: `Spacing`, and what components are by UIKit or by eye.
  public static let comfortable = Metrics(
    margin: Spacing.margin, related: Spacing.related, gap: 12, group: Spacing.group,
    row: Spacing.row, tallRow: Spacing.tallRow, rowInset: 6, target: Spacing.touchTarget,
    controlInset: 8, trim: 4, controlRadius: Spacing.controlRadius,
    cardRadius: Spacing.cardRadius, sheetRadius: Spacing.sheetRadius,
    focusWidth: Spacing.focusWidth, focusGap: Spacing.focusGap, menuInset: 6,
    menuWidths: 180...320,
    // UIKit's.
    switchTrack: Size(width: 51, height: 31),
    checkbox: 22, checkboxRadius: 6,
    // UIKit's.
    knob: 28,
    knobRim: 4)

  /// Those of compact layouts: rows of 28 points as in desktop programs, the rest by eye.
  public static let compact = Metrics(
    margin: 12, related: 6, gap: 8, group: 16, row: 28, tallRow: 40, rowInset: 3, target: 28,
    controlInset: 5, trim: 2, controlRadius: 6, cardRadius: 8, sheetRadius: 10, focusWidth: 2,
    focusGap: 1, menuInset: 4, menuWidths: 140...280, switchTrack: Size(width: 32, height: 18),
    checkbox: 16, checkboxRadius: 4, knob: 16, knobRim: 3)
}
