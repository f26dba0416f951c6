package import ImageFiles
internal import SDLDrawing
internal import SluiceAssets

/// The program's icon, as desktops show it.
package enum ProgramIcon {
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// Draws the icon as a square; traps unless `side`, which is in pixels, is positive.
  ///
  /// - Throws: `Missing` if the icon's SVG file is missing, or the icon cannot be drawn.
  package static func image(side: Int) throws(Missing) -> RGBAImage {
    precondition(side > 0, "an icon's side must be positive, not \(side)")
    guard let path = Assets.icon("sluice") else {
      throw Missing(description: "the program's icon is missing")
    }
    do {
      let surface = try Surface.svg(path: path, width: side, height: side)
      let bytes = try surface.colours().flatMap { pixel in
        [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
      }
      return RGBAImage(width: surface.width, height: surface.height, bytes: bytes)
    } catch {
      throw Missing(description: "the program's icon cannot be drawn: \(error)")
    }
  }
}
