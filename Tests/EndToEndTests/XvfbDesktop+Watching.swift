import Foundation
import ImageFiles
import TestPrograms
import Testing

extension XvfbDesktop {
  @discardableResult
  func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }

  @discardableResult
  func run(_ arguments: [String]) throws -> Program.Result {
    let result = try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"), arguments, environment: environment)
    // Without this check, a missing program would only show when a wait for its effect times out.
    try #require(result.status < 126, "\(arguments[0]) cannot be run")
    return result
  }

  /// Repeats a query until it returns a value.
  ///
  /// Each query starts a program, which gives the watched program time to go on.
  func wait<Answer>(for what: String, _ ask: () throws -> Answer?) throws -> Answer {
    let deadline = ContinuousClock.now + timeLimit
    repeat {
      if let answer = try ask() { return answer }
    } while .now < deadline
    throw missing(what, seen: [])
  }

  func trace(
    of child: Child, upTo text: String, where isIt: (String) -> Bool
  ) throws -> [String] {
    let deadline = ContinuousClock.now + timeLimit
    var lines: [String] = []
    while let line = child.output.next(until: deadline) {
      lines.append(line)
      if isIt(line) { return lines }
    }
    throw missing("'\(text)' in the trace", seen: lines)
  }

  func end(of child: Child) throws -> Int32 {
    guard child.hasEnded(within: timeLimit) else {
      let error = missing("its end", seen: [])
      child.kill()
      throw error
    }
    return try child.end().status
  }

  private func missing(_ what: String, seen: [String]) -> WaitTimeout {
    if let picture = try? run("import", "-window", "root", "png:-").output, !picture.isEmpty {
      Attachment.record(picture, named: "display.png")
    }
    return WaitTimeout(for: what, timeLimit, seen: seen)
  }

  /// Waits until the window has drawn a frame and has the focus: it then receives all simulated
  /// input.
  func window(of child: Child) throws -> String {
    let window = try window("--pid", "\(child.identifier)", "--name", "Sluice")
    try waitForFrame(of: window)
    return window
  }

  func window(_ search: String...) throws -> String {
    // The waiting mode of xdotool itself fails if another window closes meanwhile.
    try wait(for: "a window with the focus, \(search.joined(separator: " "))") {
      let found = try run(["xdotool", "search", "--onlyvisible", "--all"] + search).lines
      return try found == [xdotool("getwindowfocus")] ? found[0] : nil
    }
  }

  func waitForFrame(of window: String) throws {
    try wait(for: "a frame of a window") { try picture(of: window).isOfOneColour ? nil : () }
  }

  func size(of window: String) throws -> (width: Int, height: Int) {
    let text = try xdotool("getwindowgeometry", "--shell", window)
    let numbers = text.split(separator: "\n").reduce(into: [String: Int]()) { values, line in
      let parts = line.split(separator: "=")
      values[String(parts[0])] = Int(parts[1])
    }
    return (try #require(numbers["WIDTH"]), try #require(numbers["HEIGHT"]))
  }

  func picture(of window: String) throws -> RGBImage {
    let raw = try run("import", "-window", window, "-depth", "8", "ppm:-").output
    // The header has three lines, "P6", the size and "255"; the pixels follow.
    let head = raw.split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    try #require(head.count == 4)
    let extents = String(decoding: head[1], as: UTF8.self).split(separator: " ").map { Int($0) }
    return RGBImage(
      width: try #require(extents.first ?? nil), height: try #require(extents.last ?? nil),
      bytes: Array(head[3]))
  }
}

extension RGBImage {
  /// The red, green and blue components of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 3
    return Array(bytes[start..<start + 3])
  }

  var isOfOneColour: Bool { bytes.dropFirst(3).elementsEqual(bytes.dropLast(3)) }

  func cropped(x: Int, y: Int, width: Int, height: Int) -> RGBImage {
    let rows = (y..<y + height).map { row in
      let start = (row * self.width + x) * 3
      return bytes[start..<start + width * 3]
    }
    return RGBImage(width: width, height: height, bytes: Array(rows.joined()))
  }
}
