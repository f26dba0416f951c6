internal import FlowCore

/// The error thrown when a text is not an SVG path.
public struct PathSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  public let description: String
}

extension Path {
  /// Creates a path from the `d` attribute of an SVG path.
  ///
  /// All commands of SVG 1.1 are allowed, absolute and relative. An empty text gives an empty path.
  /// Two commas that SVG forbids are accepted: one after a command's letter, and one after its last
  /// number.
  ///
  /// - Throws: `PathSyntaxError`, which names the first character that does not fit.
  public init(svg text: String) throws(PathSyntaxError) {
    var reader = SVGPathReader(text)
    self = try reader.path()
  }
}

extension Path: ExpressibleByStringLiteral {
  /// Creates a path from an SVG path in the source code; traps if its syntax is wrong.
  public init(stringLiteral text: String) {
    do {
      try self.init(svg: text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

private struct SVGPathReader {
  private let bytes: [UInt8]
  private var index = 0
  private var result = Path()
  /// The last control point of the previous curve, for the smooth commands.
  private var control: (point: Point, isCubic: Bool)?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func path() throws(PathSyntaxError) -> Path {
    skipSpace()
    while index < bytes.count {
      let letter = bytes[index]
      guard Self.commands.contains(letter) else {
        throw unexpected("a command, one of MLHVCSQTAZ")
      }
      guard !result.isEmpty || Self.lowercased(letter) == UInt8(ascii: "m") else {
        throw unexpected("M or m, which begins a path")
      }
      index += 1
      try readCommand(letter)
      skipSpace()
    }
    return result
  }

  private static let commands = Set("MLHVCSQTAZmlhvcsqtaz".utf8)

  /// In ASCII, this bit makes a letter lowercase.
  private static func lowercased(_ letter: UInt8) -> UInt8 { letter | 32 }

  /// Reads what follows a command's letter: one segment, or several of the same kind.
  private mutating func readCommand(_ letter: UInt8) throws(PathSyntaxError) {
    var command = Self.lowercased(letter)
    // SVG's relative commands are lowercase.
    let isRelative = letter == command
    if command == UInt8(ascii: "z") {
      result.close()
      control = nil
      return
    }
    repeat {
      let base = isRelative ? result.current ?? .zero : .zero
      try readSegment(command, from: base)
      // Further points after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      skipSeparator()
    } while startsNumber
  }

  /// `command` is lowercase; its coordinates are relative to `base`.
  private mutating func readSegment(_ command: UInt8, from base: Point) throws(PathSyntaxError) {
    let current = result.current ?? .zero
    let previous = control
    control = nil
    switch Unicode.Scalar(command) {
    case "m": result.move(to: try point(base))
    case "l": result.line(to: try point(base))
    case "h": result.line(to: Point(x: base.x + (try number()), y: current.y))
    case "v": result.line(to: Point(x: current.x, y: base.y + (try number())))
    case "c": try cubic(first: try point(base), base)
    case "s": try cubic(first: reflected(previous, isCubic: true, current), base)
    case "q": try quadratic(try point(base), base)
    case "t": try quadratic(reflected(previous, isCubic: false, current), base)
    default: try arc(base)
    }
  }

  private mutating func cubic(first: Point, _ base: Point) throws(PathSyntaxError) {
    let second = try point(base)
    result.cubic(to: try point(base), control1: first, control2: second)
    control = (second, true)
  }

  private mutating func quadratic(_ middle: Point, _ base: Point) throws(PathSyntaxError) {
    result.quadratic(to: try point(base), control: middle)
    control = (middle, false)
  }

  private mutating func arc(_ base: Point) throws(PathSyntaxError) {
    let radii = Size(width: try number(), height: try number())
    let (rotation, isLarge, isClockwise) = (try number(), try flag(), try flag())
    result.arc(
      to: try point(base), radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
  }

  /// The control point at the start of a smooth curve: the last one of the previous curve,
  /// reflected in the current point, or the current point itself if no curve of the same kind
  /// precedes.
  private func reflected(
    _ previous: (point: Point, isCubic: Bool)?, isCubic: Bool, _ current: Point
  ) -> Point {
    guard let previous, previous.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - previous.point.x, y: 2 * current.y - previous.point.y)
  }

  // MARK: Characters

  private mutating func point(_ base: Point) throws(PathSyntaxError) -> Point {
    Point(x: base.x + (try number()), y: base.y + (try number()))
  }

  private mutating func flag() throws(PathSyntaxError) -> Bool {
    skipSeparator()
    guard index < bytes.count, Self.flags.contains(bytes[index]) else {
      throw unexpected("0 or 1")
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(PathSyntaxError) -> Double {
    skipSeparator()
    let begin = index
    if index < bytes.count, Self.signs.contains(bytes[index]) { index += 1 }
    skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    if index < bytes.count, Self.lowercased(bytes[index]) == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, Self.signs.contains(bytes[index]) { index += 1 }
      skipDigits()
    }
    guard let number = Double(String(decoding: bytes[begin..<index], as: UTF8.self)),
      number.isFinite
    else {
      index = begin
      throw unexpected("a number")
    }
    return number
  }

  private static let flags = Set("01".utf8)
  private static let signs = Set("+-".utf8)
  /// Tab, line feed, form feed, carriage return and space.
  private static let space: Set<UInt8> = [9, 10, 12, 13, 32]

  private var startsNumber: Bool {
    guard index < bytes.count else { return false }
    return Self.isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".")
      || Self.signs.contains(bytes[index])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func skipDigits() {
    while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.space.contains(bytes[index]) { index += 1 }
  }

  /// Skips at most one comma, with the space around it.
  private mutating func skipSeparator() {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
    skipSpace()
  }

  private func unexpected(_ expected: String) -> PathSyntaxError {
    guard index < bytes.count else {
      return PathSyntaxError(description: "an SVG path ends where it needs \(expected)")
    }
    let found = String(decoding: bytes[index...], as: UTF8.self).first.map(String.init) ?? ""
    return PathSyntaxError(
      description: "an SVG path has '\(found)' at character \(index + 1) where it needs \(expected)"
    )
  }
}
