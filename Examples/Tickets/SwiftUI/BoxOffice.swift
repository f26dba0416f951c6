import SwiftUI

/// Stands for the server: each request takes time, and may fail.
struct BoxOffice: Sendable {
  func events() async throws -> [Event] {
    try await Task.sleep(for: .seconds(1))
    return Event.samples
  }

  /// Returns the number of the ticket.
  func pay(for order: Order) async throws -> String {
    try await Task.sleep(for: .seconds(2))
    return "FY-2041"
  }
}

extension EnvironmentValues {
  @Entry var boxOffice = BoxOffice()
}

extension Error {
  /// The failure as shown to people.
  var phrase: String {
    (self as? URLError)?.code == .notConnectedToInternet
      ? "There is no connection." : "Something went wrong."
  }
}
