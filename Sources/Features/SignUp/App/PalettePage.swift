public import FlowCore
public import FlowUI

/// A palette that another user shares: its colours with their names, and a button that keeps it or
/// removes it again.
@MainActor
public final class PalettePage {
  public let name = "palette"
  /// The palette that the page shows.
  public let palette: SharedPalette

  private let palettes: Palettes
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page of a palette.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - palettes: The palettes that the account has kept; the button adds `palette` to them, or
  ///     removes it.
  public init(_ palette: SharedPalette, of palettes: Palettes) {
    self.palette = palette
    self.palettes = palettes
  }
}

extension PalettePage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem { NavigationItem(title: palette.title, scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    let isKept = palettes.contains(palette)
    PinnedFooter(scroll: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Bands(palette.tones.map(\.colour), height: 160, radius: Metrics.cardRadius)
          Spacer(Metrics.margin)
          Text(palette.maker, style: .headline)
          Text(palette.origin, style: .footnote, colour: \.secondaryLabel)
          Spacer(Metrics.margin)
          Card { palette.tones.map(row) }
        }
      }
    } footer: {
      Button(
        isKept ? "Kept in your palettes" : "Keep this palette", icon: isKept ? .check : nil,
        role: isKept ? .secondary : .primary,
        control: press { $0.palettes.toggle($0.palette) })
    }
  }

  private func row(_ tone: SharedPalette.Tone) -> any Element {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.related)) {
      Row(spacing: 12) {
        Swatch(tone.colour, side: 32)
        LabeledRow(
          leading: Text(tone.name),
          trailing: Text(tone.colour.description, style: .footnote, colour: \.secondaryLabel))
      }
    }
  }
}
