public import FlowCore

/// A picture, or what stands for one that is not there yet, or not at all.
///
/// Its content stays as it is on a stage that is mirrored, and does not grow with text.
public struct Image: Element {
  /// How a picture lies in a frame of other proportions.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// All of it is seen, in the middle; some of the frame stays bare.
    case fit
    /// All of the frame is filled; what reaches out on two sides is cut off.
    case fill
  }

  /// What there is of a picture.
  public enum State: Hashable, Sendable {
    /// Nothing yet.
    case loading
    /// All of it.
    case loaded(ImageSource)
    /// Nothing, and there will not be; with a short word about it.
    case failed(String)
  }

  /// The proportions of a picture that is not there, width by height: those of a camera.
  public static let defaultAspect = 4.0 / 3

  /// What the picture shows, for whoever does not see it; empty where it only adorns.
  public let name: String
  private let state: State
  private let mode: Mode
  private let width: Double?
  private let aspect: Double?
  private let cornerRadius: Double

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - state: What there is of the picture.
  ///   - mode: How it lies in its frame.
  ///   - width: In points, positive; `nil` for as wide as it may be.
  ///   - aspect: Width by height of the frame, positive; `nil` for the picture's own, which is not
  ///     known before it is loaded.
  ///   - cornerRadius: In points, of what is seen of the picture; 0 for sharp corners.
  ///   - name: What the picture shows, for whoever does not see it; empty where it only adorns.
  public init(
    _ state: State, mode: Mode = .fit, width: Double? = nil, aspect: Double? = nil,
    cornerRadius: Double = 0, name: String
  ) {
    precondition(
      (width ?? 1) > 0 && (aspect ?? 1) > 0,
      "an image needs a positive width and aspect, not \(width ?? 1) and \(aspect ?? 1)")
    self.state = state
    self.mode = mode
    self.width = width
    self.aspect = aspect
    self.cornerRadius = cornerRadius
    self.name = name
  }

  public func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && width == nil ? .flexible : .fixed
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let own = source?.size
    let wish = width ?? (offer.width.isFinite ? offer.width : own?.width ?? 0)
    let width = max(0, min(wish, offer.width))
    let aspect = aspect ?? own.map { $0.width / $0.height } ?? Self.defaultAspect
    return Size(width: width, height: min(width / aspect, offer.height))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    if !name.isEmpty { page.describe(as: AccessibilityNode(.image, name), in: frame) }
    switch state {
    case .loading: page.draw([placeholder(in: frame, context)])
    case .loaded(let source): page.draw([drawing(of: source, in: frame)])
    case .failed(let word):
      page.draw([placeholder(in: frame, context)])
      place(word, in: frame, context, on: &page)
    }
  }

  private var source: ImageSource? {
    if case .loaded(let source) = state { source } else { nil }
  }

  private func placeholder(in frame: Rect, _ context: LayoutContext) -> Drawing {
    .roundedRectangle(frame, radius: cornerRadius, context.theme.fill)
  }

  private func drawing(of source: ImageSource, in frame: Rect) -> Drawing {
    let scales = [frame.size.width / source.size.width, frame.size.height / source.size.height]
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    let rect = frame.centred(
      Size(width: source.size.width * scale, height: source.size.height * scale))
    return .image(source, rect, clip: mode == .fit ? rect : frame, radius: cornerRadius)
  }

  /// A sign and a word in the middle; the sign alone where both have no room.
  private func place(
    _ word: String, in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    let sign = IconView(.warning, \.secondaryLabel)
    let both = Column(spacing: 4) {
      sign
      Text(word, .footnote, \.secondaryLabel, alignment: .centre)
    }
    let room = frame.inset(by: Spacing.related).size
    let size = both.size(in: room, context)
    let fits = size.width <= room.width && size.height <= room.height
    let content: any Element = fits ? both : sign
    let inner = fits ? Size(width: room.width, height: size.height) : frame.size
    content.place(in: frame.centred(inner), context, on: &page)
  }
}
