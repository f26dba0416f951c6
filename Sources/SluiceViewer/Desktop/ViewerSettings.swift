internal import Desktop
internal import FlowCore
internal import FlowSnapshot

/// What the viewer keeps from one time to the next, in a file of settings.
package struct ViewerSettings {
  private var file: SettingsFile

  init(_ folders: DesktopFolders, warn: @escaping (String) -> Void) {
    self.init(path: folders.settings.map { "\($0)/settings.json" }, warn: warn)
  }

  /// Reads a file, which need not be there; without one nothing is kept.
  package init(path: String?, warn: @escaping (String) -> Void) {
    file = SettingsFile(path, warn: warn)
  }

  /// Whether the viewer is light or dark.
  package var look: ViewerLook { file["look"]?.text.flatMap(ViewerLook.init) ?? .asDesktop }

  /// The window's size in points: the last one, where there is one that is sensible.
  var windowSize: Size {
    let (width, height) = (file["window-width"]?.number, file["window-height"]?.number)
    guard let width, let height, (720...8192).contains(width), (560...8192).contains(height) else {
      return Size(width: 1280, height: 860)
    }
    return Size(width: width, height: height)
  }

  /// Makes a viewer as it was.
  func apply(to model: ViewerModel) {
    model.look = look
    model.frameTimes.isShown = file["frame-times"]?.flag ?? false
    if let width = file["inspector-width"]?.number { model.panels.inspectorWish = width }
  }

  /// Keeps what a viewer is like, and how large its window is.
  mutating func keep(_ model: ViewerModel, windowSize: Size) {
    let version = file[FormatVersion.name]?.number.map(Int.init) ?? 0
    file[FormatVersion.name] = .whole(max(version, FormatVersion.current))
    file["look"] = .text(model.look.rawValue)
    file["frame-times"] = .flag(model.frameTimes.isShown)
    file["inspector-width"] = .whole(Int(model.panels.inspectorWish.rounded()))
    file["window-width"] = .whole(Int(windowSize.width.rounded()))
    file["window-height"] = .whole(Int(windowSize.height.rounded()))
    file.save()
  }
}
