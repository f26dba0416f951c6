internal import Desktop
internal import FlowCore
internal import FlowSnapshot

package struct ViewerSettings {
  private var file: SettingsFile

  init(_ folders: DesktopFolders, warn: @escaping (String) -> Void) {
    self.init(path: folders.settings.map { "\($0)/settings.json" }, warn: warn)
  }

  /// The file need not exist; without a path nothing is stored.
  package init(path: String?, warn: @escaping (String) -> Void) {
    file = SettingsFile(path, warn: warn)
  }

  /// The key under which earlier versions stored the colour scheme.
  private static let earlierColourSchemeKey = "look"

  package var colourScheme: ViewerColourScheme {
    (file["colour-scheme"] ?? file[Self.earlierColourSchemeKey])?.text
      .flatMap(ViewerColourScheme.init) ?? .asDesktop
  }

  /// The stored size of the window, in points; its lower bounds are `ViewerWindow.minimum`.
  var windowSize: Size {
    let (width, height) = (file["window-width"]?.number, file["window-height"]?.number)
    guard let width, let height, (720...8192).contains(width), (560...8192).contains(height) else {
      return Size(width: 1280, height: 860)
    }
    return Size(width: width, height: height)
  }

  @MainActor
  func apply(to model: ViewerModel) {
    model.colourScheme = colourScheme
    model.windowScale = file["window-scale"]?.text.flatMap(WindowScale.init) ?? .automatic
    model.frameTimes.isShown = file["frame-times"]?.flag ?? false
    model.frameTimes.tintsDamage = file["tints-damage"]?.flag ?? false
    // Ignore an editor that cannot be found, rather than warn at each start.
    model.editor = file["editor"]?.text.flatMap { try? EditorCommand($0) }
    model.invitesToDrag = file["invites-to-drag"]?.flag ?? true
    if let width = file["inspector-width"]?.number { model.panels.preferredInspectorWidth = width }
  }

  struct Values: Hashable {
    /// The settings that change in one step, unlike sizes, which change throughout a drag.
    struct Switches: Hashable {
      var colourScheme: ViewerColourScheme
      var windowScale: WindowScale
      var showsFrameTimes: Bool
      var tintsDamage: Bool
      var editor: String?
      var invitesToDrag: Bool
    }
    var switches: Switches
    var inspectorWidth: Double
    var windowSize: Size

    @MainActor
    init(_ model: ViewerModel, windowSize: Size) {
      switches = Switches(
        colourScheme: model.colourScheme, windowScale: model.windowScale,
        showsFrameTimes: model.frameTimes.isShown, tintsDamage: model.frameTimes.tintsDamage,
        editor: model.editor?.text, invitesToDrag: model.invitesToDrag)
      inspectorWidth = model.panels.preferredInspectorWidth
      self.windowSize = windowSize
    }
  }

  /// Whether the stored editor cannot be found: it is kept, because the search path may be another
  /// one the next time.
  private var isEditorMissing: Bool {
    file["editor"]?.text.map { (try? EditorCommand($0)) == nil } ?? false
  }

  mutating func store(_ values: Values) {
    let version = file[FormatVersion.name]?.number.flatMap { Int(exactly: $0) } ?? 0
    file[FormatVersion.name] = .integer(max(version, FormatVersion.current))
    file["colour-scheme"] = .text(values.switches.colourScheme.rawValue)
    file[Self.earlierColourSchemeKey] = nil
    file["window-scale"] = .text(values.switches.windowScale.rawValue)
    file["frame-times"] = .flag(values.switches.showsFrameTimes)
    file["tints-damage"] = .flag(values.switches.tintsDamage)
    if values.switches.editor != nil || !isEditorMissing {
      file["editor"] = values.switches.editor.map { .text($0) }
    }
    file["invites-to-drag"] = .flag(values.switches.invitesToDrag)
    file["inspector-width"] = .integer(Int(values.inspectorWidth.rounded()))
    file["window-width"] = .integer(Int(values.windowSize.width.rounded()))
    file["window-height"] = .integer(Int(values.windowSize.height.rounded()))
    file.save()
  }
}
