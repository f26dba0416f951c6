package import Desktop
internal import FoundationEssentials
internal import SluiceCommandLine

/// The file with a link to where the viewer was when it was closed.
package struct LastLink {
  /// Links of this length in bytes or more are neither stored nor opened from a file: they record
  /// hours of input and would take long to replay.
  static let longest = 1 << 20

  private let folder: String?
  private let name: String

  package init(_ folders: DesktopFolders, of catalogue: Catalogue) {
    folder = folders.state
    name = "last-link-\(catalogue.fileName)"
  }

  package var path: String? { folder.map { "\($0)/\(name)" } }

  package func read() throws(Failure) -> StageLink? {
    guard let path else { return nil }
    let bytes: [UInt8]?
    do {
      bytes = try WholeFile.read(path, limit: Self.longest)
    } catch {
      throw Failure(error)
    }
    guard let bytes else { return nil }
    let line = try LinkFile.line(of: Data(bytes), in: path)
    return line.isEmpty ? nil : StageLink(line)
  }

  static func canStore(_ link: StageLink) -> Bool {
    LinkFile.text(link).utf8.count < longest
  }

  /// Returns whether the link is stored.
  @discardableResult
  package func write(_ link: StageLink) -> Bool {
    guard let folder, let path, Self.canStore(link) else { return false }
    do {
      try DesktopFolders.make(folder)
      try WholeFile.write(Array(LinkFile.text(link).utf8), to: path, mode: 0o600)
      return true
    } catch {
      Console.say("the last link cannot be kept in \(path): \(SystemError.message(of: error))")
      return false
    }
  }
}
