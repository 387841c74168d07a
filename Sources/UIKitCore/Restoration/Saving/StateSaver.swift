internal import Foundation
internal import ObjectiveC
internal import StateArchive

/// Walks an app and encodes its tagged objects: from the roots of its windows down, then the
/// registered ones.
///
/// An object is noted when something leads to it and encoded in its turn, so that a chain of any
/// length takes no stack, and once, however many objects refer to it.
final class StateSaver {
  private var state = SavedState()
  private var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [Place: Int] = [:]
  private var encoded = 0
  private let registered: [RegisteredObject]

  /// The key under which objects of the same name are counted.
  private struct Place: Hashable {
    let kind: SavedObject.Kind
    let parent: Int?
    let path: [String]
  }

  init(header: SavedHeader, registered: [RegisteredObject]) {
    state.header = header
    self.registered = registered
  }

  /// A coder that writes for the app's delegate, which `finish` takes up again.
  func makeCoder() -> StateEncoder { StateEncoder { [unowned self] in link($0) } }

  /// Encodes everything below the roots and what was registered; the delegate's values are those
  /// that it wrote into its coder.
  func finish(roots: [UIViewController], application: StateEncoder) -> SavedState {
    for root in roots where root.restorationIdentifier != nil {
      _ = note(root, path: [root.restorationIdentifier ?? ""], parent: nil)
    }
    encodeWaiting()
    for entry in registered { if let object = entry.object { _ = note(object) } }
    encodeWaiting()
    state.application = application.content
    return state
  }

  private func encodeWaiting() {
    while encoded < objects.count {
      let number = encoded
      encoded += 1
      encode(number)
    }
  }

  private func encode(_ number: Int) {
    let coder = makeCoder()
    let object = objects[number]
    if let controller = object as? UIViewController {
      noteBelow(controller, number)
      controller.encodeRestorableState(with: coder)
    } else if let view = object as? UIView {
      view.encodeRestorableState(with: coder)
    } else if let other = object as? any UIStateRestoring {
      other.encodeRestorableState(with: coder)
    }
    state.objects[number].content = coder.content
  }

  /// A controller's views and those below it are known before it refers to them.
  private func noteBelow(_ controller: UIViewController, _ number: Int) {
    let path = state.objects[number].path
    for view in StateTree.views(of: controller) {
      _ = note(view, path: path + [view.restorationIdentifier ?? ""], parent: number)
    }
    for child in StateTree.below(controller) {
      guard let identifier = child.restorationIdentifier else { continue }
      _ = note(child, path: path + [identifier], parent: number)
    }
  }

  // MARK: - References

  private func link(_ object: AnyObject) -> StateLink {
    if let number = numbers[ObjectIdentifier(object)] { return .preserved(number) }
    switch object {
    case let controller as UIViewController:
      guard controller.restorationIdentifier != nil else { return .leftOut }
      let parent = (controller.parent ?? controller.modal.presenting).flatMap {
        numbers[ObjectIdentifier($0)]
      }
      let path = StateTree.path(of: controller)
      return .preserved(note(controller, path: path, parent: parent))
    case let view as UIView: return link(view: view)
    case let other as any UIStateRestoring: return note(other).map { .preserved($0) } ?? .value
    default: return .value
    }
  }

  private func link(view: UIView) -> StateLink {
    guard let identifier = view.restorationIdentifier,
      let owner = sequence(first: view, next: \.superview).lazy.compactMap(\.viewController).first,
      case .preserved(let parent) = link(owner)
    else { return .leftOut }
    let path = state.objects[parent].path + [identifier]
    return .preserved(note(view, path: path, parent: parent))
  }

  // MARK: - Noting

  private func note(_ object: AnyObject, path: [String], parent: Int?) -> Int {
    if let number = numbers[ObjectIdentifier(object)] { return number }
    var saved = SavedObject(
      kind: object is UIView ? .view : object is UIViewController ? .controller : .registered,
      path: path,
      parent: parent,
      className: stateName(of: type(of: object))
    )
    let place = Place(kind: saved.kind, parent: parent, path: path)
    saved.ordinal = counts[place, default: 0]
    counts[place] = saved.ordinal + 1
    if let controller = object as? UIViewController { describe(controller, in: &saved) }
    let number = objects.count
    numbers[ObjectIdentifier(object)] = number
    objects.append(object)
    state.objects.append(saved)
    return number
  }

  private func describe(_ controller: UIViewController, in saved: inout SavedObject) {
    saved.restorationClass = controller.restorationClass.map { stateName(of: $0) }
    saved.isViewLoaded = controller.isViewLoaded
    saved.storyboard = controller.sceneInstance.map { instance in
      let bundle = instance.storyboard.location.bundle
      return SavedStoryboard(
        name: instance.storyboard.name,
        bundleIdentifier: bundle === Bundle.main ? nil : bundle?.bundleIdentifier,
        identifier: instance.scene.controller?["storyboardIdentifier"],
        scene: instance.scene.id
      )
    }
  }

  /// A registered object; nil for one that is not registered.
  private func note(_ object: any UIStateRestoring) -> Int? {
    if let number = numbers[ObjectIdentifier(object)] { return number }
    guard let entry = registered.first(where: { $0.object === object }) else { return nil }
    let number = note(object, path: entry.path(among: registered), parent: nil)
    state.objects[number].restorationClass = object.objectRestorationClass.map {
      stateName(of: $0)
    }
    return number
  }
}

/// The name of a class that is only known by a protocol.
private func stateName(of type: Any.Type) -> String { String(reflecting: type) }
