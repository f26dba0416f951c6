internal import Glibc

/// A connection to a message bus that never blocks longer than requested.
///
/// One thread may wait for data while another one closes the connection.
final class BusSocket: Sendable {
  private let descriptor: Int32

  /// Connects and sends bytes, which must fit into the socket's buffer; `nil` if either fails.
  init?(_ address: BusAddress, sending bytes: [UInt8]) {
    guard var place = sockaddr_un(address) else { return nil }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + address.length)
    let isConnected = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    // A closed connection must not end the program with SIGPIPE.
    guard isConnected == 0,
      send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Shuts the connection down, which wakes a thread that waits for data.
  func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Waits for data for at most `milliseconds`, or without a limit if negative; returns no bytes if
  /// none have come, and `nil` if the connection has ended.
  func receive(milliseconds: Int32) -> [UInt8]? {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let sources = poll(&source, 1, milliseconds)
    guard sources >= 0 || errno == EINTR else { return nil }
    guard sources > 0 else { return [] }
    let room = 16_384
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { bytes, initialized in
      count = recv(descriptor, bytes.baseAddress, room, 0)
      initialized = max(0, count)
    }
    guard count > 0 || count < 0 && [EAGAIN, EINTR].contains(errno) else { return nil }
    return bytes
  }
}

extension BusAddress {
  /// The length of the address after its family, including the zero before an abstract name or
  /// after a path.
  fileprivate var length: Int { path.utf8.count + 1 }
}

extension sockaddr_un {
  /// Creates the system's form of an address; `nil` if it is too long.
  fileprivate init?(_ address: BusAddress) {
    self.init()
    guard address.length <= MemoryLayout.size(ofValue: sun_path) else { return nil }
    sun_family = sa_family_t(AF_UNIX)
    let bytes = (address.isAbstract ? [0] : []) + Array(address.path.utf8)
    withUnsafeMutableBytes(of: &sun_path) { $0.copyBytes(from: bytes) }
  }
}
