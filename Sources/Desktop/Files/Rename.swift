internal import CFiles
internal import Glibc

/// Ways to rename files that plain `rename` does not offer.
enum Rename {
  /// Throws `EEXIST` if the new name is taken.
  static func toFreeName(_ old: String, _ new: String) throws(SystemError) {
    if sluice_rename_to_free_name(old, new) == 0 { return }
    guard isUnsupported(errno) else { throw .latest }
    // `lstat` also finds a symbolic link whose target does not exist.
    var status = stat()
    guard lstat(new, &status) != 0 else { throw SystemError(code: EEXIST) }
    guard rename(old, new) == 0 else { throw .latest }
  }

  /// Exchanges the names in one step; returns false if the file system cannot do that.
  static func exchanging(_ first: String, _ second: String) throws(SystemError) -> Bool {
    if sluice_exchange_names(first, second) == 0 { return true }
    guard isUnsupported(errno) else { throw .latest }
    return false
  }

  private static func isUnsupported(_ code: Int32) -> Bool { code == EINVAL || code == ENOSYS }
}
