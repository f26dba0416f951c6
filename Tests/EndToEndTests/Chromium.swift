import Foundation
import TestPrograms
import Testing

/// Debian's Chromium in headless mode, which tests control with key presses and a mouse.
///
/// Commands are sent by the DevTools protocol, over two pipes.
final class Chromium {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private let child: Child
  private let scratch: Scratch
  private var session: String?
  private var count = 0
  /// Errors of the page and of its scripts.
  private(set) var complaints: [String] = []

  init(width: Int = 1440, height: Int = 900, isDark: Bool = false) throws {
    scratch = try Scratch()
    // The browser reads file descriptor 3 and writes to 4; each message ends with a NUL byte.
    let command = """
      stdbuf -o0 tr '\\n' '\\0' | chromium --headless=new --no-sandbox --disable-gpu \
        --remote-debugging-pipe --user-data-dir="$0" about:blank 3<&0 4>&1 >/dev/null 2>&1 |
        stdbuf -o0 tr '\\0' '\\n'
      """
    child = try Child(
      "bash", ["-c", command, scratch.path("profile")],
      environment: ["HOME": scratch.path("home"), "XDG_RUNTIME_DIR": scratch.url.path])
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { _ = try send("\(domain).enable") }
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try send("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  deinit {
    session = nil
    _ = try? send("Browser.close")
    child.closeInput()
  }

  func show(_ path: String, _ fragment: String = "") throws {
    _ = try send("Page.navigate", ["url": "about:blank"])
    _ = try send("Page.navigate", ["url": "file://\(path)\(fragment)"])
    try wait(for: "location.protocol == 'file:' && document.readyState == 'complete'")
  }

  /// Opens a page with frames of a flow, and waits until the first frame is drawn.
  func open(_ path: String, _ fragment: String = "") throws {
    try show(path, fragment)
    try wait(for: "typeof current === 'number' && current >= 0")
    try settle()
  }

  func settle() throws { try wait(for: "element('views').dataset.frame == current") }

  func wait(for expression: String) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while .now < deadline {
      if (try? evaluate(expression)) as? Bool == true { return }
      poll(nil, 0, 20)
    }
    throw Problem(description: "not in time: \(expression); \(complaints)")
  }

  func evaluate(_ expression: String) throws -> Any? {
    let result = try send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let problem = result["exceptionDetails"] { throw Problem(description: "\(problem)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  func number(_ expression: String) throws -> Double {
    try #require(try evaluate(expression) as? NSNumber).doubleValue
  }

  func text(_ expression: String) throws -> String {
    try #require(try evaluate(expression) as? String)
  }

  // MARK: Input

  /// Presses and releases a key, given by its `KeyboardEvent.key` name.
  func press(_ key: String, shift: Bool = false) throws {
    let codes = [
      "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9, "Enter": 13,
      "Escape": 27,
    ]
    var event: [String: Any] = ["type": "keyDown", "key": key, "modifiers": shift ? 8 : 0]
    event["windowsVirtualKeyCode"] =
      codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0)
    if key.count == 1 { event["text"] = key }
    if key == "Enter" { event["text"] = "\r" }
    _ = try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    _ = try send("Input.dispatchKeyEvent", event)
  }

  func click(_ selector: String) throws {
    let middle = try point(in: selector, at: 0.5)
    try mouse("mousePressed", middle)
    try mouse("mouseReleased", middle)
  }

  /// Drags within an element, between two fractions of its width.
  func drag(_ selector: String, from start: Double, to end: Double) throws {
    try mouse("mousePressed", point(in: selector, at: start))
    for step in 1...8 {
      let fraction = start + (end - start) * Double(step) / 8
      try mouse("mouseMoved", point(in: selector, at: fraction))
    }
    try mouse("mouseReleased", point(in: selector, at: end))
  }

  private func point(in selector: String, at fraction: Double) throws -> (x: Double, y: Double) {
    let box = "document.querySelector('\(selector)').getBoundingClientRect()"
    return (
      try number("\(box).x + \(box).width * \(fraction)"),
      try number("\(box).y + \(box).height / 2")
    )
  }

  private func mouse(_ type: String, _ point: (x: Double, y: Double)) throws {
    _ = try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": point.x, "y": point.y, "button": "left",
        "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1,
      ])
  }

  // MARK: Protocol

  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: message)
    child.write(String(decoding: bytes, as: UTF8.self) + "\n")
    while let line = child.output.next() {
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      if ["Runtime.exceptionThrown", "Log.entryAdded"].contains(answer["method"] as? String) {
        complaints.append(line)
      }
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
    throw Problem(description: "Chromium does not answer \(method): \(child.errors.rest())")
  }
}
