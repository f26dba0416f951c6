public import FlowCore
public import FlowUI
public import Observation

/// An article with a reading mode, in which the page hides its navigation bar.
///
/// The strip below the bar shows the reading progress, and moves with the bar.
@Observable
@MainActor
public final class ArticlePage {
  static var title: String { "The Third Column" }

  /// Whether the page is in reading mode.
  public private(set) var isReading: Bool

  private let scroll = ScrollState()
  private let mode = Control()

  /// Creates the page, in reading mode or not.
  public init(isReading: Bool = false) {
    self.isReading = isReading
    mode.onActivate = { [weak self] in
      guard let self else { return }
      self.isReading.toggle()
      setNeedsAppearanceUpdate()
    }
  }
}

extension ArticlePage: AppearanceContext {
  public var prefersBarHidden: Bool { isReading }
  public var preferredAppearance: Appearance? { isReading ? .reading : .people }

  /// Requests an appearance update again, because a request during a transition has no effect.
  public func didAppear() { setNeedsAppearanceUpdate() }
}

extension Appearance {
  /// As `people`, but without a status style: the status bar then lies on the page, and has the
  /// theme's colour.
  fileprivate static let reading = Appearance(
    navigationBar: Appearance.people.navigationBar, toolbar: Appearance.people.toolbar)
}

extension ArticlePage: FlowProgressReporting {
  /// Two of five chapters.
  public var flowProgress: Double { 0.4 }
}

extension ArticlePage: ComposedScreen {
  public var name: String { "article" }

  public var navigationItem: NavigationItem {
    NavigationItem(title: Self.title, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          Text("Chapter 2", style: .heading)
          for paragraph in Self.paragraphs {
            Spacer(Metrics.margin)
            Text(paragraph)
          }
        }
      }
    } footer: {
      ReadableWidth { Button(isReading ? "Show the bar" : "Reading mode", control: mode) }
    }
  }

  private static let paragraphs = [
    "The harbour opened at six, as it had on every day that anybody could remember. Somebody had "
      + "to write down what the sea brought in, and for nineteen years that had been her work.",
    "Two columns, a pencil, and a window from which one saw the breakwater. On the left the name "
      + "of the boat; on the right what it carried. Nobody had ever asked for more.",
    "That morning there was a third column, ruled in ink, in a hand that she did not know. It had "
      + "no heading, and its only entry stood beside a boat that had not come in yet.",
    "She read it twice, put the pencil down, and for the first time in nineteen years looked not "
      + "at the page but at the water.",
    "There was wind from the west, and a sail where no sail was due.",
  ]
}
