/// A person's pictures folder, as defined by xdg-user-dirs: the one that `user-dirs.dirs` names, or
/// else `~/Pictures`.
public struct PicturesFolder: Hashable, Sendable {
  /// The size in bytes at which `user-dirs.dirs`, which usually has eight lines, is ignored as too
  /// large; chosen by eye.
  private static let sizeLimit = 1 << 16

  /// The folder's path; the folder may not exist yet.
  public let path: String

  /// Determines the folder from environment variables and the person's `user-dirs.dirs`.
  ///
  /// Without an absolute `HOME`, the current directory counts as the home folder.
  public init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "."
    let named = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let file = "\(named ?? "\(home)/.config")/user-dirs.dirs"
    let text = (try? WholeFile.read(file, limit: Self.sizeLimit)).flatMap(\.self)
    path =
      Self.entry(of: String(decoding: text ?? [], as: UTF8.self), home: home) ?? "\(home)/Pictures"
  }

  /// Parses the last line like `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private static func entry(of text: String, home: String) -> String? {
    let key = "XDG_PICTURES_DIR="
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else {
      return nil
    }
    var rest = line.dropFirst(key.count).drop { $0 == "\"" || $0 == " " }
    var value = ""
    // As in a shell, the path ends at a quotation mark, unless a backslash precedes the mark.
    while let character = rest.popFirst(), character != "\"" {
      value.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    if value.hasPrefix("$HOME/") { return home + value.dropFirst("$HOME".count) }
    return value.hasPrefix("/") ? value : nil
  }
}
