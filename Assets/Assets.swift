internal import FoundationEssentials

/// The files that come with the program.
public enum Assets {
  /// The path of an icon's SVG file, or `nil` when it is nowhere to be found.
  public static func icon(_ name: String) -> String? { file("icons/\(name).svg") }

  /// The path of a file, or `nil` when it is nowhere to be found.
  ///
  /// Looked for next to the executable, then where an installation puts it, then in the resource
  /// bundle that a build puts beside it. SwiftPM's own `Bundle.module` would end the program where
  /// there is none.
  public static func file(_ name: String) -> String? {
    folders.lazy.map { $0.appendingPathComponent(name).path }
      .first { FileManager.default.isReadableFile(atPath: $0) }
  }

  /// The path of the program's own file, without links in it; `nil` where the kernel does not say.
  public static var program: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  private static var folders: [URL] {
    guard let program else { return [] }
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    return [
      folder.appendingPathComponent("Assets"),
      folder.deletingLastPathComponent().appendingPathComponent("share/sluice"),
      folder.appendingPathComponent("sluice_SluiceAssets.resources"),
    ]
  }
}
