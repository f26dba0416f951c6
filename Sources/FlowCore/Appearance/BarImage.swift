/// An image over the background of a bar, stretched over the bar and the unsafe area beyond it,
/// such as the status bar.
///
/// The flow core only compares images; only the module that draws them knows their contents. FlowUI
/// makes them from an `ImageSource`.
public struct BarImage: Hashable, Sendable {
  /// The contents.
  public let content: any Hashable & Sendable

  /// Creates an image; nothing is drawn if the drawing module does not know the type of the
  /// contents.
  public init(content: some Hashable & Sendable) {
    self.content = content
  }

  public static func == (left: BarImage, right: BarImage) -> Bool {
    left.content.equals(right.content)
  }

  public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension Equatable {
  fileprivate func equals(_ other: any Equatable) -> Bool { other as? Self == self }
}
