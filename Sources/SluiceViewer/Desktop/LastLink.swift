internal import Desktop
internal import FoundationEssentials
internal import SluiceCommandLine

/// The file that stores a link to where the viewer was when it was closed, and the file version.
struct LastLink {
  /// Links of this length in bytes or more are not stored: they record hours of input and would
  /// take long to replay.
  private static let longest = 1 << 20

  private let folder: String?
  private let name: String

  init(_ folders: DesktopFolders, of catalogue: Catalogue) {
    folder = folders.state
    name = "last-link-\(catalogue.fileName)"
  }

  private var path: String? { folder.map { "\($0)/\(name)" } }

  /// The stored link; `nil` if there is none.
  func read() -> StageLink? {
    guard let path, let bytes = FileManager.default.contents(atPath: path) else { return nil }
    guard let line = try? LinkFile.line(of: bytes, in: path), !line.isEmpty else { return nil }
    return StageLink(line)
  }

  /// Whether a link is short enough to be stored.
  static func canStore(_ link: StageLink) -> Bool { link.description.utf8.count < longest }

  /// Stores a link, replacing the previous one; does nothing for a link that is too long, and
  /// prints a message if writing fails.
  func write(_ link: StageLink) {
    guard let folder, let path else { return }
    do {
      try DesktopFolders.make(folder)
      if Self.canStore(link) {
        try Data(LinkFile.text(link).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      Console.say("the last link cannot be kept in \(path): \(SystemError.message(of: error))")
    }
  }
}
