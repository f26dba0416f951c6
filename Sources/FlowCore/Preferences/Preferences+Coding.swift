extension Preferences: Codable {
  /// Decodes preferences from the texts of those that differ from the defaults, named as in scripts:
  /// `{"dark": "true", "text-size": "150%"}`.
  ///
  /// Keys that are unknown, as of a later version, are ignored. Throws
  /// `DecodingError.dataCorrupted` for an invalid text.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      let text = try container.decode(String.self, forKey: key)
      guard set(key, to: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "expected \(key.expected), not '\(text)'")
      }
    }
  }

  /// Encodes the preferences that differ from the defaults, each as its text.
  ///
  /// A release rule of an app's own is left out: no other app knows it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for key in changes(since: Preferences()) {
      if key == .releaseRule, let releaseRule, !ReleaseRule.standard.contains(releaseRule) {
        continue
      }
      try container.encode(text(of: key), forKey: key)
    }
  }
}

extension Preferences.Key: CodingKey {}
