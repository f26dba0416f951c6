/// Whom the app knows: the sample account, and all that were created since.
public final class Accounts {
  /// Why somebody cannot sign in.
  enum Refusal: Error, Hashable {
    /// No account has this address.
    case unknownAddress
    /// The account has another password.
    case wrongPassword
  }

  private var all = [Account.sample]

  /// Knows the sample account.
  public init() {}

  /// Keeps a new account, so that somebody can sign in with it.
  public func add(_ account: Account) { all.append(account) }

  /// Whether an account has an address.
  func knows(_ email: String) -> Bool { account(of: email) != nil }

  /// The account of an address and a password.
  func signIn(email: String, password: String) throws(Refusal) -> Account {
    guard let account = account(of: email) else { throw .unknownAddress }
    guard account.password == password else { throw .wrongPassword }
    return account
  }

  /// Nobody is kept out by a capital letter, or a space that a keyboard has added.
  private func account(of email: String) -> Account? {
    let address = email.trimmed.lowercased()
    return all.first { $0.email.lowercased() == address }
  }
}
