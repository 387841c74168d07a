import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Popovers of the older kind` {
  private final class Listener: NSObject, UIPopoverControllerDelegate {
    var heard: [String] = []
    var isLocked = true
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
      heard.append("asked")
      return !isLocked
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
      heard.append("gone")
    }
  }

  @Test(.oracle("L-319"), arguments: [DeviceModel.tablet, .iPhone15])
  func `show a controller that a tap outside takes away`(device: DeviceModel) {
    let (first, content, listener) = (UIViewController(), UIViewController(), Listener())
    let stage = Stage(device, root: first)
    let popover = UIPopoverController(contentViewController: content)
    popover.delegate = listener
    popover.popoverContentSize = CGSize(width: 200, height: 100)
    #expect(!popover.isPopoverVisible)
    popover.present(
      from: CGRect(x: 150, y: 200, width: 40, height: 40),
      in: first.view,
      permittedArrowDirections: .any,
      animated: false
    )
    stage.settle()
    #expect(popover.isPopoverVisible && first.presentedViewController === content)
    #expect(content.view.bounds.width == 200)
    #expect(popover.popoverArrowDirection == .up)
    stage.tap(at: CGPoint(x: 20, y: 700))
    stage.settle()
    #expect(listener.heard == ["asked"] && popover.isPopoverVisible)
    listener.isLocked = false
    stage.tap(at: CGPoint(x: 20, y: 700))
    stage.settle()
    #expect(listener.heard == ["asked", "asked", "gone"] && !popover.isPopoverVisible)
    popover.present(from: .zero, in: first.view, permittedArrowDirections: .any, animated: false)
    stage.settle()
    popover.dismiss(animated: false)
    stage.settle()
    #expect(!popover.isPopoverVisible && listener.heard.count == 3)
  }
}
