/// The parts of the argument parser's description of a program that its manual page needs.
struct ManualPage: Decodable {
  private let command: Command

  fileprivate struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  fileprivate struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }
    let kind: String
    let abstract: String?
    let names: [Name]?
    let valueName: String?
    let isOptional: Bool
    let shouldDisplay: Bool
  }

  /// In the markup of man(7), with the version in the footer.
  func roff(version: String) -> String {
    let commands = (command.subcommands ?? []).filter(\.shouldDisplay)
    let texts = [head(version: version)] + commands.flatMap { section($0) } + [Self.foot]
    return texts.joined(separator: "\n") + "\n"
  }

  private func head(version: String) -> String {
    let name = command.commandName
    return """
      .TH \(name.uppercased()) 1 "" "Sluice \(Self.escaped(version))"
      .SH NAME
      \(name) \\- \(Self.escaped(command.abstract ?? ""))
      .SH SYNOPSIS
      .B \(name)
      .RI [ command ]
      .RI [ demo\\fR[/\\fIplace\\fR] ]
      .RI [ options ]
      .SH DESCRIPTION
      Without a command,
      .B \(name)
      opens a window.
      .SH COMMANDS
      """
  }

  private static let foot = """
    .SH EXIT STATUS
    0 where all went well, 1 where something turned out otherwise than asked, 2 for what cannot be done; then one line
    on standard error says what would be right.
    """

  private func section(_ command: Command) -> [String] {
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    let operands = arguments.filter { $0.kind == "positional" }.map { argument in
      argument.isOptional ? "[\(argument.title)]" : argument.title
    }
    let title =
      ([self.command.commandName, command.commandName].map { "\\fB\($0)\\fR" } + operands)
      .joined(separator: " ")
    let texts = [command.abstract, command.discussion].compactMap(\.self)
    return [".SS \(title)"] + texts.flatMap { [".PP", Self.escaped($0)] }
      + arguments.flatMap { [".TP", $0.title, Self.escaped($0.abstract ?? "")] }
  }

  /// Makes `man` print the characters of the text as they are: otherwise, a terminal may show
  /// typographic quotes for `'`.
  fileprivate static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") ? "\\&\($0)" : String($0) }
      .joined(separator: "\n")
  }
}

extension ManualPage.Argument {
  /// Such as `-o, --output file`.
  fileprivate var title: String {
    let value = "\\fI\(ManualPage.escaped(valueName ?? ""))\\fR"
    guard kind != "positional" else { return value }
    let spellings = (names ?? []).map { name in
      "\\fB\(name.kind == "short" ? "\\-" : "\\-\\-")\(ManualPage.escaped(name.name))\\fR"
    }
    return spellings.joined(separator: ", ") + (kind == "option" ? " \(value)" : "")
  }
}
