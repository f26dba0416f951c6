internal import FlowCore
internal import FlowUI

struct TextFeatures: Composite {
  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    Column {
      GallerySection("Alignment") { alignments }
      GallerySection("Line heights") { lineHeights }
      GallerySection("Styles") {
        for (name, style) in Self.styles { Text(name, style: style) }
      }
      GallerySection("Cut off at the end") { cutOff }
      GallerySection("A word too wide for a line") { Text(Self.wideWord) }
      GallerySection("Characters without a glyph") { labelled(Self.withoutGlyph) }
      GallerySection("Combining marks") { labelled(Self.marks) }
      GallerySection("Ligatures") { labelled(Self.ligatures) }
      GallerySection("Digits") { digits }
    }
  }

  private var alignments: Column {
    Column(spacing: 12) {
      for alignment in [TextBlock.Alignment.leading, .centre, .trailing] {
        for text in [Self.line, Sample.arabic.text] {
          Text(text, style: .subtitle, alignment: alignment)
        }
      }
    }
  }

  private var lineHeights: Column {
    Column(spacing: Metrics.related) {
      for height in [18.0, 20, 26] {
        Text("\(Int(height)) points", style: .caption, colour: \.secondaryLabel)
        for text in [Self.line, Sample.thai.text] {
          Text(text, style: TextStyle(size: 15, weight: .regular, lineHeight: height))
        }
      }
    }
  }

  private var cutOff: Column {
    Column(spacing: Metrics.related) {
      for sample in [Sample.english, .hebrew, .thai, .japanese] {
        Text(sample.text, maxLines: 2)
      }
    }
  }

  private var digits: Row {
    Row(alignment: .top) {
      for (name, style) in [("As they are", TextStyle.body), ("Even", .body.withMonospacedDigits)] {
        Column {
          Text(name, style: .footnote, colour: \.secondaryLabel)
          for number in ["1,111.11", "8,060.40", "2,719.31"] { Text(number, style: style) }
        }
        Spacer()
      }
    }
  }

  private func labelled(_ texts: [(name: String, text: String)]) -> Column {
    Column(spacing: Metrics.related) {
      for (name, text) in texts {
        LabeledRow(
          leading: Text(name, style: .footnote, colour: \.secondaryLabel),
          trailing: Text(text, alignment: .trailing))
      }
    }
  }
}
