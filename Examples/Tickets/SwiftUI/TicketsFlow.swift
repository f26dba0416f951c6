import SwiftUI

/// A page before the app.
enum StartPage: Hashable { case tour, signIn }

/// Where the person is: before the app, in one of its tabs, or at a ticket that they have bought.
@MainActor
@Observable
final class Router {
  enum Section: Hashable { case events, tickets, profile }

  let member = Member()
  var start: [StartPage] = []
  var section = Section.events
  var events = NavigationPath()
  var bought: Ticket?
  private var pending: URL?

  func enter(as email: String) {
    withAnimation { member.email = email }
    show(.events)
    if let pending { open(pending) }
    pending = nil
  }

  func finish(_ ticket: Ticket) {
    // The member may have signed out while the payment took its time.
    guard member.email != nil else { return }
    member.tickets.append(ticket)
    bought = ticket
  }

  func signOut() {
    start = []
    withAnimation { member.signOut() }
  }

  func show(_ section: Section, _ pages: NavigationPath = NavigationPath()) {
    (self.section, events, bought) = (section, pages, nil)
  }

  /// Opens a link to a page before the app, to a tab, or to an event, as `foyer://event/oud`.
  func open(_ link: URL) {
    switch (link.host(), member.email != nil) {
    case ("launch", false): start = []
    case ("tour", false): start = [.tour]
    case ("sign-in", false): start = [.signIn]
    case ("events", true): show(.events)
    case ("tickets", true): show(.tickets)
    case ("profile", true): show(.profile)
    case ("event", true):
      if let event = Event.samples.first(where: { $0.id == link.lastPathComponent }) {
        show(.events, NavigationPath([event]))
      }
    case ("events", false), ("tickets", false), ("profile", false), ("event", false):
      (start, pending) = ([], link)
    default: break
    }
  }
}

/// An app for tickets: launch, tour, sign-in, three tabs, a checkout, and three gates.
///
/// Nobody goes back from the tabs to the pages before them, nor from a bought ticket to its
/// checkout, nor into the app after signing out; only members get in, even by a link.
struct TicketsFlow: View {
  @State private var router = Router()
  @Namespace private var zoom

  var body: some View {
    ZStack {
      if router.member.email == nil {
        beforeApp
          .transition(.move(edge: .leading))
      } else {
        app
          .transition(.move(edge: .trailing))
      }
    }
    .tint(.brass)
    .environment(router.member)
    .onOpenURL { router.open($0) }
  }

  private var beforeApp: some View {
    NavigationStack(path: $router.start) {
      LaunchPage()
        .navigationDestination(for: StartPage.self) { page in
          switch page {
          case .tour: TourPage { router.start.append(.signIn) }
          case .signIn: SignInPage { router.enter(as: $0) }
          }
        }
    }
  }

  private var app: some View {
    TabView(selection: $router.section) {
      Tab("Evenings", image: "curtain", value: .events) {
        NavigationStack(path: $router.events) {
          EventsPage(zoom: zoom)
            .navigationDestination(for: Event.self) { event in
              EventPage(event: event) { router.events.append($0) }
                .navigationTransition(.zoom(sourceID: event.id, in: zoom))
            }
            .navigationDestination(for: Order.self) { order in
              CheckoutPage(order: order) { router.finish($0) }
            }
        }
      }
      Tab("Tickets", systemImage: "ticket", value: .tickets) {
        NavigationStack { TicketsPage() }
      }
      Tab("Profile", systemImage: "person", value: .profile) {
        NavigationStack {
          ProfilePage { router.signOut() }
        }
      }
    }
    .fullScreenCover(item: $router.bought) { ticket in
      NavigationStack {
        BoughtPage(ticket: ticket) { router.show(.tickets) }
      }
    }
  }
}
