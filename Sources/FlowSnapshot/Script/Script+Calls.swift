package import FlowCore
internal import FlowUI

extension InputEvent {
  /// `nil` for input other than a call's result.
  package var loadedCall: Int? { if case .loaded(let result) = self { result.call } else { nil } }
}

extension Script {
  private var calls: Set<Int> {
    Set(
      pieces.compactMap { piece -> Int? in
        if case .input(let timed) = piece { timed.input.loadedCall } else { nil }
      })
  }

  /// If the script contains results, no call is made or simulated for which it has none.
  @MainActor
  func prepareCalls(of session: FlowSession) {
    let calls = calls
    guard !calls.isEmpty else { return }
    session.context.loads.recorded = calls
    session.context.loads.source = .input
  }
}
