/// Observes changes to a person's preferences, as long as it is kept alive.
///
/// A separate thread sleeps until the desktop's portal sends something. The thread ends when the
/// watch is released or the bus disconnects; after that no changes are reported.
public final class PreferencesWatch: Sendable {
  /// Kept because releasing the request closes the connection on which the watch listens.
  private let request: PreferencesRequest

  /// Continues to listen on the connection of a request; `nil` if the request has no open
  /// connection.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - hear: Called on the watch's thread with the new preferences whenever they change, starting
  ///     from those that the request returned. A call in progress may outlive the watch.
  public init?(
    _ request: consuming PreferencesRequest,
    hear: @escaping @Sendable (DesktopPreferences) -> Void
  ) {
    guard request.reader?.watch(from: request.known, hear) == true else { return nil }
    self.request = request
  }
}
