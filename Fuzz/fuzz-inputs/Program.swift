internal import Desktop
internal import Glibc

#if FUZZING
  /// The target, from the environment because libFuzzer's own `main` has no argument for it.
  private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

  /// Called by libFuzzer with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let target else { preconditionFailure("expected FUZZ_TARGET to be a target") }
    target.read(Array(UnsafeBufferPointer(start: bytes, count: size)))
    return 0
  }
#else
  /// Reads the inputs in files once, without libFuzzer: `fuzz-inputs TARGET FILE...`.
  @main
  enum Program {
    static func main() {
      let arguments = CommandLine.arguments
      guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments[1]) else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        print("usage: fuzz-inputs TARGET FILE...; TARGET is one of \(names)")
        exit(2)
      }
      for name in arguments.dropFirst(2) {
        guard let bytes = try? OpenFile(name, flags: O_RDONLY).read() else { exit(2) }
        target.read(bytes)
      }
    }
  }
#endif
