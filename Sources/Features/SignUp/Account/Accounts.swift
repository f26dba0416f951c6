/// Whom the app knows, the sample account and all that were created since, and who of them is
/// signed in.
public final class Accounts {
  /// Why somebody cannot sign in.
  enum Refusal: Error, Hashable {
    /// No account has this address.
    case unknownAddress
    /// The account has another password.
    case wrongPassword
  }

  /// Called when somebody has signed out.
  public var onSignOut: (() -> Void)?
  /// Who is signed in; `nil` for nobody.
  public private(set) var member: Account?

  private var all = [Account.sample]

  /// Knows the sample account.
  ///
  /// - Parameter member: Who is signed in from the start.
  public init(member: Account? = nil) { self.member = member }

  /// Keeps a new account, so that somebody can sign in with it, and signs its owner in.
  public func add(_ account: Account) {
    all.append(account)
    member = account
  }

  /// Whether an account has an address.
  func knows(_ email: String) -> Bool { account(of: email) != nil }

  /// Signs somebody in by an address and a password.
  func signIn(email: String, password: String) throws(Refusal) {
    guard let account = account(of: email) else { throw .unknownAddress }
    guard account.password == password else { throw .wrongPassword }
    member = account
  }

  /// Signs out whoever is signed in; does nothing where nobody is.
  func signOut() {
    guard member != nil else { return }
    member = nil
    onSignOut?()
  }

  /// Nobody is kept out by a capital letter, or a space that a keyboard has added.
  private func account(of email: String) -> Account? {
    let address = email.trimmed.lowercased()
    return all.first { $0.email.lowercased() == address }
  }
}
