internal import FlowCore
internal import FlowDemos
package import FlowSDL
internal import FlowUI
internal import Foundation
internal import SDLWindow
internal import SluiceViewer

/// A viewer that shows and records a tour without an end, for hours of virtual time.
@MainActor
package struct Endurance {
  /// How much memory may grow from the second hour to the last, in MiB, because of the tour's trace
  /// and fragmentation.
  private static let growth = 8
  /// The display's refresh rate in Hz: so low that an hour takes seconds, and not so low that a
  /// frame counts as a stall.
  private static let refreshRate = 4

  private let hours: Int

  /// Creates a run of a number of hours, at least 3.
  package init(hours: Int) {
    precondition(hours >= 3, "expected 3 hours at least, not \(hours)")
    self.hours = hours
  }

  /// Shows the tour, and returns what is wrong; `nil` if nothing is.
  package func fault(glyphs: GlyphLibrary, say: (String) -> Void) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endurance-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = ViewerApp(.sluice, demo: "onboarding", glyphs: glyphs, pictures: folder.path)
    let window = HeadlessWindow(width: 1280, height: 860)
    (window.keepsFrames, window.refreshRate) = (false, Self.refreshRate)
    let stage = StageWindow(app.session, in: window, fit: .scaled(nil)) { _ in }
    app.open(StageLink("onboarding@0ms,at-end=loop"))
    for (name, control) in [("F8", false), ("R", true)] {
      press(name, control: control, in: window)
    }

    var uses: [ProcessUse] = []
    for hour in 1...hours {
      try stage.run(for: .seconds(3600))
      uses.append(ProcessUse())
      say("hour \(hour): \(uses[hour - 1].memory) MiB, \(uses[hour - 1].descriptors) descriptors")
    }
    press("R", control: true, in: window)
    try stage.run(for: .seconds(1))
    return fault(uses, app) ?? fault(in: folder)
      ?? ReplayCheck.fault(in: app, glyphs: glyphs, pictures: folder.path)
  }

  private func press(_ name: String, control: Bool, in window: HeadlessWindow) {
    window.send(
      .key(name, alt: false, control: control, shift: false, gui: false, isRepeat: false),
      at: window.time)
  }

  private func fault(_ uses: [ProcessUse], _ app: ViewerApp) -> String? {
    // In the first hour the system opens descriptors of its own.
    let (first, last) = (uses[1], uses[uses.count - 1])
    let shown = app.link.moment?.time ?? .zero
    guard shown >= .seconds(3600 * hours), app.isTimePassing else {
      return "the tour stopped after \(shown)"
    }
    if last.memory > first.memory + Self.growth {
      return "memory grows from \(first.memory) to \(last.memory) MiB"
    }
    return last.descriptors > first.descriptors ? "descriptors are left open" : nil
  }

  private func fault(in folder: URL) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let endings = Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
    return endings == ["yaml", "png"] ? nil : "the recording is not saved: \(names)"
  }
}
