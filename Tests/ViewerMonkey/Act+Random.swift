internal import FlowCore

extension Act {
  static func random(using random: inout SeededGenerator) -> Act {
    let total = makers.reduce(0) { $0 + $1.weight }
    var draw = Int.random(in: 0..<total, using: &random)
    for maker in makers {
      draw -= maker.weight
      if draw < 0 { return maker.make(&random) }
    }
    preconditionFailure("no act has the remaining weight")
  }

  private struct Maker: Sendable {
    let weight: Int
    let make: @Sendable (inout SeededGenerator) -> Act

    init(_ weight: Int, _ make: @escaping @Sendable (inout SeededGenerator) -> Act) {
      (self.weight, self.make) = (weight, make)
    }
  }

  private static let makers = mouse + touch + keyboard + viewer + window + checks

  private static let mouse = [
    Maker(60) { .move(.random(&$0)) },
    Maker(15) { .press(.random(&$0), button: .random(in: 1...3, using: &$0)) },
    Maker(15) { .release(button: .random(in: 1...3, using: &$0)) },
    Maker(40) {
      .click(.random(&$0), times: .random(in: 1...3, using: &$0), button: button(&$0))
    },
    Maker(40) {
      .drag(
        from: .random(&$0), to: .random(&$0), steps: steps(&$0),
        releases: .random(in: 1...8, using: &$0) > 1)
    },
    Maker(20) {
      .drag(
        from: .stage(0.01, 0.5), to: .stage(.random(in: 0...1, using: &$0), 0.5),
        steps: .random(in: 1...12, using: &$0), releases: .random(in: 1...8, using: &$0) > 1)
    },
    Maker(30) {
      let fine = Bool.random(using: &$0)
      let distance = Double.random(in: -4...4, using: &$0)
      let across = Int.random(in: 1...4, using: &$0) == 1
      let steps = fine ? distance : distance.rounded()
      return .wheel(right: across ? steps : 0, down: across ? 0 : steps)
    },
  ]

  private static let touch = [
    Maker(20) {
      .finger(
        Int.random(in: 0...2, using: &$0), TouchPhase.allCases.randomElement(using: &$0) ?? .up,
        .random(&$0))
    },
    Maker(15) {
      .swipe(
        finger: .random(in: 0...1, using: &$0), from: .random(&$0), to: .random(&$0),
        steps: steps(&$0), releases: .random(in: 1...8, using: &$0) > 1)
    },
  ]

  private static let keyboard = [
    Maker(60) { .key(plainKeys.pick(&$0), times: .random(in: 1...3, using: &$0)) },
    Maker(25) { .key(shortcuts.pick(&$0), times: 1) },
    Maker(25) { .type(texts.pick(&$0)) },
    Maker(10) {
      let text = ["", "に", "にほん", "日本", "é", "👩🏽‍🚀x"].pick(&$0)
      let end = Int.random(in: 0...4, using: &$0)
      return .compose(text, selected: Bool.random(using: &$0) ? nil : 0..<end)
    },
    Maker(4) { .paste((texts + links + refused).pick(&$0)) },
  ]

  private static let viewer = [
    Maker(40) {
      .control(.random(in: 0..<1, using: &$0), at: .random(in: 0...1, using: &$0), in: .viewer)
    },
    Maker(60) {
      .control(.random(in: 0..<1, using: &$0), at: .random(in: 0...1, using: &$0), in: .stage)
    },
    Maker(6) {
      .scrubTimeLine(.random(in: 0...1, using: &$0), to: .random(in: 0...1, using: &$0))
    },
    Maker(3) { .palette(queries.pick(&$0)) },
    Maker(4) { .demo(.random(in: 0..<1, using: &$0)) },
    Maker(1) { _ in .copyAndPasteLink },
    Maker(1) { .drop(.random(in: 0..<1, using: &$0)) },
  ]

  private static let window = [
    Maker(5) {
      let isUsual = Int.random(in: 1...5, using: &$0) > 1
      return .resize(
        width: .random(in: isUsual ? 720...1600 : 1...3000, using: &$0),
        height: .random(in: isUsual ? 560...1100 : 1...2000, using: &$0))
    },
    Maker(1) { .scale(.random(in: 1...3, using: &$0)) },
    Maker(1) { _ in .fullScreen },
    Maker(4) { .focus(.random(using: &$0)) },
    Maker(1) { _ in .hide },
    Maker(2) { _ in .show },
    Maker(1) { _ in .loseTextures },
    Maker(2) {
      .prefer(
        dark: .random(using: &$0), contrast: .random(using: &$0),
        reducedMotion: .random(in: 1...4, using: &$0) == 1)
    },
    Maker(30) { .wait(milliseconds: [1, 4, 16, 40, 100, 350, 350, 1000, 3000].pick(&$0)) },
  ]

  private static let checks = [
    Maker(1) { _ in .checkSettled },
    Maker(1) { _ in .replay },
    Maker(3) { _ in .checkCaches },
  ]

  private static func steps(_ random: inout SeededGenerator) -> Int {
    [1, .random(in: 2...12, using: &random), .random(in: 20...80, using: &random)].pick(&random)
  }

  private static func button(_ random: inout SeededGenerator) -> Int {
    Int.random(in: 1...6, using: &random) > 1 ? 1 : .random(in: 2...5, using: &random)
  }
}

extension Act.Spot {
  /// A point on the stage or, less often, in the window; now and then beyond its edges.
  fileprivate static func random(_ random: inout SeededGenerator) -> Act.Spot {
    let range = Int.random(in: 1...20, using: &random) == 1 ? -0.2...1.2 : 0.0...1
    let x = Double.random(in: range, using: &random)
    let y = Double.random(in: range, using: &random)
    return Int.random(in: 1...3, using: &random) == 1 ? .window(x, y) : .stage(x, y)
  }
}

extension Array {
  fileprivate func pick(_ random: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}
