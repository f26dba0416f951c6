import SwiftUI

/// Three slides, which advance by themselves.
struct TourPage: View {
  let onEnd: () -> Void

  @State private var index = 0
  @State private var progress = 0.0
  @State private var isPaused = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.scenePhase) private var scenePhase

  private var isOnLast: Bool { index == Slide.foyer.count - 1 }
  private var isRunning: Bool { !isPaused && !reducesMotion && scenePhase == .active }

  var body: some View {
    TabView(selection: $index) {
      ForEach(Slide.foyer.indices, id: \.self) { SlideView(slide: Slide.foyer[$0]) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 8) {
        HStack {
          indicator
          if !reducesMotion {
            Button(isPaused ? "Play" : "Pause", systemImage: isPaused ? "play" : "pause") {
              isPaused.toggle()
            }
            .labelStyle(.iconOnly)
          }
        }
        .frame(minHeight: 44)
        .padding(.horizontal, 16)
        Button(isOnLast ? "Sign in" : "Next", action: advance)
          .buttonStyle(.primary)
      }
      .readableWidth()
      .padding([.horizontal, .bottom], 16)
    }
    .foyerPage(on: Color(.systemBackground))
    .navigationTitle("Tour")
    .toolbar(removing: .title)
    .toolbar {
      if !isOnLast { Button("Skip", action: onEnd) }
    }
    .onChange(of: index) { progress = 0 }
    .task(id: isRunning) { await run() }
  }

  private var indicator: some View {
    HStack(spacing: 4) {
      ForEach(Slide.foyer.indices, id: \.self) { page in
        ProgressView(value: filled(page))
          .onTapGesture { index = page }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page")
    .accessibilityValue("\(index + 1) of \(Slide.foyer.count)")
    .accessibilityAdjustableAction { direction in
      let next = index + (direction == .increment ? 1 : -1)
      if Slide.foyer.indices.contains(next) { index = next }
    }
  }

  private func filled(_ page: Int) -> Double {
    if page == index { reducesMotion ? 1 : progress } else { page < index ? 1 : 0 }
  }

  private func run() async {
    while isRunning, (try? await Task.sleep(for: .milliseconds(40))) != nil {
      progress = min(progress + 0.01, 1)
      if progress == 1, !isOnLast { withAnimation { index += 1 } }
    }
  }

  private func advance() {
    if isOnLast { onEnd() } else { withAnimation { index += 1 } }
  }
}

private struct SlideView: View {
  let slide: Slide

  var body: some View {
    ScrollView {
      VStack {
        Poster(event: slide.event, aspect: 320 / 280, radius: 36)
          .frame(maxWidth: 440)
          .accessibilityElement()
          .accessibilityLabel(slide.scene)
          .accessibilityAddTraits(.isImage)
          .padding(.bottom, 32)
        Text(slide.title)
          .font(.title.bold())
          .accessibilityAddTraits(.isHeader)
        Text(slide.text)
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .readableWidth()
      .padding(.horizontal, 32)
    }
    .defaultScrollAnchor(.center, for: .alignment)
  }
}

private struct Slide {
  let title: String
  let text: String
  let scene: String
  let event: Event

  static let foyer = [
    Slide(
      title: "Find an evening", text: "Music, theatre and puppets, in town and this month.",
      scene: "The moon above a weir", event: Event.samples[0]),
    Slide(
      title: "Choose your seats", text: "Stalls or balcony, up to six beside each other.",
      scene: "A row of doors", event: Event.samples[2]),
    Slide(
      title: "Keep the ticket", text: "It is in the app, and at the door they know its number.",
      scene: "Paper birds", event: Event.samples[3]),
  ]
}
