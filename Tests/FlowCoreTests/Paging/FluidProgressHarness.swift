import FlowCore
import FlowModel

/// A page timer without a pager.
final class FluidProgressHarness {
  let context: FlowContext
  let progress: FluidProgress
  private(set) var lines: [TraceLine] = []

  init(
    _ count: Int = 4, selected: Int = 0, timePerPage: Duration = .seconds(4), wraps: Bool = true,
    reducesMotion: Bool = false
  ) {
    context = FlowContext(reducesMotion: reducesMotion)
    progress = FluidProgress(
      names(count), selected: selected, timePerPage: timePerPage, wraps: wraps, context: context)
    progress.start()
    context.trace.send { [weak self] in self?.lines.append($0) }
  }

  func advance(milliseconds: Double) {
    let passed = Duration.nanoseconds(Int64(milliseconds * 1e6))
    context.clock.advance(to: context.clock.now.advanced(by: passed))
  }

  var elapsed: Duration { progress.machine.elapsed(at: context.clock.now) }
}
