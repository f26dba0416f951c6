package import FlowCore
package import FlowSnapshot
internal import FlowUI
internal import Packing

extension StageLink {
  /// What a link says about the start of its flow, besides the demo and the place.
  package struct Settings {
    package var demo = DemoSettings()
    /// The size of the stage, in points; `nil` if the link does not specify one.
    package var size: Size?
    /// Whether the stage has the safe area of the device that has the stage's size.
    package var isOnDevice = false
    package var preferences = Preferences()

    package init() {}

    package var stageSize: Size { size ?? StageSetup.defaultSize }
  }

  /// Reads the settings of the link.
  ///
  /// - Throws: `Failure` for an invalid setting, with what is expected.
  package func settings() throws(Failure) -> Settings {
    var settings = Settings()
    for assignment in moment?.assignments ?? [] where !assignment.isScript {
      try Self.read(assignment, into: &settings)
    }
    return settings
  }

  /// Reads the script, which may take seconds; `nil` if the link has none.
  ///
  /// - Throws: As `settings()` and `script(preferences:)` do.
  package func script() throws(Failure) -> Script? {
    try script(preferences: settings().preferences)
  }

  /// Reads the script; `nil` if the link has none.
  ///
  /// `preferences` are those at the start, which the script's `prefer` steps change.
  ///
  /// - Throws: `Failure` if the script is damaged, too long or invalid.
  package func script(preferences: Preferences) throws(Failure) -> Script? {
    guard let packed = moment?.assignments.last(where: { $0.isScript }) else { return nil }
    return try Self.unpacked(packed.value, preferences: preferences)
  }

  /// The names of what a link assigns, besides preferences and parameters of demos.
  private enum Name: String {
    case seed, size, device, script
  }

  /// Whether links use a name themselves, so that no parameter of a demo can have it.
  static func reserves(_ name: String) -> Bool {
    Name(rawValue: name) != nil || Preferences.Key(rawValue: name) != nil
  }

  private static func read(_ assignment: Assignment, into settings: inout Settings) throws(Failure)
  {
    if let key = Preferences.Key(rawValue: assignment.name) {
      guard settings.preferences.set(key, to: assignment.value) else {
        throw Failure(
          "the link's '\(assignment.name)' expects \(key.expected), not '\(assignment.value)'")
      }
      return
    }
    switch Name(rawValue: assignment.name) {
    case .seed:
      guard let seed = UInt64(assignment.value) else {
        throw Failure("the link's 'seed' expects a whole number, not '\(assignment.value)'")
      }
      settings.demo.seed = seed
    case .size:
      guard let size = Size(text: assignment.value), SizeLimits.allows(size) else {
        throw Failure("the link's 'size': \(SizeLimits.sizeRule)")
      }
      settings.size = size
    case .device:
      guard let isOnDevice = Bool(assignment.value) else {
        throw Failure("the link's 'device' expects true or false, not '\(assignment.value)'")
      }
      settings.isOnDevice = isOnDevice
    case .script, nil:
      guard !assignment.name.isEmpty, !assignment.value.isEmpty else {
        throw Failure("the link has an assignment that means nothing: '\(assignment.name)'")
      }
      guard let value = PlaceText.decoded(assignment.value[...]) else {
        throw Failure(
          "the link's '\(assignment.name)' expects text with escapes such as %2F, "
            + "not '\(assignment.value)'")
      }
      settings.demo.values[assignment.name] = value
    }
  }

  /// The maximum length of a packed script, in characters.
  ///
  /// Compression does not enlarge long texts, and Base64 turns three bytes into four characters.
  private static let maxPackedLength = ScriptLimits.bytes / 3 * 4 + 1024

  package static func scriptAssignment(_ yaml: String) -> Assignment {
    Assignment(name: "script", value: Base64URL.encode(Deflate.compress(Array(yaml.utf8))))
  }

  private static func unpacked(
    _ packed: String, preferences: Preferences
  ) throws(Failure) -> Script {
    let source = "the link's script"
    let tooLong = Failure("\(source): \(ScriptLimits.bytesRule)")
    let broken = Failure(
      "\(source) cannot be read: expected all of the link as it was copied")
    guard packed.utf8.count <= maxPackedLength else { throw tooLong }
    guard let bytes = Base64URL.decode(packed) else { throw broken }
    let unpacked: [UInt8]
    do {
      unpacked = try Deflate.decompress(bytes, limit: ScriptLimits.bytes)
    } catch {
      throw error == .tooLong(limit: ScriptLimits.bytes) ? tooLong : broken
    }
    guard let yaml = String(validating: unpacked, as: UTF8.self) else { throw broken }
    do {
      return try Script(
        yaml: yaml, file: source, preferences: preferences)
    } catch {
      throw Failure(error)
    }
  }
}

extension Size {
  package init?(text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    self.init(width: width, height: height)
  }

  package var text: String {
    [width, height].map { $0 == $0.rounded() ? $0.fixed(0) : "\($0)" }.joined(separator: "x")
  }
}
