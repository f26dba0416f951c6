/// A point in time on a session's own clock, in whole nanoseconds since the session began.
///
/// Integer time is what makes results independent of the frame rate: no sum of frame lengths is
/// ever rounded. Negative values are legal and lie before the session's start.
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
    Instant(nanoseconds: nanoseconds + duration.inNanoseconds)
  }

  /// The seconds from another instant to this one, negative if the other is later.
  public func seconds(since other: Instant) -> Double {
    Double(nanoseconds - other.nanoseconds) / 1e9
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
  /// The duration in whole nanoseconds, the rest cut off.
  ///
  /// Traps beyond 292 years, the range of 64-bit nanoseconds.
  public var inNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }

  /// The duration in seconds, exact to a nanosecond.
  public var inSeconds: Double { Double(inNanoseconds) / 1e9 }
}
