public import FlowCore

/// Space between elements: a fixed length, or the room that is left.
public struct Spacer: SourcedElement {
  package let location: ElementSource
  private let length: Double?

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - length: The length in points, clamped to at least 0; `nil` for the room that is left,
  ///     shared equally with other flexible elements.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(_ length: Double? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    location = ElementSource(fileID: fileID, line: line)
    self.length = length.map { max(0, $0) }
  }

  public func stretch(along axis: Axis) -> Stretch { length == nil ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: length ?? 0, height: length ?? 0)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {}
}
