import SwiftUI

@main
struct TicketsApp: App {
  var body: some Scene {
    WindowGroup { TicketsFlow() }
  }
}
