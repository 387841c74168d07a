public import Foundation

/// A rule that items of a query obey.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// The ways to compare a value with an item's.
public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo = 0
  case contains = 1
}

/// A rule about one property.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The name of the property.
  public let property: String
  /// The value to compare with; nil for none.
  public let value: Any?
  /// The way to compare; default `equalTo`.
  public let comparisonType: MPMediaPredicateComparison

  /// Makes a rule about a property.
  public init(
    value: Any?,
    forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }

  /// The hash of the property.
  open override var hash: Int { property.hashValue }
  /// True if another rule asks the same: sets have it once then.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MPMediaPropertyPredicate else { return false }
    return property == other.property && comparisonType == other.comparisonType
      && (value as? AnyHashable) == (other.value as? AnyHashable)
  }
}

/// A part of a query's answer under one letter.
open class MPMediaQuerySection: NSObject {
  /// The letter.
  public let title: String
  /// The places of its items or collections.
  public let range: NSRange
  init(title: String, range: NSRange) {
    self.title = title
    self.range = range
  }
}

/// A question to the user's library, which is empty here: it keeps its rules and finds nothing
/// (L-261).
open class MPMediaQuery: NSObject, NSCopying, @unchecked Sendable {
  /// The rules; nil and none ask for everything.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// The parts that collections are; default `title`.
  open var groupingType = MPMediaGrouping.title

  /// Makes a question for everything.
  public override init() { super.init() }
  /// Makes a question with rules.
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

  /// The items that were found; none here.
  open var items: [MPMediaItem]? { [] }
  /// The collections that were found; none here.
  open var collections: [MPMediaItemCollection]? { [] }
  /// The parts of the items by letters; none here.
  open var itemSections: [MPMediaQuerySection]? { [] }
  /// The parts of the collections by letters; none here.
  open var collectionSections: [MPMediaQuerySection]? { [] }

  /// Adds a rule.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Takes a rule away.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// A question with the same rules.
  open func copy(with zone: NSZone? = nil) -> Any {
    let query = MPMediaQuery(filterPredicates: filterPredicates)
    query.groupingType = groupingType
    return query
  }

  /// Songs by album.
  open class func albums() -> MPMediaQuery { making(.music, .album) }
  /// Songs by artist.
  open class func artists() -> MPMediaQuery { making(.music, .artist) }
  /// Songs.
  open class func songs() -> MPMediaQuery { making(.music, .title) }
  /// Items by list.
  open class func playlists() -> MPMediaQuery { making(nil, .playlist) }
  /// Episodes by podcast.
  open class func podcasts() -> MPMediaQuery { making(.podcast, .podcastTitle) }
  /// Books that are read aloud.
  open class func audiobooks() -> MPMediaQuery { making(.audioBook, .title) }
  /// Parts of compilations by album.
  open class func compilations() -> MPMediaQuery {
    let query = making(nil, .album)
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: true, forProperty: MPMediaItemPropertyIsCompilation)
    )
    return query
  }
  /// Items by composer.
  open class func composers() -> MPMediaQuery { making(nil, .composer) }
  /// Items by genre.
  open class func genres() -> MPMediaQuery { making(nil, .genre) }

  private static func making(_ type: MPMediaType?, _ grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    if let type {
      query.addFilterPredicate(
        MPMediaPropertyPredicate(
          value: type.rawValue,
          forProperty: MPMediaItemPropertyMediaType
        )
      )
    }
    return query
  }
}
