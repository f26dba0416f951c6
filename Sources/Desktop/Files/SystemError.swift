internal import FoundationEssentials
internal import Glibc

/// What the system has refused, in its own words.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for it, as `ENOSPC`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// What was refused last in this thread; to be read right after the call.
  package static var latest: SystemError { SystemError(code: errno) }

  /// The system's words: `No space left on device`.
  package var description: String { String(cString: strerror(code)) }

  /// What stands behind an error; `nil` where that is nothing that the system has said.
  package init?(_ error: any Error) {
    switch error {
    case let error as SystemError: self = error
    case let error as POSIXError: self.init(code: error.code.rawValue)
    case let error as CocoaError:
      guard let underlying = error.underlying else { return nil }
      self.init(underlying)
    default: return nil
    }
  }

  /// What an error says, in the system's words where it passes them on.
  package static func words(of error: any Error) -> String {
    SystemError(error)?.description ?? "\(error)"
  }
}
