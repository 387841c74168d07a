public import QuartzCore

/// Supplies a table's rows.
///
/// Everything but the number of rows and the cells has a default.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows; a negative one counts as 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that comes into sight, best from the table's reuse pool.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// True if a row shows its editing control and can be swiped to delete it; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// True if an edited row shows its reorder control and may be moved (V-144); false by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The letters of the index beside the rows of a plain table; nil, the default, for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to scroll to when a letter is touched; `index` by default.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int
  /// The user finished to delete or insert a row.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// The user moved a row.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int {
    late("numberOfSectionsIn:", [tableView], or: 1)
  }
  /// Nil by default, for no title.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { late("tableView:titleForHeaderInSection:", [tableView, section], or: nil) }
  /// Nil by default, for no title.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { late("tableView:titleForFooterInSection:", [tableView, section], or: nil) }
  /// True by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    late("tableView:canEditRowAt:", [tableView, indexPath], or: true)
  }
  /// By default true if the data source moves rows (V-269).
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    late(
      "tableView:canMoveRowAt:",
      [tableView, indexPath],
      or: implements("tableView:moveRowAt:to:")
    )
  }
  /// Nil by default, for no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    late("sectionIndexTitlesFor:", [tableView], or: nil)
  }
  /// `index` by default.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    late("tableView:sectionForSectionIndexTitle:at:", [tableView, title, index], or: index)
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tellLate("tableView:commit:forRowAt:", [tableView, editingStyle, indexPath]) }
  /// Does nothing by default; the table itself moves the row.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tellLate("tableView:moveRowAt:to:", [tableView, sourceIndexPath, destinationIndexPath]) }
}

/// Hears which rows will come into sight soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Names rows within a screen's height of what is shown, each once until it is out of reach.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were named, did not come into sight and went out of reach.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
