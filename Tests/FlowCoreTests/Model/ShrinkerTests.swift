import FlowCore
import FlowModel
import Testing

/// A line of an example script, which fails if a number above 41 is written while a file is open.
private enum Line: Equatable {
  case open, close, write(Int)

  static func breaks(_ script: [Line]) -> Bool {
    var isOpen = false
    for line in script {
      switch line {
      case .open: isOpen = true
      case .close: isOpen = false
      case .write(let number): if isOpen, number > 41 { return true }
      }
    }
    return false
  }

  var simpler: [Line] {
    guard case .write(let number) = self, number > 0 else { return [] }
    return [.write(number / 2), .write(number - 1)]
  }
}

@Suite struct ShrinkerTests {
  @Test(
    "A long script shrinks to the lines that matter, with the simplest values", arguments: 1...20)
  func planted(seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    let lines: [Line] = [.open, .close, .write(7), .write(1000), .write(64)]
    let script = (0..<300).map { _ in lines.randomElement(using: &random) ?? .open }
    let shrinker = Shrinker(fails: Line.breaks, simpler: \.simpler)

    let shrunk = await shrinker.shrunk(script)

    #expect(Line.breaks(script))
    #expect(shrunk == [.open, .write(42)])
  }

  @Test("A script that always fails shrinks to nothing")
  func nothing() async {
    let shrinker = Shrinker<Line>(fails: { _ in true }, simpler: \.simpler)

    #expect(await shrinker.shrunk([.open, .close]).isEmpty)
  }

  /// Whether simplifying an operation repeatedly may go on for ever.
  ///
  /// `path` holds the operations from which this one was simplified; simplifying those in `ending`
  /// is known to end.
  private func simplifiesEndlessly(
    _ operation: Operation, path: [Operation] = [], _ ending: inout Set<Operation>
  ) -> Bool {
    guard !ending.contains(operation) else { return false }
    guard path.count < 100, !path.contains(operation) else { return true }
    for simpler in operation.simpler
    where simplifiesEndlessly(simpler, path: path + [operation], &ending) {
      return true
    }
    ending.insert(operation)
    return false
  }

  @Test("Simplifying any operation repeatedly, in any way, ends within 100 steps")
  func wellFounded() {
    var ending: Set<Operation> = []
    for line in NavigationRandomTest.scripts(seed: 2).prefix(20).joined() {
      #expect(!simplifiesEndlessly(line, &ending), "\(line)")
    }
    #expect(ending.count > 100)
  }
}
