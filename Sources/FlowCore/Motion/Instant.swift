/// A point in time on a session's own clock, in whole nanoseconds since the session began.
///
/// Integer time is what makes results independent of the frame rate: no sum of frame lengths is
/// ever rounded. Negative values are legal and lie before the session's start. Arithmetic ends at
/// the range of 64 bits, 292 years to either side, and traps nowhere.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the session began.
  public var nanoseconds: Int64

  /// The session's start.
  public static let zero = Instant(nanoseconds: 0)

  /// Creates the instant that many nanoseconds after the session's start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The instant a duration after this one; a negative duration leads back.
  public func advanced(by duration: Duration) -> Instant {
    Instant(nanoseconds: nanoseconds.addingClamped(duration.inNanoseconds))
  }

  /// The time from another instant to this one, negative if the other is later.
  public func duration(since other: Instant) -> Duration {
    let (difference, isBeyond) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return .nanoseconds(isBeyond ? (self > other ? .max : .min) : difference)
  }

  /// The seconds from another instant to this one, negative if the other is later.
  public func seconds(since other: Instant) -> Double {
    duration(since: other).inSeconds
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Instant: CustomStringConvertible {
  /// Milliseconds with six decimals, as traces write them: `350.000000`.
  public var description: String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = nanoseconds < 0 ? "-" : ""
    // A one in front keeps the zeros that the decimals begin with.
    return sign + String(whole) + "." + String(1_000_000 + rest).dropFirst()
  }
}

extension Duration {
  /// The duration in whole nanoseconds, the rest cut off; at most 292 years, the range of 64 bits.
  public var inNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isBeyond) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !isBeyond else { return seconds > 0 ? .max : .min }
    return whole.addingClamped(attoseconds / 1_000_000_000)
  }

  /// The duration in seconds, exact to a nanosecond.
  public var inSeconds: Double { Double(inNanoseconds) / 1e9 }
}

extension Int64 {
  /// The sum, or the end of the range that it lies beyond.
  fileprivate func addingClamped(_ other: Int64) -> Int64 {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
