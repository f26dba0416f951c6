public import FlowCore

/// An image, or a placeholder while it is loading or if it has failed to load.
///
/// Its content is not mirrored in right-to-left layouts, and does not scale with the text size.
public struct Image: SourcedElement {
  /// How an image fits a frame of another aspect ratio.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// All of the image is visible, centred; some of the frame stays empty.
    case fit
    /// The image fills the frame, centred; the part beyond two of its sides is clipped.
    case fill
  }

  /// The loading state of an image.
  public enum State: Hashable, Sendable {
    /// The image is not loaded yet.
    case loading
    /// The image is loaded.
    case loaded(ImageSource)
    /// Loading has failed; the string is a short message.
    case failed(String)
  }

  /// Width divided by height, as in the pictures of most cameras.
  package static let defaultAspect = 4.0 / 3

  /// The accessibility label; empty for a decorative image.
  public let accessibilityLabel: String
  package let location: ElementSource
  private let state: State
  private let mode: Mode
  private let width: Double?
  private let aspect: Double?
  private let cornerRadius: Double

  /// Creates an image.
  ///
  /// Traps unless `width` and `aspect` are positive.
  ///
  /// - Parameters:
  ///   - state: The loading state.
  ///   - mode: How the image fits its frame.
  ///   - width: The width in points, positive; `nil` for the available width.
  ///   - aspect: The frame's width divided by its height, positive; `nil` for the image's own,
  ///     which is known only once it is loaded.
  ///   - cornerRadius: The corner radius of the visible image in points; 0 for sharp corners.
  ///   - accessibilityLabel: The accessibility label; empty for a decorative image.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ state: State, mode: Mode = .fit, width: Double? = nil, aspect: Double? = nil,
    cornerRadius: Double = 0, accessibilityLabel: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    precondition(
      (width ?? 1) > 0 && (aspect ?? 1) > 0,
      "an image needs a positive width and aspect, not \(width ?? 1) and \(aspect ?? 1)")
    self.state = state
    self.mode = mode
    self.width = width
    self.aspect = aspect
    self.cornerRadius = cornerRadius
    self.accessibilityLabel = accessibilityLabel
  }

  public func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && width == nil ? .flexible : .fixed
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let own = picture?.size
    let desired = width ?? (proposal.width.isFinite ? proposal.width : own?.width ?? 0)
    let width = max(0, min(desired, proposal.width))
    let aspect = aspect ?? own.map { $0.width / $0.height } ?? Self.defaultAspect
    return Size(width: width, height: min(width / aspect, proposal.height))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    if !accessibilityLabel.isEmpty {
      page.describe(as: AccessibilityNode(.image, name: accessibilityLabel), in: frame)
    }
    switch state {
    case .loading: page.draw([placeholder(in: frame, context)])
    case .loaded(let source): page.draw([drawing(of: source, in: frame)])
    case .failed(let word):
      page.draw([placeholder(in: frame, context)])
      layOut(word, in: frame, context, on: &page)
    }
  }

  private var picture: ImageSource? {
    if case .loaded(let picture) = state { picture } else { nil }
  }

  private func placeholder(in frame: Rect, _ context: LayoutContext) -> Drawing {
    .roundedRectangle(frame, radius: cornerRadius, colour: context.theme.fill)
  }

  private func drawing(of source: ImageSource, in frame: Rect) -> Drawing {
    let scales = [frame.size.width / source.size.width, frame.size.height / source.size.height]
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    let rect = frame.centred(
      Size(width: source.size.width * scale, height: source.size.height * scale))
    return .image(source, in: rect, clip: mode == .fit ? rect : frame, radius: cornerRadius)
  }

  private func layOut(
    _ word: String, in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    let sign = IconView(.warning, colour: \.secondaryLabel)
    let both = Column(spacing: 4) {
      sign
      Text(word, style: .footnote, colour: \.secondaryLabel, alignment: .centre)
    }
    let room = frame.inset(by: Metrics.related).size
    let size = both.size(in: room, context)
    let fits = size.width <= room.width && size.height <= room.height
    let content: any Element = fits ? both : sign
    let inner = fits ? Size(width: room.width, height: size.height) : frame.size
    content.layOut(in: frame.centred(inner), context, on: &page)
  }
}
