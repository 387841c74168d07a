internal import QuartzCore

/// Accessories, background and place of a list's row.
extension UICollectionViewListCell {
  // MARK: Accessories

  func accessoriesChanged() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = Self.ordered(accessories).map(CellAccessoryView.init)
    for view in accessoryViews {
      addSubview(view)
      listen(to: view)
    }
    showState()
    sizeChanged()
    setNeedsLayout()
  }

  /// The accessories of both sides from the leading one on: the system's in an order of its own,
  /// the app's views where they want to be (V-73).
  private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sides: [Bool: [UICellAccessory]] = [:]
    let system = accessories.filter { $0.accessoryType.rank != nil }
      .sorted { ($0.accessoryType.rank ?? 0) < ($1.accessoryType.rank ?? 0) }
    for accessory in system { sides[accessory.isLeading, default: []].append(accessory) }
    for accessory in accessories where accessory.accessoryType.rank == nil {
      var side = sides[accessory.isLeading] ?? []
      let place = min(max(accessory.position(side), 0), side.count)
      side.insert(accessory, at: place)
      sides[accessory.isLeading] = side
    }
    return (sides[true] ?? []) + (sides[false] ?? [])
  }

  private func listen(to view: CellAccessoryView) {
    guard view.isControl, !view.holdsControl else { return }
    let tap = UITapGestureRecognizer()
    tap.handler = { [weak self, weak view] recognizer in
      guard recognizer.state == .ended, let self, let view else { return }
      tapped(view.accessory)
    }
    view.addGestureRecognizer(tap)
  }

  private func tapped(_ accessory: UICellAccessory) {
    switch accessory.content {
    case .control(let handler?), .outline(_, let handler?): handler()
    case .outline(_, nil): toggleOutline()
    case .control where accessory.accessoryType == .delete: uncoverDeletion()
    default: break
    }
  }

  /// True if a tap anywhere on the cell expands and collapses its item.
  var togglesOutlineWhole: Bool {
    accessories.contains { accessory in
      guard case .outline(let style, let handler) = accessory.content, handler == nil else {
        return false
      }
      switch style {
      case .header: return true
      case .cell: return false
      case .automatic: return listPlace?.part == .header
      }
    }
  }

  /// Expands or collapses the item for the user (V-69).
  func toggleOutline() {
    guard let list, let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineSource)?.userToggled(path)
  }

  private func uncoverDeletion() {
    guard let list, let path = list.indexPath(for: self) else { return }
    list.uncoverActions(at: path, isLeading: false)
  }

  func showState() {
    let state = configurationState
    for view in accessoryViews { view.show(state) }
    showListBackground(state)
    setNeedsLayout()
  }

  func takeOutline() {
    if let outline { indentationLevel = outline.level }
    stateChanged()
  }

  // MARK: Place

  func placeChanged() {
    let isInList = listPlace != nil
    if isInList, topLine.superview == nil {
      addSubview(topLine)
      addSubview(bottomLine)
    }
    let row = listPlace?.part == .row ? listPlace?.row : nil
    let corners = row?.roundedCorners ?? []
    let radius = corners.isEmpty ? 0 : TableMetrics.cornerRadius
    layer.cornerRadius = radius
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty || slide != 0
    configured.background?.group = (radius, corners)
    showListBackground(configurationState)
    setNeedsLayout()
  }

  /// A row of a list that was given no background has that of the list.
  private func showListBackground(_ state: UICellConfigurationState) {
    guard let place = listPlace, backgroundConfiguration == nil, backgroundView == nil,
      backgroundColor == nil
    else {
      listBackground?.removeFromSuperview()
      listBackground = nil
      return
    }
    let shown = place.background.updated(for: state)
    if let listBackground {
      listBackground.configuration = shown
    } else {
      let background = ConfiguredBackground(shown)
      background.frame = bounds
      insertSubview(background, at: 0)
      listBackground = background
    }
  }
}

extension UICellAccessory {
  fileprivate func position(_ others: [UICellAccessory]) -> Int {
    switch placement {
    case .leading(_, let position), .trailing(_, let position): position(others)
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// The place of the system's accessories among each other, from the leading side on.
  fileprivate var rank: Int? {
    switch self {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .popUpMenu: 4
    case .checkmark: 5
    case .detail: 6
    case .disclosureIndicator: 7
    case .outlineDisclosure: 8
    case .reorder: 9
    case .customView: nil
    }
  }
}
