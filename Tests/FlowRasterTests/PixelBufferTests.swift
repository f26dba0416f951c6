import FlowRaster
import Foundation
import Testing

@Suite struct PixelBufferTests {
  @Test("Rows begin at multiples of 64 bytes, and a new buffer is transparent black")
  func rows() {
    for (width, height) in [(1, 1), (15, 3), (17, 40), (1280, 860)] {
      let buffer = PixelBuffer(width: width, height: height)

      #expect(UInt(bitPattern: buffer.pixels).isMultiple(of: 64))
      #expect(buffer.stride.isMultiple(of: 16) && buffer.stride >= width)
      let pixels = UnsafeBufferPointer(start: buffer.pixels, count: buffer.stride * height)
      #expect(pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test("Frames that are drawn and freed among small objects need no more memory than earlier ones")
  func reuse() async {
    await #expect(processExitsWith: .success) {
      // Like the viewer's comparison of two stages, which draws both stages in every frame.
      let size = (width: 1760, height: 1150)
      let picture = {
        let buffer = PixelBuffer(width: size.width, height: size.height)
        return Array(
          UnsafeRawBufferPointer(start: buffer.pixels, count: size.width * size.height * 3))
      }
      var (kept, shown, first) = ([[UInt8]](), [UInt8](), 0)
      for round in 0..<20 {
        let left = picture()
        kept.append(Array(repeating: 1, count: 100 + round * 7))
        let right = picture()
        kept.append(Array(repeating: 1, count: 3000 + round * 70))
        shown = left + right.prefix(size.width * size.height)
        if round == 0 { first = try memory() }
      }

      // In MiB; one buffer has 8. If none were reused, memory would grow by 59.
      let growth = try memory() - first
      precondition(
        growth < 40 && kept.count == 40 && !shown.isEmpty, "memory grows by \(growth) MiB")
    }
  }

  @Test("The memory of large buffers that are freed among small objects is released")
  func zoomed() async {
    await #expect(processExitsWith: .success) {
      let first = try memory()
      var kept = [[UInt8]]()
      for percent in [400, 300, 350, 280, 390, 200] {
        let buffers = (0..<4).map { _ in
          defer { kept.append(Array(repeating: 1, count: 5000 + percent * 10)) }
          return PixelBuffer(width: 390 * percent / 100, height: 844 * percent / 100)
        }
        precondition(buffers.allSatisfy { $0[0, 0] == 0 })
        for buffer in buffers { buffer.pixels.update(repeating: 1, count: buffer.bytes / 4) }
      }

      // In MiB; four buffers at 400 % have 81.
      let growth = try memory() - first
      precondition(growth < 10 && kept.count == 24, "memory grows by \(growth) MiB")
    }
  }
}

/// Resident memory in MiB.
private nonisolated func memory() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  return try #require(line.flatMap { Int($0.filter(\.isNumber)) }) >> 10
}
