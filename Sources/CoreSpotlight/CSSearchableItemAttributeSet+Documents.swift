public import Foundation

/// Values of documents and messages.
extension CSSearchableItemAttributeSet {
  /// The subject.
  public var subject: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The theme.
  public var theme: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The line above the text.
  public var headline: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The program that made the document.
  public var creator: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// A remark.
  public var comment: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The text.
  public var textContent: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The names of those who wrote it.
  public var authorNames: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The addresses for mail of those who wrote it.
  public var authorEmailAddresses: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The addresses of those who wrote it.
  public var authorAddresses: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The names of those it was sent to.
  public var recipientNames: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The addresses for mail of those it was sent to.
  public var recipientEmailAddresses: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The addresses of those it was sent to.
  public var recipientAddresses: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Those whom a message was sent to.
  public var primaryRecipients: [CSPerson]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Those whom copies of a message were sent to.
  public var additionalRecipients: [CSPerson]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Those whom copies of a message were sent to unseen.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Those who wrote it.
  public var authors: [CSPerson]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Numbers of phones.
  public var phoneNumbers: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Addresses for mail.
  public var emailAddresses: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Names of the accounts.
  public var accountHandles: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name of the account.
  public var accountIdentifier: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The names of mailboxes.
  public var mailboxIdentifiers: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The lines above a mail.
  public var emailHeaders: [String: [Any]]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The text as a page.
  public var htmlContentData: Data? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Addresses for messages.
  public var instantMessageAddresses: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if a mail is likely unwanted.
  public var likelyJunk: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The places that the content is from.
  public var contentSources: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Numbers of a book or the like.
  public var identifiers: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The kind of document.
  public var kind: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The size in megabytes.
  public var fileSize: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The number of pages.
  public var pageCount: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The width of a page, in points.
  public var pageWidth: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The height of a page, in points.
  public var pageHeight: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The way in which the document is locked.
  public var securityMethod: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The programs that saved the document.
  public var encodingApplications: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The names of the fonts.
  public var fontNames: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
}
