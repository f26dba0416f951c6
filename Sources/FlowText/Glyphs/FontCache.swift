internal import FlowScene
internal import FontFiles
internal import SDLDrawing
internal import TextAnalysis

final class FontCache {
  /// The em size, in pixels, at which text is measured: large, so that widths converted to points
  /// are precise, and independent of the scale at which text is drawn.
  static let measuringSize = 1000.0
  private let family: FontFamily
  private var files: [String: FontFile] = [:]
  private var fonts: [FontFace: OpenFont] = [:]
  private var shapers: [FontFace: Shaper?] = [:]

  /// A class, because a dictionary cannot store a noncopyable font.
  final class OpenFont {
    fileprivate(set) var font: Font

    init(_ font: consuming Font) { self.font = font }
  }

  /// Opens the family's font of every weight, so that a broken file is found now.
  ///
  /// - Throws: `FontBroken` when a file cannot be opened.
  init(_ family: FontFamily) throws(FontBroken) {
    self.family = family
    for weight in TextWeight.allCases {
      let face = face(FontKey(weight: weight, design: .standard))
      do {
        _ = try font(face, pixels: Self.measuringSize, isHinted: false)
      } catch {
        throw FontBroken(file: face.path, reason: error.description)
      }
    }
  }

  func face(_ fontKey: FontKey) -> FontFace {
    let family = fontKey.design == .monospaced ? monospaced : family
    return FontFace(path: family.files[FontFamily.Weight(fontKey.weight)] ?? "")
  }

  /// The monospaced family, or the main one if there is none or one of its files cannot be opened.
  ///
  /// It is found lazily, because few flows ever show code.
  private lazy var monospaced: FontFamily = {
    guard let found = FontFamily.findMonospaced(),
      found.files.values.allSatisfy({ measuring(FontFace(path: $0)) != nil })
    else { return family }
    return found
  }()

  /// The font at the size for measuring, which it keeps until the next call of `drawing` for the
  /// same face; `nil` if it cannot be opened.
  func measuring(_ face: FontFace) -> OpenFont? {
    try? font(face, pixels: Self.measuringSize, isHinted: false)
  }

  func shaper(_ face: FontFace) -> Shaper? {
    if let known = shapers[face] { return known }
    let shaper = Shaper(path: face.path, face: face.index)
    shapers[face] = .some(shaper)
    return shaper
  }

  /// The font at an em size in pixels, which it keeps until the next call of `drawing` or
  /// `measuring` for the same face.
  func drawing(_ face: FontFace, pixels: Double) throws(SDLError) -> OpenFont {
    try font(face, pixels: pixels, isHinted: true)
  }

  private func font(
    _ face: FontFace, pixels: Double, isHinted: Bool
  ) throws(SDLError) -> OpenFont {
    guard let font = fonts[face] else {
      let font = OpenFont(
        try Font(try file(face), face: face.index, pixels: pixels, isHinted: isHinted))
      fonts[face] = font
      return font
    }
    try font.font.resize(to: pixels, isHinted: isHinted)
    return font
  }

  private func file(_ face: FontFace) throws(SDLError) -> FontFile {
    if let known = files[face.path] { return known }
    let file = try FontFile(path: face.path)
    files[face.path] = file
    return file
  }
}

extension FontFamily.Weight {
  init(_ weight: TextWeight) {
    self =
      switch weight {
      case .regular: .regular
      case .semibold: .semibold
      case .bold: .bold
      }
  }
}

/// The error thrown when a font file cannot be opened.
public struct FontBroken: Error, CustomStringConvertible {
  let file: String
  let reason: String

  /// The file and the reason in one line.
  public var description: String { "the font file \(file) cannot be opened: \(reason)" }
}

/// What selects a font, regardless of its size.
struct FontKey: Hashable {
  let weight: TextWeight
  let design: TextDesign
}

extension TextStyle {
  var fontKey: FontKey { FontKey(weight: weight, design: design) }
}
