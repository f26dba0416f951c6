/// A line of source code, such as the one that created an element.
///
/// It takes only 8 bytes, to help elements fit into the 24 bytes that `any Element` stores without
/// an allocation: elements are created again for each layout.
public struct ElementSource: Hashable, Sendable, CustomStringConvertible {
  /// The address of the file ID in the upper 48 bits, which are enough for a Linux process, and the
  /// line in the lower 16 bits.
  private let addressAndLine: UInt64

  private static let lastLine: UInt64 = 0xFFFF

  /// Creates a location; by default that of the call.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call; lines after 65,535 count as that one.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    let address = UInt64(UInt(bitPattern: fileID.utf8Start))
    precondition(address < 1 << 48, "the address of \(fileID) has more than 48 bits")
    addressAndLine = address << 16 | min(UInt64(line), Self.lastLine)
  }

  /// The module and name of the file: `Module/File.swift`.
  package var fileID: String {
    // The text is a literal, which exists as long as the program runs.
    UnsafePointer<CChar>(bitPattern: UInt(addressAndLine >> 16)).map { String(cString: $0) } ?? ""
  }

  /// The line in the file; the first is 1.
  public var line: Int { Int(addressAndLine & Self.lastLine) }

  /// Whether the line is in FlowUI itself, and so tells an app nothing about its own code.
  var isInFlowUI: Bool {
    guard let text = UnsafePointer<UInt8>(bitPattern: UInt(addressAndLine >> 16)) else {
      return false
    }
    return Self.ownPrefix.indices.allSatisfy { text[$0] == Self.ownPrefix[$0] }
  }

  private static let ownPrefix = Array("FlowUI/".utf8)

  /// The file and the line: `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Whether two locations are the same line; the same file ID can be stored at several addresses.
  public static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.fileID == other.fileID
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
  }
}

/// An element that knows the line of source code which created it.
package protocol SourcedElement: Element {
  var location: ElementSource { get }
}

extension SourcedElement {
  public var source: ElementSource? { location }
}
