internal import FoundationEssentials

/// Where the program keeps its files, after the XDG Base Directory Specification, version 0.8.
///
/// Nothing is made until something is written; whoever writes makes the folder.
public struct DesktopFolders: Hashable, Sendable {
  /// For settings: `~/.config/sluice`; `nil` where nothing says which folder is a person's.
  public let settings: String?
  /// For what goes on from one run to the next, and is no setting: `~/.local/state/sluice`.
  public let state: String?
  /// For what a person makes: `~/.local/share/sluice`.
  public let data: String?

  /// Reads the process's environment.
  ///
  /// Folders that it names must be absolute, as the specification has it; others count as not
  /// named.
  ///
  /// - Parameter program: The folder's name in each.
  public init(of program: String = "sluice", environment: [String: String]) {
    func folder(_ variable: String, otherwise place: String) -> String? {
      let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (named ?? home.map { "\($0)/\(place)" }).map { "\($0)/\(program)" }
    }
    settings = folder("XDG_CONFIG_HOME", otherwise: ".config")
    state = folder("XDG_STATE_HOME", otherwise: ".local/state")
    data = folder("XDG_DATA_HOME", otherwise: ".local/share")
  }

  /// Makes a folder that only its owner can look into, with all above it, unless it is there.
  package static func make(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
