import FlowCore
import FlowScene
import Testing

@Suite struct MagnifyingTests {
  private let style = TextStyle(size: 10, weight: .bold, lineHeight: 14).withMonospacedDigits

  private func layer(_ drawings: [Drawing], sublayers: [Layer] = []) -> Layer {
    Layer(
      name: "layer", size: Size(width: 100, height: 50), drawings: drawings, sublayers: sublayers)
  }

  @Test("Magnifying scales all lengths, and text keeps its weight and monospaced digits")
  func lengths() {
    let page = layer([
      .outline(Rect(x: 8, y: 4, width: 20, height: 16), radius: 4, width: 1, colour: .black),
      .text("four", style: style, baseline: Point(x: 3, y: 20), colour: .black),
    ])

    let large = page.magnified(by: 2.5)

    #expect(large.size == Size(width: 250, height: 125))
    #expect(
      large.drawings == [
        .outline(Rect(x: 20, y: 10, width: 50, height: 40), radius: 10, width: 2.5, colour: .black),
        .text(
          "four", style: TextStyle(size: 25, weight: .bold, lineHeight: 35).withMonospacedDigits,
          baseline: Point(x: 7.5, y: 50), colour: .black),
      ])
  }

  @Test("Magnifying scales a sublayer's size and offset, but not its scale, opacity, dim or shadow")
  func sublayers() throws {
    var upper = layer([])
    upper.offset = Point(x: 30, y: 7)
    (upper.scale, upper.opacity, upper.dim, upper.edgeShadow) = (0.9, 0.5, 0.25, 1)

    let large = try #require(layer([], sublayers: [upper]).magnified(by: 2).sublayers.first)

    upper.size = Size(width: 200, height: 100)
    upper.offset = Point(x: 60, y: 14)
    #expect(large == upper)
  }

  @Test("Magnifying by a factor that is not positive and finite traps")
  func mistake() async {
    await #expect(processExitsWith: .failure) {
      _ = Layer(name: "layer", size: .zero).magnified(by: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Layer(name: "layer", size: .zero).magnified(by: .nan)
    }
  }
}
