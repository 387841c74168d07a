internal import InterfaceBuilder

/// Which view was made from which element, while a document is looked at.
final class FrameRecording {
  /// What decoding tells; nil when nobody asks.
  static var current: FrameRecording?

  private var views: [ObjectIdentifier: [WeakView]] = [:]
  private(set) var elements: [Element] = []

  private struct WeakView {
    weak var view: UIView?
  }

  /// Notes a view that has a saved frame.
  func note(_ element: Element, _ object: Any) {
    guard let view = object as? UIView, element.child("rect", key: "frame") != nil else { return }
    let id = ObjectIdentifier(element)
    if views[id] == nil { elements.append(element) }
    views[id, default: []].append(WeakView(view: view))
  }

  /// The view of an element that is in a window; a list may show more than one.
  func view(of element: Element, in window: UIWindow) -> UIView? {
    views[ObjectIdentifier(element)]?.lazy.compactMap(\.view).first { $0.window === window }
  }
}
