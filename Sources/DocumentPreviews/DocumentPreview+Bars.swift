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

  /// Lets the bars around a scene in containers cover what they cover on the canvas.
  ///
  /// What the device covers counts once or twice.
  func placeBars(in window: UIWindow) {
    guard coversTwice else { return }
    rules?.edges = window.insetsFromScreen + window.insetsFromScreen
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
