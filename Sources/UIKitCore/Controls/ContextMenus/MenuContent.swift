/// The content of a menu at one time, as a value: sections of rows.
struct MenuContent {
  /// The rows between two gaps.
  struct Section {
    var title = ""
    var size = UIMenu.ElementSize.large
    /// The most lines of a title.
    var lines = 1
    var rows: [UIMenuElement] = []
  }

  private(set) var title = ""
  private(set) var sections: [Section] = []
  /// True if a row carries a mark, for which all rows make room.
  private(set) var hasMarks = false

  /// The content of a menu with what its deferred elements were resolved to.
  init(_ menu: UIMenu, _ resolved: [ObjectIdentifier: [UIMenuElement]] = [:]) {
    title = menu.title
    var open = Section(size: Self.size(of: menu), lines: Self.lines(of: menu) ?? 1)
    add(menu.children, to: &open, resolved)
    close(&open)
    hasMarks = sections.contains { section in
      section.rows.contains { ($0 as? any UIMenuLeaf).map { $0.state != .off } ?? false }
    }
  }

  /// The same content with the last row first.
  var reversed: MenuContent {
    var content = self
    content.sections = sections.reversed().map { section in
      var section = section
      section.rows.reverse()
      return section
    }
    return content
  }

  private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
    if menu.options.contains(.displayAsPalette) { return .small }
    return menu.preferredElementSize == .automatic ? .large : menu.preferredElementSize
  }

  private static func lines(of menu: UIMenu) -> Int? {
    menu.displayPreferences.map { max($0.maximumNumberOfTitleLines, 1) }
  }

  private mutating func add(
    _ elements: [UIMenuElement],
    to section: inout Section,
    _ resolved: [ObjectIdentifier: [UIMenuElement]]
  ) {
    for element in elements {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        close(&section)
        let lines = Self.lines(of: menu) ?? section.lines
        var inline = Section(title: menu.title, size: Self.size(of: menu), lines: lines)
        add(menu.children, to: &inline, resolved)
        close(&inline)
      case let deferred as UIDeferredMenuElement:
        if let found = resolved[ObjectIdentifier(deferred)] {
          // One that answers with itself adds nothing more.
          var rest = resolved
          rest[ObjectIdentifier(deferred)] = []
          add(found, to: &section, rest)
        } else {
          section.rows.append(deferred)
        }
      case let leaf as any UIMenuLeaf:
        if !leaf.attributes.contains(.hidden) { section.rows.append(element) }
      default: section.rows.append(element)
      }
    }
  }

  private mutating func close(_ section: inout Section) {
    if !section.rows.isEmpty { sections.append(section) }
    section.rows = []
    section.title = ""
  }
}

extension UIMenu {
  /// The deferred elements that the menu shows, those of inline menus and in what others were
  /// resolved to included.
  func deferredElements(
    _ resolved: [ObjectIdentifier: [UIMenuElement]]
  ) -> [UIDeferredMenuElement] {
    Self.deferred(among: children, resolved)
  }

  private static func deferred(
    among elements: [UIMenuElement],
    _ resolved: [ObjectIdentifier: [UIMenuElement]]
  ) -> [UIDeferredMenuElement] {
    elements.flatMap { child -> [UIDeferredMenuElement] in
      switch child {
      case let element as UIDeferredMenuElement:
        var rest = resolved
        let found = rest.updateValue([], forKey: ObjectIdentifier(element)) ?? []
        return [element] + deferred(among: found, rest)
      case let menu as UIMenu where menu.options.contains(.displayInline):
        return deferred(among: menu.children, resolved)
      default: return []
      }
    }
  }

  /// The menu that lists an element: this one or an inline one below; nil for none.
  func owner(of element: UIMenuElement) -> UIMenu? {
    if children.contains(where: { $0 === element }) { return self }
    for case let menu as UIMenu in children {
      if let owner = menu.owner(of: element) { return owner }
    }
    return nil
  }

  /// The actions and commands among the children, those of inline menus included.
  var leaves: [any UIMenuLeaf] {
    children.flatMap { child -> [any UIMenuLeaf] in
      switch child {
      case let leaf as any UIMenuLeaf: [leaf]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.leaves
      default: []
      }
    }
  }

  /// Gives the mark to one of the elements alone (V-76).
  func select(_ element: any UIMenuLeaf) {
    for leaf in leaves { leaf.state = leaf === element ? .on : .off }
  }
}
