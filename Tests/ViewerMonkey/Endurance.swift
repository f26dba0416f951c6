internal import FlowCore
internal import FlowDemos
package import FlowSDL
internal import FlowUI
internal import Foundation
internal import SDLWindow
internal import SluiceViewer

/// A viewer that shows and records an endless tour for hours of virtual time, with simulated input
/// beside the stage.
@MainActor
package struct Endurance {
  /// How much memory may grow from the second hour to the last, in MiB, because of the tour's trace
  /// and fragmentation.
  private static let growth = 8
  /// The display's refresh rate in Hz: so low that an hour takes seconds, and not so low that a
  /// frame counts as a stall.
  private static let refreshRate = 4

  private static let record = KeyPress("R", modifiers: [.ctrl])

  private let hours: Int

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
    let flowWindow = FlowWindow(app.session, in: window, fit: .scaled(nil)) { _ in }
    app.open(StageLink("onboarding@0ms,at-end=loop"))
    press(KeyPress("F8"), at: window.time, in: window)
    press(Self.record, at: window.time, in: window)

    var uses: [ProcessUse] = []
    for hour in 1...hours {
      for minute in 0..<60 {
        act(in: minute, in: window)
        try flowWindow.run(for: .seconds(60))
      }
      uses.append(ProcessUse())
      say("hour \(hour): \(uses[hour - 1].memory) MiB, \(uses[hour - 1].descriptors) descriptors")
    }
    press(Self.record, at: window.time, in: window)
    try flowWindow.run(for: .seconds(1))
    return fault(uses, app) ?? fault(in: folder)
      ?? ReplayCheck.fault(in: app, glyphs: glyphs, pictures: folder.path)
  }

  private func act(in minute: Int, in window: HeadlessWindow) {
    for step in 0..<20 {
      // Over the stage, the mouse would pause the tour.
      window.send(
        .mouseMoved(x: 20 + 10 * step, y: 40 + 10 * minute),
        at: window.time + .milliseconds(20 * step))
    }
    var keys = ["F6", "Tab", "Shift+Tab", "Ctrl+Shift+P", "Down", "Escape"]
    keys += minute == 30 ? ["Ctrl+,", "Ctrl+,", "Alt+End"] : ["F9", "F9", "F10", "F10"]
    for (number, key) in keys.enumerated() {
      let time = window.time + .milliseconds(1000 * (number + 1))
      guard let key = KeyPress(parsing: key) else { preconditionFailure("no key is '\(key)'") }
      press(key, at: time, in: window)
    }
    if minute.isMultiple(of: 10) {
      window.size = (1280 + minute, 860 - minute)
      window.send(.resized, at: window.time)
    }
  }

  private func press(_ key: KeyPress, at time: Duration, in window: HeadlessWindow) {
    window.send(
      .key(
        key.key, alt: key.modifiers.contains(.alt), control: key.modifiers.contains(.ctrl),
        shift: key.modifiers.contains(.shift), gui: false, isRepeat: false), at: time)
  }

  private func fault(_ uses: [ProcessUse], _ app: ViewerApp) -> String? {
    // The first hour does not count, because the system opens further descriptors in it.
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
    let endings = names.compactMap { $0.split(separator: ".").last.map(String.init) }.sorted()
    return endings == ["png", "yaml"] ? nil : "expected a recording and its sheet: \(names)"
  }
}
