internal import FlowCore
internal import FlowUI

struct ImageSamples: Composite {
  private static let lake = Image.State.loaded(.bitmap(Landscape.bitmap))
  private static let description = "Hills behind a lake"

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    Column(spacing: Metrics.related) {
      sample(
        "Filling",
        Image(
          Self.lake, mode: .fill, aspect: 2, cornerRadius: Metrics.controlRadius,
          accessibilityLabel: Self.description))
      Row(alignment: .top) {
        sample("Whole", Image(Self.lake, aspect: 1, accessibilityLabel: Self.description))
        sample(
          "Round",
          Image(
            Self.lake, mode: .fill, aspect: 1, cornerRadius: 200,
            accessibilityLabel: Self.description)
        )
        sample("Drawn", gate)
      }
      Row(alignment: .top) {
        sample(
          "Loading",
          Image(.loading, cornerRadius: Metrics.controlRadius, accessibilityLabel: Self.description)
        )
        sample(
          "Failed",
          Image(
            .failed("Not found"), cornerRadius: Metrics.controlRadius,
            accessibilityLabel: Self.description
          ))
      }
    }
  }

  private var gate: Image {
    Image(
      .loaded(.artwork(.gate)), mode: .fill, cornerRadius: Metrics.controlRadius,
      accessibilityLabel: "A sluice gate")
  }

  private func sample(_ title: String, _ image: Image) -> Column {
    Column(spacing: 4) {
      image
      Text(title, style: .footnote, colour: \.secondaryLabel, alignment: .centre)
    }
  }
}

extension Artwork {
  /// A sluice gate, after which the program is named.
  fileprivate static let gate = Artwork(
    size: Size(width: 56, height: 56),
    drawings: [
      .fill(Rect(x: 0, y: 0, width: 56, height: 56), colour: RGBA(hex: 0xD6E6F2)),
      .fill(Rect(x: 0, y: 34, width: 56, height: 22), colour: RGBA(hex: 0x2F7FB8)),
      .roundedRectangle(
        Rect(x: 10, y: 8, width: 6, height: 40), radius: 2, colour: RGBA(hex: 0x59616E)),
      .roundedRectangle(
        Rect(x: 40, y: 8, width: 6, height: 40), radius: 2, colour: RGBA(hex: 0x59616E)),
      .roundedRectangle(
        Rect(x: 8, y: 8, width: 40, height: 6), radius: 2, colour: RGBA(hex: 0x454C57)),
      .roundedRectangle(
        Rect(x: 16, y: 20, width: 24, height: 18), radius: 1, colour: RGBA(hex: 0xA8673C)),
    ])
}
