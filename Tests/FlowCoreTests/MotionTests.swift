import FlowCore
import FlowModel
import Testing

@Suite struct MotionTests {
  private func push(at milliseconds: Double) -> Double {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: 0, initialVelocity: 0, target: 1)
    return motion.value(at: Instant(nanoseconds: Int64(milliseconds * 1e6)))
  }

  @Test(
    "The default spring matches the published samples",
    arguments: [
      (16.7, 0.038), (33.3, 0.125), (50, 0.232), (100, 0.545), (150, 0.758), (200, 0.879),
      (250, 0.942), (300, 0.973), (350, 0.988), (400, 0.994), (500, 0.999),
    ])
  func samples(milliseconds: Double, value: Double) {
    // Half a unit of the last of the samples' three decimals.
    #expect(abs(push(at: milliseconds) - value) <= 0.0005)
  }

  @Test(
    "A released spring matches the published samples",
    arguments: [
      (0.5, 0.0, 1.0, [0.6161, 0.7724, 0.9396, 0.9865]),
      (0.3, 1.5, 1.0, [0.4927, 0.7055, 0.9233, 0.9829]),
      (0.3, 0.0, 0.0, [0.2303, 0.1366, 0.0362, 0.0081]),
      (0.49, 0.9, 0.0, [0.3943, 0.2376, 0.0638, 0.0144]),
    ])
  func release(origin: Double, velocity: Double, target: Double, values: [Double]) {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: origin, initialVelocity: velocity,
      target: target)

    for (milliseconds, value) in zip([50, 100, 200, 300], values) {
      let instant = Instant.milliseconds(milliseconds)
      #expect(abs(motion.value(at: instant) - value) <= 0.00005)
    }
  }

  @Test(
    "A released spring is within 0.001 of its target at the published time",
    arguments: [
      (0.5, 0.0, 1.0, 463), (0.3, 0.0, 0.0, 432), (0.49, 0.9, 0.0, 467), (0.8, 3.0, 1.0, 330),
      (0.95, 1.0, 1.0, 191),
    ])
  func closeness(origin: Double, velocity: Double, target: Double, milliseconds: Int) {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: origin, initialVelocity: velocity,
      target: target)
    let distance = { (time: Int) in
      abs(motion.value(at: .milliseconds(time)) - target)
    }

    #expect(distance(milliseconds + 1) < 0.001)
    #expect(distance(milliseconds - 1) > 0.001)
  }

  @Test(
    "FC-8 A spring settles once it is both near and slow, and then stays at its target",
    arguments: [(0.0, 0.0, 1.0), (0.5, 0, 1), (0.3, -2, 0), (0.9, 3, 0), (0.1, 9, 0)])
  func settleTime(origin: Double, velocity: Double, target: Double) {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: origin, initialVelocity: velocity,
      target: target)

    let before = Instant(nanoseconds: motion.settleTime.nanoseconds - 1)
    #expect(
      abs(motion.value(at: before) - target) > 0.000_999
        || abs(motion.velocity(at: before)) > 0.009_99)
    #expect(abs(motion.value(at: before) - target) < 0.001_001)
    #expect(abs(motion.velocity(at: before)) < 0.010_01)
    for instant in [motion.settleTime, motion.settleTime.advanced(by: .seconds(1))] {
      #expect(motion.value(at: instant) == target)
      #expect(motion.velocity(at: instant) == 0)
    }
  }

  @Test("A spring whose distance is below the settling threshold settles at once")
  func tinyDistance() {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: 0.9995, initialVelocity: 0, target: 1)

    #expect(motion.settleTime == .zero)
  }

  @Test("NF-I33 A page released at 6 widths per second from 95 % does not overshoot")
  func noOvershoot() {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: 0.95, initialVelocity: 6, target: 1)

    let values = (0...600).map { motion.value(at: .milliseconds($0)) }

    #expect(values.max() == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("A spring starts with the initial velocity that it is given")
  func handOver() {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: 0.3, initialVelocity: 1.5, target: 1)

    let microsecond = motion.value(at: Instant(nanoseconds: 1000))

    #expect(motion.velocity(at: .zero) == 1.5)
    #expect(abs((microsecond - 0.3) / 1e-6 - 1.5) < 1e-3)
  }

  @Test("A spring's value agrees with the closed form 1 - (1 + wt) e^-wt to 1e-14")
  func exponential() {
    // e^-1 and e^-5, from the series, to 17 digits.
    let spring = Spring(angularFrequency: 1)
    let value = { (seconds: Int64) in
      SpringMotion(spring: spring, start: .zero, origin: 0, initialVelocity: 0, target: 1)
        .value(at: Instant(nanoseconds: seconds * 1_000_000_000))
    }

    #expect(abs(value(1) - (1 - 2 * 0.36787944117144233)) < 1e-14)
    #expect(abs(value(5) - (1 - 6 * 0.0067379469990854671)) < 1e-14)
  }

  @Test("A spring with a NaN origin or an infinite velocity settles at once")
  func notANumber() {
    let motion = SpringMotion(
      spring: .navigation, start: .zero, origin: .nan, initialVelocity: .infinity, target: 1)

    #expect(motion.settleTime == .zero)
    #expect(motion.value(at: .zero) == 1)
  }

  @Test("S4-20 A linear motion is halfway after half its duration, and exact at both ends")
  func linear() {
    let motion = LinearMotion(
      start: .zero, origin: 1, target: 0, duration: .milliseconds(500))

    #expect(motion.value(at: .zero) == 1)
    #expect(motion.value(at: .milliseconds(250)) == 0.5)
    #expect(motion.value(at: .milliseconds(500)) == 0)
    #expect(motion.velocity(at: .zero) == -2)
  }

  @Test("A linear motion of negative duration settles at once")
  func emptyLinear() {
    let motion = LinearMotion(start: .zero, origin: 0, target: 1, duration: .seconds(-1))

    #expect(motion.settleTime == .zero)
    #expect(motion.value(at: .zero) == 1)
  }
}
