internal import CPixelRows

/// Operations on one row of opaque pixels; an opacity or coverage is 0…255.
enum RowOperations {
  /// `dim` is the opacity of black on top.
  static func copy(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int,
    dim: UInt32
  ) {
    guard dim > 0 else { return target.update(from: source, count: count) }
    sluice_pixel_rows_copy_dimmed(source, target, count, UInt8(dim))
  }

  /// `dim` darkens the source only.
  static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32, dim: UInt32
  ) {
    sluice_pixel_rows_blend(source, target, count, UInt8(opacity), UInt8(dim))
  }

  /// `dim` is the opacity of black on top.
  static func darken(_ target: UnsafeMutablePointer<UInt32>, count: Int, by dim: UInt32) {
    sluice_pixel_rows_copy_dimmed(target, target, count, UInt8(dim))
  }

  /// Multiplies each channel by the same channel of `shares`, divided by 255.
  static func scale(
    _ target: UnsafeMutablePointer<UInt32>, by shares: UnsafeBufferPointer<UInt32>
  ) {
    guard let first = shares.baseAddress else { return }
    sluice_pixel_rows_scale(target, shares.count, first)
  }

  static func tint(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, with colour: UInt32, opacity: UInt32
  ) {
    sluice_pixel_rows_tint(target, count, colour, UInt8(opacity))
  }
}
