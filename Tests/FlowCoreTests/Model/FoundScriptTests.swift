import FlowCore
import FlowModel
import Testing

/// The shortest scripts that have made random tests fail; each title says what must hold.
@Suite struct FoundScriptTests {
  @Test(
    "FC-8 FC-16 Colours with their own duration do not jump when interrupted near the end",
    arguments: [Operation.request(.pop, .interactive(0, nil)), .freeze(0.998)])
  func interruptedNearTheEnd(interruption: Operation) {
    let script: [Operation] = [
      .animateBars(1000), .request(.push(1), .standard), .advance(.nanoseconds(456_000_000)),
      interruption,
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test("FC-8 FC-16 Colours with their own duration do not jump when a slow page is reversed")
  func turnedBack() {
    let script: [Operation] = [
      .animateBars(330), .request(.push(1), .standard),
      .request(.push(2), .custom(ModelStyle.soft)),
      .advance(.nanoseconds(1_193_000_000)), .request(.pop, .standard),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test("FC-8 FC-16 Colours with their own duration do not jump on a reversal just before the end")
  func turnedBeforeSettling() {
    let script: [Operation] = [
      .request(.push(5), .immediate), .request(.setStack([5, 6]), .standard), .animateBars(1000),
      .advance(.toDeadline(-1_000_000)), .request(.pop, .standard),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test(
    "FC-8 FC-16 Colours with their own duration continue during the next transition and after it")
  func carried() {
    let script: [Operation] = [
      .animateBars(1000), .request(.push(5), .standard), .request(.push(1), .interactive(0, nil)),
      .request(.push(2), .standard), .advance(.nanoseconds(480_342_856)),
      .request(.setStack([5]), .standard),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test(
    "FC-8 FC-16 Colours with their own duration do not jump when a transition ends at once",
    arguments: [
      [
        .animateBars(1000), .request(.push(1), .custom(ModelStyle.blink)),
        .request(.push(2), .interactive(0, nil)),
      ],
      [
        .animateBars(1000), .request(.push(1), .custom(ModelStyle.blink)),
        .request(.pop, .interactive(0, nil)),
        .advance(.nanoseconds(100_000_000)), .request(.setStack([5]), .standard),
      ],
      [
        .animateBars(1000), .request(.push(1), .standard), .freeze(1), .unfreeze,
        .request(.push(2), .interactive(0, nil)),
      ],
    ] as [[Operation]])
  func endsAtOnce(script: [Operation]) {
    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test("FC-8 FC-6 A value that joins a transition late does not jump when the transition settles")
  func beginsLate() {
    let script: [Operation] = [
      .insideCallback(.didDisappear, .freeze(0.97)), .request(.push(1), .interactive(0, nil)),
      .request(.push(2), .standard),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test(
    "FC-8 FC-16 Colours with their own duration do not jump when a reversed transition is grabbed")
  func grabbedAfterReversal() {
    let script: [Operation] = [
      .request(.push(1), .immediate), .request(.push(2), .immediate), .request(.pop, .standard),
      .request(.pop, .interactive(0, nil)), .request(.push(3), .custom(.blink)),
      .advance(.nanoseconds(100_000_000)), .animateBars(1000), .request(.pop, .standard),
      .request(.setStack([1, 3]), .standard), .request(.pop, .interactive(0, nil)),
    ]

    #expect(NavigationRandomTest.failure(of: script) == nil)
  }

  @Test(
    "FC-8 FC-16 Colours with their own duration do not jump when a transition is frozen at 0")
  func beginsAnew() {
    let script: [Operation] = [
      .animateBars(330), .request(.push(1), .custom(.soft)), .advance(.nanoseconds(827_000_000)),
      .freeze(0),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test(
    "FC-8 FC-6 An animation begins at its transition's start even if the transition has been moved")
  func movedBeforeNotified() {
    let script: [Operation] = [
      .insideCallback(.didShow, .drag(1, .update(0.78))), .request(.push(1), .standard),
      .request(.push(2), .interactive(1, nil)), .drag(1, .finish(velocity: 8.8, speed: 1)),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test("FC-8 FC-6 A value that joins a transition at its very end is reversed with it")
  func beginsAtTheEnd() {
    let script: [Operation] = [
      .request(.push(1), .standard),
      .insideCallback(.didDisappear, .drag(1, .update(0.999999999999))),
      .request(.push(2), .interactive(1, nil)),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
  }

  @Test("FC-3 S3-14 An update of a screen that is no longer visible waits until it is shown again")
  func updatedWhileHidden() {
    let script: [Operation] = [
      .request(.setStack([1, 2]), .immediate), .request(.setStack([6]), .interactive(0, nil)),
      .insideCallback(.didCancel, .change(2)), .insideCallback(.done, .request(.pop, .standard)),
      .insideCallback(.didDisappear, .request(.pop, .immediate)), .request(.push(3), .immediate),
    ]

    #expect(NavigationRandomTest.failure(of: script) == nil)
  }

  @Test("FC-4 FC-16 Bars with their own duration do not jump when a push covers a drag at its end")
  func coveredAtTheEnd() {
    let script: [Operation] = [
      .request(.setStack([0, 5, 6]), .standard), .request(.pop, .immediate),
      .request(.pop, .standard), .animateBars(330), .request(.push(6), .interactive(0, nil)),
      .drag(0, .update(1.5)), .request(.push(1), .standard),
    ]

    #expect(FrameRandomTest.failure(of: script) == nil)
    #expect(NavigationRandomTest.failure(of: script) == nil)
  }
}
