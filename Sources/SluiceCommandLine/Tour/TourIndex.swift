internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot

/// The first page of a tour, which leads to all others.
struct TourIndex {
  static let file = "index.html"

  struct Chapter {
    /// The name of the chapter's files, without their endings.
    let name: String
    let demo: Demo
    let summary: String
    /// The stage's size, in points.
    let size: Size
    let time: Duration
    let places: [Place]

    var files: [String] {
      ["html", "png", "webp", "yaml"].map { "\(name).\($0)" } + places.map(\.file)
    }
  }

  struct Place {
    let title: String
    let file: String
  }

  let bytes: [UInt8]

  init(_ chapters: [Chapter], of catalogue: Catalogue) throws(Failure) {
    let template = try PageFile(.tour, of: catalogue)
    bytes = template.bytes(title: catalogue.title, Self.content(of: chapters))
  }

  /// The HTML of the chapters, in order, below the headings of their groups.
  private static func content(of chapters: [Chapter]) -> String {
    var (lines, group): ([String], String?) = ([], nil)
    for chapter in chapters {
      if let next = chapter.demo.group, next != group { lines.append("<h2>\(next.html)</h2>") }
      group = chapter.demo.group
      lines.append(text(of: chapter))
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of chapter: Chapter) -> String {
    let (name, title) = (chapter.name.address, chapter.demo.title.html)
    let seconds = (chapter.time / .seconds(1)).fixed(1)
    return """
      <article aria-labelledby="\(name)">
        <img class="film" src="\(name).png" data-film="\(name).webp" alt="\(title), as it begins"
          width="\(pixels(chapter.size.width))" height="\(pixels(chapter.size.height))" loading="lazy">
        <div>
          <h3 id="\(name)">\(title)</h3>
          <p>\(chapter.summary.html)</p>
          <ul class="links">
            <li><a href="\(name).html">Every frame<span class="unseen"> of \(title)</span></a></li>
            <li><a href="\(name).webp">Film, \(seconds) s<span class="unseen">, of \(title)</span></a></li>
            <li><a href="\(name).yaml">Script<span class="unseen"> of \(title)</span></a></li>
          </ul>
      \(places(of: chapter))  </div>
      </article>
      """
  }

  private static func places(of chapter: Chapter) -> String {
    guard !chapter.places.isEmpty else { return "" }
    let items = chapter.places.map { place in
      """
            <li><a href="\(place.file.html)"><img src="\(place.file.html)" alt="" \
      width="\(pixels(chapter.size.width) / 2)" height="\(pixels(chapter.size.height) / 2)" \
      loading="lazy">\(place.title.html)</a></li>
      """
    }
    return """
          <details>
            <summary>\(items.count) \(items.count == 1 ? "place" : "places")</summary>
            <ul class="places">
      \(items.joined(separator: "\n"))
            </ul>
          </details>

      """
  }

  /// Films are shown at half size.
  private static func pixels(_ points: Double) -> Int { Int((points / 2).rounded()) }
}

extension String {
  /// For text, and for attributes in quotes.
  fileprivate var html: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// A file's name as a relative address, escaped for an attribute in quotes; as it has no spaces,
  /// it is also an element's id.
  fileprivate var address: String {
    let escapes = [("%", "%25"), (" ", "%20"), ("#", "%23"), (":", "%3A"), ("?", "%3F")]
    return escapes.reduce(self) { $0.replacing($1.0, with: $1.1) }.html
  }
}
