import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests in which one system call at a time fails while a command reads or writes files.
  @Suite struct FaultTests {
    private let folder: FaultFolder

    init() throws { folder = try FaultFolder() }

    /// A command that writes one file, which is its last argument.
    struct Writer: CustomTestStringConvertible {
      let arguments: [String]
      /// The exit status without a fault.
      var status: Int32 = 0
      /// The end of a complete file; `nil` if all runs write the same bytes.
      var ending: String?
      var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(
      "A command whose file cannot be written says so in a line, and leaves the old file or the new",
      arguments: [
        Writer(arguments: ["render", "colours", "-o", "DIR/out.png"]),
        Writer(arguments: ["film", "colours", "--script", "SCRIPT", "-o", "DIR/out.png"]),
        Writer(
          arguments: ["film", "colours", "--script", "SCRIPT", "--fps", "8", "-o", "DIR/out.apng"]),
        Writer(
          arguments: ["film", "colours", "--script", "SCRIPT", "--fps", "8", "-o", "DIR/out.webp"]),
        Writer(
          arguments: ["page", "colours", "--script", "SCRIPT", "--fps", "8", "-o", "DIR/out.html"]),
        Writer(arguments: ["compare", "LIGHT", "DARK", "-o", "DIR/out.png"], status: 1),
        Writer(arguments: ["icon", "16", "-o", "DIR/out.png"]),
        Writer(arguments: ["bench", "still", "200", "200", "1", "DIR/out.png"]),
        Writer(
          arguments: ["verify", "colours", "--gate", "second", "-o", "DIR/out.yaml"], status: 1),
        Writer(arguments: ["test", "FLOW", "--junit", "DIR/out.xml"], ending: "</testsuites>\n"),
      ])
    func files(writer: Writer) throws {
      let output = String(writer.arguments.last?.dropFirst("DIR/".count) ?? "")
      var new: Data?
      let isNew = { (data: Data?) in
        writer.ending.map { data?.suffix($0.utf8.count) == Data($0.utf8) } ?? (data == new)
      }

      try folder.faults.inTurn(
        writer.arguments.dropLast(2).filter { !$0.hasPrefix("DIR") }.joined(separator: " ")
          + " \(output)", folder.command(writer.arguments),
        prepare: { try folder.clean(leaving: output, with: "old") },
        whole: { result in
          try #require(result.status == writer.status, "\(result.errors)")
          new = folder.content(output)
          try #require(new != Data("old".utf8))
        },
        check: { result, fault in
          let now = folder.content(output)
          #expect(folder.files(after: fault) == [output], "\(fault)")
          if result.status == writer.status {
            // With `tryAll`, a font may be missing, which changes a picture.
            #expect(isNew(now) || Faults.tryAll && now != Data("old".utf8), "\(fault)")
          } else {
            // With `tryAll`, a script's file or process may fail, which makes the status 1.
            let isFlow = Faults.tryAll && writer.arguments[0] == "test"
            #expect(
              result.status == 2 || isFlow && result.status == 1, "\(fault): \(result.errors)")
            #expect(result.errorCount == 1, "\(fault): \(result.errors)")
            #expect(now == Data("old".utf8) || isFlow && isNew(now), "\(fault)")
          }
        })
    }

    struct FolderWriter: CustomTestStringConvertible {
      let arguments: [String]
      /// The names of the files that the command writes; the second file exists already.
      let names: [String]
      var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(
      "Either all of several pictures are written, or none is and the old ones stay",
      arguments: [
        FolderWriter(
          arguments: ["render", "colours", "--script", "SHOTS", "--shots", "DIR"],
          names: ["a.png", "b.png", "c.png"]),
        FolderWriter(
          arguments: [
            "film", "colours", "--script", "SCRIPT", "--fps", "5", "--to", "400ms", "-o", "DIR/",
          ], names: ["0001.png", "0002.png", "0003.png"]),
      ])
    func folders(writer: FolderWriter) throws {
      let old = writer.names[1]
      try folder.faults.inTurn(
        writer.arguments.filter { !$0.contains("DIR") }.joined(separator: " "),
        folder.command(writer.arguments),
        prepare: { try folder.clean(leaving: old, with: "old") },
        whole: { result in
          try #require(result.status == 0, "\(result.errors)")
          try #require(folder.files == writer.names)
        },
        check: { result, fault in
          if result.status == 0 {
            #expect(folder.files(after: fault) == writer.names, "\(fault)")
          } else {
            #expect(folder.files(after: fault) == [old], "\(fault)")
            #expect(folder.content(old) == Data("old".utf8), "\(fault)")
            #expect(result.errorCount == 1, "\(fault): \(result.errors)")
          }
        })
    }

    @Test(
      "A folder created for results is removed again if nothing can be written into it",
      arguments: [
        ["render", "colours", "--script", "SHOTS", "--shots", "DIR/new/er"],
        ["film", "colours", "--script", "SCRIPT", "--to", "100ms", "-o", "DIR/new/er/"],
        ["trace", "colours", "--script", "FAILS", "--failures", "DIR/new/er"],
      ])
    func newFolders(arguments: [String]) throws {
      var (status, files): (Int32, [String]) = (0, [])
      try folder.faults.inTurn(
        arguments.dropLast(2).joined(separator: " ") + ", new folders",
        folder.command(arguments),
        prepare: { try folder.clean() },
        whole: { result in
          (status, files) = (result.status, folder.files)
          try #require(files.contains("new/er"), "\(result.errors)")
        },
        check: { result, fault in
          guard result.status == 2 else {
            // A folder that cannot be synchronised with the disk is not a failure.
            #expect(result.status == status, "\(fault)")
            return #expect(folder.files(after: fault) == files, "\(fault)")
          }
          #expect(result.errorCount == 1, "\(fault): \(result.errors)")
          #expect(folder.files(after: fault).isEmpty, "\(fault): \(folder.files(after: fault))")
        })
    }

    @Test("A tour is written as a whole, or the old one stays")
    func tour() throws {
      let arguments = ["tour", "FLOW", "-o", "DIR/tour"]
      let files = [
        "", ".sluice-tour", "flow.html", "flow.png", "flow.webp", "flow.yaml", "index.html",
      ]
      .map { $0.isEmpty ? "tour" : "tour/\($0)" }
      try folder.faults.inTurn(
        "tour", folder.command(arguments),
        prepare: {
          try folder.clean(leaving: "tour/.sluice-tour", with: "old.txt\n")
          try folder.put("old", "tour/old.txt")
        },
        whole: { result in
          try #require(result.status == 0, "\(result.errors)")
          try #require(folder.files == files)
        },
        check: { result, fault in
          guard result.status != 0 else {
            return #expect(folder.files(after: fault) == files, "\(fault)")
          }
          #expect(result.status == 2, "\(fault)")
          #expect(result.errorCount == 1, "\(fault): \(result.errors)")
          #expect(
            folder.files(after: fault) == ["tour", "tour/.sluice-tour", "tour/old.txt"], "\(fault)")
          #expect(folder.content("tour/old.txt") == Data("old".utf8), "\(fault)")
        })
    }

    @Test("A reference is written as a whole or not at all, and no temporary file is left")
    func reference() throws {
      let arguments = ["check", "--update", "DIR/flow.yaml"]
      var whole: Data?
      try folder.faults.inTurn(
        "check --update", folder.command(arguments),
        prepare: {
          try folder.clean(leaving: "flow.yaml", with: "- flow: colours\n- wait: 100ms\n")
        },
        whole: { result in
          try #require(result.status == 0, "\(result.errors)")
          try #require(folder.files == ["flow.apng", "flow.yaml"])
          whole = folder.content("flow.apng")
        },
        check: { result, fault in
          let isWhole =
            folder.files(after: fault) == ["flow.apng", "flow.yaml"]
            && folder.content("flow.apng") == whole
          #expect(result.status == 2 || result.status == 0 && isWhole, "\(fault)")
          #expect(isWhole || folder.files(after: fault) == ["flow.yaml"], "\(fault)")
          #expect(result.errorCount <= 1, "\(fault): \(result.errors)")
        })
    }

    @Test(
      "A command whose output cannot be written has status 2 and says so in a line",
      arguments: [
        ["trace", "colours", "--script", "SCRIPT"], ["describe", "colours"],
        ["describe", "colours", "--json"], ["list"], ["render", "colours", "-o", "-"],
      ])
    func output(arguments: [String]) throws {
      var run = folder.command(arguments)
      run.folder = "pipe:"
      run.isWidened = false
      var whole: [UInt8] = []

      try folder.faults.inTurn(
        arguments.joined(separator: " ") + " to a pipe", run, prepare: {},
        whole: { result in
          try #require(result.status == 0, "\(result.errors)")
          whole = result.output
        },
        check: { result, fault in
          #expect(result.status == 2, "\(fault)")
          #expect(result.errorCount == 1, "\(fault): \(result.errors)")
          #expect(whole.starts(with: result.output), "\(fault)")
        })
    }

    @Test(
      "A script that cannot be read is refused with status 2 and one line",
      arguments: [
        ["trace", "colours", "--script", "SCRIPT"],
        ["render", "colours", "--script", "SCRIPT", "-o", "DIR/out.png"],
        ["test", "FLOW", "--junit", "DIR/out.xml"],
      ])
    func input(arguments: [String]) throws {
      var run = folder.command(arguments)
      run.folder = folder.scratch.path(arguments.contains("FLOW") ? "flow.yaml" : "script.yaml")
      try folder.faults.inTurn(
        arguments.prefix(4).joined(separator: " ") + ", read", run, prepare: { try folder.clean() },
        whole: { try #require($0.status == 0, "\($0.errors)") },
        check: { result, fault in
          // With `tryAll`, calls for other files fail, too, which can be harmless, or end the
          // process that plays a script.
          let isOther = Faults.tryAll && [0, 1].contains(result.status)
          #expect(result.status == 2 || isOther, "\(fault): \(result.errors)")
          #expect(
            result.errorCount == 1 || isOther && result.errors.isEmpty,
            "\(fault): \(result.errors)")
          // A script that is refused as it is played is in the report; else nothing is written.
          let isPlayed = result.text.hasPrefix("FAILED")
          let written = isPlayed ? ["out.xml"] : []
          let isReported = !isPlayed || folder.text("out.xml").contains(" errors=\"1\" ")
          #expect(Faults.tryAll || isPlayed || result.text.isEmpty, "\(fault)")
          #expect(Faults.tryAll || folder.files(after: fault) == written, "\(fault)")
          #expect(Faults.tryAll || isReported, "\(fault)")
        })
    }
  }
}
