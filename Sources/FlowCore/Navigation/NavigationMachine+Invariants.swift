extension NavigationMachine {
  /// Every mutating function that a controller calls, except `forget`, ends with these checks.
  func checkInvariants() {
    assert(
      {
        checkStack(); checkChanges(); checkPhase(); return true
      }())
  }

  private func checkStack() {
    assert(!stack.isEmpty, "the stack is empty")
    assert(members.count == stack.count, "a screen is in the stack twice")
    // Checking each screen of a long stack would make every request slow.
    let checked = stack.suffix(Self.checkedScreens)
    assert(checked.allSatisfy(members.contains), "the set of screens is not that of the stack")
    assert(lockedDepth < stack.count, "the top screen is behind a gate")
  }

  private static let checkedScreens = 64

  private func checkChanges() {
    guard let transition else {
      assert(toEnd.isNone, "a change to the end is left over when idle")
      assert(top(after: toStart) == shown, "the stack at the start shows another page")
      assert(top != shown || toStart.isNone, "a change to the start is left over when idle")
      assert(dragRequest == nil && reinsertion.isNone, "a drag's request is left over when idle")
      return
    }
    assert(transition.from == shown, "a transition starts from a page that is not visible")
    assert(transition.upper != transition.lower, "both pages of a transition are the same")
    assert(transition.number == transitionCount, "the running transition is not the latest one")
    assert(top(after: toStart) == transition.from, "the stack at the start shows another page")
    assert(top(after: toEnd) == transition.to, "the stack at the end shows another page")
  }

  private var movesByItself: Bool {
    switch phase {
    case .idle, .dragging, .frozen: false
    case .animating, .settling: true
    }
  }

  private func checkPhase() {
    assert(reinsertion.isNone || !movesByItself, "a page was put back that is not being dragged")
    switch phase {
    case .idle: break
    case .animating(let transition, let motion):
      assert(motion.target == 1, "an animating transition does not move to its end")
      assert(top != transition.to || toEnd.isNone, "the stack is not that at the end")
    case .settling(let transition, let motion, .finish):
      assert(motion.target == 1, "a finishing transition moves to its start")
      assert(top != transition.to || toEnd.isNone, "the stack is not that at the end")
    case .settling(let transition, let motion, .cancel):
      assert(motion.target == 0, "a cancelled transition moves to its end")
      assert(top != transition.from || toStart.isNone, "the stack is not that at the start")
    case .dragging(_, let fraction):
      assert((0...1).contains(fraction), "a drag is at \(fraction)")
    case .frozen(_, let frozen):
      assert((0...1).contains(frozen.fraction), "a transition is frozen at \(frozen.fraction)")
      assert(frozen.since <= latest, "a transition was frozen in the future")
    }
  }

  private func top(after change: StackChange) -> ScreenID? {
    change.isNone ? top : change.added.last ?? (change.kept > 0 ? stack[change.kept - 1] : nil)
  }
}
