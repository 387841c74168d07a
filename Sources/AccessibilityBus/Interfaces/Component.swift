internal import AccessibilityTree
internal import Foundation

extension Interface {
  /// The interface of an element's place.
  static let component = Interface(
    "Component",
    applies: { node, tree in node.id != tree.snapshot.root },
    methods: [
      Method("Contains", "iiu", "b") { call in
        .value(.bool(call.frame(call.number(2)).contains(call.point)))
      },
      Method("GetAccessibleAtPoint", "iiu", "(so)") { call in
        let point = call.screenPoint(call.number(2))
        return .value(call.reference(call.tree.element(at: point, in: call.node)))
      },
      Method("GetExtents", "u", "(iiii)") { .value(.structure($0.extents($0.number(0)))) },
      Method("GetPosition", "u", "ii") { .values(Array($0.extents($0.number(0)).prefix(2))) },
      Method("GetSize", "", "ii") { .values(Array($0.extents(0).suffix(2))) },
      // A window is on the layer of windows, all else on that of widgets.
      Method("GetLayer", "", "u") { .value(.unsigned($0.node.kind == .window ? 7 : 3)) },
      Method("GetMDIZOrder", "", "n") { _ in .value(.short(0)) },
      Method("GetAlpha", "", "d") { _ in .value(.double(1)) },
      Method("GrabFocus", "", "b") { $0.node.isElement ? .request(.focus($0.node.id)) : .no },
      Method("ScrollTo", "u", "b") { .request(.reveal($0.node.id)) },
      Method("ScrollToPoint", "uii", "b") { .request(.reveal($0.node.id)) },
      // Elements stay where the app has put them.
      Method("SetExtents", "iiiiu", "b") { _ in .no },
      Method("SetPosition", "iiu", "b") { _ in .no },
      Method("SetSize", "ii", "b") { _ in .no },
    ]
  )
}

extension Call {
  var point: CGPoint { CGPoint(x: number(0), y: number(1)) }

  /// The origin of coordinates: 0 is the screen's, 1 the window's, 2 the parent's.
  func origin(_ kind: Int) -> CGPoint {
    switch kind {
    case 1: tree.window?.frame.origin ?? .zero
    case 2: tree.parent(of: node.id)?.frame.origin ?? .zero
    default: .zero
    }
  }

  func frame(_ kind: Int) -> CGRect {
    let origin = origin(kind)
    return node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  func extents(_ kind: Int) -> [BusValue] {
    BusValue.box(frame(kind))
  }
}

extension BusValue {
  /// The corner and the size of a rectangle.
  static func box(_ frame: CGRect) -> [BusValue] {
    [frame.minX, frame.minY, frame.width, frame.height].map(BusValue.points)
  }

  /// A length in whole points; 0 for one that is not finite, such as the width of a null rectangle.
  static func points(_ length: CGFloat) -> BusValue {
    guard length.isFinite else { return .int(0) }
    return .int(Int32(max(-2e9, min(2e9, length.rounded()))))
  }
}

extension ServedTree {
  /// The innermost node at a point of the screen, the last one first.
  func element(at point: CGPoint, in node: AccessibilityNode) -> ID? {
    for child in node.children.reversed() {
      guard let child = self[child] else { continue }
      if let found = element(at: point, in: child) { return found }
    }
    return node.frame.contains(point) ? node.id : nil
  }
}
