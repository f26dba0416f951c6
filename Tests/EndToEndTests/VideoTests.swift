import Foundation
import Testing

extension EndToEndTests {
  /// Tests of films encoded by the user's ffmpeg, for which a shell script stands in.
  @Suite struct VideoTests {
    private let script = "- tap: [195, 400]\n"

    /// `ffmpeg` is a shell script; `nil` if the user has no ffmpeg.
    private func film(
      _ scratch: Scratch, to name: String, ffmpeg: String?
    ) throws -> Program.Result {
      let folder = URL(fileURLWithPath: scratch.path("bin"))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if let ffmpeg {
        try Program.writeScript(
          "#!/bin/sh\n\(ffmpeg)\n", to: folder.appendingPathComponent("ffmpeg"))
      }
      return try Program.run(
        [
          "film", "colours", "--script", "-", "--size", "200x160", "--to", "200ms", "--fps", "10",
          "-o", scratch.path(name),
        ],
        environment: ["PATH": ffmpeg == nil ? folder.path : "\(folder.path):/usr/bin:/bin"],
        input: script)
    }

    @Test(
      "ffmpeg gets all pictures through a pipe, and its output becomes the file",
      arguments: ["film.mp4", "film.webm"])
    func pictures(name: String) throws {
      let scratch = try Scratch()
      // The last argument of ffmpeg is the file to write.
      let result = try film(
        scratch, to: name,
        ffmpeg: "for last; do :; done; echo \"$*\" > \"$last\"; wc -c >> \"$last\"")

      #expect(result.status == 0, "\(result.errors)")
      let lines = try String(contentsOfFile: scratch.path(name), encoding: .utf8)
        .split(separator: "\n")
      #expect(lines.first?.contains("-video_size 200x160 -framerate 10") == true)
      // Three pictures of three bytes a pixel.
      #expect(lines.last.map { $0.filter(\.isNumber) } == "\(3 * 200 * 160 * 3)")
    }

    @Test("Ctrl+C in a terminal does not reach ffmpeg, which has a process group of its own")
    func group() throws {
      let scratch = try Scratch()

      let result = try film(
        scratch, to: "film.mp4",
        ffmpeg: """
          cat > /dev/null; for last; do :; done
          read -r _ _ _ _ group _ < /proc/$$/stat
          [ "$group" = $$ ] && echo own > "$last"
          """)

      #expect(result.status == 0, "\(result.errors)")
      #expect(try String(contentsOfFile: scratch.path("film.mp4"), encoding: .utf8) == "own\n")
    }

    @Test("An interrupt in mid-film ends ffmpeg, too, and nothing is written")
    func interrupted() throws {
      let scratch = try Scratch()

      let result = try film(
        scratch, to: "film.mp4",
        ffmpeg: "head -c 1000 > /dev/null; kill -INT $PPID; cat > /dev/null; exec sleep 60")

      #expect(result.status == 130)
      #expect(result.errors.hasPrefix("sluice: interrupted after "))
      #expect(try scratch.files == ["bin"])
    }

    @Test("Without an ffmpeg, one line says so, and nothing is written")
    func none() throws {
      let scratch = try Scratch()

      let result = try film(scratch, to: "film.mp4", ffmpeg: nil)

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("sluice: there is no ffmpeg"))
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
      #expect(try scratch.files == ["bin"])
    }

    @Test(
      "What ffmpeg says when it fails is reported in one line, and nothing is written",
      arguments: [
        ("echo '[enc @ 0x1] Unknown encoder' >&2; echo more >&2; exit 8", "Unknown encoder\n"),
        ("cat > /dev/null; exit 3", "status 3\n"), ("kill -9 $$", "signal 9\n"),
      ])
    func failure(ffmpeg: String, end: String) throws {
      let scratch = try Scratch()

      let result = try film(scratch, to: "film.webm", ffmpeg: ffmpeg)

      #expect(result.status == 2)
      #expect(result.errors == "sluice: ffmpeg has failed: \(end)")
      #expect(try scratch.files == ["bin"])
    }
  }
}
