import SwiftUI

/// The account, and a button to sign out.
struct ProfilePage: View {
  let onSignOut: () -> Void

  @Environment(Member.self) private var member
  @State private var isAsking = false

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Card {
          ValueRow("Signed in as", value: member.email ?? "", icon: "person")
          ValueRow("Tickets", value: "\(member.tickets.count)", icon: "ticket")
        }
        Button("Sign out", role: .destructive) { isAsking = true }
          .buttonStyle(.destructive)
      }
      .readableWidth()
      .padding(16)
    }
    .foyerPage()
    .navigationTitle("Profile")
    .alert("Sign out?", isPresented: $isAsking) {
      Button("Stay", role: .cancel) {}
      Button("Sign out", role: .destructive, action: onSignOut)
    }
  }
}
