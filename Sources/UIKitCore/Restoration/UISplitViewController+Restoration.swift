internal import QuartzCore

/// The columns, how they are arranged, and which of them lie on one stack.
extension UISplitViewController: RestorableContainer {
  private static let columnsKey = "UISplitViewControllerColumns"
  private static let order: [Column] = [.primary, .supplementary, .secondary, .compact]

  /// The columns' controllers, each once.
  var restorableChildren: [UIViewController] {
    Self.order.compactMap { columns[$0] }.reduce(into: []) { list, controller in
      if !list.contains(where: { $0 === controller }) { list.append(controller) }
    }
  }

  func encodeChildren(with coder: NSCoder) {
    for column in Self.order {
      coder.encode(columns[column], forKey: Self.columnsKey + "\(column.rawValue)")
    }
    coder.encode(preferredDisplayMode.rawValue, forKey: Self.columnsKey + "Mode")
    if let chosenMode { coder.encode(chosenMode.rawValue, forKey: Self.columnsKey + "Chosen") }
    guard let collapse else { return }
    coder.encode(collapse.shown, forKey: Self.columnsKey + "Shown")
    for (column, contents) in collapse.moved {
      coder.encode(contents, forKey: Self.columnsKey + "Moved\(column.rawValue)")
    }
  }

  func decodeChildren(with coder: NSCoder) {
    decodeModes(with: coder)
    let saved = decodeCollapse(with: coder)
    let moved = saved?.moved ?? [:]
    undoCollapse()
    for column in Self.order {
      let key = Self.columnsKey + "\(column.rawValue)"
      guard let controller = coder.decodeObject(forKey: key) as? UIViewController else { continue }
      guard canTake(controller) else { continue }
      if moved[column]?.contains(where: { $0 === controller }) == true {
        hold(controller, for: column)
      } else {
        setColumn(column, to: controller)
      }
      if moved[column] != nil { empty(column) }
    }
    takeCollapse(saved)
  }

  private func decodeModes(with coder: NSCoder) {
    let mode = coder.decodeInteger(forKey: Self.columnsKey + "Mode")
    if let mode = DisplayMode(rawValue: mode), mode != preferredDisplayMode {
      preferredDisplayMode = mode
    }
    guard coder.containsValue(forKey: Self.columnsKey + "Chosen") else { return }
    let chosen = coder.decodeInteger(forKey: Self.columnsKey + "Chosen")
    if let chosen = DisplayMode(rawValue: chosen), chosen != .automatic { chosenMode = chosen }
  }

  /// The controllers that lay on the stack of another column; nil unless all of them are there
  /// again, each once.
  private func decodeCollapse(with coder: NSCoder) -> SplitCollapse? {
    let shown = coder.decodeObject(forKey: Self.columnsKey + "Shown") as? UIViewController
    guard let shown, canTake(shown) else { return nil }
    var collapse = SplitCollapse(shown: shown)
    var seen: Set<ObjectIdentifier> = []
    for column in [Column.supplementary, .secondary] {
      let key = Self.columnsKey + "Moved\(column.rawValue)"
      guard let saved = coder.decodeReferences(forKey: key) else { continue }
      let moved = saved.compactMap(\.self).filter {
        !($0 is UINavigationController) && !isHeld(by: $0) && $0.modal.presenting == nil
          && seen.insert(ObjectIdentifier($0)).inserted
      }
      guard moved.count == saved.count else { return nil }
      collapse.moved[column] = moved
    }
    return collapse
  }

  /// Notes the controller of a column that lies on the stack of another.
  private func hold(_ controller: UIViewController, for column: Column) {
    let old = columns[column]
    columns[column] = controller
    for leaving in [old, controller].compactMap(\.self) where leaving.parent === self {
      if leaving === controller || !columns.values.contains(where: { $0 === leaving }) {
        expel(leaving)
      }
    }
  }

  /// Takes off a column's own stack what the launch put there: it lay on another, or was gone.
  private func empty(_ column: Column) {
    guard let stack = columns[column] as? UINavigationController else { return }
    stack.surrender(stack.viewControllers)
  }

  /// The split is collapsed as it was, so that nobody is asked about it again; in a wide window the
  /// columns separate from there (T-24, T-31).
  private func takeCollapse(_ saved: SplitCollapse?) {
    if let saved, let shown = saved.shown, shown.parent === self,
      columns.values.contains(where: { $0 === shown })
    {
      collapse = saved
    } else {
      for held in columns.values where held.parent == nil && canTake(held) { embed(held) }
    }
    columnsChanged()
  }
}
