internal import FoundationEssentials
internal import Glibc

package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error number, such as `ENOSPC`; negative for `isLocked`, which no call reports.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// Must be read right after the failed call.
  package static var latest: SystemError { SystemError(code: errno) }

  /// Another process of this program has locked the file.
  package static var isLocked: SystemError { SystemError(code: -1) }

  package var description: String {
    self == .isLocked
      ? "another sluice is writing it; expected another file" : String(cString: strerror(code))
  }

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

  package static func message(of error: any Error) -> String {
    SystemError(error)?.description ?? "\(error)"
  }
}
