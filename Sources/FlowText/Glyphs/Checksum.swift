internal import Glibc

/// The SHA-256 of files, by `sha256sum` of coreutils: an implementation of our own would be more
/// code to verify.
enum Checksum {
  /// The number of hexadecimal digits of a checksum, with which the output of `sha256sum` begins.
  private static let length = 64

  /// The checksum in hexadecimal digits; `nil` if the file cannot be read or coreutils are missing.
  static func sha256(of file: String) -> String? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process = start(reading: file, writing: ends[1])
    // Close this process's copy of the writing end: otherwise reading never reaches the end of the
    // output.
    close(ends[1])
    guard let process else { return nil }
    let digits = text(from: ends[0])
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    return digits
  }

  private static func start(reading file: String, writing end: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // This must come first: if standard input was closed, the pipe may use the descriptor of
    // standard input.
    posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, file, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let name = strdup("sha256sum")
    defer { free(name) }
    var arguments = [name, nil]
    var process: pid_t = 0
    // `sha256sum` needs no environment variables.
    guard posix_spawnp(&process, "sha256sum", &actions, nil, &arguments, nil) == 0 else {
      return nil
    }
    return process
  }

  private static func text(from end: Int32) -> String? {
    var bytes: [UInt8] = []
    while bytes.count < length {
      var buffer = [UInt8](repeating: 0, count: length)
      let count = read(end, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }
}
