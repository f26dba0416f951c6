/// The pixels of a strip, onto which patches are packed: in shelves below each other, from left to
/// right.
struct StripSheet {
  private let width: Int
  /// As 0xAARRGGBB, row by row; without a patch, they are transparent.
  private(set) var pixels: [UInt32] = []

  /// The lowest shelf: its top, its height so far, and how far it is filled.
  private var top = 0
  private var height = 0
  private var left = 0

  init(width: Int) {
    self.width = width
  }

  /// The height of the sheet after areas have been added to it.
  func height(with areas: [ChangedArea]) -> Int {
    var sheet = self
    for area in areas { _ = sheet.add(area) }
    return sheet.top + sheet.height
  }

  /// Adds areas of a picture; pixels that equal those of a prediction become transparent.
  mutating func add(
    _ areas: [ChangedArea], of picture: PixelGrid, over prediction: PixelGrid?
  ) -> [FilmStrips.Patch] {
    areas.map { area in
      let (left, top) = add(area)
      let missing = (top + area.height) * width - pixels.count
      if missing > 0 { pixels += repeatElement(0, count: missing) }
      for row in 0..<area.height {
        let from = (area.y + row) * picture.width + area.x
        let to = (top + row) * width + left
        for column in 0..<area.width
        where prediction?.pixels[from + column] != picture.pixels[from + column] {
          pixels[to + column] = picture.pixels[from + column]
        }
      }
      return FilmStrips.Patch(
        x: area.x, y: area.y, width: area.width, height: area.height, left: left, top: top)
    }
  }

  private mutating func add(_ area: ChangedArea) -> (left: Int, top: Int) {
    if left + area.width > width { (top, height, left) = (top + height, 0, 0) }
    defer {
      left += area.width
      height = max(height, area.height)
    }
    return (left, top)
  }
}
