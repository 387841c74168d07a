internal import CoreGraphics
internal import Device

nonisolated extension UIInterfaceOrientation {
  /// Every orientation, in the order in which one is chosen where several would do.
  static let all: [Self] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

  init(_ orientation: Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }

  var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  var displayOrientation: Orientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .unknown: nil
    }
  }

  /// The name in messages, as in code.
  var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }

  /// The interface's own turn on the panel, in quarters clockwise from portrait.
  ///
  /// The interface's landscape right belongs to a device turned to its left, against the clock
  /// so it goes a quarter clockwise on the panel.
  private var quarters: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }

  /// The quarters by which an interface turns from this orientation to another: -1, 0, 1 or 2,
  /// clockwise.
  func quarters(to other: Self) -> Int {
    let turned = (other.quarters - quarters + 4) % 4
    return turned == 3 ? -1 : turned
  }
}

nonisolated extension UIInterfaceOrientationMask {
  /// The orientations in it, in the order in which one is chosen.
  var orientations: [UIInterfaceOrientation] {
    UIInterfaceOrientation.all.filter { contains($0.mask) }
  }

  /// The names in messages.
  var names: String { orientations.map(\.name).joined(separator: ", ") }
}
