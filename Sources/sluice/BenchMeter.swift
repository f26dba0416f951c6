internal import Dispatch
internal import FlowCore
internal import FoundationEssentials
internal import Glibc

/// Measures the time, CPU time and memory of this process, and reports them in the JSON format of
/// the other toolkits' benchmarks.
struct BenchMeter {
  private let wall = Self.time
  private let processor = Self.processorTime
  private let server = Self.serverSeconds

  /// A line of JSON about the period since the meter was created.
  func line(_ mode: Bench.Mode, frames: Int) -> String {
    let wall = Self.time - wall
    let processor = Self.processorTime - processor
    let server = Self.serverSeconds - server
    return "{\"mode\":\"\(mode.rawValue)\",\"frames\":\(frames),\"wall_s\":\(wall.fixed(6)),"
      + "\"cpu_s\":\(processor.fixed(6)),\"x_cpu_s\":\(server.fixed(3)),"
      + "\"hwm_mib\":\(Self.peakMemory.fixed(1))}"
  }

  /// A line of JSON with the time from process start until now; -1 ms if `BENCH_T0` is not a
  /// number.
  ///
  /// `BENCH_T0` is the instant of the process's start on the kernel's monotonic clock, in
  /// nanoseconds.
  static func firstLine() -> String {
    let start = ProcessInfo.processInfo.environment["BENCH_T0"].flatMap(Double.init)
    let first = start.map { time * 1e3 - $0 / 1e6 } ?? -1
    return "{\"mode\":\"first\",\"first_ms\":\(first.fixed(2)),"
      + "\"cpu_s\":\(processorTime.fixed(4)),"
      + "\"hwm_mib\":\(peakMemory.fixed(1))}"
  }

  /// The kernel's monotonic clock, in seconds.
  private static var time: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }

  /// Of all threads, in seconds, to a microsecond.
  private static var processorTime: Double { Double(clock()) * 1e-6 }

  /// CPU time of the X server with the process ID in `BENCH_XPID`; 0 if it cannot be read.
  private static var serverSeconds: Double {
    guard let process = ProcessInfo.processInfo.environment["BENCH_XPID"], !process.isEmpty,
      let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = line.lastIndex(of: ")")
    else { return 0 }
    // User and system time are fields 14 and 15, the 12th and 13th after the process name.
    let words = line[end...].split(separator: " ")
    guard words.count > 13, let user = Double(words[12]), let system = Double(words[13]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// In MiB; 0 if it cannot be read.
  private static var peakMemory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Double($0) }
      .map { $0 / 1024 } ?? 0
  }
}

struct FramePacer {
  private let interval: Duration?
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant

  init(interval: Duration?) {
    self.interval = interval
    next = clock.now
  }

  mutating func wait() {
    guard let interval else { return }
    next += interval
    let rest = next - clock.now
    if rest > .zero { usleep(UInt32(rest.inNanoseconds / 1000)) }
  }
}
