import Foundation
import Synchronization
import TestPrograms

/// A temporary folder, deleted at the end of the test.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func write(_ text: String, _ name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}

final class Warnings {
  private(set) var all: [String] = []
  func add(_ warning: String) { all.append(warning) }
}

/// Collects values from another thread, and waits for the next one.
final class ValueQueue<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  private let count = DispatchSemaphore(value: 0)

  func add(_ value: Value) {
    values.withLock { $0.append(value) }
    count.signal()
  }

  func next() throws -> Value {
    guard count.wait(timeout: .now() + .seconds(30)) == .success else {
      throw WaitTimeout(for: "a value from another thread", .seconds(30), seen: [])
    }
    return values.withLock { $0.removeFirst() }
  }
}
