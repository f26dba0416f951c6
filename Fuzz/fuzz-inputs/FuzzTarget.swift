internal import Desktop
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import Glibc
internal import ImageFiles
internal import MessageBus
internal import Packing
internal import SluiceViewer
internal import YAMLFiles

/// A reader of input from outside, which must neither crash nor take long, whatever the input is.
enum FuzzTarget: String, CaseIterable {
  case deflate, journal, link, place, png, portal, script, settings, yaml

  func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .deflate: deflate(bytes)
    case .journal: journal(bytes)
    case .link: link(text)
    case .place: place(text)
    case .png: png(bytes)
    case .portal: portal(bytes)
    case .script: script(text)
    case .settings: settings(bytes)
    case .yaml: yaml(text)
    }
  }

  private func deflate(_ bytes: [UInt8]) {
    guard let unpacked = try? Deflate.decompress(bytes, limit: 1 << 20) else { return }
    let again = try? Deflate.decompress(Deflate.compress(unpacked), limit: 1 << 20)
    precondition(again == unpacked, "compression lost something")
  }

  private func journal(_ bytes: [UInt8]) {
    guard let record = JournalRecord(OrphanJournal.lines(of: bytes)) else { return }
    let written = record.description
    let again = JournalRecord(OrphanJournal.lines(of: Array("\(written)\n".utf8)))
    precondition(again != nil, "a record that is written cannot be read")
    precondition(again?.signal == record.signal, "a record loses its signal when written")
    guard isName(record.link.id) else { return }
    precondition(again?.description == written, "a record changes when written")
  }

  /// Whether a demo's ID has no `@` or `/`, which would make the end of the ID ambiguous in a link.
  private func isName(_ id: String) -> Bool {
    id.utf8.allSatisfy { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "/") }
  }

  private func portal(_ bytes: [UInt8]) {
    for message in [bytes, PortalMessage.reply(bytes), PortalMessage.change(bytes)] {
      guard let message = BusMessage(message) else { continue }
      var answers = PortalAnswers(to: PortalMessage.requestSerial)
      answers.take(message)
      let preferences = answers.preferences
      answers.take(message)
      precondition(answers.preferences == preferences, "the same answer means something else")
    }
  }

  private func link(_ text: String) {
    let link = StageLink(text)
    _ = try? link.place()
    _ = try? link.settings()
    guard isName(link.id) else { return }
    let written = link.description
    precondition(StageLink(written).description == written, "a link changes when written")
  }

  private func place(_ text: String) {
    guard let place = FlowPlace(text) else { return }
    precondition(FlowPlace(place.description) == place, "a place changes when written")
  }

  private func png(_ bytes: [UInt8]) {
    if var film = try? AnimatedPNGReader(bytes) { while (try? film.picture()) != nil {} }
    guard let image = try? PNG.decode(bytes) else { return }
    precondition(
      image.bytes.count == image.width * image.height * 3, "a picture has a wrong number of bytes")
  }

  private func script(_ text: String) {
    guard let script = try? Script(yaml: text, file: "a.yaml") else { return }
    precondition(script.inputs.count == script.inputCount, "the input is counted wrongly")
    guard script.inputCount <= 1_000 else { return }
    var writer = ScriptWriter()
    let written = script.inputs.map { writer.lines(for: $0.input, at: $0.instant) }
    let lines = written.joined() + writer.end(at: script.end)
    guard !lines.contains("# left out") else { return }
    do {
      let again = try Script(yaml: lines, file: "b.yaml")
      // Compares descriptions, because a NaN is not equal to itself.
      precondition("\(again.inputs)" == "\(script.inputs)", "a script changes when written")
    } catch {
      preconditionFailure("what is written cannot be read: \(error)")
    }
  }

  private func settings(_ bytes: [UInt8]) {
    let path = "/dev/shm/sluice-fuzz-\(getpid()).json"
    defer { for name in [path, path + ".broken"] { unlink(name) } }
    guard let file = try? OpenFile(path, flags: O_WRONLY | O_CREAT | O_TRUNC) else { return }
    try? file.write(bytes)
    let settings = SettingsFile(path) { _ in }
    for name in settings.names { precondition(settings[name] != nil, "a name has no setting") }
  }

  private func yaml(_ text: String) {
    _ = try? YAML.decode(text)
  }
}
