internal import Desktop
internal import FlowCatalogue
internal import SluiceAssets

/// An HTML file: a template with content in it.
struct PageFile {
  enum Template: String {
    case page = "page/page.html"
    case tour = "page/tour.html"
  }

  private let template: String

  init(_ name: Template) throws(Failure) {
    guard let path = Assets.file(name.rawValue),
      let bytes = try? Input(path: path).read(upTo: 1 << 20)
    else {
      throw Failure(
        "cannot make a page: its template, \(name.rawValue), is not where the program's files are; "
          + "install Sluice again")
    }
    template = String(decoding: bytes, as: UTF8.self)
  }

  /// `program` is the title of the catalogue.
  func bytes(_ data: PageData, by program: String) throws -> [UInt8] {
    let title = data.title == program ? program : "\(data.title) – \(program)"
    return bytes(title: title, try data.json())
  }

  /// The title is text, the content HTML or JSON.
  func bytes(title: String, _ content: String) -> [UInt8] {
    let title = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    // Split the template first, so that text of the title or the content is not mistaken for a
    // mark.
    let parts = template.split(separator: "@DATA@", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts[0].replacing("@TITLE@", with: title)
    return Array((head + content + parts.dropFirst().joined()).utf8)
  }
}
