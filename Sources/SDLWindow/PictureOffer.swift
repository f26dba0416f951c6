internal import CXCB
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A picture on the clipboard of an X server, until something else is copied or the process ends.
///
/// SDL supports only text on the clipboard, so a separate thread answers the programs that request
/// the picture.
private final class PictureOffer: Sendable {
  private static let queue = DispatchQueue(label: "clipboard", attributes: .concurrent)
  /// Whether the clipboard has taken the picture; `nil` until that is decided.
  private let answer = Mutex<Bool?>(nil)
  private let answerIsKnown = DispatchSemaphore(value: 0)

  /// Offers the picture, and returns whether the server has accepted it.
  ///
  /// A server that does not answer within a second counts as one that refuses, because the window
  /// must not wait any longer.
  func offer(_ png: [UInt8]) -> Bool {
    Self.queue.async { [self] in
      let owner = ClipboardOwner(png)
      let isTaken = decide(owner != nil)
      answerIsKnown.signal()
      if isTaken { owner?.serve() }
    }
    _ = answerIsKnown.wait(timeout: .now() + .seconds(1))
    return decide(false)
  }

  /// Records an answer unless one is recorded already, and returns the recorded one.
  private func decide(_ isTaken: Bool) -> Bool {
    answer.withLock { answer in
      let decided = answer ?? isTaken
      answer = decided
      return decided
    }
  }
}

/// A hidden window that owns the clipboard.
private final class ClipboardOwner {
  private let server: XServer
  private let window: xcb_window_t
  private let (targets, type): (xcb_atom_t, xcb_atom_t)
  private let png: [UInt8]

  init?(_ png: [UInt8]) {
    guard let server = XServer() else { return nil }
    let connection = server.connection
    window = xcb_generate_id(connection)
    xcb_create_window(
      connection, UInt8(XCB_COPY_FROM_PARENT), window, server.root, 0, 0, 1, 1, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0, nil)
    (targets, type) = (server.atom("TARGETS"), server.atom("image/png"))
    let clipboard = server.atom("CLIPBOARD")
    xcb_set_selection_owner(connection, window, clipboard, xcb_timestamp_t(XCB_CURRENT_TIME))
    let request = xcb_get_selection_owner(connection, clipboard)
    guard let reply = xcb_get_selection_owner_reply(connection, request, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.owner == window else { return nil }
    self.server = server
    self.png = png
  }

  func serve() {
    while let event = xcb_wait_for_event(server.connection) {
      defer { free(event) }
      switch Int32(event.pointee.response_type & 0x7F) {
      case XCB_SELECTION_CLEAR: return
      case XCB_SELECTION_REQUEST:
        event.withMemoryRebound(to: xcb_selection_request_event_t.self, capacity: 1) {
          answer($0.pointee)
        }
      // Ignore errors, too: a program that has requested the picture may have closed its window.
      default: break
      }
    }
  }

  private func answer(_ request: xcb_selection_request_event_t) {
    // A property is missing in requests of very old programs.
    let property = request.property == 0 ? request.target : request.property
    var isSupported = true
    switch request.target {
    case targets:
      let bytes = [targets, type].flatMap { atom in
        withUnsafeBytes(of: atom) { Array($0) }
      }
      server.change(
        property, of: request.requestor, type: XCB_ATOM_ATOM.rawValue, bits: 32, to: bytes)
    case type:
      server.change(property, of: request.requestor, type: type, bits: 8, to: png)
    default:
      isSupported = false
    }
    var notice = xcb_selection_notify_event_t()
    notice.response_type = UInt8(XCB_SELECTION_NOTIFY)
    notice.time = request.time
    (notice.requestor, notice.selection) = (request.requestor, request.selection)
    (notice.target, notice.property) = (request.target, isSupported ? property : 0)
    // Events always have 32 bytes in the protocol; this one is shorter, and is padded with zeros.
    var bytes = [CChar](repeating: 0, count: 32)
    withUnsafeBytes(of: &notice) { from in
      bytes.withUnsafeMutableBytes { $0.copyMemory(from: from) }
    }
    xcb_send_event(server.connection, 0, request.requestor, 0, bytes)
    xcb_flush(server.connection)
  }
}

extension Clipboard {
  /// Puts a PNG picture on the clipboard of an X server.
  ///
  /// - Returns: Whether the server accepted it within a second; false with any other video driver.
  @MainActor public static func setPicture(_ png: [UInt8]) -> Bool {
    Video.driver == "x11" && PictureOffer().offer(png)
  }
}
