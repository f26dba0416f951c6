public import FlowCore

/// A number that is dragged along a track: the part behind a slider.
public final class SliderState: FocusableInputTarget {
  /// The number, within `bounds`; a change from here shows at once and is not told.
  public var value: Double {
    get { chosen }
    set { chosen = rounded(newValue) }
  }
  /// The least and the greatest number.
  public let bounds: ClosedRange<Double>
  /// The distance between two numbers that can be chosen, from the least on; `nil` for any.
  public let step: Double?
  /// Called when a person has chosen another number, also in the middle of a drag.
  public var onChange: ((Double) -> Void)?
  /// Whether it can be moved.
  public var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }

  /// How it is pressed.
  let control = Control()
  private var chosen: Double

  /// Creates a number; the closure should hold nobody strongly.
  ///
  /// Traps where the bounds are infinite. A value beyond them is the nearer one, NaN the least; a
  /// step that is not positive is none.
  public init(
    _ value: Double, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    onChange: ((Double) -> Void)? = nil
  ) {
    precondition(
      bounds.lowerBound.isFinite && bounds.upperBound.isFinite,
      "a slider needs finite bounds, not \(bounds)")
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.onChange = onChange
    chosen = bounds.lowerBound
    chosen = rounded(value)
  }

  /// How far the number is along the track, 0…1; 0 where there is only one.
  public var part: Double {
    length > 0 ? (chosen - bounds.lowerBound) / length : 0
  }

  /// The number as text: a part in percent, another one with as many decimals as its step has, two
  /// at most.
  var valueText: String {
    if bounds == 0...1, step == nil { return chosen.percent }
    let decimals = (0...2).first { ((step ?? 0.01) * Self.tens[$0]).isWhole } ?? 2
    return chosen.fixed(decimals)
  }

  private static let tens = [1.0, 10, 100]

  public var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  public var reach: KeyboardReach { control.reach }

  /// A drag is seldom exact: arrows go on from there.
  public var takesFocusByPress: Bool { isEnabled }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return false }
    // A twentieth and a tenth of the track, where no step says otherwise; by eye.
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

  /// Takes the number at a part of the track, 0…1.
  func choose(part: Double) {
    choose(bounds.lowerBound + min(max(part, 0), 1) * length)
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  private func choose(_ number: Double) {
    let old = chosen
    chosen = rounded(number)
    if chosen != old { onChange?(chosen) }
  }

  /// The nearest number that can be chosen.
  private func rounded(_ number: Double) -> Double {
    let inside =
      number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
    guard let step else { return inside }
    let steps = ((inside - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}
