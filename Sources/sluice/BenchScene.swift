internal import FlowCore
internal import FlowDemos
internal import FlowText
internal import FlowUI
internal import SluiceViewer

/// The scene that the benchmark measures: the library demo, whose push and pop take 21 frames each.
@MainActor
struct BenchScene {
  let session: FlowSession
  let glyphs: GlyphLibrary
  private let flow: LibraryFlowController

  /// In a transition of 0.35 s, including the first and the last: one every 17.5 ms.
  private static let frames = 21

  init(size: Size) throws(Failure) {
    do {
      glyphs = try GlyphLibrary(FontChoice())
    } catch {
      throw Failure("\(error)")
    }
    flow = LibraryFlowController(context: FlowContext())
    session = FlowSession(navigation: flow.navigationController, size: size, measuring: glyphs)
  }

  func pushAndPop(times: Int, _ frame: (Instant) throws -> Void) rethrows -> Int {
    for _ in 0..<times {
      flow.open(2)
      try transition(frame)
      flow.navigationController.attempt { try $0.pop() }
      try transition(frame)
    }
    return times * 2 * Self.frames
  }

  private func transition(_ frame: (Instant) throws -> Void) rethrows {
    let start = session.context.clock.now
    for index in 0..<Self.frames {
      let instant = start.advanced(by: .microseconds(350_000 * index / (Self.frames - 1)))
      session.advance(to: instant)
      try frame(instant)
    }
  }
}
