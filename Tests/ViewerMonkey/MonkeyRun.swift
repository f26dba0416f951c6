internal import FlowCore
package import FlowSDL
internal import FlowUI
internal import Foundation
internal import SluiceViewer

/// A run of a monkey with the acts of a seed, in a new viewer with a temporary folder for pictures.
@MainActor
package struct MonkeyRun {
  package let seed: UInt64
  /// All acts of the seed, or some of them.
  package var acts: [Act]

  /// Creates a run with the given number of random acts, followed by three checks.
  package init(seed: UInt64, acts count: Int) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    acts = (0..<count).map { _ in .random(using: &random) }
    acts += [.checkSettled, .replay, .checkCaches]
  }

  /// Carries out the acts in a new viewer; it is a fault if the viewer is not deallocated
  /// afterwards.
  package func result(
    glyphs: GlyphLibrary, onAct: @escaping (String) -> Void = { _ in }
  ) throws -> Monkey.Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("monkey-\(ProcessInfo.processInfo.processIdentifier)-\(seed)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    weak var app: ViewerApp?
    weak var stage: FlowSession?
    var monkey: Monkey? = Monkey(
      acts, seed: seed, glyphs: glyphs, pictures: folder.path, onAct: onAct)
    app = monkey?.app
    var result = try monkey?.run() ?? Monkey.Result()
    stage = monkey?.app.stageSession
    monkey = nil
    if result.fault == nil, app != nil || stage != nil {
      result.fault = "the viewer outlives its window"
    }
    return result
  }
}

/// The resources that this process uses.
package struct ProcessUse: Sendable {
  /// The number of open descriptors, except those of fonts, which stay open after their first use.
  package let descriptors: Int
  /// The resident memory, in MiB.
  package let memory: Int

  package init() {
    let folder = "/proc/self/fd"
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = numbers.map {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) ?? ""
    }
    descriptors = files.count { !$0.contains("/fonts/") }
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap {
      Int($0)
    }
    memory = (kibibytes ?? 0) >> 10
  }
}
