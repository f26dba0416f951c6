import SwiftUI

/// The first page: what the app is, and two ways in.
struct LaunchPage: View {
  var body: some View {
    ScrollView {
      VStack {
        Image(.curtain)
          .font(.system(size: 88))
          .foregroundStyle(.tint)
          .padding(.bottom, 16)
          .accessibilityHidden(true)
        Text("Foyer")
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        Text("Evenings in town, and a seat in each.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .readableWidth()
    }
    .defaultScrollAnchor(.center, for: .alignment)
    .pinnedFooter(on: Color(.systemBackground)) {
      NavigationLink("Show me around", value: StartPage.tour)
        .buttonStyle(.primary)
      NavigationLink("Sign in", value: StartPage.signIn)
        .frame(minHeight: 44)
    }
    .foyerPage(on: Color(.systemBackground))
    .navigationTitle("Foyer")
    .toolbarVisibility(.hidden, for: .navigationBar)
  }
}
