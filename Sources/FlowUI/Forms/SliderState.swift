public import FlowCore
public import Observation

/// The state of a slider: a number within bounds.
@Observable
public final class SliderState: FocusableInputTarget {
  /// The number, within `bounds`; setting it takes effect immediately and does not call
  /// `onChange`.
  public var value: Double {
    get { chosen }
    set { chosen = rounded(newValue) }
  }
  /// The minimum and the maximum.
  public let bounds: ClosedRange<Double>
  /// The interval between allowed numbers, counted from the minimum; `nil` to allow any number.
  ///
  /// A maximum that is not a whole number of steps above the minimum cannot be chosen.
  public let step: Double?
  /// Called when the user has changed the number, repeatedly during a drag.
  public var onChange: ((Double) -> Void)?
  /// Whether the user can change the number.
  public var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }

  let control = Control()
  private var chosen: Double

  /// Creates a state; `onChange` must not strongly capture an object that keeps the state alive.
  ///
  /// Traps if the bounds, or the distance between them, are infinite. A value outside of the bounds
  /// is clamped, NaN counts as the minimum, and a step that is not positive and finite is ignored.
  public init(
    _ value: Double, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    onChange: ((Double) -> Void)? = nil
  ) {
    precondition(
      (bounds.upperBound - bounds.lowerBound).isFinite,
      "a slider needs finite bounds, not \(bounds)")
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.onChange = onChange
    chosen = bounds.lowerBound
    chosen = rounded(value)
  }

  /// The position of the number between the bounds, 0…1; 0 if both bounds are equal.
  public var fraction: Double {
    length > 0 ? (chosen - bounds.lowerBound) / length : 0
  }

  /// The number as text: without a step, in percent for bounds of 0…1 and with two decimals for
  /// others; with a step, with as many decimals as the minimum and the step need, at most two.
  var valueText: String {
    if bounds == 0...1, step == nil { return chosen.percent }
    let needed = [step ?? 0.01, bounds.lowerBound]
    let decimals =
      (0...2).first { count in needed.allSatisfy { ($0 * Self.tens[count]).isWhole } } ?? 2
    return chosen.fixed(decimals)
  }

  private static let tens = [1.0, 10, 100]

  public var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  public var reach: KeyboardReach { control.reach }

  /// A drag is rarely exact; once the slider has the focus, arrow keys can correct the number.
  public var takesFocusByPress: Bool { isEnabled }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return false }
    // Arrow keys move by a step or, without one, by a twentieth of the range. Page Up and Page Down
    // move by a tenth of the range, but by at least a step. The fractions are by eye.
    let (little, much) = (step ?? length / 20, max(step ?? 0, length / 10))
    switch key.key {
    case "Left", "Down": choose(chosen - little)
    case "Right", "Up": choose(chosen + little)
    case "PageDown": choose(chosen - much)
    case "PageUp": choose(chosen + much)
    case "Home": choose(bounds.lowerBound)
    case "End": choose(bounds.upperBound)
    default: return false
    }
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    isEnabled ? SliderPress(self, frame: frame, context) : nil
  }

  func choose(fraction: Double) {
    choose(bounds.lowerBound + min(max(fraction, 0), 1) * length)
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  private func choose(_ number: Double) {
    let old = chosen
    chosen = rounded(number)
    if chosen != old { onChange?(chosen) }
  }

  private func rounded(_ number: Double) -> Double {
    let inside =
      number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
    guard let step else { return inside }
    // Because of rounding errors, a quotient can be just below a whole number, such as 0.3 / 0.1.
    let last = (length / step + 1e-9).rounded(.down)
    let steps = min(((inside - bounds.lowerBound) / step).rounded(), last)
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}
