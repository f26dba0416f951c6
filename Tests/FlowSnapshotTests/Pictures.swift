import FlowCore
import FlowDemos
import FlowSDL
import FlowSnapshot
import FlowUI
import Foundation
import ImageFiles
import SluiceViewer
import Testing

/// A flow in a session, a player of a script for it, and pictures of its frames.
final class RecordedRun {
  let flow: any FlowController
  let session: FlowSession
  let player: ScriptPlayer
  private let renderer: SnapshotRenderer

  /// Shows a demo, or the catalogue if `demo` is `nil`; throws if there is no such demo.
  convenience init(
    _ demo: String?, script: String = "", size: Size = Size(width: 390, height: 844)
  ) throws {
    try self.init(script: script, size: size) { context in
      guard let demo else { return CatalogueFlowController(.sluice, context: context) }
      return try #require(Catalogue.sluice.demo(demo)).start(in: context)
    }
  }

  init(
    script: String = "", size: Size = Size(width: 390, height: 844),
    start: (FlowContext) throws -> any FlowController
  ) throws {
    let glyphs = try GlyphLibrary(try FontChoice())
    flow = try start(FlowContext())
    session = FlowSession(
      navigation: flow.navigationController, size: size, measuring: glyphs)
    player = ScriptPlayer(try Script(yaml: script, file: "test"), session: session)
    renderer = SnapshotRenderer(glyphs: glyphs)
  }

  func picture(scale: Double = 1) -> RGBImage {
    renderer.picture(of: session.layerTree, scale: scale)
  }
}

/// A flow of one screen, to which a test may add others.
final class OneScreenFlow: FlowController {
  let navigationController: NavigationController

  init(_ screen: any Screen, _ context: FlowContext, hasBars: Bool = true) {
    navigationController = NavigationController(root: screen, context: context)
    if hasBars { NavigationBars(around: navigationController) }
  }
}

/// How a picture's session differs from the default.
enum Setting: String, CaseIterable {
  case light
  case dark
  case rightToLeft = "rtl"
  case largeText = "large-text"

  func apply(to session: FlowSession) {
    session.statusBar = StatusBar()
    switch self {
    case .light: break
    case .dark: session.theme = .dark
    case .rightToLeft: session.direction = .rightToLeft
    case .largeText: session.textSize = 2
    }
  }
}

/// Reference pictures next to the tests, each with the dump of its layer tree.
///
/// Pixels are compared only if text is drawn with the same fonts and libraries as recorded with the
/// references. Otherwise only the dumps are compared, or nothing if the fonts are not `own`; tests
/// of such pictures are therefore enabled only if `canCompare`. With `SLUICE_RECORD=1`, references
/// that differ are replaced, and the run still fails.
enum Reference {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("References")

  /// The fonts that a picture's text uses, by the name of the file that records them.
  enum Fonts: String {
    case own = "text-rendering"
    case ofAllScripts = "text-rendering-of-scripts"
    case ofCode = "text-rendering-of-code"
  }

  static func expect(
    _ played: RecordedRun, scale: Double = 1, in fonts: Fonts = .own, named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(
      played.session.layerTree, played.picture(scale: scale), in: fonts, named: name,
      sourceLocation: sourceLocation)
  }

  static func expect(
    _ tree: LayerTree, _ picture: RGBImage, in fonts: Fonts = .own, named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let dump = tree.description + "\n"
    let isRecording = ProcessInfo.processInfo.environment["SLUICE_RECORD"] == "1"
    let isDrawnAsRecorded = try drawsText(asRecordedIn: fonts, isRecording)
    guard isDrawnAsRecorded || fonts == .own else {
      // The layout of other scripts and of code depends on the fonts installed.
      return print("\(name): fonts differ from the references'; compared nothing")
    }
    var faults: [String] = []
    if (try? String(contentsOf: file(name, "txt"), encoding: .utf8)) != dump {
      faults.append("the layer tree differs:\n\(dump)")
    }
    if isDrawnAsRecorded {
      if let expected = try? PNG.decode([UInt8](Data(contentsOf: file(name, "png")))) {
        let difference = PictureDifference(expected: expected, actual: picture)
        if !difference.isEmpty {
          faults.append(difference.description)
          try keep(difference.sideBySide(), name)
        }
      } else {
        faults.append("there is no reference \(name).png")
      }
    } else {
      print("\(name): fonts or libraries differ from the references'; compared the layer tree")
    }
    let failure = folder.deletingLastPathComponent().appendingPathComponent("Failures/\(name).png")
    if faults.isEmpty { try? FileManager.default.removeItem(at: failure) }
    for fault in faults {
      Issue.record("\(name): \(fault)", sourceLocation: sourceLocation)
    }
    if isRecording, !faults.isEmpty {
      try Data(dump.utf8).write(to: file(name, "txt"))
      // A picture drawn with other fonts would differ from the other references.
      if isDrawnAsRecorded { try Data(PNG.encode(picture)).write(to: file(name, "png")) }
    }
  }

  static func canCompare(in fonts: Fonts) throws -> Bool {
    try ProcessInfo.processInfo.environment["SLUICE_RECORD"] == "1"
      || drawsText(asRecordedIn: fonts, false)
  }

  private static func drawsText(asRecordedIn fonts: Fonts, _ isRecording: Bool) throws -> Bool {
    let rendering = TextRendering(
      try FontChoice(), includesScripts: fonts == .ofAllScripts, includesCode: fonts == .ofCode)
    let fingerprint = rendering.fingerprint
    let record = file(fonts.rawValue, "txt")
    if isRecording, !FileManager.default.fileExists(atPath: record.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((fingerprint + "\n").utf8).write(to: record)
    }
    return try String(contentsOf: record, encoding: .utf8) == fingerprint + "\n"
  }

  private static func keep(_ picture: RGBImage, _ name: String) throws {
    let failures = folder.deletingLastPathComponent().appendingPathComponent("Failures")
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    try Data(PNG.encode(picture)).write(to: failures.appendingPathComponent("\(name).png"))
  }

  private static func file(_ name: String, _ ending: String) -> URL {
    folder.appendingPathComponent("\(name).\(ending)")
  }
}
