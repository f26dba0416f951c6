package import FlowCore

/// Where the places of a text lie on a page: what selecting in it needs to know.
package protocol TextPlacing {
  /// The place in the text, in UTF-8 code units, that is nearest to a point of the page.
  func place(at point: Point) -> Int

  /// Where a caret would stand at a place of the text, as high as its line; its width means
  /// nothing.
  func caret(at place: Int) -> Rect
}
