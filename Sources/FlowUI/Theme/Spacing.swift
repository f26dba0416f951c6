/// Distances on the 4-point grid, in points: those of comfortable layouts.
///
/// What may also stand in a compact one asks its context for its `Metrics`.
public enum Spacing {
  /// From the stage's edge to what is on it.
  public static let margin = 16.0
  /// Between things that belong together.
  public static let related = 8.0
  /// Between groups.
  public static let group = 24.0
  /// A row of one line.
  public static let row = 44.0
  /// A row with a subtitle.
  ///
  /// Two lines of text and 5 points above and below.
  public static let tallRow = 52.0
  /// The least extent each way of what a finger has to hit: 7 mm on a telephone, about a fingertip.
  public static let touchTarget = 44.0
  /// The corner radius of cards.
  public static let cardRadius = 14.0
  /// The corner radius of sheets.
  public static let sheetRadius = 16.0
  /// The corner radius of buttons and fields.
  public static let controlRadius = 10.0
  /// The width of the ring around what keys go to; by eye.
  public static let focusWidth = 3.0
  /// Between what keys go to and the ring around it; by eye.
  public static let focusGap = 2.0
}
