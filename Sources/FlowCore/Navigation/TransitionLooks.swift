/// The looks of the running transition and of those that it carries.
struct TransitionLooks {
  private var number = 0
  private var current: any TransitionAnimator = SlideAnimator()
  private var carried: [Int: any TransitionAnimator] = [:]

  /// The look of the running transition.
  var running: any TransitionAnimator { current }

  /// The look of a transition that the running one carries.
  subscript(transition: CarriedTransition) -> any TransitionAnimator {
    carried[transition.number] ?? current
  }

  /// Takes the look of a transition that has begun.
  mutating func adopt(_ look: any TransitionAnimator, for transition: Transition) {
    var kept: [Int: any TransitionAnimator] = [:]
    for earlier in transition.carried {
      kept[earlier.number] = earlier.number == number ? current : carried[earlier.number]
    }
    (number, current, carried) = (transition.number, look, kept)
  }
}
