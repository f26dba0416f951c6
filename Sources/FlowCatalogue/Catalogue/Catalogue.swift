public import FlowUI

/// The demos that a viewer shows, in the order in which they are listed.
public struct Catalogue: Sendable {
  /// The title shown in window titles and above the list, for example `Sluice`.
  public let title: String
  /// The demos; never empty.
  public let demos: [Demo]
  /// The link to what a viewer shows when it is opened for the first time; `nil` for the start of
  /// the first demo.
  public let opening: String?
  /// The ID by which the desktop finds the menu entry of the program's windows; `nil`, the default,
  /// for the name of the program's file.
  public var applicationID: String?
  /// Returns the icon of the program's windows and of the HTML pages that the program makes of
  /// recordings, usually of 64x64 pixels; `nil`, the default, for none.
  public var icon: (@Sendable () -> Bitmap?)?
  /// The compile-time path of the source file that created the catalogue; the demos' sources are
  /// looked up in the `Sources` folder that contains this file.
  package let file: String

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - title: The title shown to users.
  ///   - demos: The demos; traps if empty, or if two have the same id.
  ///   - opening: The link to what a viewer shows when it is opened for the first time, such as
  ///     `checkout/delivery`.
  ///   - file: A file in the `Sources` folder to which the demos' source paths are relative; by
  ///     default the calling file.
  public init(
    _ title: String, demos: [Demo], opening: String? = nil, builtAt file: String = #filePath
  ) {
    precondition(!demos.isEmpty, "a catalogue needs a demo")
    let ids = demos.map(\.id)
    precondition(Set(ids).count == ids.count, "two demos have the same id: \(ids)")
    self.title = title
    self.demos = demos
    self.opening = opening
    self.file = file
  }

  /// Returns the demo with the given id; `nil` if there is none.
  public func demo(_ id: String) -> Demo? { demos.first { $0.id == id } }
}
