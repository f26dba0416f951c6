package import FlowCore
internal import FlowUI

extension InputEvent {
  /// The number of the call whose result this is; `nil` for other input.
  package var loadedCall: Int? { if case .loaded(let result) = self { result.call } else { nil } }
}

extension Script {
  private var calls: Set<Int> {
    Set(
      pieces.compactMap { piece -> Int? in
        if case .input(let timed) = piece { timed.input.loadedCall } else { nil }
      })
  }

  /// If the script contains results of calls, a call without one never ends, with the
  /// exceptions that `FlowLoads.Source.input` lists.
  @MainActor
  func prepareCalls(of session: FlowSession) {
    let calls = calls
    guard !calls.isEmpty else { return }
    session.context.loads.recorded = calls
    session.context.loads.source = .input
  }
}
