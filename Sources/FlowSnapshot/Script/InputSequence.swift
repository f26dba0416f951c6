internal import FlowCore

/// The input events of a script; the moves of a drag are created one at a time, as they are needed.
struct InputSequence: Sequence, IteratorProtocol {
  private let script: Script
  private var piece = 0
  /// The number of moves of the current drag that have been created.
  private var moves = 0

  init(script: Script) {
    self.script = script
  }

  var underestimatedCount: Int { script.inputCount }

  mutating func next() -> Script.TimedInput? {
    while piece < script.pieces.count {
      switch script.pieces[piece] {
      case .input(let input):
        piece += 1
        return input
      case .drag(let drag) where moves < drag.count:
        defer { moves += 1 }
        return drag[moves]
      case .drag:
        (piece, moves) = (piece + 1, 0)
      case .named, .clock, .shot:
        piece += 1
      }
    }
    return nil
  }
}
