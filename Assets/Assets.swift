internal import FoundationEssentials

/// The files that come with the program.
public enum Assets {
  /// The path of an icon's SVG file, or `nil` if it is not found.
  public static func icon(_ name: String) -> String? { file("icons/\(name).svg") }

  /// The path of an asset file, or `nil` if it is not found or not readable.
  ///
  /// Searches in `Assets` next to the executable, then in an installation's `share/sluice`, then in
  /// the resource bundle of a build. SwiftPM's own `Bundle.module` would terminate the program if
  /// the bundle is missing.
  public static func file(_ name: String) -> String? {
    folders.lazy.map { $0.appendingPathComponent(name).path }
      .first { FileManager.default.isReadableFile(atPath: $0) }
  }

  /// The path of the running executable with links resolved; `nil` if the kernel does not provide
  /// it.
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
