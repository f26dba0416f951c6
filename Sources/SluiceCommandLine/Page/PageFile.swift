internal import Desktop
internal import FlowCatalogue
internal import FlowUI
internal import FoundationEssentials
internal import ImageFiles
internal import SluiceAssets

/// An HTML file: a template with content in it, and with the icon of the catalogue.
struct PageFile {
  enum Template: String {
    case page = "page/page.html"
    case tour = "page/tour.html"
  }

  private let template: String
  private let program: String
  private let icon: String

  init(_ name: Template, of catalogue: Catalogue) throws(Failure) {
    program = catalogue.title
    icon = Self.address(of: catalogue.icon?())
    guard let path = Assets.file(name.rawValue),
      let bytes = try? Input(path: path).read(upTo: 1 << 20)
    else {
      throw Failure(
        "cannot make a page: its template, \(name.rawValue), is not where the program's files are; "
          + "install Sluice again")
    }
    template = String(decoding: bytes, as: UTF8.self)
  }

  func bytes(_ data: PageData) throws -> [UInt8] {
    let title = data.title == program ? program : "\(data.title) – \(program)"
    return bytes(title: title, try data.json())
  }

  /// Fills the template; the title is plain text, and the content is HTML or JSON.
  func bytes(title: String, _ content: String) -> [UInt8] {
    let title = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    // Split the template first, so that text of the title or the content is not mistaken for a
    // placeholder.
    let parts = template.split(separator: "@DATA@", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts[0].replacing("@ICON@", with: icon).replacing("@TITLE@", with: title)
    return Array((head + content + parts.dropFirst().joined()).utf8)
  }

  /// The `data:` URL of an icon; without one, an empty URL keeps browsers from requesting
  /// `favicon.ico`.
  private static func address(of icon: Bitmap?) -> String {
    let image = icon.map { RGBAImage(width: $0.width, height: $0.height, bytes: $0.rgba) }
    let file = image.flatMap { try? PNG.encode($0) } ?? []
    return file.isEmpty ? "data:," : "data:image/png;base64,\(Data(file).base64EncodedString())"
  }
}
