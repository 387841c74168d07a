/// The exceptions UIKit raises about tables and collection views (V rows).
package nonisolated enum ListException {
  /// The terms of a table or of a collection view.
  package enum Kind {
    case table
    case collection

    var list: String { self == .table ? "table view" : "collection view" }
    var entries: String { self == .table ? "rows" : "items" }
    var entry: String { self == .table ? "row" : "item" }
  }

  /// The sections do not add up (V-01).
  case sectionCount(Kind, before: Int, after: Int, inserted: Int, deleted: Int)
  /// The rows of a section do not add up (V-01).
  case entryCount(Kind, section: Int, before: Int, after: Int, ListTally)
  /// A row that isn't there was deleted, reloaded or moved (V-02).
  case missingEntry(Kind, verb: String, IndexPath, count: Int)
  /// A row was inserted past the end (V-02).
  case entryPastEnd(Kind, IndexPath, count: Int)
  /// A section that isn't there was deleted, reloaded or moved (V-02).
  case missingSection(verb: String, Int, count: Int)
  /// A section was inserted past the end (V-02).
  case sectionPastEnd(Int, count: Int)
  /// One row was to be changed in two ways (V-02).
  case changedTwice(String)
  /// Nothing was registered for an identifier (V-03).
  case unknownIdentifier(Kind, String, kind: String)
  /// A place that isn't there was scrolled to (V-04).
  case scrolledPastEnd(Kind, IndexPath, sections: Int, count: Int)
  /// An item is in a snapshot twice, or not at all (V-05).
  case snapshot(String)
  /// A registration was made while cells were asked for (V-65).
  case lateRegistration(String)
  /// A nib holds a view of another class than its registration names.
  case wrongClass(String, wanted: String)
  /// A group of a compositional layout has nothing in it (V-90).
  case groupWithoutSubitems
  /// A dimension of a compositional layout is no number or has no end; its name, and that of what
  /// has to be finite (V-93).
  case endlessDimension(String, CGFloat, finite: String)
  /// A group repeats its item less than once (V-94).
  case repeatCount(isHorizontal: Bool)
  /// A section with items has no layout (V-91).
  case missingSectionLayout
  /// A frame without an end was given to attributes, which are described (V-92).
  case endlessFrame(attributes: String, CGRect)
  /// A size without an end was given to attributes, which are described (V-92).
  case endlessSize(attributes: String, CGSize)

  var name: String {
    switch self {
    case .scrolledPastEnd(.table, _, _, _): "NSRangeException"
    case .scrolledPastEnd(.collection, _, _, _): "NSInvalidArgumentException"
    default: "NSInternalInconsistencyException"
    }
  }

  var reason: String {
    switch self {
    case .sectionCount(let kind, let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(kind.list) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(kind.list) before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .entryCount(let kind, let section, let before, let after, let tally):
      "Invalid update: invalid number of \(kind.entries) in section \(section).  The number of "
        + "\(kind.entries) contained in an existing section after the update (\(after)) must be "
        + "equal to the number of \(kind.entries) contained in that section before the update "
        + "(\(before)), plus or minus the number of \(kind.entries) inserted or deleted from that "
        + "section (\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus the "
        + "number of \(kind.entries) moved into or out of that section (\(tally.movedIn) moved in, "
        + "\(tally.movedOut) moved out)."
    case .missingEntry(let kind, let verb, let path, let count):
      "attempt to \(verb) \(kind.entry) \(path.row) from section \(path.section) which only "
        + "contains \(count) \(kind.entries) before the update"
    case .entryPastEnd(let kind, let path, let count):
      "attempt to insert \(kind.entry) \(path.row) into section \(path.section), but there are "
        + "only \(count) \(kind.entries) in section \(path.section) after the update"
    case .missingSection(let verb, let section, let count):
      "attempt to \(verb) section \(section), but there are only \(count) sections before the "
        + "update"
    case .sectionPastEnd(let section, let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .changedTwice(let reason): reason
    case .unknownIdentifier(.table, let identifier, _):
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    case .unknownIdentifier(.collection, let identifier, let kind):
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard"
    case .scrolledPastEnd(.table, let path, let sections, let count):
      "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: "
        + (path.section >= sections
          ? "section (\(path.section)) beyond bounds (\(sections))."
          : "row (\(path.row)) beyond bounds (\(count)) for section (\(path.section)).")
    case .scrolledPastEnd(.collection, let path, _, let count):
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there "
        + "are only \(count) items in section \(path.section)."
    case .snapshot(let reason): reason
    case .lateRegistration(let name):
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. Registration: "
        + "<\(name)>"
    case .groupWithoutSubitems: "At least 1 subitem is required for a group"
    case .endlessDimension(let name, let value, let finite):
      "Invalid \(name): \(value). The \(finite) must be a finite value."
    case .repeatCount(let isHorizontal):
      "A repeating \(isHorizontal ? "horizontal" : "vertical") group should specify a count >= 1"
    case .missingSectionLayout:
      "Invalid section definition. Please specify a valid section definition when content is to be "
        + "rendered for a section. This is a client error."
    case .endlessFrame(let attributes, let frame):
      "UICollectionViewLayoutAttributes: -setFrame: requires finite dimensions. Attributes: "
        + "\(attributes); new frame: \(NSCoder.string(for: frame))"
    case .endlessSize(let attributes, let size):
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions \(attributes) - "
        + NSCoder.string(for: size)
    case .wrongClass(let found, let wanted):
      "a registration for \(wanted) made a view of class \(found)"
    }
  }
}
