internal import FlowCore
internal import SDLWindow

extension SDLSystemWindow {
  /// The smallest size of a window whose session is scaled, in window units; chosen by eye.
  private static let minimumSize = Size(width: 160, height: 160)

  /// Starts SDL's video subsystem; throws if that fails, or if the driver is an invisible one that
  /// the options do not allow.
  static func startVideo(_ options: FlowWindowOptions) throws(WindowError) {
    let isVisible: Bool
    do {
      try Video.start(named: options.title, applicationID: options.applicationID)
      isVisible = options.allowsInvisible || !Video.isInvisible
    } catch {
      isVisible = false
    }
    guard isVisible else { throw noDisplay }
  }

  /// The error of a video driver that cannot be started or shows nothing.
  static var noDisplay: WindowError {
    if let driver = Video.wantedDriver {
      return WindowError(
        description:
          "SDL_VIDEODRIVER=\(driver) shows no window here: expected x11, wayland or KMSDRM, "
          + "or that it is not set")
    }
    let name = Video.namedDisplay.map { " at \($0)" } ?? ""
    return WindowError(
      description: "there is no display\(name): expected DISPLAY or WAYLAND_DISPLAY to name one",
      isWithoutDisplay: true)
  }

  /// `scale` is the number of window units per point of a session that follows its window.
  static func open(
    _ sessionSize: Size, _ options: FlowWindowOptions, scale: Double
  ) throws(WindowError) -> SharedWindow {
    let (size, minimumSize) = sizes(of: sessionSize, options.fit, scale: scale, within: usable)
    do {
      let shared = SharedWindow(
        try Window(title: options.title, width: whole(size.width), height: whole(size.height)))
      shared.window.setMinimumSize(
        width: whole(minimumSize.width), height: whole(minimumSize.height))
      return shared
    } catch {
      throw WindowError(description: "no window could be opened: \(error)")
    }
  }

  /// The space that windows may use, in window units.
  static var usable: Size? {
    Video.usableSize.map { Size(width: Double($0.width), height: Double($0.height)) }
  }

  static func sizes(
    of sessionSize: Size, _ fit: FlowWindowOptions.Fit, scale: Double, within usable: Size?
  ) -> (first: Size, minimumSize: Size) {
    let room = usable.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? Size.unbounded
    switch fit {
    case .scaled(let wanted):
      let factor =
        wanted ?? min(1, room.width / sessionSize.width, room.height / sessionSize.height)
      return (
        Size(width: sessionSize.width * factor, height: sessionSize.height * factor), minimumSize
      )
    case .following(let minimum):
      let minimumSize = minimum.scaled(by: scale).limited(to: room)
      let first = sessionSize.scaled(by: scale).limited(to: room)
      return (
        Size(
          width: max(first.width, minimumSize.width),
          height: max(first.height, minimumSize.height)),
        minimumSize
      )
    }
  }

  static func whole(_ units: Double) -> Int { Int(max(1, units).rounded()) }
}

extension Size {
  fileprivate static let unbounded = Size(width: .infinity, height: .infinity)

  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }

  func limited(to room: Size) -> Size {
    Size(width: min(width, room.width), height: min(height, room.height))
  }
}
