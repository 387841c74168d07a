internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKitCore

/// Where Xcode's canvas has the bars of containers, which it draws by itself.
extension DocumentPreview {
  /// The frame of an element on the canvas; nothing but bars has another one there.
  func placeOnCanvas(_ rect: CGRect, of element: Element, in subject: PreviewSubject) -> CGRect {
    switch element.key {
    case "navigationBar": navigationBar(rect, in: subject)
    case "toolbar": toolbar(rect)
    default: rect
    }
  }

  /// The canvas of Xcode 26 draws taller navigation bars; those before it draw the bar of a stack
  /// that is presented as in a sheet.
  private func navigationBar(_ rect: CGRect, in subject: PreviewSubject) -> CGRect {
    var rect = rect
    let version = document.canvasVersion
    if version >= CanvasVersion.glass {
      rect.size.height += SimulatedSize.glassBar - SimulatedSize.navigationBar
    } else if case .scene(let scene) = subject.content, isSheet(scene) {
      rect.origin.y = 0
      rect.size.height += SimulatedSize.sheetBar - SimulatedSize.navigationBar
    } else if version < CanvasVersion.tallPadBars, device.idiom == .pad {
      rect.size.height = SimulatedSize.navigationBar
    }
    return rect
  }

  /// Whether a scene is drawn as the sheet that others present.
  func isSheet(_ scene: InterfaceBuilder.Scene) -> Bool {
    surroundings.isPresented(scene)
      && (CanvasVersion.sheets..<CanvasVersion.glass).contains(document.canvasVersion)
  }

  /// Lets bars in a sheet's view place what is in them as in a sheet's own bar.
  func noteSheet(_ scene: InterfaceBuilder.Scene, in window: UIWindow) {
    guard isSheet(scene) else { return }
    var views: [UIView] = [window]
    while let view = views.popLast() {
      (view as? UINavigationBar)?.placement.isInSheet = true
      views += view.subviews
    }
  }

  /// Lets the bars around a scene in containers cover what they cover on the canvas.
  ///
  /// There is none above a scene that simulates none, titles are as large as in the one that it
  /// simulates, those that are simulated for its containers are below it, and what the device
  /// covers counts once or twice.
  func placeBars(
    around scene: InterfaceBuilder.Scene,
    of root: UIViewController,
    in window: UIWindow
  ) {
    for case let navigation as UINavigationController in root.withDescendants {
      guard let controller = scene.controller else { continue }
      if SimulatedSize.hidesTopBar(controller) { navigation.isNavigationBarHidden = true }
      if let isLarge = SimulatedSize.showsLargeTitle(controller) {
        navigation.navigationBar.prefersLargeTitles = isLarge
      }
    }
    let outermost = surroundings.outermost(of: scene)
    let bars = outermost.controller.map { SimulatedSize.bars(of: $0, stretch: rules?.probe ?? 0) }
    let bottom = outermost.id == scene.id ? 0 : bars?.bottom ?? 0
    guard coversTwice || bottom > 0 else { return }
    var insets = window.insetsFromScreen
    if coversTwice { insets = insets + insets }
    insets.bottom += bottom
    rules?.edges = insets
  }

  /// Lets what lies below the taller navigation bars of Xcode 26 begin where they end.
  func noteGlass(in window: UIWindow) {
    let controllers = window.rootViewController?.withDescendants ?? []
    for controller in controllers where controller is UINavigationController {
      for child in controller.children {
        child.additionalSafeAreaInsets.top += SimulatedSize.glassBar - SimulatedSize.navigationBar
      }
    }
  }

  /// A toolbar that is hidden waits below the screen; the canvas leaves it where it would be shown.
  private func toolbar(_ rect: CGRect) -> CGRect {
    let screen = UIScreen.main.bounds
    guard rect.minY >= screen.height else { return rect }
    let bottom = device.safeArea(in: orientation).bottom
    return rect.offsetBy(dx: 0, dy: screen.height - bottom - rect.height - rect.minY)
  }
}

extension UIViewController {
  /// The controller and those inside of it, each before its children.
  fileprivate var withDescendants: [UIViewController] {
    var found: [UIViewController] = [self]
    var next = 0
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }
}
