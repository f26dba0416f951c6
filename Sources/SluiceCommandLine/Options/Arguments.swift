internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot

/// Parses command line values; each error says what is expected.
package enum Arguments {
  static func size(_ text: String) throws -> Size {
    guard let size = Size(text: text) else { throw ValidationError("expected a size as 390x844") }
    guard SizeLimits.allows(size) else { throw ValidationError(SizeLimits.sizeRule) }
    return size
  }

  package static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), SizeLimits.allows(scale: scale) else {
      throw ValidationError(SizeLimits.scaleRule)
    }
    return scale
  }

  static func time(_ text: String) throws -> Duration {
    guard let time = Duration(parsing: text) else {
      throw ValidationError("expected a time as 350ms or 1.2s, of a week at most")
    }
    return time
  }

  static func interval(_ text: String) throws -> Duration {
    let time = try time(text)
    guard time >= .milliseconds(1) else { throw ValidationError("expected a time of 1ms or more") }
    return time
  }

  static func textSize(_ text: String) throws -> Double {
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let percent = Int(digits), (100...200).contains(percent) else {
      throw ValidationError("expected a text size from 100% to 200%")
    }
    return Double(percent) / 100
  }

  static func language(_ text: String) throws -> Language {
    guard let language = Language(rawValue: text) else {
      throw ValidationError("expected a language: en, de or pseudo")
    }
    return language
  }

  static func network(_ text: String) throws -> NetworkCondition {
    guard let network = NetworkCondition(rawValue: text) else {
      throw ValidationError("expected a network: slow, offline or fail")
    }
    return network
  }

  static func seed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) else {
      throw ValidationError("expected a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...1_000_000_000).contains(count) else {
      throw ValidationError("expected a whole number from 1 to 1000000000")
    }
    return count
  }

  static func assignment(_ text: String) throws -> Assignment {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw ValidationError("expected a choice as NAME=VALUE")
    }
    return Assignment(
      name: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
  }

  struct Assignment {
    let name: String
    let value: String
  }
}
