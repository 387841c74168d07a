public import Foundation
public import ObjectiveC

/// Remembers how to take back what was done, and how to do it again.
///
/// Changes registered during one turn of the main run loop are taken back together, unless groups
/// are made by hand.
@preconcurrency @MainActor
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var open: [UndoGroup] = []
  private var disabled = 0
  /// True if the outermost group was begun by a registration and ends with the turn.
  private var isAutomatic = false

  /// The number of registrations so far, by which who registered last knows that nobody has since.
  package private(set) var registrationCount = 0

  /// True while a group is being taken back.
  open private(set) var isUndoing = false
  /// True while a group is being done again.
  open private(set) var isRedoing = false
  /// Begins a group at the first registration of a turn of the main run loop; default true.
  ///
  /// Without it, and without a group made by hand, nothing is registered.
  open var groupsByEvent = true
  /// The most groups remembered; 0, the default, for all.
  ///
  /// The oldest are dropped.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Kept, and has no effect here; the main run loop's default mode is used.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Makes a manager that remembers nothing yet.
  public override init() { super.init() }

  /// True unless registration was disabled more often than enabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Ignores registrations until they are enabled as many times.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes one `disableUndoRegistration()` back; without one it does nothing.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// The number of groups that are open, one within the other.
  open var groupingLevel: Int { open.count }
  /// True if there is a group to take back, also one that is still open.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// True if there is a group to do again; a new registration forgets those.
  open var canRedo: Bool { !redoStack.isEmpty }

  // MARK: - Groups

  /// Begins a group, within the open one if there is one, and posts the two notifications.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group, which becomes one step of the one around it.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { isAutomatic = false }
    post(.NSUndoManagerWillCloseUndoGroup)
    guard !group.steps.isEmpty else { return }
    if let outer = open.popLast() {
      open.append(outer.adding(group))
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: - Registering

  /// Remembers how to take something back; the target is not kept alive.
  open func registerUndo<Object: AnyObject>(
    withTarget target: Object,
    handler: @escaping (Object) -> Void
  ) {
    register(target) { [weak target] in target.map(handler) }
  }

  /// Remembers a message that takes something back.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    let target = target as AnyObject
    register(target) { [weak target] in
      if let target { _ = ClassTable.send(selector, to: target, [object]) }
    }
  }

  private func register(_ target: AnyObject, _ work: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    registrationCount += 1
    if !isUndoing, !isRedoing { redoStack = [] }
    if open.isEmpty, groupsByEvent { beginForEvent() }
    guard var group = open.popLast() else { return }
    group.steps.append(UndoGroup.Step(target: ObjectIdentifier(target), work: work))
    open.append(group)
  }

  private func beginForEvent() {
    isAutomatic = true
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
    guard !isUndoing, !isRedoing else { return }
    RunLoop.main.perform { [weak self] in MainActor.assumeIsolated { self?.endEvent() } }
  }

  private func endEvent() {
    while isAutomatic, !open.isEmpty { endUndoGrouping() }
  }

  /// Forgets everything, open groups too, and leaves registration as it is.
  open func removeAllActions() {
    registrationCount += 1
    undoStack = []
    redoStack = []
    open = []
    isAutomatic = false
  }

  /// Forgets the steps of a target in closed groups; groups left empty go too.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    undoStack = undoStack.compactMap { $0.without(id) }
    redoStack = redoStack.compactMap { $0.without(id) }
  }

  // MARK: - Undoing

  /// Takes the last group back, after ending one that is open; without any it does nothing.
  open func undo() {
    endEvent()
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the last closed group back, which ends open groups; without one it does nothing.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    registrationCount += 1
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    replay(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was taken back last.
  open func redo() {
    endEvent()
    guard let group = redoStack.popLast() else { return }
    registrationCount += 1
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    replay(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Changes registered meanwhile become one group under the same name.
  private func replay(_ group: UndoGroup) {
    beginUndoGrouping()
    for step in group.steps.reversed() { step.work() }
    if group.name != "" { setActionName(group.name) }
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: - Names

  /// Names the innermost open group, else the last one to take back.
  open func setActionName(_ actionName: String) {
    if var group = open.popLast() {
      group.name = actionName
      open.append(group)
    } else if var group = undoStack.popLast() {
      group.name = actionName
      undoStack.append(group)
    }
  }

  /// The name of the group that `undo()` takes back; empty for none.
  open var undoActionName: String {
    open.last { $0.name != "" }?.name ?? undoStack.last?.name ?? ""
  }
  /// The name of the group that `redo()` does again; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// Such as `Undo Typing`, always in English; `Undo` without a name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// Such as `Redo Typing`, always in English; `Redo` without a name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of the menu item for an action's name, always in English.
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }
  /// The title of the menu item for an action's name, always in English.
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The steps that are taken back together.
struct UndoGroup {
  struct Step {
    let target: ObjectIdentifier
    let work: () -> Void
  }

  var steps: [Step] = []
  var name = ""

  func adding(_ inner: UndoGroup) -> UndoGroup {
    UndoGroup(steps: steps + inner.steps, name: inner.name == "" ? name : inner.name)
  }

  /// The group without the steps of a target; nil if none is left.
  func without(_ target: ObjectIdentifier) -> UndoGroup? {
    let left = steps.filter { $0.target != target }
    return left.isEmpty ? nil : UndoGroup(steps: left, name: name)
  }
}

extension Notification.Name {
  /// Posted before a group is begun by hand or for a replay.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted before a group is taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  /// Posted after a group was begun.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// Posted before a group ends, also an empty one.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// Posted after a group ended that has steps.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
}
