internal import Glibc

/// A connection to a message bus that never waits longer than it is told to.
///
/// One thread may wait for what comes while another hangs up.
final class BusSocket: Sendable {
  private let descriptor: Int32

  /// Connects, and sends bytes that the socket has room for at once; `nil` where either is refused.
  init?(_ address: BusAddress, sending bytes: [UInt8]) {
    guard var place = sockaddr_un(address) else { return nil }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + address.length)
    let isConnected = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    // A bus that has gone must not end the program.
    guard isConnected == 0,
      send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Ends the connection for both sides: whoever waits for what comes wakes.
  func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// What has come, after waiting for it at most so many milliseconds, or for ever where they are
  /// negative; empty where nothing has, and `nil` where nothing will.
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
  /// Bytes of the address behind its family: a name without a file has a zero before it, and a path
  /// one behind.
  fileprivate var length: Int { path.utf8.count + 1 }
}

extension sockaddr_un {
  /// The system's form of an address; `nil` where it is too long.
  fileprivate init?(_ address: BusAddress) {
    self.init()
    guard address.length <= MemoryLayout.size(ofValue: sun_path) else { return nil }
    sun_family = sa_family_t(AF_UNIX)
    let bytes = (address.isAbstract ? [0] : []) + Array(address.path.utf8)
    withUnsafeMutableBytes(of: &sun_path) { $0.copyBytes(from: bytes) }
  }
}
