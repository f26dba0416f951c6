import FlowCore
import FlowUI

/// The list of evenings, which is loaded, and can be searched.
final class EventsPage: FoyerPage {
  let name = "events"
  var onChoice: ((Event) -> Void)?

  private let events: LoadState<[Event]>
  private let search = TextFieldState(limit: 40)
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  init(in context: FlowContext) { events = LoadState(in: context) }

  var navigationItem: NavigationItem {
    NavigationItem(
      title: "Evenings", isLarge: true, hasReadableWidth: true, scroll: scroll,
      search: SearchField(state: search, accessibilityLabel: "Search evenings"))
  }

  func willAppear() {
    switch events.phase {
    case .loading, .loaded: break
    case .idle, .failed:
      events.load("events", for: self, simulating: .success(Event.samples))
    }
  }

  func body(in context: LayoutContext) -> [any Element] {
    page(scroll) {
      Loadable(state: events) { events in
        let found = found(events)
        if found.isEmpty {
          Text(
            "Nothing is called that.", style: .subtitle, colour: \.secondaryLabel,
            alignment: .centre)
        } else {
          Card {
            let rows = press.rows { $0.onChoice?(found[$1]) }
            Rows(fitting: found.count, controls: rows) { index, control in
              let event = found[index]
              return ListRow(
                event.title, subtitle: event.time, mark: .disclosure, control: control
              ) { event.poster(width: 64, aspect: 1, radius: 10) }
            }
          }
        }
      }
    }
  }

  private func found(_ events: [Event]) -> [Event] { events.filter { $0.matches(search.text) } }
}
