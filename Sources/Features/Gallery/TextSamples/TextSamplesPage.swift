public import FlowCore
public import FlowUI

/// Text in many scripts and styles, on one page.
@MainActor
public final class TextSamplesPage {
  public let name = "text-samples"

  private let scroll = ScrollState()

  /// Creates the page.
  public init() {}
}

extension TextSamplesPage: ComposedScreen {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(
      title: "Text samples", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(top: 0, leading: 16, bottom: Metrics.group, trailing: 16)) {
        ReadableWidth { samples }
      }
    }
  }

  @ElementBuilder private var samples: [any Element] {
    for sample in Sample.translations + [Sample.emoji] + Sample.mixed {
      GallerySection(sample.script) {
        Text(sample.text)
        Spacer(Metrics.related)
        Text(sample.text, style: .footnote, colour: \.secondaryLabel, maxLines: 1)
      }
    }
    TextFeatures()
  }
}
