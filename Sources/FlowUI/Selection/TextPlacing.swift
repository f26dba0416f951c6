package import FlowCore

/// Converts between points of a page and offsets in a text, for selecting.
package protocol TextPlacing {
  /// The offset in the text, in UTF-8 code units, that is nearest to a point of the page.
  func place(at point: Point) -> Int

  /// The caret's rectangle at an offset in the text, as high as its line; ignore its width.
  func caret(at place: Int) -> Rect
}
