package import FlowCore
internal import FlowUI

extension InputEvent {
  /// The number of the call whose result it is; none for other input.
  package var loadedCall: [Int] { if case .loaded(let result) = self { [result.call] } else { [] } }
}

extension Script {
  /// Lets a session wait for the results that the script contains, if it contains any: then no call
  /// is made or simulated for which it has none.
  @MainActor
  func prepareCalls(of session: FlowSession) {
    guard !calls.isEmpty else { return }
    session.context.loads.recorded = calls
    session.context.loads.source = .input
  }
}
