import FlowCore
import Testing

@Suite struct PoseTests {
  private nonisolated static let styles: [any TransitionStyle] = [
    SlideTransitionStyle(), SlideTransitionStyle(from: .leading), CrossFadeTransitionStyle(),
    SheetTransitionStyle(),
    ZoomTransitionStyle(),
  ]

  @Test(
    "The page that is visible before or after a transition has exactly the settled pose",
    arguments: styles)
  func ends(style: any TransitionStyle) {
    var upper = style.upperPose(presence: 1)
    // A page that fills the stage casts its shadow outside, so the shadow does not count.
    (upper.shadow, upper.shadowEdge) = (0, .leading)

    #expect(upper == .settled)
    #expect(style.lowerPose(presence: 0) == .settled)
  }

  @Test("A page that has not arrived is invisible and has no shadow", arguments: styles)
  func absent(style: any TransitionStyle) {
    let pose = style.upperPose(presence: 0)

    #expect(abs(pose.shift) == 1 || pose.drop == 1 || pose.opacity == 0)
    #expect(pose.shadow == 0)
  }

  @Test("Poses are continuous functions of the presence", arguments: styles)
  func continuity(style: any TransitionStyle) {
    let steps = 1000
    // The shadow changes fastest: it is complete after a quarter of the transition.
    let bound = 4.001 / Double(steps)

    for step in 0..<steps {
      let presences = [step, step + 1].map { Double($0) / Double(steps) }
      for pose in [style.upperPose, style.lowerPose] {
        let (before, after) = (pose(presences[0]), pose(presences[1]))
        #expect(before.distance(to: after) <= bound)
      }
    }
  }

  @Test("A sheet rises by its own height, and the two pages cover the stage throughout")
  func sheet() {
    let sheet = SheetTransitionStyle()

    for presence in [0.0, 0.1, 0.5, 0.9, 1] {
      let (upper, lower) = (
        sheet.upperPose(presence: presence), sheet.lowerPose(presence: presence)
      )
      #expect(upper.drop == 1 - presence)
      #expect(upper.shadowEdge == .top)
      #expect(lower.drop <= 0 && lower.drop + 1 >= upper.drop)
      #expect(lower.scale == 1 && lower.shift == 0)
    }
    #expect(sheet.name == "sheet")
    #expect(sheet.timing == .spring(.navigation))
  }

  @Test("A zoomed page grows to full size above a lower page that always covers the stage")
  func zoom() {
    let zoom = ZoomTransitionStyle()
    let presences = [0.0, 0.1, 0.5, 0.9, 1]

    let scales = presences.map { zoom.upperPose(presence: $0).scale }

    #expect(scales == scales.sorted() && Set(scales).count == presences.count)
    #expect(presences.allSatisfy { zoom.lowerPose(presence: $0).scale >= 1 })
    #expect(zoom.upperPose(presence: 0.5).opacity == 1)
    #expect(zoom.name == "zoom")
    #expect(zoom.timing == .spring(.navigation))
  }

  @Test("Interpolation between two poses is linear and exact at both ends")
  func interpolation() {
    let start = PagePose(
      shift: 0.5, drop: 1, scale: 0.8, opacity: 0, dim: 0.1, shadow: 0.3, shadowEdge: .top)
    let end = PagePose(shift: -0.3, drop: 0.1, scale: 1, opacity: 0.7, dim: 0, shadow: 0.7)

    let middle = start.interpolated(to: end, fraction: 0.5)

    let expected = PagePose(
      shift: 0.1, drop: 0.55, scale: 0.9, opacity: 0.35, dim: 0.05, shadow: 0.5)
    #expect(middle.distance(to: expected) < 1e-12)
    #expect(start.interpolated(to: end, fraction: 0) == start)
    #expect(start.interpolated(to: end, fraction: 1) == end)
  }

  @Test(
    "An interpolated pose takes the shadow edge of the pose that contributes more shadow",
    arguments: [
      (1.0, 0.0, 0.0, PagePose.ShadowEdge.top), (1, 0, 0.999, .top), (0, 1, 0.001, .leading),
      (1, 1, 0.4, .top), (1, 1, 0.6, .leading), (0.5, 1, 0.4, .leading),
      // At fraction 1 the result is exactly the second pose.
      (1, 0, 1, .leading),
    ])
  func shadowEdge(
    shadow: Double, other: Double, fraction: Double, edge: PagePose.ShadowEdge
  ) {
    let pose = PagePose(shadow: shadow, shadowEdge: .top)

    #expect(
      pose.interpolated(to: PagePose(shadow: other), fraction: fraction).shadowEdge == edge)
  }
}

extension PagePose {
  fileprivate func distance(to other: PagePose) -> Double {
    zip(numbers, other.numbers).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
  }

  private var numbers: [Double] { [shift, drop, scale, opacity, dim, shadow] }
}
