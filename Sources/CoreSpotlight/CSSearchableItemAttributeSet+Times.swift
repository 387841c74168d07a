public import Foundation

/// Times of an item.
extension CSSearchableItemAttributeSet {
  /// The time at which the content was made.
  public var contentCreationDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the content changed.
  public var contentModificationDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item was added.
  public var addedDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item was used.
  public var lastUsedDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item was loaded.
  public var downloadedDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item is due.
  public var dueDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item was done.
  public var completionDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item begins.
  public var startDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item ends.
  public var endDate: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Times that matter.
  public var importantDates: [Date]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True for whole days.
  public var allDay: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
}
