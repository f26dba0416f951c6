internal import Foundation

/// Where results go: a file, which is complete or not there at all, or standard output for `-`.
struct Output {
  let path: String

  /// Writes all bytes at once; a file that was there before stays until the new one is complete.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      if path == "-" {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      } else {
        // A device or a pipe takes the bytes themselves; it must not be replaced by a file.
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: isFile ? .atomic : [])
      }
    } catch {
      throw unwritable(error)
    }
  }

  /// Opens the place for lines that are written one by one, as they come.
  func open() throws(Failure) -> FileHandle {
    if path == "-" { return .standardOutput }
    do {
      if isFile { try Data().write(to: URL(fileURLWithPath: path)) }
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      throw unwritable(error)
    }
  }

  private var isFile: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let type = attributes?[.type] as? FileAttributeType
    return type == nil || type == .typeRegular
  }

  private func unwritable(_ error: any Error) -> Failure {
    var isFolder: ObjCBool = false
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return Failure("cannot write \(path): it is a folder; expected a file's name")
    }
    if !FileManager.default.fileExists(atPath: folder) {
      return Failure("cannot write \(path): there is no folder \(folder)")
    }
    return Failure("cannot write \(path): \(reason(error))")
  }

  private func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying ?? (error as NSError)
    return code.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(code.code))) : error.localizedDescription
  }
}
