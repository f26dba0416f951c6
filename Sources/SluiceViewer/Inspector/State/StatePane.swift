internal import FlowCore
internal import FlowUI

/// What the flow on the stage is doing at the instant that is shown: stacks, transition, hand, bars and timers.
final class StatePane: InspectorPane {
  let title = "State"

  private let model: ViewerModel
  private let sharing: Sharing
  private let scroll = ScrollState()
  private let copyPlace = Control()

  init(_ model: ViewerModel, _ sharing: Sharing) {
    self.model = model
    self.sharing = sharing
    copyPlace.onActivate = { [weak self] in self?.copy() }
  }

  func element(in context: LayoutContext) -> any Element {
    let session = model.playback.session
    let report = StateReport(
      flow: session.state, theme: session.theme, canGoBack: session.canGoBack,
      running: model.running)
    return ScrollArea(scroll) {
      Padding(Insets(top: 0, leading: 12, bottom: 16, trailing: 12)) {
        for section in report.sections {
          Words(section.title, .headline, isHeading: true)
          Space(4)
          for line in section.lines { StateRow(line) }
          Space(12)
        }
        Words("Place", .headline, isHeading: true)
        place
      }
    }
  }

  /// The link to where the flow is, and what copies it.
  private var place: Row {
    copyPlace.isEnabled = model.place != nil
    return Row {
      if let place = model.place {
        Words(place.description, .body)
      } else {
        Words("The demo names no places", .body, \.secondaryLabel)
      }
      Space()
      IconButton(.link, name: "Copy the place", control: copyPlace)
    }
  }

  private func copy() {
    guard let place = model.place else { return }
    sharing.copy(place.description)
    model.notice.say("Copied. Open it with: sluice open \(place)")
  }
}
