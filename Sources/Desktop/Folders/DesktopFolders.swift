internal import FoundationEssentials

/// The program's folders, as defined by the XDG Base Directory Specification, version 0.8.
///
/// No folder is created until something is written; the code that writes creates it.
public struct DesktopFolders: Hashable, Sendable {
  /// The folder for settings, by default `~/.config/sluice`; `nil` if the environment does not
  /// determine it.
  public let settings: String?
  /// The folder for state that persists between runs, by default `~/.local/state/sluice`; `nil` if
  /// the environment does not determine it.
  public let state: String?
  /// The folder for a person's data, by default `~/.local/share/sluice`; `nil` if the environment
  /// does not determine it.
  public let data: String?

  /// Determines the folders from environment variables.
  ///
  /// Relative paths in variables are ignored, as the specification demands.
  ///
  /// - Parameter program: The name of the program's folder in each base folder.
  public init(of program: String = "sluice", environment: [String: String]) {
    func folder(_ variable: String, otherwise fallback: String) -> String? {
      let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (named ?? home.map { "\($0)/\(fallback)" }).map { "\($0)/\(program)" }
    }
    settings = folder("XDG_CONFIG_HOME", otherwise: ".config")
    state = folder("XDG_STATE_HOME", otherwise: ".local/state")
    data = folder("XDG_DATA_HOME", otherwise: ".local/share")
  }

  package static func make(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
