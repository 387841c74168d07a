import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A controller whose answers about rotation a test sets.
class TurningController: UIViewController {
  var mask: UIInterfaceOrientationMask?
  var rotates = true
  var asked = 0

  init(_ mask: UIInterfaceOrientationMask? = nil, style: UIModalPresentationStyle = .fullScreen) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    asked += 1
    return mask ?? super.supportedInterfaceOrientations
  }
  override var shouldAutorotate: Bool { rotates }
}

/// One that prefers an orientation as well.
final class PreferringController: TurningController {
  var preference = UIInterfaceOrientation.landscapeLeft
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preference }
}

/// Writes down what it hears of a turn, on a ledger that several share.
class TurnListener: UIViewController {
  let name: String
  let ledger: Ledger
  /// What the last coordinator said; it is not kept itself, as it keeps the window.
  var motion: (isAnimated: Bool, duration: Double, transform: CGAffineTransform)?

  init(_ name: String, _ ledger: Ledger) {
    self.name = name
    self.ledger = ledger
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ledger.note("\(name) willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ledger.note("\(name) size \(Int(size.width))×\(Int(size.height))")
    motion = (
      coordinator.isAnimated, coordinator.transitionDuration, coordinator.targetTransform
    )
    coordinator.animate(
      alongsideTransition: { [ledger, name] _ in ledger.note("\(name) alongside") },
      completion: { [ledger, name] _ in ledger.note("\(name) completion") }
    )
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ledger.note("\(name) traits")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ledger.note("\(name) layout \(Int(view.bounds.width))")
  }
}

extension Stage {
  /// The interface's orientation.
  var interface: UIInterfaceOrientation { screen.interfaceOrientation }

  /// Turns the device and lets the interface come to rest.
  func hold(_ orientation: UIDeviceOrientation) {
    device.turn(to: orientation)
    settle()
  }
}

extension DeviceModel {
  /// A pad without rounded corners.
  nonisolated static let airPad = DeviceModel(named: "iPad Air 2") ?? .iPhone15
}
