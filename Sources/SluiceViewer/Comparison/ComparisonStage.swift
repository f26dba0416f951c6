internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// A second stage beside the first one, with the same flow and the same input, but with another
/// preference, demo setting or device.
@MainActor
final class ComparisonStage {
  let variant: ComparisonVariant
  let playback: Playback
  /// The input target, which sends input to both stages.
  let stage = StageTarget()
  var showsDifference = false
  let difference = Control()

  private var frame = StageFrame()
  /// From the first stage to this one.
  private var pointers = PointerMapping()
  /// From this stage to the first one.
  private var backward = PointerMapping()

  /// The height of the explanation below both stages, in points: two lines with their margins.
  private static let noteHeight = 44.0

  var noteHeight: Double { variant.note == nil ? 0 : Self.noteHeight }

  func room(in size: Size) -> Size {
    Size(
      width: (size.width / 2).rounded(), height: size.height - ComparisonHeader.height - noteHeight)
  }

  /// Whether the variant keeps the stage's size, so that pictures of both stages can be compared.
  var keepsSize: Bool { variant.device == nil }

  init(_ variant: ComparisonVariant, of first: Playback, measuring: any TextMeasuring) {
    self.variant = variant
    playback = Playback(
      variant.applied(to: first.setup),
      playing: Script(inputs: variant.applied(to: first.log, of: first.setup, measuring)),
      makesCalls: false, measuring: measuring)
    stage.hasFocus = false
    difference.onActivate = { [weak self] in self?.showsDifference.toggle() }
    playback.play(to: first.end)
    follow(first)
  }

  /// `changes` counts the changes that may affect the frame, apart from the passing of time.
  func tree(after changes: Int, takesKeys: Bool, measuring: any TextMeasuring) -> LayerTree {
    let session = playback.session
    return frame.tree(of: session, after: changes, takesKeys: takesKeys) { problem in
      FailurePage(title: session.context.strings[.badFrame], message: problem)
        .frame(size: session.size, theme: session.theme, measuring: measuring)
    }
  }

  /// Returns the input for this stage; call this before the first stage handles its input.
  func input(for input: InputEvent, of first: Playback) -> InputEvent {
    let session = playback.session
    return variant.applied(to: pointers.input(for: input, on: first.session, to: session))
  }

  /// Returns the first stage's input for input on this stage, which acts on the first one.
  func inputOfFirst(for input: InputEvent, _ first: Playback) -> InputEvent {
    backward.input(for: input, on: playback.session, to: first.session)
  }

  func send(_ input: InputEvent) { playback.send(input) }

  /// Ends a call of this stage with the result that the first stage's call had.
  func receive(_ result: LoadResult) { playback.receive(result) }

  func follow(_ first: Playback) { playback.follow(first) }

  func branch() { playback.branch() }
}

extension ComparisonVariant {
  fileprivate func applied(to input: InputEvent) -> InputEvent {
    switch input {
    case .environment(.prefer(let preferences)): .prefer(applied(to: preferences))
    case .environment(.resize(let size)): .resize(applied(to: size))
    default: input
    }
  }

  /// Returns the first stage's input as the comparison stage needs it.
  ///
  /// The positions of pointers are mapped by playing both stages.
  @MainActor
  fileprivate func applied(
    to log: [Script.TimedInput], of setup: StageSetup, _ measuring: any TextMeasuring
  ) -> [Script.TimedInput] {
    let blocks = TextBlocks()
    let first = setup.start(measuring: measuring, blocks: blocks, calls: .input)
    let second = applied(to: setup).start(measuring: measuring, blocks: blocks, calls: .input)
    var pointers = PointerMapping()
    return log.map { timed in
      for run in [first, second] { run.session.advance(to: timed.instant) }
      let input = applied(
        to: pointers.input(for: timed.input, on: first.session, to: second.session))
      first.session.send(timed.input, at: timed.instant)
      second.session.send(input, at: timed.instant)
      return Script.TimedInput(instant: timed.instant, input: input)
    }
  }
}
