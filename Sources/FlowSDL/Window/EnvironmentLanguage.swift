internal import FlowCore
internal import FlowUI
internal import Glibc

extension FlowSession {
  func followEnvironmentLanguage() {
    guard preferences.language == nil else { return }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    let language = Language(environment: Dictionary(uniqueKeysWithValues: values))
    if language != .english { context.preferences.language = language }
  }
}
