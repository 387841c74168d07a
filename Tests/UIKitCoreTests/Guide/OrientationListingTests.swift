import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Listings of the guide's chapter on orientation, in Swift; 8-4 with its document is an example.
@Suite(.serialized, .noLeaks) struct `The guide's orientations` {
  /// Listing 8-1.
  final class Declaring: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      [.portrait, .landscapeLeft]
    }
  }

  @Test(.oracle("O-29", "R-03", "R-04")) func `8-1 turns to what is declared only`() {
    let stage = Stage(root: Declaring())
    stage.hold(.landscapeRight)
    #expect(stage.interface == .landscapeLeft)
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .landscapeLeft)
    stage.hold(.portraitUpsideDown)
    #expect(stage.interface == .landscapeLeft)
    stage.hold(.portrait)
    #expect(stage.interface == .portrait)
  }

  /// Listing 8-2.
  final class Preferring: UIViewController {
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      .landscapeLeft
    }
  }

  @Test(.oracle("O-39", "R-08")) func `8-2 is presented as it prefers on an upright phone`() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let modal = Preferring()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    stage.settle()
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.screen.attitude.orientation == .portrait)
  }

  /// Listing 8-3.
  final class Older: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
      if (orientation == .portrait) || (orientation == .landscapeLeft) { return true }
      return false
    }
  }

  @Test(.oracle("O-50", "R-04")) func `8-3 turns to what is answered`() {
    let stage = Stage(.airPad, root: Older())
    #expect(
      stage.window.rootViewController?.supportedInterfaceOrientations
        == [.portrait, .landscapeLeft]
    )
    for (device, interface) in [
      (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.portrait),
      (.landscapeRight, .landscapeLeft), (.portraitUpsideDown, .landscapeLeft),
      (.portrait, .portrait),
    ] {
      stage.hold(device)
      #expect(stage.interface == interface)
    }
  }

  /// Listing 8-4, with another way to present than a segue.
  class Primary: UIViewController {
    var isShowingLandscapeView = false
    var segues = 0
    var dismissals = 0
    var style = UIModalPresentationStyle.fullScreen

    override func viewDidLoad() {
      super.viewDidLoad()
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    func orientationChanged() {
      let deviceOrientation = UIDevice.current.orientation
      if deviceOrientation.isLandscape, !isShowingLandscapeView {
        let alternate = TurningController(.landscape, style: style)
        segues += 1
        present(alternate, animated: true)
        isShowingLandscapeView = true
      } else if deviceOrientation.isPortrait, isShowingLandscapeView {
        dismissals += 1
        dismiss(animated: true)
        isShowingLandscapeView = false
      }
    }
  }

  private func listening(_ primary: Primary, _ body: (Stage) -> Void) {
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { primary.orientationChanged() } }
    body(Stage(root: primary))
    NotificationCenter.default.removeObserver(token)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }

  @Test(.oracle("O-68", "O-69", "O-70", "O-71", "O-72", "R-03", "R-04"))
  func `8-4 shows the landscape page and comes back, twice in a row`() {
    let primary = Primary()
    listening(primary) { stage in
      for round in 1...2 {
        stage.hold(.landscapeLeft)
        #expect(stage.interface == .landscapeRight)
        #expect(primary.segues == round)
        #expect(primary.presentedViewController?.view.frame == stage.screen.bounds)
        #expect(primary.view.bounds.size == CGSize(width: 393, height: 852))
        stage.hold(.landscapeRight)
        #expect(stage.interface == .landscapeLeft)
        #expect(primary.segues == round)
        stage.hold(.faceUp)
        let alternate = primary.presentedViewController
        stage.device.turn(to: .portrait)
        stage.advance(by: 0.1)
        // It leaves as it is shown, and does not turn on its way out.
        #expect(alternate?.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(stage.window.layer.presentation()?.affineTransform() == .identity)
        stage.settle()
        #expect(stage.interface == .portrait)
        #expect(primary.dismissals == round)
        #expect(primary.presentedViewController == nil)
        #expect(primary.view.frame == stage.screen.bounds)
      }
    }
  }

  @Test(.oracle("O-72"))
  func `8-4 stays whole where the second turn comes before the first has ended`() {
    let primary = Primary()
    listening(primary) { stage in
      stage.device.turn(to: .landscapeLeft)
      stage.advance(by: 0.1)
      stage.device.turn(to: .landscapeRight)
      stage.advance(by: 0.1)
      stage.settle()
      #expect(primary.presentedViewController?.view.frame == stage.screen.bounds)
      #expect(stage.interface.isLandscape)
      stage.hold(.portrait)
      #expect(stage.interface == .portrait)
      #expect(primary.view.frame == stage.screen.bounds)
    }
  }

  @Test(.oracle("O-73")) func `8-4 with an automatic style stays upright below a sheet`() {
    let primary = Primary()
    primary.style = .automatic
    listening(primary) { stage in
      stage.hold(.landscapeLeft)
      #expect(stage.interface == .portrait)
      #expect(primary.presentedViewController?.sheetPresentationController != nil)
      stage.hold(.portrait)
      #expect(primary.presentedViewController == nil)
    }
  }
}
