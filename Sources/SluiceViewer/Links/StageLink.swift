internal import ArgumentParser
internal import FlowCore
internal import FlowSnapshot

/// A link to an instant of a flow: one line that the command line takes wherever it takes a demo,
/// and no shell needs quotes for.
///
/// `checkout/payment@350ms,dark=true,seed=7,script=…`: a demo, perhaps a place in it, and behind
/// the last `@` an instant and what the flow was started and played with.
package struct StageLink: Hashable {
  /// The demo's id, or what was taken for one.
  var id: String
  /// What stands behind the first slash, if there is one.
  var placeText: String?
  /// What stands behind the `@`, if there is one.
  var moment: Moment?

  /// An instant, and what leads to it.
  struct Moment: Hashable {
    /// How long after the start; `nil` where the text is no time.
    var time: Duration?
    /// What the flow was started with, in order.
    var words: [Word] = []
  }

  /// A word of settings, as `dark=true`.
  struct Word: Hashable {
    let name: String
    let value: String
  }

  /// Reads a link; whether its parts mean something is seen when they are asked for.
  init(_ text: String) {
    var rest = text[...]
    if let sign = text.lastIndex(of: "@"), let moment = Moment(text[text.index(after: sign)...]) {
      self.moment = moment
      rest = text[..<sign]
    }
    let slash = rest.firstIndex(of: "/")
    id = String(rest[..<(slash ?? rest.endIndex)])
    placeText = slash.map { String(rest[rest.index(after: $0)...]) }
  }

  /// A link of parts.
  init(id: String, placeText: String? = nil, moment: Moment? = nil) {
    self.id = id
    self.placeText = placeText
    self.moment = moment
  }

  /// Whether it says what was done.
  package var hasScript: Bool { moment?.words.contains { $0.name == "script" } ?? false }

  /// The place in the demo; `nil` where none is named.
  ///
  /// - Throws: a failure where the text is no place.
  func place() throws(Failure) -> FlowPlace? {
    guard let placeText else { return nil }
    guard let place = FlowPlace(placeText) else {
      throw Failure(
        "'\(placeText)' is no place: expected a name, or NAME=VALUE with %2F for a slash")
    }
    return place
  }
}

extension StageLink: ExpressibleByArgument {
  init(argument: String) { self.init(argument) }
}

extension StageLink: CustomStringConvertible {
  /// The link as it is to be written down.
  package var description: String {
    let place = placeText.map { "/\(FlowPlace($0)?.description ?? $0)" } ?? ""
    return id + place + (moment.map { "@\($0)" } ?? "")
  }
}

extension StageLink.Moment: CustomStringConvertible {
  /// Reads an instant, and words behind commas; `nil` where it does not begin with a time.
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, let time = Duration(parsing: String(first)) else { return nil }
    self.time = time
    words = parts.dropFirst().map { part in
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      return StageLink.Word(
        name: String(part[..<sign]), value: String(part[sign...].dropFirst()))
    }
  }

  var description: String {
    ([(time ?? .zero).time] + words.map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" })
      .joined(separator: ",")
  }
}
