/// The demos that a viewer shows, in the order in which they are listed.
public struct Catalogue: Sendable {
  /// What people call it, as `Sluice`: in window titles, and above the list.
  public let title: String
  /// The demos, at least one.
  public let demos: [Demo]
  /// The file of code that made it, where it was built: what demos name as their sources is found
  /// from there.
  package let file: String

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - title: What people call it.
  ///   - demos: The demos; traps where there is none, or where two have the same id.
  ///   - file: A file in the `Sources` below which demos name their sources: that of the call, by
  ///     default.
  public init(_ title: String, demos: [Demo], builtAt file: String = #filePath) {
    precondition(!demos.isEmpty, "a catalogue needs a demo")
    let ids = demos.map(\.id)
    precondition(Set(ids).count == ids.count, "two demos have the same id: \(ids)")
    self.title = title
    self.demos = demos
    self.file = file
  }

  /// The demo of that id.
  public func demo(_ id: String) -> Demo? { demos.first { $0.id == id } }
}
