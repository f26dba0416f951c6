internal import FoundationEssentials

/// The folder in which a person keeps pictures, after xdg-user-dirs: what `user-dirs.dirs` names,
/// or `~/Pictures`.
public struct PicturesFolder: Hashable, Sendable {
  /// Where it is; it need not be there yet.
  public let path: String

  /// Reads the process's environment, and the file among a person's settings that names the folder.
  ///
  /// Without a home it is below the folder in which the program runs.
  public init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "."
    let named = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let text = try? String(
      contentsOfFile: "\(named ?? "\(home)/.config")/user-dirs.dirs", encoding: .utf8)
    path = Self.entry(of: text ?? "", home: home) ?? "\(home)/Pictures"
  }

  /// The last line as `XDG_PICTURES_DIR="$HOME/Bilder"`; only a folder below the home or an
  /// absolute one counts.
  private static func entry(of text: String, home: String) -> String? {
    let key = "XDG_PICTURES_DIR="
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else {
      return nil
    }
    let isMark = { (character: Character) in character == "\"" || character == " " }
    var value = line.dropFirst(key.count).drop(while: isMark)
    while value.last.map(isMark) == true { value.removeLast() }
    if value.hasPrefix("$HOME/") { return home + value.dropFirst("$HOME".count) }
    return value.hasPrefix("/") ? String(value) : nil
  }
}
