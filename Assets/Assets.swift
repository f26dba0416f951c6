internal import Foundation

/// The files that come with the program.
public enum Assets {
  /// The path of an icon's SVG file, or `nil` when it is nowhere to be found.
  ///
  /// Looked for next to the executable, then where an installation puts it, then in the build's own
  /// resource bundle.
  public static func icon(_ name: String) -> String? {
    let file = "icons/\(name).svg"
    return folders.lazy.map { $0.appendingPathComponent(file).path }
      .first { FileManager.default.isReadableFile(atPath: $0) }
  }

  private static var folders: [URL] {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return [
      program?.appendingPathComponent("Assets"),
      program?.deletingLastPathComponent().appendingPathComponent("share/sluice"),
      Bundle.module.resourceURL,
    ].compactMap(\.self)
  }
}
