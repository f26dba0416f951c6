/// Why a call of `FlowContext.load` has ended without a value.
public enum LoadFailure: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// The call has failed; the text is the error's description.
  case failed(String)

  /// Creates the failure for an error: the error itself if it is a `LoadFailure`, or else its
  /// description.
  public init(_ error: any Error) {
    self = error as? LoadFailure ?? .failed("\(error)")
  }
}

extension LoadFailure: CustomStringConvertible {
  /// The reason in one line, for traces and messages.
  public var description: String {
    switch self {
    case .offline: "offline"
    case .failed(let reason): reason.inOneLine
    }
  }
}

extension String {
  /// With spaces for line breaks.
  package var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

/// The result of a call as recordings contain it.
public struct LoadResult: Hashable, Sendable {
  /// How a call has ended.
  public enum Outcome: Hashable, Sendable {
    /// With a value, encoded as text.
    case value(String)
    /// Without a value.
    case failure(LoadFailure)
  }

  /// The call's number in its session: the first call has the number 1.
  public let call: Int
  /// The name that the call was given.
  public let name: String
  /// How it has ended.
  public let outcome: Outcome

  /// Creates a result.
  public init(call: Int, name: String, outcome: Outcome) {
    self.call = call
    self.name = name
    self.outcome = outcome
  }
}
