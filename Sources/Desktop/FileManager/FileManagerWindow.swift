internal import Dispatch
internal import MessageBus

/// The desktop's file manager.
public enum FileManagerWindow {
  private static let queue = DispatchQueue(label: "file manager", attributes: .concurrent)

  /// Shows a file in its folder, without waiting; the file is selected if the desktop's file
  /// manager can select files.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file, or of a folder.
  ///   - environment: The process's environment, which determines the bus.
  ///   - whenFailed: Called on another thread if no program shows the folder.
  public static func show(
    _ path: String, environment: [String: String], whenFailed: @escaping @Sendable () -> Void
  ) {
    queue.async {
      let isShown = SessionBus.address(environment).map { select(path, at: $0) } ?? false
      if !isShown, !DesktopProgram.run(["xdg-open", folder(of: path)]) { whenFailed() }
    }
  }

  private static func select(_ path: String, at address: String) -> Bool {
    guard let bus = BusConnection(address, disconnector: BusDisconnector()) else { return false }
    let serial = bus.call(
      "ShowItems", of: "org.freedesktop.FileManager1", at: "/org/freedesktop/FileManager1",
      on: "org.freedesktop.FileManager1", [.texts([FileLink.link(to: path)]), .text("")])
    return bus.firstValue { $0.replySerial == serial ? $0.isResult : nil } ?? false
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    return "/" + parts.dropLast().joined(separator: "/")
  }
}
