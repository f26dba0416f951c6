internal import ArgumentParser
internal import FlowCore
internal import FlowDemos
internal import FlowRaster
internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import SluiceCommandLine
internal import SluiceViewer

/// `sluice bench`: measures the cost of frames, for comparison with other toolkits that draw the
/// same scene.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures the library demo or a page of stars; prints JSON, or writes a picture.",
    shouldDisplay: false)

  enum Mode: String, ExpressibleByArgument, CaseIterable {
    /// The time from process start to the first frame in a window.
    case first
    /// 20 pushes and pops in a window, as fast as possible.
    case run
    /// 5 pushes and pops in a window, at 60 frames a second.
    case paced
    /// 5 seconds idle in a window, starting one second after the first frame.
    case idle
    /// The first frame as a PNG file.
    case still
    /// 10 pushes and pops drawn to memory.
    case seq
    /// 200 frames of stars, drawn to memory.
    case paths
  }

  @Argument var mode: Mode
  @Argument var width: Double
  @Argument var height: Double
  @Argument(transform: Arguments.scale) var scale: Double
  @Argument var png: String?

  func validate() throws {
    guard SizeLimits.allows(Size(width: width, height: height)) else {
      throw ValidationError(SizeLimits.sizeRule)
    }
    guard SizeLimits.allowsPicture(Size(width: width, height: height), scale: scale) else {
      throw ValidationError(SizeLimits.pictureRule)
    }
    guard mode != .still || png != nil else {
      throw ValidationError("expected a PNG file to write")
    }
  }

  @MainActor
  func measure() throws {
    let scene = try BenchScene(size: Size(width: width, height: height))
    switch mode {
    case .still: try still(scene)
    case .seq: print(sequence(scene))
    case .paths: print(paths(scene))
    case .first, .run, .paced, .idle: print(try inWindow(scene))
    }
  }

  @MainActor
  private func still(_ scene: BenchScene) throws {
    let picture = SnapshotRenderer(glyphs: scene.glyphs)
    try Output(path: png ?? "").write(picture.png(of: scene.session.layerTree, scale: scale))
  }

  @MainActor
  private func sequence(_ scene: BenchScene) -> String {
    let sequence = OffscreenRenderer(scene.session, glyphs: scene.glyphs, scale: scale)
    sequence.draw()
    let meter = BenchMeter()
    let frames = scene.pushAndPop(times: 10) { _ in sequence.draw() }
    return meter.line(mode, frames: frames)
  }

  @MainActor
  private func paths(_ scene: BenchScene) -> String {
    let rasterizer = Rasterizer(glyphs: scene.glyphs)
    let (stars, frames) = (BenchStars(size: Size(width: width, height: height)), 200)
    let buffer = PixelBuffer(width: Int(width * scale), height: Int(height * scale))
    let meter = BenchMeter()
    for frame in 0..<frames { rasterizer.render(stars.tree(frame), scale: scale, into: buffer) }
    return meter.line(mode, frames: frames)
  }

  @MainActor
  private func inWindow(_ scene: BenchScene) throws -> String {
    do {
      let window = try FlowWindow(
        scene.session, glyphs: scene.glyphs,
        options: FlowWindowOptions(title: "bench", scale: scale, allowsInvisible: true),
        warn: Console.say)
      try window.step(to: .zero)
      switch mode {
      case .idle:
        try window.run(for: .seconds(1))
        let meter = BenchMeter()
        try window.run(for: .seconds(5))
        return meter.line(mode, frames: 0)
      case .run, .paced:
        let meter = BenchMeter()
        var pacer = FramePacer(interval: mode == .paced ? .nanoseconds(16_666_667) : nil)
        let frames = try scene.pushAndPop(times: mode == .paced ? 5 : 20) { instant in
          try window.step(to: instant)
          pacer.wait()
        }
        return meter.line(mode, frames: frames)
      case .first, .still, .seq, .paths:
        return BenchMeter.firstLine()
      }
    } catch let error as WindowError {
      throw Failure(error)
    }
  }
}
