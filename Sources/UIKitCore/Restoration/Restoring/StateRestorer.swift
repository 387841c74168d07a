internal import Foundation
internal import ObjectiveC
internal import StateArchive

/// Puts an app back to a state, in two phases: all objects are made before any of them takes up
/// what it wrote.
///
/// Whatever is gone is left out, and with it only what cannot be without it.
final class StateRestorer {
  /// Empty once the app is back: what it takes up is kept by its objects.
  private var state: SavedState
  /// The app keeps its restorer alive, and is not kept by it.
  private unowned let app: UIApplication
  private let bundle: Bundle
  private var existing: ExistingControllers
  private var storyboards: [String: UIStoryboard] = [:]
  private var objects: [Int: AnyObject] = [:]
  private var taken: Set<ObjectIdentifier> = []
  /// The classes that were asked for by name; nil for one that is gone.
  private var classes: [String: AnyClass?] = [:]
  /// The names of a class and of those above it, by the class.
  private var lineages: [ObjectIdentifier: [String]] = [:]
  private(set) var phase = RestorationPhase()

  init(_ state: SavedState, app: UIApplication, bundle: Bundle, roots: [UIViewController]) {
    self.state = state
    self.app = app
    self.bundle = bundle
    existing = ExistingControllers(roots: roots)
    for root in roots { learnStoryboard(of: root) }
  }

  /// From above to below, and a controller's views before what lies below it.
  private lazy var order = Dictionary(grouping: state.objects.indices) {
    state.objects[$0].path.count
  }.sorted { $0.key < $1.key }.flatMap(\.value)

  /// A coder with the delegate's values and the circumstances of saving.
  func makeApplicationCoder() -> StateDecoder { coder(state.application, nil) }

  /// The values of every coder for the keys that only the system writes.
  private lazy var circumstances: [String: Any] = [
    StateKeys.bundleVersion: state.header.bundleVersion,
    StateKeys.systemVersion: state.header.systemVersion,
    StateKeys.idiom: NSNumber(value: state.header.idiom),
    StateKeys.timestamp: state.header.date,
  ]

  private func coder(_ content: SavedContent, _ storyboard: UIStoryboard?) -> StateDecoder {
    var reserved = circumstances
    if let storyboard { reserved[StateKeys.storyboard] = storyboard }
    return StateDecoder(content, reserved: reserved) { [weak self] in self?.objects[$0] }
  }

  // MARK: - Making

  /// Finds or makes all objects, and loads their views.
  func make() {
    guard phase.advance(to: .making) else { return }
    for number in order where state.objects[number].kind == .controller {
      guard let controller = find(number),
        taken.insert(ObjectIdentifier(controller)).inserted
      else { continue }
      objects[number] = controller
      learnStoryboard(of: controller)
      // Each is loaded before it decodes, whether it was seen or not (M-45); apps rely on it.
      controller.loadViewIfNeeded()
      existing.add(below: controller, number: number, path: state.objects[number].path)
    }
    findViews()
    for number in order where state.objects[number].kind == .registered { findObject(number) }
  }

  private func find(_ number: Int) -> UIViewController? {
    let saved = state.objects[number]
    var search = RestorationSearch(for: saved)
    while let step = search.next() {
      if let found = ask(step, saved) { return found }
    }
    return nil
  }

  private func ask(_ step: RestorationSearch.Step, _ saved: SavedObject) -> UIViewController? {
    let storyboard = saved.storyboard.flatMap(storyboard)
    switch step {
    case .restorationClass(let name):
      guard let type = findClass(name) else {
        Diagnostic.restorationClassGone(name, path: saved.path).report()
        return nil
      }
      guard let restorer = type as? any UIViewControllerRestoration.Type else {
        Diagnostic.notARestorationClass(name).report()
        return nil
      }
      return restorer.viewController(
        withRestorationIdentifierPath: saved.path,
        coder: coder(saved.content, storyboard)
      )
    case .delegate:
      return app.delegate?.application(
        app,
        viewControllerWithRestorationIdentifierPath: saved.path,
        coder: coder(saved.content, storyboard)
      )
    case .existing:
      return existing.take(parent: saved.parent, path: saved.path, ordinal: saved.ordinal)
    case .storyboard(let scene):
      let made = storyboard?.instantiate(scene)
      if let made, made.restorationIdentifier == nil {
        made.restorationIdentifier = saved.path.last
      }
      return made
    }
  }

