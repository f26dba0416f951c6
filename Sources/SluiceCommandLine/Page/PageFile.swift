internal import Desktop
internal import FlowCatalogue
internal import SluiceAssets

/// The HTML file of a page: a template into which the data is inserted.
struct PageFile {
  private static let template = "page/page.html"

  private let template: String

  /// Reads the template.
  init() throws(Failure) {
    guard let path = Assets.file(Self.template),
      let bytes = try? Input(path: path).read(upTo: 1 << 20)
    else {
      throw Failure(
        "cannot make a page: its template, \(Self.template), is not where the program's files are; "
          + "install Sluice again")
    }
    template = String(decoding: bytes, as: UTF8.self)
  }

  /// The file's bytes for a page's data.
  func bytes(_ data: PageData) throws -> [UInt8] {
    let title = data.title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let json = try data.json()
    // Split at the data's mark first, so that marks in the title or the data are left alone.
    let parts = template.split(separator: "@DATA@", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts[0].replacing("@TITLE@", with: title)
    return Array((head + json + parts.dropFirst().joined()).utf8)
  }
}
