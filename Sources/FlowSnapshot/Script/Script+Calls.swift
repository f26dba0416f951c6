package import FlowCore
internal import FlowUI

extension InputEvent {
  /// The number of the call whose result it is; `nil` for other input.
  package var loadedCall: Int? { if case .loaded(let result) = self { result.call } else { nil } }
}

extension Script {
  /// The numbers of the calls whose results it contains.
  private var calls: Set<Int> {
    Set(
      pieces.compactMap { piece -> Int? in
        if case .input(let timed) = piece { timed.input.loadedCall } else { nil }
      })
  }

  /// Lets a session wait for the results that the script contains, if it contains any: then no call
  /// is made or simulated for which it has none.
  @MainActor
  func prepareCalls(of session: FlowSession) {
    let calls = calls
    guard !calls.isEmpty else { return }
    session.context.loads.recorded = calls
    session.context.loads.source = .input
  }
}
