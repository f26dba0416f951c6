internal import Dispatch
internal import MessageBus

/// The desktop's dialog for opening a file, shown by its portal.
public enum FileDialog {
  /// The outcome of the dialog.
  public enum Answer: Hashable, Sendable {
    /// The path of the chosen file.
    case file(String)
    /// No local file was chosen: the dialog was closed, or the bus disconnected, without a usable
    /// answer.
    case none
    /// No portal can show the dialog.
    case unavailable
  }

  private static let queue = DispatchQueue(label: "file dialog", attributes: .concurrent)

  /// Shows the dialog, without waiting for it.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - environment: The process's environment, which determines the bus.
  ///   - answer: Called once: on another thread when the dialog is closed or cannot be shown, or on
  ///     the calling thread, before `open` returns, if the environment names no bus.
  public static func open(
    _ title: String, environment: [String: String],
    answer: @escaping @Sendable (Answer) -> Void
  ) {
    guard let address = SessionBus.address(environment) else { return answer(.unavailable) }
    // Connecting to a bus and waiting for it may block.
    queue.async { answer(Self.answer(title, at: address)) }
  }

  private static let (name, path) = (
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
  )
  private static let (request, response) = ("org.freedesktop.portal.Request", "Response")

  private static func answer(_ title: String, at address: String) -> Answer {
    guard let bus = BusConnection(address, disconnector: BusDisconnector()) else {
      return .unavailable
    }
    // The response may follow the reply immediately, and only the reply tells the response's path;
    // so all responses are subscribed to beforehand.
    bus.subscribe("type='signal',interface='\(request)',member='\(response)'")
    let serial = bus.call(
      "OpenFile", of: "org.freedesktop.portal.FileChooser", at: path, on: name,
      [.text(""), .text(title), .options(["modal": .flag(true)])])
    var handle: String?
    let answer: Answer? = bus.firstValue { message in
      if message.replySerial == serial {
        handle = message.isResult ? message.values.first?.text : nil
        return handle == nil ? .unavailable : nil
      }
      guard let handle, message.isSignal(response, of: request, at: handle) else { return nil }
      return chosen(message.values)
    }
    return answer ?? (handle == nil ? .unavailable : .none)
  }

  /// The answer in a portal's response, whose values are a code, 0 if a file was chosen, and the
  /// results.
  static func chosen(_ values: [BusValue]) -> Answer {
    guard values.count == 2, values[0].number == 0,
      case .list(let links)? = values[1].entries?["uris"],
      let path = links.first?.text.flatMap(FileLink.path)
    else { return .none }
    return .file(path)
  }
}
