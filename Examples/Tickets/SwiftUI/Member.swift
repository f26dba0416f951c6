import Observation

/// The person who uses the app, and what they have bought.
@MainActor
@Observable
final class Member {
  /// `nil` until they have signed in.
  var email: String?
  var tickets: [Ticket] = []

  func signOut() { (email, tickets) = (nil, []) }
}
