import FlowCore
import FlowScene
import Testing

@Suite struct PathTests {
  @Test("A line in an empty path, or after a closed subpath, begins a subpath")
  func beginnings() {
    let path = Path { path in
      path.line(to: Point(x: 1, y: 2))
      path.line(to: Point(x: 3, y: 4))
      path.close()
      path.close()
      path.line(to: Point(x: 5, y: 6))
    }

    #expect(
      path.elements == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .close, .move(Point(x: 1, y: 2)),
        .line(Point(x: 5, y: 6)),
      ])
  }

  @Test(
    "An SVG path has the same elements in absolute and relative commands",
    arguments: [
      ("M1 2L3 4H5V6Z", "m1,2l2,2h2v2z"),
      ("M1 2 3 4 5 6", "m 1 2 2 2 2 2"),
      ("M0 0C1 2 3 4 5 6S9 10 11 12", "m0 0c1 2 3 4 5 6s4 4 6 6"),
      ("M0 0Q1 2 3 4T5 6", "M0 0q1 2 3 4t2 2"),
      ("M10 10A5 5 0 0 1 20 10", "M10 10a5 5 0 0110 0"),
      ("M1 2L-.5.5L1e1-2", "M1 2L-0.5 0.5 10-2"),
    ])
  func relative(absolute: String, relative: String) throws {
    #expect(try Path(svg: absolute).elements == Path(svg: relative).elements)
  }

  @Test("A smooth curve mirrors the previous control point if the previous curve is of its kind")
  func smooth() throws {
    let cubic = try Path(svg: "M0 0C0 1 2 3 4 5S8 9 10 11")
    let other = try Path(svg: "M0 0Q2 3 4 5S8 9 10 11")

    #expect(
      cubic.elements.last
        == .cubic(
          Point(x: 10, y: 11), control1: Point(x: 6, y: 7), control2: Point(x: 8, y: 9)))
    #expect(
      other.elements.last
        == .cubic(
          Point(x: 10, y: 11), control1: Point(x: 4, y: 5), control2: Point(x: 8, y: 9)))
  }

  @Test(
    "A text that is not an SVG path is refused at its first wrong character",
    arguments: [
      ("L1 2", "an SVG path has 'L' at character 1 where it needs M or m, which begins a path"),
      ("M1 2X", "an SVG path has 'X' at character 5 where it needs a command, one of MLHVCSQTAZ"),
      ("M1", "an SVG path ends where it needs a number"),
      ("M1 2L3 4 5", "an SVG path ends where it needs a number"),
      ("M0 0A1 1 0 2 1 3 3", "an SVG path has '2' at character 12 where it needs 0 or 1"),
      ("M1 2é", "an SVG path has 'é' at character 5 where it needs a command, one of MLHVCSQTAZ"),
      ("M1e999 2", "an SVG path has '1' at character 2 where it needs a number"),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: PathSyntaxError.self) { try Path(svg: text) }

    #expect(error?.description == message)
  }

  @Test("A string literal that is not a valid path traps")
  func literal() async {
    await #expect(processExitsWith: .failure) { _ = "M1 2 nonsense" as Path }
  }

  @Test("A path's description is an SVG path with the same elements")
  func description() throws {
    let path = try Path(svg: "M1 2L3.5 4Q5 6 7 8C1 1 2 2 3 3Z")

    #expect(try Path(svg: path.description) == path)
  }

  @Test(
    "All points of an arc are at its radius, to within five millionths of it",
    arguments: [(0.0, 360.0), (-90, 270), (30, -200), (10, 11), (0, 1000)])
  func arc(start: Double, end: Double) {
    let centre = Point(x: 3, y: -4)
    let path = Path { $0.arc(centre: centre, radius: 10, from: start, to: end) }

    let points = curvePoints(path)
    #expect(points.count >= 8)
    #expect(points.allSatisfy { abs($0.distance(to: centre) - 10) < 5e-5 })
  }

  @Test(
    "The flags of an SVG arc choose its centre and direction",
    arguments: [
      ("M0 10A10 10 0 0 1 10 0", Point(x: 10, y: 10), Point(x: 2.929, y: 2.929)),
      ("M0 10A10 10 0 0 0 10 0", Point(x: 0, y: 0), Point(x: 7.071, y: 7.071)),
      ("M0 10A10 10 0 1 1 10 0", Point(x: 0, y: 0), Point(x: -7.071, y: -7.071)),
      ("M0 10A10 10 0 1 0 10 0", Point(x: 10, y: 10), Point(x: 17.071, y: 17.071)),
      // A radius that is too small gives a half circle.
      ("M0 0A1 1 0 0 1 20 0", Point(x: 10, y: 0), Point(x: 10, y: -10)),
    ])
  func svgArc(text: String, centre: Point, middle: Point) throws {
    let path = try Path(svg: text)

    let points = curvePoints(path)
    #expect(points.allSatisfy { abs($0.distance(to: centre) - 10) < 1e-3 })
    #expect(points.contains { $0.distance(to: middle) < 0.1 })
  }

  @Test("An SVG arc that ends where it begins adds nothing, and one with a radius of 0 is a line")
  func emptyArc() throws {
    #expect(try Path(svg: "M5 5A3 3 0 0 1 5 5") == Path(svg: "M5 5"))
    #expect(try Path(svg: "M5 5A0 3 0 0 1 9 5") == Path(svg: "M5 5L9 5"))
  }

  @Test("Directions at multiples of 90 degrees are exact, and others are right to 15 digits")
  func directions() {
    let (right, left) = (Point(x: 1, y: 0), Point(x: -1, y: 0))
    let (down, up) = (Point(x: 0, y: 1), Point(x: 0, y: -1))
    let corners = (-4..<8).map { Point(from: .zero, degrees: Double($0) * 90, distance: 1) }
    #expect(corners == [right, down, left, up, right, down, left, up, right, down, left, up])

    let diagonal = Point(from: .zero, degrees: 45, distance: 1)
    let sixth = Point(from: .zero, degrees: -60, distance: 2)
    #expect(abs(diagonal.x - 0.5.squareRoot()) < 1e-15)
    #expect(abs(diagonal.y - 0.5.squareRoot()) < 1e-15)
    #expect(abs(sixth.x - 1) < 1e-15)
    #expect(abs(sixth.y + 3.0.squareRoot()) < 1e-15)
  }

  @Test("A transform followed by its inverse changes nothing; an invalid one has no inverse")
  func inverse() throws {
    let transform = Transform.rotation(degrees: 33, about: Point(x: 5, y: 6))
      .followed(by: .scale(x: 2, y: -3)).followed(by: .translation(x: 7, y: 8))
    let point = Point(x: 1.25, y: -9)

    let back = try #require(transform.inverse).apply(to: transform.apply(to: point))

    #expect(back.distance(to: point) < 1e-13)
    #expect(Transform.scale(0).inverse == nil)
    #expect(Transform(a: .nan).inverse == nil)
  }

  @Test("A gradient's stops are sorted and clamped, and evenly spaced by default")
  func stops() {
    let gradient = Gradient(stops: [
      .init(.white, at: 2), .init(.black, at: 0.5), .init(.clear, at: 0.5), .init(.white, at: .nan),
    ])

    #expect(gradient.stops.map(\.fraction) == [0, 0.5, 0.5, 1])
    #expect(gradient.stops.map(\.colour) == [.white, .black, .clear, .white])
    #expect(Gradient(.white, .black, .white).stops.map(\.fraction) == [0, 0.5, 1])
    #expect(Gradient().stops.map(\.colour) == [.clear])
  }

  /// The points of each cubic curve at 17 equally spaced parameters.
  private func curvePoints(_ path: Path) -> [Point] {
    var (points, last): ([Point], Point) = ([], .zero)
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .quadratic, .close: break
      case .cubic(let end, let first, let second):
        for step in 0...16 {
          let t = Double(step) / 16
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
          )
          points.append(
            Point(
              x: a * last.x + b * first.x + c * second.x + d * end.x,
              y: a * last.y + b * first.y + c * second.y + d * end.y))
        }
        last = end
      }
    }
    return points
  }
}
