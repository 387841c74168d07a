internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKitCore

/// The frames of containers' bars on Xcode's canvas, which it draws by itself.
extension DocumentPreview {
  /// The frame of an element on the canvas; nothing but bars has another one there.
  func placeOnCanvas(_ rect: CGRect, of element: Element, in subject: PreviewSubject) -> CGRect {
    switch element.key {
    case "navigationBar": navigationBar(rect, in: subject)
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

  /// True if a scene is drawn as a sheet that others present.
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

  /// True if a scene is drawn in a sheet that is lower than the screen; one that is lower still
  /// lies below an opaque bar and has its place already.
  func isLowSheet(_ scene: InterfaceBuilder.Scene, _ size: CGSize) -> Bool {
    let screen = UIScreen.main.bounds
    let missing = screen.height - size.height
    let top = max(device.safeArea(in: orientation).top, SimulatedSize.statusBar)
    return document.canvasVersion >= CanvasVersion.sheets && surroundings.isInSheet(scene)
      && size.width == screen.width && missing > 0 && missing <= top + SimulatedSize.sheetGap
  }

  /// Lets what lies below the bar of a stack in such a sheet begin where that ends.
  func noteLowSheet(_ scene: InterfaceBuilder.Scene, in window: UIWindow) {
    guard isLowSheet(scene, window.bounds.size), document.canvasVersion < CanvasVersion.glass else {
      return
    }
    lowerContent(of: window, by: SimulatedSize.sheetBar - SimulatedSize.navigationBar)
  }

  /// Lets what lies below the taller navigation bars of Xcode 26 begin where they end.
  func noteGlass(in window: UIWindow) {
    lowerContent(of: window, by: SimulatedSize.glassBar - SimulatedSize.navigationBar)
  }

  /// Lets the content of stacks begin further below their bars.
  private func lowerContent(of window: UIWindow, by points: CGFloat) {
    let controllers = window.rootViewController?.withDescendants ?? []
    for controller in controllers where controller is UINavigationController {
      for child in controller.children { child.additionalSafeAreaInsets.top += points }
    }
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
