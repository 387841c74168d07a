public import Foundation

/// Index paths of two numbers: a section and a row or item in it.
nonisolated extension IndexPath {
  /// Makes the path of a table's row.
  public init(row: Int, section: Int) {
    // Paths of two numbers need no memory of their own; the array that others are made from does.
    self.init(index: section)
    append(row)
  }

  /// Makes the path of a collection view's item.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The first number; 0 if there is none.
  public var section: Int {
    get { first ?? 0 }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The second number; 0 if there is none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The second number, as collection views call it.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

nonisolated extension NSIndexPath {
  /// Makes the path of a table's row.
  public convenience init(row: Int, section: Int) { self.init(forRow: row, inSection: section) }

  /// Makes the path of a collection view's item.
  public convenience init(item: Int, section: Int) { self.init(forItem: item, inSection: section) }

  /// Makes the path of a table's row.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the path of a collection view's item.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first number; 0 if there is none.
  public var section: Int { (self as IndexPath).section }

  /// The second number; 0 if there is none.
  public var row: Int { (self as IndexPath).row }

  /// The second number, as collection views call it.
  public var item: Int { row }
}
