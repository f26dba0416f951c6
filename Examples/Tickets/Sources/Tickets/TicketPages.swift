import FlowCore
import FlowUI

/// The end of the checkout, and a gate: nobody gets back into the checkout from here.
final class BoughtPage: ComposedScreen, AppearanceContext {
  let name = "bought"
  private let ticket: Ticket
  private let onEnd: () -> Void
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  init(_ ticket: Ticket, onEnd: @escaping () -> Void) {
    (self.ticket, self.onEnd) = (ticket, onEnd)
  }

  var navigationItem: NavigationItem {
    NavigationItem(title: "Your ticket", scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Spacer()
      Padding(Insets(horizontal: Metrics.group, vertical: Metrics.margin)) {
        ReadableWidth {
          ticket.order.event.poster(aspect: 1.6, radius: context.corners.card)
          Spacer(Metrics.margin)
          Text("Enjoy the evening", style: .title, alignment: .centre)
          Spacer(Metrics.related)
          Text(ticket.order.summary, style: .subtitle, colour: \.secondaryLabel, alignment: .centre)
          Spacer(Metrics.related)
          Text(ticket.number, style: .headline, alignment: .centre)
        }
      }
      Spacer()
    } footer: {
      Button("Done", role: .primary, control: press { $0.onEnd() })
    }
  }
}

/// The tickets that the member has bought.
final class TicketsPage: FoyerPage {
  let name = "tickets"
  private let member: Member
  private let scroll = ScrollState()

  init(_ member: Member) { self.member = member }

  var navigationItem: NavigationItem {
    NavigationItem(title: "Tickets", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    page(scroll) {
      if member.tickets.isEmpty {
        Spacer(Metrics.group)
        Centred(IconView(.ticket, side: 56, colour: \.secondaryLabel))
        Spacer(Metrics.margin)
        Text("No tickets yet", style: .heading, alignment: .centre)
      } else {
        Card {
          for ticket in member.tickets {
            ListRow(ticket.order.event.title, subtitle: ticket.order.summary, value: ticket.number)
          }
        }
      }
    }
  }
}

/// The account, and a button to sign out.
final class ProfilePage: FoyerPage {
  let name = "profile"
  let overlays: Overlays? = Overlays()
  private let member: Member
  private let onSignOut: () -> Void
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  init(_ member: Member, onSignOut: @escaping () -> Void) {
    (self.member, self.onSignOut) = (member, onSignOut)
  }

  var navigationItem: NavigationItem {
    NavigationItem(title: "Profile", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    page(scroll) {
      Card {
        ListRow("Signed in as", value: member.email, icon: .person)
        ListRow("Tickets", value: "\(member.tickets.count)", icon: .ticket)
      }
      Spacer(Metrics.group)
      Button("Sign out", role: .destructive, control: press { $0.askToSignOut() })
    }
  }

  private func askToSignOut() {
    let leave = Alert.Action("Sign out", role: .destructive) { [weak self] in self?.onSignOut() }
    overlays?.show(Alert("Sign out?", actions: [Alert.Action("Stay", role: .cancel), leave]))
  }
}