  /// The views of each controller are gone through once, however many of them the state has.
  private func findViews() {
    var views: [Int: [String: [UIView]]] = [:]
    for number in order where state.objects[number].kind == .view {
      guard let parent = state.objects[number].parent,
        let name = state.objects[number].path.last
      else { continue }
      if views[parent] == nil {
        guard let owner = objects[parent] as? UIViewController else { continue }
        views[parent] = Dictionary(grouping: StateTree.views(of: owner)) {
          $0.restorationIdentifier ?? ""
        }
      }
      let ordinal = state.objects[number].ordinal
      guard let named = views[parent]?[name], named.indices.contains(ordinal) else { continue }
      objects[number] = named[ordinal]
    }
  }

  /// One that is registered already, or one that its class makes.
  private func findObject(_ number: Int) {
    let saved = state.objects[number]
    let registered = app.restoration.registered
    if let known = registered.first(where: { $0.path(among: registered) == saved.path })?.object {
      objects[number] = known
    } else if let name = saved.restorationClass,
      let type = findClass(name) as? any UIObjectRestoration.Type
    {
      objects[number] = type.object(
        withRestorationIdentifierPath: saved.path,
        coder: coder(saved.content, nil)
      )
    }
  }

  /// Finding a class takes long, and many objects have the same.
  private func findClass(_ name: String) -> AnyClass? {
    if let known = classes[name] { return known }
    let found: AnyClass? = AppClasses.type(named: name)
    classes.updateValue(found, forKey: name)
    return found
  }

  // MARK: - Storyboards

  private func learnStoryboard(of controller: UIViewController) {
    guard let storyboard = controller.storyboard else { return }
    storyboards[storyboard.name] = storyboard
  }

  /// The storyboard of a name, of a controller that is there or from the app's bundle; nil when it
  /// is gone.
  private func storyboard(_ saved: SavedStoryboard) -> UIStoryboard? {
    if let known = storyboards[saved.name] { return known }
    // A name is a name: a state leads to no file elsewhere.
    guard !saved.name.contains("/"), saved.name != ".." else { return nil }
    let owningBundle = saved.bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? bundle
    let location = StoryboardLocation(bundle: owningBundle, folder: nil)
    let found = location.open(saved.name).map {
      UIStoryboard($0, name: saved.name, location: location)
    }
    storyboards[saved.name] = found
    return found
  }

  // MARK: - Decoding

  /// Lets every object that is of its class take up what it wrote.
  func decode() {
    guard phase.advance(to: .decoding) else { return }
    for number in order {
      let saved = state.objects[number]
      guard let object = objects[number], fits(object, saved.className) else { continue }
      let storyboard = saved.storyboard.flatMap(storyboard)
      let coder = coder(saved.content, storyboard)
      switch object {
      case let controller as UIViewController: controller.decodeRestorableState(with: coder)
      case let view as UIView: view.decodeRestorableState(with: coder)
      case let other as any UIStateRestoring: other.decodeRestorableState(with: coder)
      default: break
      }
    }
  }

  /// Returns `true` if an object is of a class or a subclass; another one is not given its state.
  private func fits(_ object: AnyObject, _ className: String) -> Bool {
    let type: AnyClass = type(of: object)
    if let known = lineages[ObjectIdentifier(type)] { return known.contains(className) }
    let lineage = sequence(first: type, next: Swift._getSuperclass).map(stateName)
    lineages[ObjectIdentifier(type)] = lineage
    return lineage.contains(className)
  }

  /// Informs controllers and registered objects that all is decoded, and ends the restoration.
  func finish() {
    guard phase.advance(to: .finished) else { return }
    for number in order where state.objects[number].kind != .view {
      switch objects[number] {
      case let controller as UIViewController: controller.applicationFinishedRestoringState()
      case let other as any UIStateRestoring: other.applicationFinishedRestoringState()
      default: break
      }
    }
    // Controllers that are not in use again must not be kept alive by this.
    objects = [:]
    state = SavedState()
    order = []
    existing = ExistingControllers(roots: [])
    storyboards = [:]
  }

  // MARK: - The end

  func extend() {
    if !phase.extend() { Diagnostic.notRestoring("extendStateRestoration").report() }
  }

  func endExtension() {
    if !phase.endExtension() { Diagnostic.notRestoring("completeStateRestoration").report() }
  }

  /// True once, when nothing is left to be done.
  func complete() -> Bool { phase.advance(to: .complete) }
}

extension UIStoryboard {
  /// The controller of a scene by its identifier, or by the scene's id; nil when both are gone.
  fileprivate func instantiate(_ saved: SavedStoryboard) -> UIViewController? {
    let document = source.document
    let scene =
      saved.identifier.flatMap { document.scene(identifier: $0) } ?? document.scene(id: saved.scene)
    return scene.flatMap { instantiate($0, creator: nil) }
  }
}
