internal import ArgumentParser
internal import FlowCore

/// A demo, and perhaps a place in it, as the command line says them: `checkout`, `checkout/payment`.
struct DemoLink: ExpressibleByArgument {
  /// The demo's id, or what was taken for one.
  let id: String
  /// What stands behind the first slash, if there is one.
  private let text: String?

  init(argument: String) {
    let slash = argument.firstIndex(of: "/")
    id = String(argument[..<(slash ?? argument.endIndex)])
    text = slash.map { String(argument[argument.index(after: $0)...]) }
  }

  /// Whether a place is named, and not the demo alone.
  var namesPlace: Bool { text != nil }

  /// The place in the demo; `nil` where none is named.
  ///
  /// - Throws: a failure where the text is no place.
  func place() throws(Failure) -> FlowPlace? {
    guard let text else { return nil }
    guard let place = FlowPlace(text) else {
      throw Failure("'\(text)' is no place: expected a name, or NAME=VALUE with %2F for a slash")
    }
    return place
  }

  /// The same link as it is to be written down.
  var description: String {
    text.map { "\(id)/\(FlowPlace($0)?.description ?? $0)" } ?? id
  }
}
