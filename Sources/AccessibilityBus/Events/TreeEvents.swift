internal import AccessibilityTree

/// The events to send after one tree replaced another.
///
/// Clients keep the values that they received, so each change has its event; the window before the
/// focus,
/// and the focus last, as screen readers expect it.
struct TreeEvents {
  let old: ServedTree
  let new: ServedTree
  let identity: Identity
  private(set) var events: [Event] = []
  /// Nodes that came, for the caches of clients.
  private(set) var added: [AccessibilityNode] = []
  private(set) var removed: [AccessibilityNode.ID] = []

  init(from old: ServedTree, to new: ServedTree, identity: Identity) {
    self.old = old
    self.new = new
    self.identity = identity
    let changes = new.snapshot.changes(since: old.snapshot)
    guard !changes.isEmpty else { return }
    added = changes.added.compactMap { new[$0] }
    removed = changes.removed
    leaveWindow()
    for id in changes.changed { tellChildren(id) }
    for id in changes.removed { events.append(.state(old.path(id), "defunct", true)) }
    enterWindow()
    for id in changes.changed { tellProperties(id) }
    for id in changes.changed { tellStates(id) }
    for id in changes.changed { tellText(id) }
    if let focus = changes.focus { tellFocus(focus) }
  }

  // MARK: - Windows

  private var hasNewWindow: Bool { old.window?.id != new.window?.id }

  private mutating func leaveWindow() {
    guard hasNewWindow, let window = old.window, new[window.id] != nil else { return }
    events.append(.window(old.path(window.id), "Deactivate", old.name(of: window)))
    events.append(.state(old.path(window.id), "active", false))
  }

  private mutating func enterWindow() {
    guard hasNewWindow, let window = new.window else { return }
    events += Self.activation(of: window, in: new)
  }

  /// The events of a window that came to the front.
  static func activation(of window: AccessibilityNode, in tree: ServedTree) -> [Event] {
    let path = tree.path(window.id)
    return [.window(path, "Activate", tree.name(of: window)), .state(path, "active", true)]
  }

  // MARK: - Children

  private mutating func tellChildren(_ id: AccessibilityNode.ID) {
    guard let before = old[id]?.children, let after = new[id]?.children, before != after else {
      return
    }
    let (kept, known) = (Set(after), Set(before))
    for (index, child) in before.enumerated() where !kept.contains(child) {
      events.append(.child(new.path(id), isNew: false, index, reference(child)))
    }
    for (index, child) in after.enumerated() where !known.contains(child) {
      events.append(.child(new.path(id), isNew: true, index, reference(child)))
    }
    if new[id].map({ Interface.selection.applies($0, new) }) ?? false {
      events.append(Event(path: new.path(id), member: "SelectionChanged"))
    }
  }

  private func reference(_ id: AccessibilityNode.ID) -> BusValue {
    .structure([.string(identity.name), .path(new.path(id))])
  }

  // MARK: - Text and frames

  private mutating func tellProperties(_ id: AccessibilityNode.ID) {
    guard let before = old[id], let after = new[id] else { return }
    let path = new.path(id)
    let (name, description, role) = (
      new.name(of: after), new.description(of: after), new.role(of: after)
    )
    if old.role(of: before) != role {
      events.append(.property(path, "accessible-role", .unsigned(role.rawValue)))
    }
    // A name that gives way to what is typed is no news.
    if old.name(of: before) != name, !name.isEmpty || after.text == nil {
      events.append(.property(path, "accessible-name", .string(name)))
    }
    if old.description(of: before) != description {
      events.append(.property(path, "accessible-description", .string(description)))
    }
    if let range = after.range, range.value != before.range?.value {
      events.append(.property(path, "accessible-value", .double(range.value)))
    }
    if before.frame != after.frame {
      let call = Call(tree: new, node: after, identity: identity)
      events.append(
        Event(path: path, member: "BoundsChanged", value: .structure(call.extents(0)))
      )
    }
  }

  // MARK: - States

  private mutating func tellStates(_ id: AccessibilityNode.ID) {
    guard let before = old[id], let after = new[id] else { return }
    let (was, now) = (old.states(of: before), new.states(of: after))
    guard was != now else { return }
    for state in ElementState.allCases where state != .focused && state != .active {
      let bit: UInt64 = 1 << state.rawValue
      guard (was ^ now) & bit != 0 else { continue }
      events.append(.state(new.path(id), state.name, now & bit != 0))
      guard state == .selected, let container = new.parent(of: id) else { continue }
      events.append(Event(path: new.path(container.id), member: "SelectionChanged"))
    }
  }

  // MARK: - Focus

  private mutating func tellFocus(_ focus: AccessibilityNode.ID?) {
    if let before = old.snapshot.focus, new[before] != nil {
      events.append(.state(new.path(before), "focused", false))
    }
    guard let focus, new[focus] != nil else { return }
    events.append(.state(new.path(focus), "focused", true))
  }

  /// For tests and text: puts events behind the others.
  mutating func append(_ more: [Event]) { events += more }
}
