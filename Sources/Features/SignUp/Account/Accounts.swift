/// The accounts of the app: the sample account and those that have been added, one of which can be
/// signed in.
@MainActor
public final class Accounts {
  /// The reason why signing in was refused.
  enum Refusal: Error, Hashable {
    /// No account has this address.
    case unknownAddress
    /// The account has another password.
    case wrongPassword
  }

  /// Called when the user has signed out.
  public var onSignOut: (() -> Void)?
  /// The account that is signed in; `nil` for none.
  public private(set) var member: Account?

  private var all = [Account.sample]

  /// Creates the accounts, which at first consist of the sample account only.
  ///
  /// - Parameter member: The account that is signed in from the start; `nil` for none.
  public init(member: Account? = nil) { self.member = member }

  /// Adds a new account and signs it in.
  public func add(_ account: Account) {
    all.append(account)
    member = account
  }

  /// Returns whether an account has an email address.
  func knows(_ email: String) -> Bool { account(of: email) != nil }

  /// Signs in the account with an email address and a password.
  func signIn(email: String, password: String) throws(Refusal) {
    guard let account = account(of: email) else { throw .unknownAddress }
    guard account.password == password else { throw .wrongPassword }
    member = account
  }

  /// Signs out; does nothing if no account is signed in.
  func signOut() {
    guard member != nil else { return }
    member = nil
    onSignOut?()
  }

  /// Returns the account with an email address.
  ///
  /// Case is ignored, and so are spaces around the address, which a keyboard may have added.
  private func account(of email: String) -> Account? {
    let address = email.trimmed.lowercased()
    return all.first { $0.email.lowercased() == address }
  }
}
