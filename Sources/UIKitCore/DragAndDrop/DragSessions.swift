/// A drag as its source sees it.
final class DragSession: NSObject, UIDragSession {
  weak var flow: DragFlow?
  var localContext: Any?

  var items: [UIDragItem] { flow?.items ?? [] }
  var allowsMoveOperation: Bool { flow?.allowsMove ?? true }
  var isRestrictedToDraggingApplication: Bool { flow?.isRestricted ?? false }
  func location(in view: UIView) -> CGPoint { flow?.location(in: view) ?? .zero }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag as its targets see it; it keeps its items for data that are read after the drop.
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  private weak var flow: DragFlow?
  private let own: [UIDragItem]
  private let screen: UIScreen
  private let isLocal: Bool
  nonisolated let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ flow: DragFlow) {
    self.flow = flow
    drag = flow.dragSession
    own = flow.items
    screen = flow.window.screen
    isLocal = flow.isLocal
  }

  var items: [UIDragItem] { flow?.items ?? own }
  var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let readable = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let collection = LoadedObjects(count: readable.count) { [weak flow, screen] objects in
      // What the app does with them belongs to a frame of its own.
      screen.frameLoop.schedule(after: 0) {
        completion(objects)
        flow?.tellTransfer()
      }
    }
    progress.totalUnitCount += Int64(readable.count)
    // Most objects are there at once; others come from wherever they are made.
    let caller = pthread_self()
    for (index, item) in readable.enumerated() {
      item.itemProvider.read(aClass) { object, _ in
        nonisolated(unsafe) let object = object
        if pthread_equal(pthread_self(), caller) != 0 {
          MainActor.assumeIsolated { collection.take(object, at: index) }
        } else {
          DispatchQueue.main.async { collection.take(object, at: index) }
        }
      }
    }
    if readable.isEmpty { collection.finish() }
    return progress
  }
}

/// Objects that come one by one, in the order of their items.
final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var waiting: Set<Int>
  private let done: ([any NSItemProviderReading]) -> Void

  init(count: Int, done: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    waiting = Set(0..<count)
    self.done = done
  }

  /// Takes the object of an item; of a provider that answers twice the first answer counts.
  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    guard waiting.remove(index) != nil else { return }
    objects[index] = object
    if waiting.isEmpty { finish() }
  }

  func finish() { done(objects.compactMap { $0 }) }
}

/// Collects what a delegate wants to run beside an animation.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Has everything run with another animation.
  func join(_ other: any UIDragAnimating) {
    animations.forEach(other.addAnimations)
    completions.forEach(other.addCompletion)
  }

  /// Runs everything with the changes that UIKit makes itself; without motion in a window that has
  /// closed, as no frame of it would end that.
  func run(
    in window: UIWindow,
    _ own: @escaping () -> Void,
    then end: @escaping () -> Void = {}
  ) {
    UIView.animate(withDuration: window.isHidden ? 0 : 0.3) {
      own()
      self.animations.forEach { $0() }
    } completion: { _ in
      self.completions.forEach { $0(.end) }
      end()
    }
  }
}
