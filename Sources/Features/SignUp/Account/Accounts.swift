/// The accounts of the app, of which at most one is signed in.
@MainActor
public final class Accounts {
  enum Refusal: Error, Hashable {
    case unknownAddress
    case wrongPassword
  }

  /// Called when the user has signed out.
  public var onSignOut: (() -> Void)?
  /// The account that is signed in; `nil` for none.
  public private(set) var current: Account?

  private var all = [Account.sample]

  /// Creates the accounts, with only the sample account.
  ///
  /// - Parameter current: The account that is signed in from the start; `nil` for none.
  public init(current: Account? = nil) { self.current = current }

  /// Adds a new account and signs it in.
  public func add(_ account: Account) {
    all.append(account)
    current = account
  }

  func contains(email: String) -> Bool { account(of: email) != nil }

  func signIn(email: String, password: String) throws(Refusal) {
    guard let account = account(of: email) else { throw .unknownAddress }
    guard account.password == password else { throw .wrongPassword }
    current = account
  }

  func signOut() {
    guard current != nil else { return }
    current = nil
    onSignOut?()
  }

  /// The account with an email address, regardless of case and of spaces around the address, which
  /// a keyboard may have added.
  private func account(of email: String) -> Account? {
    let address = email.trimmed.lowercased()
    return all.first { $0.email.lowercased() == address }
  }
}
