import UIKit

/// The list of pages; it turns as the app does.
class MenuViewController: UIViewController {}

/// A page that covers the screen until it is closed.
class PageViewController: UIViewController {
  @IBAction func close(_ sender: Any?) { dismiss(animated: true) }
}

/// Listing 8-1 of the guide: declares what it supports.
class DeclaringViewController: PageViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return [.portrait, .landscapeLeft]
  }
}

/// Listing 8-2: prefers an orientation as it comes.
class PreferringViewController: PageViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    return .landscapeLeft
  }
}

/// Listing 8-3: answers for each orientation, as before iOS 6.
class OlderViewController: PageViewController {
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    if (orientation == .portrait) || (orientation == .landscapeLeft) {
      return true
    }
    return false
  }
}

/// Listing 8-4: the primary of two interfaces, which supports portrait and shows the other one
/// while the device is held sideways.
class PortraitViewController: PageViewController {
  var isShowingLandscapeView = false

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }

  override func awakeFromNib() {
    super.awakeFromNib()
    isShowingLandscapeView = false
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    NotificationCenter.default.addObserver(
      self, selector: #selector(orientationChanged(_:)),
      name: UIDevice.orientationDidChangeNotification, object: nil)
  }

  @objc func orientationChanged(_ notification: Notification) {
    let deviceOrientation = UIDevice.current.orientation
    if deviceOrientation.isLandscape, !isShowingLandscapeView {
      performSegue(withIdentifier: "DisplayAlternateView", sender: self)
      isShowingLandscapeView = true
    } else if deviceOrientation.isPortrait, isShowingLandscapeView {
      dismiss(animated: true, completion: nil)
      isShowingLandscapeView = false
    }
  }
}

/// The alternate of 8-4, which supports landscape only.
class LandscapeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
}
