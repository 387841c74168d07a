internal import QuartzCore

/// The rows that a document holds: static cells, or the prototypes where they are shown.
final class StaticTable: NSObject, UITableViewDataSource {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  let sections: [Section]

  init(sections: [Section]) {
    self.sections = sections
    super.init()
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath) ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
}

/// A prototype cell of a document: what new cells of its identifier are decoded from.
package struct TablePrototype {
  let reuseIdentifier: String?
  /// Decodes a new cell.
  package let make: () -> UITableViewCell?
}
