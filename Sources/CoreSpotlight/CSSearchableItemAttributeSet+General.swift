public import Foundation
public import UniformTypeIdentifiers

/// Names, texts and pictures of an item.
extension CSSearchableItemAttributeSet {
  /// The name of the item among the app's.
  public var identifier: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name of an item that this one belongs to.
  public var relatedUniqueIdentifier: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name of an item that this one has to do with.
  public var weakRelatedUniqueIdentifier: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name of a group of items.
  public var domainIdentifier: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name for people.
  public var displayName: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Other names for people.
  public var alternateNames: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The title.
  public var title: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The path of the file.
  public var path: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The address of the content.
  public var contentURL: URL? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// A text about the item.
  public var contentDescription: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Words by which the item is found.
  public var keywords: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The address of a small picture.
  public var thumbnailURL: URL? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// A small picture.
  public var thumbnailData: Data? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The address of a small picture for dark screens.
  public var darkThumbnailURL: URL? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The version.
  public var version: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The weight among the app's items, from 0 to 100.
  public var rankingHint: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if the user made the item.
  public var isUserCreated: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if the item belongs to the user.
  public var isUserOwned: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if the user chose the item.
  public var isUserCurated: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the values changed.
  public var metadataModificationDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The title of what the item is in.
  public var containerTitle: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name for people of what the item is in.
  public var containerDisplayName: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name of what the item is in.
  public var containerIdentifier: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The place in what the item is in.
  public var containerOrder: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The names of what can be done with the item.
  public var actionIdentifiers: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The types in which the item can be shared.
  public var sharedItemContentTypes: [UTType]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
}
