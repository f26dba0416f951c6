internal import CHarfBuzz

/// Shapes text with a font: finds its clusters and their advances.
public final class Shaper {
  /// A cluster: characters that a font draws as a unit, such as a letter with its accent, or a
  /// ligature.
  public struct Cluster: Hashable, Sendable {
    /// The offset of its start in the text, in UTF-8 code units.
    public let start: Int
    /// Its advance, in font units.
    public let advance: Int
  }

  private let font: OpaquePointer

  /// Loads a face of a font file; `nil` if it cannot be read.
  ///
  /// The whole file is copied into memory, and may be deleted afterwards.
  ///
  /// Uses `hb_font_create`.
  public init?(path: String, face index: Int = 0) {
    guard let file = hb_blob_create_from_file_or_fail(path) else { return nil }
    // If a mapped file were truncated, reading it would crash the program.
    let copy = hb_blob_copy_writable_or_fail(file)
    hb_blob_destroy(file)
    // The higher bits of fontconfig's indices choose an instance of a variable font: ignore them.
    let face = hb_face_create(copy, UInt32(truncatingIfNeeded: index & 0xFFFF))
    hb_blob_destroy(copy)
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// The clusters of a text with one direction, in reading order.
  ///
  /// Uses `hb_shape`.
  ///
  /// - Parameter script: The ISO 15924 code; `nil` if it does not matter.
  public func clusters(of text: String, isRightToLeft: Bool, script: String?) -> [Cluster] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(
      buffer, hb_script_from_iso15924_tag(hb_tag_from_string(script ?? "Zzzz", 4)))
    hb_buffer_add_utf8(buffer, text, Int32(clamping: text.utf8.count), 0, -1)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let glyphs = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    let clusters = zip(glyphs, positions).reduce(into: [Cluster]()) { clusters, glyph in
      let start = Int(glyph.0.cluster)
      let before = clusters.last?.start == start ? clusters.removeLast().advance : 0
      clusters.append(Cluster(start: start, advance: before + Int(glyph.1.x_advance)))
    }
    return isRightToLeft ? clusters.reversed() : clusters
  }

  /// The width of each character of a text whose total width is `total`.
  ///
  /// Characters of one cluster share its width evenly. If the clusters have no advance, all
  /// characters share the total evenly.
  ///
  /// - Parameter starts: The offsets of the characters in UTF-8 code units, in ascending order.
  public static func widths(
    ofCharactersAt starts: [Int], in clusters: [Cluster], total: Double
  ) -> [Double] {
    var widths = [Double](repeating: 0, count: starts.count)
    let sum = clusters.reduce(0) { $0 + $1.advance }
    guard sum > 0 else { return widths.map { _ in total / Double(max(starts.count, 1)) } }
    var first = 0
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1].start : .max
      while first + 1 < starts.count, starts[first + 1] <= cluster.start { first += 1 }
      let last = starts[first...].prefix { $0 < end }.endIndex - 1
      let width = Double(cluster.advance) / Double(sum) * total
      for character in first...max(first, last) {
        widths[character] += width / Double(max(first, last) - first + 1)
      }
    }
    return widths
  }
}
