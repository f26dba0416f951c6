import SwiftUI

/// The list of evenings, which is loaded, and can be searched.
struct EventsPage: View {
  let zoom: Namespace.ID

  @Environment(\.boxOffice) private var boxOffice
  @State private var events: Result<[Event], any Error>?
  @State private var search = ""

  private var found: [Event] { (try? events?.get())?.filter { $0.matches(search) } ?? [] }

  var body: some View {
    List(found) { event in
      NavigationLink(value: event) {
        PictureRow(title: event.title, subtitle: event.time) {
          Poster(event: event, aspect: 1, radius: 10)
            .matchedTransitionSource(id: event.id, in: zoom)
        }
      }
    }
    .overlay {
      switch events {
      case nil: ProgressView("Loading")
      case .failure(let error):
        VStack(spacing: 8) {
          ValidationMessage(error.phrase)
          Button("Try again") {
            Task { await load() }
          }
          .buttonStyle(.bordered)
        }
      case .success:
        if found.isEmpty {
          Text("Nothing is called that.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
    }
    .readableWidth()
    .foyerPage()
    .navigationTitle("Evenings")
    .searchable(
      text: $search, placement: .navigationBarDrawer(displayMode: .always),
      prompt: "Search evenings"
    )
    .task {
      if case .success = events { return }
      await load()
    }
  }

  private func load() async {
    events = nil
    do {
      events = .success(try await boxOffice.events())
    } catch {
      if !Task.isCancelled { events = .failure(error) }
    }
  }
}
