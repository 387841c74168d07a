internal import QuartzCore

extension UITableView {
  func decodeTable(_ coder: NibCoder) {
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    decodeSizes(coder)
    separatorStyle =
      coder.choice("separatorStyle", UITableViewCell.SeparatorStyle.names)
      ?? .singleLine
    if let color = coder.color("separatorColor") { separatorColor = color }
    ownSeparatorInset = coder.insets("separatorInset")
    fillerRowHeight = coder.number("fillerRowHeight") ?? 0
    sectionIndexColor = coder.color("sectionIndexColor")
    sectionIndexBackgroundColor = coder.color("sectionIndexBackgroundColor")
    sectionIndexMinimumDisplayRowCount = coder.integer("sectionIndexMinimumDisplayRowCount") ?? 0
    allowsSelection = coder.bool("allowsSelection") ?? true
    allowsMultipleSelection = coder.bool("allowsMultipleSelection") ?? false
    allowsSelectionDuringEditing = coder.bool("allowsSelectionDuringEditing") ?? false
    allowsMultipleSelectionDuringEditing =
      coder.bool("allowsMultipleSelectionDuringEditing") ?? false
    insetsContentViewsToSafeArea = coder.bool("contentViewInsetsToSafeArea") ?? true
    tableHeaderView = coder.object("tableHeaderView") as? UIView
    tableFooterView = coder.object("tableFooterView") as? UIView
    backgroundView = coder.object("backgroundView") as? UIView
    decodeRows(coder)
  }

  private func decodeSizes(_ coder: NibCoder) {
    rowHeight = coder.number("rowHeight") ?? -1
    sectionHeaderHeight = coder.number("sectionHeaderHeight") ?? -1
    sectionFooterHeight = coder.number("sectionFooterHeight") ?? -1
    estimatedRowHeight = coder.number("estimatedRowHeight") ?? -1
    estimatedSectionHeaderHeight = coder.number("estimatedSectionHeaderHeight") ?? -1
    estimatedSectionFooterHeight = coder.number("estimatedSectionFooterHeight") ?? -1
  }

  private func decodeRows(_ coder: NibCoder) {
    showsPrototypes = coder.archive.source.showsPrototypes
    if let sections = coder.child("sections")?.children("tableViewSection"), !sections.isEmpty {
      staticRows = StaticTable(sections: sections.map(StaticTable.Section.init))
    }
    prototypes = (coder.child("prototypes")?.children("tableViewCell") ?? []).map(
      TablePrototype.init
    )
  }

  /// True if the table's data source is its document.
  package var showsDocument: Bool { dataSource is StaticTable }

  /// True if the document's rows are shown.
  package var holdsRows: Bool { staticRows != nil }

  /// The rows of the document: static ones, or prototypes where they are shown.
  var documentRows: StaticTable? {
    if let staticRows { return staticRows }
    guard showsPrototypes, !prototypes.isEmpty else { return nil }
    let cells = prototypes.compactMap { $0.make() }
    staticRows = StaticTable(sections: [StaticTable.Section(cells: cells)])
    return staticRows
  }

  /// The height that the document gives a row of its own; nil if the table decides.
  func documentHeight(_ path: IndexPath) -> CGFloat? {
    // The height that is saved with a prototype is for looking at; the table decides in an app.
    if showsPrototypes, !prototypes.isEmpty, rowHeight < 0, !keepsSavedHeights { return nil }
    return staticRows?.cell(at: path)?.documentRowHeight
  }
}

extension StaticTable.Section {
  init(_ coder: NibCoder) {
    self.init(
      header: coder.string("headerTitle"),
      footer: coder.string("footerTitle"),
      cells: coder.objects("cells").compactMap { $0 as? UITableViewCell }
    )
  }
}

extension TablePrototype {
  /// Each use decodes the prototype anew, with objects of its own.
  init(_ coder: NibCoder) {
    reuseIdentifier = coder.attribute("reuseIdentifier")
    make = { coder.decodeFresh() as? UITableViewCell }
  }
}

extension UITableView.Style {
  static let names: [String: Self] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}

extension UITableViewCell.SeparatorStyle {
  static let names: [String: Self] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine,
    "singleLineEtched": .singleLineEtched,
  ]
}
