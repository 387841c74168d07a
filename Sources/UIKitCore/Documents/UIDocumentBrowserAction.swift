/// An action of the app's on documents in a browser (V-285).
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// The places in which an action is offered.
  nonisolated public struct Availability: OptionSet, Sendable {
    /// The bits of the places, with the values of iOS.
    public let rawValue: Int
    /// Places from their bits; unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of a long press on a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// The bar, while documents are selected.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// The name of the action.
  public let identifier: String
  /// The text for people.
  public let localizedTitle: String
  /// The places in which the action is offered.
  public let availability: Availability
  /// The picture in the bar; nil, the default, shows the text.
  open var image: UIImage?
  /// The identifiers of the types of documents that it is for; default "public.item".
  open var supportedContentTypes = ["public.item"]
  /// True, the default, if it is for several documents at a time.
  open var supportsMultipleItems = true
  private let handler: ([URL]) -> Void

  /// Makes an action that calls a closure with the documents.
  public init(
    identifier: String,
    localizedTitle: String,
    availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }

  /// True if the action is offered in a place for some documents.
  func isOffered(in place: Availability, for files: [URL]) -> Bool {
    availability.contains(place) && !files.isEmpty && (supportsMultipleItems || files.count == 1)
      && files.allSatisfy { DocumentTypes.fits($0, supportedContentTypes) }
  }

  func perform(on files: [URL]) { handler(files) }
}
