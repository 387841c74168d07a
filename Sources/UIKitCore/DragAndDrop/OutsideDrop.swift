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

  /// Lets what was dragged here from another program fall at a point of the screen, in points, or
  /// where it is over the screen already; answers whether a view took it (V-145).
  package func drop(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
    if let visitor { return visitor.fall() }
    return makeVisitor(providers, at: point)?.fall() ?? false
  }

  /// Things that another program drags come over a point of the screen, in points; answers whether a view
  /// would take it there (V-289).
  package func visit(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
    endVisit()
    guard let flow = makeVisitor(providers, at: point) else { return false }
    flow.come()
    return flow.isWelcome
  }

  /// Things that another program drags go on to a point of the screen, in points; answers whether a view
  /// would take it there (V-289).
  package func visit(at point: CGPoint) -> Bool {
    guard let visitor else { return false }
    visitor.move(to: point)
    return visitor.isWelcome
  }

  /// Things that another program dragged over the screen have left it, or were given up (V-289).
  package func endVisit() { visitor?.cancel() }

  /// The drag of another program that is over the screen; nil without one.
  private var visitor: DragFlow? {
    guard let flow = DragFlow.current, !flow.isLocal, flow.window.screen === self,
      flow.stage == .dragging
    else { return nil }
    return flow
  }

  /// Nil while the app's own drag is under way on the screen, and where no window is.
  private func makeVisitor(_ providers: [NSItemProvider], at point: CGPoint) -> DragFlow? {
    let current = DragFlow.current
    let isBusy = current?.window.screen === self && current?.isLocal == true
    guard !providers.isEmpty, !isBusy, let window = window(under: point) else { return nil }
    let source = UIDragInteraction(delegate: OutsideSource.shared)
    let flow = DragFlow(source, in: window, at: point)
    flow.isLocal = false
    flow.items = providers.map(UIDragItem.init)
    return flow
  }
}
