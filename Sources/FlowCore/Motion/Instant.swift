/// A point in time on a session's own clock, in whole nanoseconds since the session began.
///
/// Integer time makes results independent of the frame rate: no sum of frame durations is ever
/// rounded. Negative values are legal and lie before the session's start. Arithmetic saturates at
/// the 64-bit range, 292 years in either direction, and never traps.
public struct Instant: Hashable, Sendable, Codable {
  /// Nanoseconds since the session began.
  public var nanoseconds: Int64

  /// The session's start.
  public static let zero = Instant(nanoseconds: 0)

  /// Creates an instant from the nanoseconds since the session's start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Returns the instant `duration` after this one; a negative duration gives an earlier instant.
  public func advanced(by duration: Duration) -> Instant {
    Instant(nanoseconds: nanoseconds.addingClamped(duration.inNanoseconds))
  }

  /// Returns the time from another instant to this one, negative if the other is later.
  public func duration(since other: Instant) -> Duration {
    let (difference, isBeyond) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return .nanoseconds(isBeyond ? (self > other ? .max : .min) : difference)
  }

  /// Returns the seconds from another instant to this one, negative if the other is later.
  public func seconds(since other: Instant) -> Double {
    duration(since: other).inSeconds
  }
}

extension Instant: InstantProtocol {
  /// Returns the time from this instant to another one, negative if the other is earlier.
  public func duration(to other: Instant) -> Duration { other.duration(since: self) }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Instant: CustomStringConvertible {
  /// Milliseconds with six decimals, as traces write them: `350.000000`.
  public var description: String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = nanoseconds < 0 ? "-" : ""
    // A leading 1 preserves the leading zeros of the decimals.
    return sign + String(whole) + "." + String(1_000_000 + rest).dropFirst()
  }
}

extension Duration {
  /// The duration, truncated to whole nanoseconds and clamped to the 64-bit range.
  package var inNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isBeyond) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !isBeyond else { return seconds > 0 ? .max : .min }
    return whole.addingClamped(attoseconds / 1_000_000_000)
  }

  package var inSeconds: Double { Double(inNanoseconds) / 1e9 }
}

extension Int64 {
  fileprivate func addingClamped(_ other: Int64) -> Int64 {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
