internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// A second stage beside the first one, with the same flow and the same input, but with another
/// preference, demo setting or device.
@MainActor
final class ComparisonStage {
  /// How this stage differs from the first one.
  let variant: ComparisonVariant
  /// The flow with its history.
  let playback: Playback
  /// The input target, which sends input to both stages.
  let stage = StageTarget()
  /// Whether the difference between the stages is shown instead of this stage.
  var showsDifference = false
  /// The button that switches between the difference and the stage.
  let difference = Control()

  private var frame = StageFrame()
  private var pointers = PointerMapping()
  private var backward = PointerMapping()

  /// The height of the explanation below both stages, in points: two lines with their margins.
  private static let noteHeight = 44.0

  /// The height of the explanation below both stages, in points; 0 without one.
  var noteHeight: Double { variant.note == nil ? 0 : Self.noteHeight }

  /// The space for each of the two stages, in points.
  func room(in size: Size) -> Size {
    Size(
      width: (size.width / 2).rounded(), height: size.height - ComparisonHeader.height - noteHeight)
  }

  /// Whether the variant keeps the stage's size, so that pictures of both stages can be compared.
  var keepsSize: Bool { variant.device == nil }

  /// Creates a comparison stage and replays everything that was done on the first one.
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

  /// The stage's frame at the instant that is shown.
  ///
  /// - Parameters:
  ///   - changes: The number of changes so far that may affect the frame, apart from the passing of
  ///     time.
  ///   - takesKeys: Whether the flow receives keys, so that its focused target is marked.
  ///   - measuring: Measures text.
  func tree(after changes: Int, takesKeys: Bool, measuring: any TextMeasuring) -> LayerTree {
    let session = playback.session
    return frame.tree(of: session, after: changes, takesKeys: takesKeys) { problem in
      FailurePage(session.context.strings[.badFrame], problem)
        .frame(size: playback.setup.size, theme: session.theme, measuring: measuring)
    }
  }

  /// The input for this stage that corresponds to input of the first one; call this before the
  /// first stage handles the input.
  func input(for input: InputEvent, of first: Playback) -> InputEvent {
    let session = playback.session
    return variant.applied(to: pointers.input(for: input, on: first.session, to: session))
  }

  /// The input for the first stage that corresponds to input of this one.
  func inputOfFirst(for input: InputEvent, _ first: Playback) -> InputEvent {
    backward.input(for: input, on: playback.session, to: first.session)
  }

  /// Sends input to this stage.
  func send(_ input: InputEvent) { playback.send(input) }

  /// Ends a call of this stage with the result that the first stage's call had.
  func receive(_ result: LoadResult) { playback.receive(result) }

  /// Shows the instant that the first stage shows.
  func follow(_ first: Playback) { playback.follow(first) }

  /// Discards everything after the instant that is shown, as on the first stage.
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

  /// The input of the first stage's log, adapted to the comparison stage: its preferences and
  /// sizes, and the positions of pointers, which are mapped by playing both stages.
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
