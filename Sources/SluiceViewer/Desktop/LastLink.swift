internal import Desktop
internal import FoundationEssentials

/// The link to where the viewer was when it was closed, in a file of that line above the version.
struct LastLink {
  /// The longest line that is kept, in bytes: what is longer took hours, and would take long to
  /// play again.
  private static let longest = 1 << 20

  private let folder: String?
  private let name: String

  init(_ folders: DesktopFolders, of catalogue: Catalogue) {
    folder = folders.state
    name = "last-link-\(catalogue.fileName)"
  }

  private var path: String? { folder.map { "\($0)/\(name)" } }

  /// The link; `nil` where none is kept.
  func read() -> StageLink? {
    guard let path, let bytes = FileManager.default.contents(atPath: path) else { return nil }
    guard let line = try? LinkFile.line(of: bytes, in: path), !line.isEmpty else { return nil }
    return StageLink(line)
  }

  /// Whether a link is short enough to go on from.
  static func keeps(_ link: StageLink) -> Bool { link.description.utf8.count < longest }

  /// Keeps a link, in the place of the one before; where that cannot be, there is none the next
  /// time.
  func write(_ link: StageLink) {
    guard let folder, let path else { return }
    do {
      try DesktopFolders.make(folder)
      if Self.keeps(link) {
        try Data(LinkFile.text(link).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      Console.say("the last link cannot be kept in \(path): \(SystemError.words(of: error))")
    }
  }
}
