internal import FlowCore
internal import FlowUI

/// A page of the Verbs demo: a section for each operation, and another page that a swipe forward
/// opens.
@MainActor
final class VerbsScreen {
  let name: String
  /// The number of the page in its flow, from 1.
  let number: Int
  var onChoice: ((Verb, VerbKind) -> Void)?
  var onDrag: ((Verb, VerbDrag.Change) -> Void)?
  var problem: ((Verb) -> String?)?
  /// Makes the page that a swipe forward opens.
  var onNext: (() -> (any Screen)?)?

  private let level: Int
  private let styles: VerbStyles
  private let scroll = ScrollState()
  private let buttons = VerbButtons()
  private let custom = SegmentedControlState()
  private let byRoute = SwitchState()

  /// The minimum width for two columns: that of two phones of 360 points, at the default text size.
  private static let widthOfTwoColumns = 720.0
  /// In points at the default text size.
  private static let widestColumn = 480.0

  /// `level` is the number of flows below this page's flow.
  init(number: Int, level: Int, styles: VerbStyles) {
    self.number = number
    self.level = level
    self.styles = styles
    name = level == 0 ? "page-\(number)" : "sheet-\(level)-page-\(number)"
    buttons.onChoice = { [weak self] in self?.onChoice?($0.verb, $0.kind) }
    buttons.onDrag = { [weak self] in self?.onDrag?($0, $1) }
    custom.onChange = { [weak styles] in styles?.custom = VerbStyles.Custom.allCases[$0] }
    byRoute.onChange = { [weak styles] in styles?.areByRoute = $0 }
  }
}

extension VerbsScreen: ComposedScreen {
  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  func makeNextScreen() -> (any Screen)? { onNext?() ?? nil }

  func update(in context: LayoutContext) {
    buttons.update { problem?($0) == nil }
    custom.selectedIndex = VerbStyles.Custom.allCases.firstIndex(of: styles.custom) ?? 0
    byRoute.isOn = styles.areByRoute
  }

  func body(in context: LayoutContext) -> [any Element] {
    // The title is as far down as that of a `ScenePoster`, but clear of bars.
    let top = max(Metrics.margin, ScenePoster.inset - context.insets.top)
    ScrollArea(state: scroll) {
      CentredColumn(maximum: width(in: context)) {
        Padding(Insets(top: top, leading: 0, bottom: Metrics.group, trailing: 0)) {
          Text(level == 0 ? "Page \(number)" : "Sheet \(level), page \(number)", style: .largeTitle)
          Text(
            "Every verb of a navigation stack in every kind", style: .subtitle,
            colour: \.secondaryLabel)
          Spacer(Metrics.group)
          columns(in: context)
          Spacer(Metrics.related)
          Padding { Text(remark, style: .footnote, colour: \.secondaryLabel) }
          Spacer(Metrics.group)
          Card { choices }
          Spacer(Metrics.related)
          Padding { Text(VerbRoutes.summary, style: .footnote, colour: \.secondaryLabel) }
        }
      }
    }
  }

  private var remark: String {
    "Hold Interactive and drag as the section says: the page follows, and may go back. "
      + "A tap on it lets go at once. Drags from an edge go back or on"
      + (level == 0 ? "." : ", and one downward dismisses.")
  }

  private func isWide(_ context: LayoutContext) -> Bool {
    context.size.width >= Self.widthOfTwoColumns * context.textSize
  }

  private func width(in context: LayoutContext) -> Double {
    let column = Self.widestColumn * context.textSize
    return isWide(context) ? 2 * column + Metrics.margin : column
  }

  private func columns(in context: LayoutContext) -> any Element {
    let verbs = Verb.allCases
    guard isWide(context) else { return card(verbs) }
    let half = (verbs.count + 1) / 2
    return Row(spacing: Metrics.margin, alignment: .top) {
      card(Array(verbs[..<half]))
      card(Array(verbs[half...]))
    }
  }

  private func card(_ verbs: [Verb]) -> Card {
    Card {
      for verb in verbs { VerbSection(verb: verb, problem: problem?(verb), buttons: buttons) }
    }
  }

  @ElementBuilder private var choices: [any Element] {
    Padding(Insets(horizontal: Metrics.margin, vertical: 12)) {
      Text("Custom style")
      Spacer(Metrics.related)
      SegmentedControl(
        VerbStyles.Custom.allCases.map(\.title), state: custom, accessibilityLabel: "Custom style")
    }
    Padding(Insets(horizontal: Metrics.margin, vertical: 4)) {
      Switch("Default style by route", state: byRoute)
    }
  }
}
