/// The source of items that come from another program: it hears nothing, and nothing is moved away
/// from it (V-145).
private final class OutsideSource: NSObject, UIDragInteractionDelegate {
  static let shared = OutsideSource()

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { false }
}

extension UIScreen {
  /// The foremost window that has a view at a point of the screen, in points.
  func window(under point: CGPoint) -> UIWindow? {
    windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil)?.window }.first
  }

  /// Lets what was dragged here from another program fall at a point of the screen, in points;
  /// answers whether a view took it (V-145).
  package func drop(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
    guard !providers.isEmpty, DragFlow.current?.window.screen !== self else { return false }
    guard let window = window(under: point) else { return false }
    let source = UIDragInteraction(delegate: OutsideSource.shared)
    let flow = DragFlow(source, in: window, at: point)
    flow.isLocal = false
    flow.items = providers.map(UIDragItem.init)
    return flow.fall()
  }
}
