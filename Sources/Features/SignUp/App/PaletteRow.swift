internal import FlowCore
internal import FlowUI

/// A row for a palette in a list: its colours, its name and maker, and whether it is kept.
struct PaletteRow: Composite {
  private let palette: SharedPalette
  private let isKept: Bool
  private let control: Control

  init(_ palette: SharedPalette, isKept: Bool, control: Control) {
    self.palette = palette
    self.isKept = isKept
    self.control = control
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    PictureRow(
      Bands(palette.tones.map(\.colour), width: 56, height: 40, radius: Metrics.controlRadius),
      palette.title, remark: palette.maker,
      mark: Text(isKept ? "Kept" : "", style: .footnote, colour: \.accent),
      value: (isKept ? "kept, " : "") + palette.maker, control: control)
  }
}
