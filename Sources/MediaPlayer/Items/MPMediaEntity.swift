public import Foundation

/// The name of the number by which a library knows an entity.
public let MPMediaEntityPropertyPersistentID = "persistentID"

/// The number by which a library knows an entity.
public typealias MPMediaEntityPersistentID = UInt64

/// The parts of a library that items are grouped by.
public enum MPMediaGrouping: Int, Sendable {
  case title = 0
  case album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// The kinds of what a library has.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Songs.
  public static let music = MPMediaType(rawValue: 1)
  /// Episodes to hear.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Books that are read aloud.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// Lectures to hear.
  public static let audioITunesU = MPMediaType(rawValue: 8)
  /// All that can be heard.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// Episodes of series.
  public static let tvShow = MPMediaType(rawValue: 0x200)
  /// Episodes to see.
  public static let videoPodcast = MPMediaType(rawValue: 0x400)
  /// Songs to see.
  public static let musicVideo = MPMediaType(rawValue: 0x800)
  /// Lectures to see.
  public static let videoITunesU = MPMediaType(rawValue: 0x1000)
  /// The user's own films.
  public static let homeVideo = MPMediaType(rawValue: 0x2000)
  /// All that can be seen.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// All there is.
  public static let any = MPMediaType(rawValue: ~0)
}

/// Something of a library with values by name; the library is empty here, so an entity has values
/// only if an app's class below gives them.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// Makes an entity without values.
  public override init() { super.init() }

  /// The number by which a library knows the entity; 0 without one.
  open var persistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaEntityPropertyPersistentID) as? UInt64 ?? 0
  }

  /// True if predicates may ask for the property.
  open class func canFilter(byProperty property: String) -> Bool {
    property == MPMediaEntityPropertyPersistentID
  }

  /// The value of a property; nil for none, as here.
  open func value(forProperty property: String) -> Any? { nil }

  /// Calls the block with the value of each property that has one, until the flag is true.
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for property in properties.sorted() {
      guard let value = value(forProperty: property) else { continue }
      block(property, value, &stop)
      if stop.boolValue { return }
    }
  }

  /// The value of a property, by subscript.
  open subscript(key: Any) -> Any? { (key as? String).flatMap(value(forProperty:)) }
}
