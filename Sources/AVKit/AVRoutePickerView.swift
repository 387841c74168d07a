public import UIKitCore

/// A button that lets users choose an output; it stays empty, as there is one output.
open class AVRoutePickerView: UIView {
  /// Is notified of the choice; never called here.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The colour of the button while an output in the network is used; default nil.
  open var activeTintColor: UIColor!
  /// Default false; kept, and has no effect here.
  open var prioritizesVideoDevices = false
}

/// Is notified of the choice of an output; never called here.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// The list is about to open.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// The list has closed.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing by default.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing by default.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
