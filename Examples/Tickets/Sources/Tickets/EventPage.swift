import FlowCore
import FlowUI
import Observation

/// An evening; its seats are chosen in a sheet.
final class EventPage: FoyerPage {
  let name = "event"
  let event: Event
  let overlays: Overlays? = Overlays()
  var onOrder: ((Order) -> Void)?

  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  init(_ event: Event) { self.event = event }

  var navigationItem: NavigationItem { NavigationItem(title: event.title, scroll: scroll) }

  func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      column {
        event.poster(aspect: 1.6, radius: context.corners.card)
        Spacer(Metrics.margin)
        Text(event.title, style: .title)
        Spacer(Metrics.related)
        Text(event.about)
        Spacer(Metrics.group)
        Card {
          ListRow("When", value: event.time, icon: .calendar)
          ListRow("Where", value: event.venue, icon: .map)
          ListRow("From", value: "€\(Seats.balcony.price(of: event))", icon: .ticket)
        }
      }
    } footer: {
      Button("Choose seats", role: .primary, control: press { $0.chooseSeats() })
    }
  }

  private func chooseSeats() {
    let choice = SeatChoice(Order(event: event))
    let sheet = Sheet("Seats") { choice.elements }
    choice.onDone = { [weak self, weak sheet] order in
      sheet?.close()
      self?.onOrder?(order)
    }
    overlays?.show(sheet)
  }
}

/// The content of the sheet: a choice of stalls or balcony, and the number of seats.
@MainActor
@Observable
private final class SeatChoice {
  var onDone: ((Order) -> Void)?

  private var order: Order
  private let seats = SegmentedControlState()
  @ObservationIgnored private lazy var press = Presses(self)

  init(_ order: Order) {
    self.order = order
    seats.onChange = { [weak self] in self?.order.seats = Seats.allCases[$0] }
  }

  @ElementBuilder var elements: [any Element] {
    SegmentedControl(Seats.allCases.map(\.rawValue), state: seats, accessibilityLabel: "Place")
    Spacer(Metrics.margin)
    LabeledRow(
      leading: Text("How many"),
      trailing: Stepper(
        order.count, accessibilityLabel: "Seats",
        less: press(isEnabled: order.count > 1) { $0.order.count -= 1 },
        more: press(isEnabled: order.count < Order.largest) { $0.order.count += 1 }))
    Spacer(Metrics.margin)
    Button(
      "Go on for €\(order.price)", role: .primary, control: press { $0.onDone?($0.order) })
  }
}
