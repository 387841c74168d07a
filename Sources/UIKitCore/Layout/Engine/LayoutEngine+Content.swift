internal import ConstraintSolver

/// Sizes that views prefer by themselves: no more than their content, and no less.
extension LayoutEngine {
  /// Notes that a view's content, or how much it matters, changed.
  func contentChanged(of view: UIView) {
    // Whatever lies on the view's baselines moves with its font.
    insetsChanged(of: view)
    guard let item = known(view), !isHeld(view) else { return }
    item.wrappedWidth = nil
    changedContent.append(item)
    markDirty()
  }

  func addContent(_ item: LayoutItem, of view: UIView) {
    add(preferences(of: view, wrappedAt: item.wrappedWidth), to: item)
    noteBreaking(item, of: view)
  }

  func removeContent(_ item: LayoutItem) {
    for token in item.content.tokens { drop(token) }
    item.content = ContentAxes()
  }

  private func noteBreaking(_ item: LayoutItem, of view: UIView) {
    item.breaksLines = !item.content.isEmpty && view.wrapsContent
    if item.breaksLines && item.wrappedWidth == nil { settleLater(item) }
  }

  /// Notes text that is to be measured at the width it got.
  func settleLater(_ item: LayoutItem) {
    guard !item.isUnsettled else { return }
    item.isUnsettled = true
    unsettled.append(item)
  }

  func updateContent() {
    let changed = changedContent
    changedContent.removeAll(keepingCapacity: true)
    for item in changed where !item.isGone { item.view.map { updateContent(item, of: $0) } }
  }

  private func updateContent(_ item: LayoutItem, of view: UIView) {
    let wanted = preferences(of: view, wrappedAt: item.wrappedWidth)
    let isSame =
      isSame(wanted.horizontal, item.content.horizontal?.preference)
      && isSame(wanted.vertical, item.content.vertical?.preference)
    if isSame {
      noteBreaking(item, of: view)
      if let preference = wanted.horizontal { set(&item.content.horizontal, to: preference.length) }
      if let preference = wanted.vertical { set(&item.content.vertical, to: preference.length) }
    } else {
      removeContent(item)
      add(wanted, to: item)
      noteBreaking(item, of: view)
    }
  }

  /// True if two preferences differ in nothing but lengths.
  private func isSame(_ preference: ContentPreference?, _ other: ContentPreference?) -> Bool {
    preference?.compression == other?.compression && preference?.hugging == other?.hugging
  }

  private func set(_ rows: inout ContentRows?, to length: CGFloat) {
    guard let known = rows, known.preference.length != length else { return }
    set(known.least, to: Double(length))
    set(known.most, to: Double(length))
    rows?.preference.length = length
  }

  private func add(_ preferences: ContentAxes<ContentPreference>, to item: LayoutItem) {
    item.content.horizontal = preferences.horizontal.map { add($0, item.width) }
    item.content.vertical = preferences.vertical.map { add($0, item.height) }
  }

  private func add(_ preference: ContentPreference, _ variable: Solver.Variable) -> ContentRows {
    let extent = LinearExpression(variable)
    let length = LinearExpression(constant: Double(preference.length))
    return ContentRows(
      preference: preference,
      least: add(LinearRow(extent, .greaterThanOrEqual, length, at: preference.compression)),
      most: add(LinearRow(extent, .lessThanOrEqual, length, at: preference.hugging))
    )
  }

  private func preferences(of view: UIView, wrappedAt width: CGFloat?) -> ContentAxes<
    ContentPreference
  > {
    let size = contentSize(of: view, wrappedAt: width)
    return ContentAxes(
      horizontal: preference(of: view, .horizontal, size.width),
      vertical: preference(of: view, .vertical, size.height)
    )
  }

  private func preference(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    _ length: CGFloat
  ) -> ContentPreference? {
    guard length >= 0, length.isFinite else { return nil }
    // Hugging gives way to required constraints even where it is required, as in all frames
    // that were saved with documents.
    let resistance = view.contentCompressionResistancePriority(for: axis)
    // Text that may break resists being narrower, but breaks before anything required fails.
    let mayBreak = axis == .horizontal && view.wrapsContent
    return ContentPreference(
      length: length,
      compression: mayBreak ? min(resistance, Self.strongestPreference) : resistance,
      hugging: min(view.contentHuggingPriority(for: axis), Self.strongestPreference)
    )
  }

  /// The size of the content, with lines broken at a width.
  func contentSize(of view: UIView, wrappedAt width: CGFloat?) -> CGSize {
    var size = view.intrinsicContentSize
    if let width, let wrapped = view.wrappedSize(forWidth: width) {
      size = CGSize(width: min(size.width, wrapped.width), height: wrapped.height)
    }
    return rules?.contentSize(of: view, measured: size) ?? size
  }

  private static let strongestPreference = UILayoutPriority(999.5)

  // MARK: Lines that break

  /// Notes text that takes fewer points than it had room for, as its lines do.
  private func noteShrunk(_ item: LayoutItem) {
    guard !item.isShrunk else { return }
    item.isShrunk = true
    shrunk.append(item)
  }

  /// Lets text have all the room that there is again, to find out where its lines break now.
  func releaseShrunk() {
    let items = shrunk
    shrunk.removeAll()
    for item in items where !item.isGone {
      item.isShrunk = false
      guard let view = item.view, item.wrappedWidth != nil, isAsWideAsText(item) else { continue }
      item.wrappedWidth = nil
      updateContent(item, of: view)
    }
  }

  /// True if the text decides its width, rather than what is around it.
  private func isAsWideAsText(_ item: LayoutItem) -> Bool {
    item.content.horizontal.map { value(item.width) <= $0.preference.length + 0.01 } ?? false
  }

  /// The number of times that heights may follow widths before the rest has to do.
  private static let wrappingLimit = 4

  /// Gives text that breaks the height it has at the width it got.
  func settleWrapping() {
    for _ in 0..<Self.wrappingLimit {
      collectChanges()
      guard measureUnsettled() else { return }
      solve()
    }
  }

  /// Measures text at widths that are new to it; answers whether there was any.
  private func measureUnsettled() -> Bool {
    // In the order in which they came, since among equal layouts the order decides.
    let waiting = unsettled.sorted { $0.minX.position < $1.minX.position }
    unsettled.removeAll(keepingCapacity: true)
    var changed = false
    for item in waiting {
      item.isUnsettled = false
      guard item.breaksLines, !item.isGone, let view = item.view else { continue }
      // Where there is no room, as in a stack that hides it, no line can break.
      let width = value(item.width) > 0.01 ? value(item.width) : nil
      let known = item.wrappedWidth
      if let width, let known, abs(known - width) <= 0.01 { continue }
      guard width != nil || known != nil else { continue }
      if let width, width < known ?? item.content.horizontal?.preference.length ?? 0 {
        noteShrunk(item)
      }
      item.wrappedWidth = width
      updateContent(item, of: view)
      changed = true
    }
    return changed
  }
}
