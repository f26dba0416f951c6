package import FlowCore
internal import FlowSnapshot

/// A link to an instant of a flow, in one line.
///
/// The command line accepts a link wherever it accepts a demo; a link needs no quoting in a shell.
///
/// In `checkout/payment@350ms,dark=true,seed=7,script=…`, a demo is followed by an optional place
/// in it and, after the last `@`, an instant and the settings and input that lead to it.
package struct StageLink: Hashable {
  /// The demo's identifier; not validated.
  package var id: String
  /// The text between the first slash and the moment; not validated.
  package var placeText: String?
  /// What follows the last `@`, if that begins with a time.
  package var moment: Moment?

  /// An instant, with the settings and input that lead to it.
  package struct Moment: Hashable {
    /// The time since the start of the flow; `nil` for none, which a link writes as 0.
    package var time: Duration?
    /// The settings and the recorded input, in order.
    package var assignments: [Assignment] = []

    package init(time: Duration?, assignments: [Assignment] = []) {
      self.time = time
      self.assignments = assignments
    }
  }

  /// A setting or the recorded input as text, such as `dark=true`.
  package struct Assignment: Hashable {
    package let name: String
    package let value: String

    var isScript: Bool { name == "script" }

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Splits a link into its parts, which are validated only later, such as by `place()`.
  package init(_ text: String) {
    var rest = text[...]
    if let sign = text.lastIndex(of: "@"), let moment = Moment(text[text.index(after: sign)...]) {
      self.moment = moment
      rest = text[..<sign]
    }
    let slash = rest.firstIndex(of: "/")
    id = String(rest[..<(slash ?? rest.endIndex)])
    placeText = slash.map { String(rest[rest.index(after: $0)...]) }
  }

  package init(id: String, placeText: String? = nil, moment: Moment? = nil) {
    self.id = id
    self.placeText = placeText
    self.moment = moment
  }

  package var hasScript: Bool { moment?.assignments.contains { $0.isScript } ?? false }

  package func place() throws(Failure) -> FlowPlace? {
    guard let placeText else { return nil }
    guard let place = FlowPlace(placeText) else {
      try Self.requireTime(in: placeText)
      throw Failure(
        "'\(placeText)' is no place: expected a name, or NAME=VALUE with %2F for a slash")
    }
    return place
  }

  /// Throws an error about the time if a text contains an `@`.
  ///
  /// Call this with the name of a demo or place that does not exist: if the name contains an `@`,
  /// what follows is an invalid time, or a valid one that is not at the end of the link.
  package static func requireTime(in text: String) throws(Failure) {
    guard let sign = text.lastIndex(of: "@") else { return }
    let time = text[text.index(after: sign)...].prefix { $0 != "," }
    guard Duration(parsing: time) == nil else {
      throw Failure("expected the time '@\(time)' only at the end of the link")
    }
    throw Failure("expected a time after '@' as 350ms or 1.2s, of a week at most, not '\(time)'")
  }
}

extension StageLink: CustomStringConvertible {
  package var description: String {
    let place = placeText.map { "/\(FlowPlace($0)?.description ?? $0)" } ?? ""
    return id + place + (moment.map { "@\($0)" } ?? "")
  }
}

extension StageLink.Moment: CustomStringConvertible {
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, let time = Duration(parsing: String(first)) else { return nil }
    self.time = time
    assignments = parts.dropFirst().map { part in
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      return StageLink.Assignment(
        name: String(part[..<sign]), value: String(part[sign...].dropFirst()))
    }
  }

  package var description: String {
    ([(time ?? .zero).time]
      + assignments.map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" })
      .joined(separator: ",")
  }
}
