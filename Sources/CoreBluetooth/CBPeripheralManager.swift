public import Foundation

/// A device that uses this one; there is none.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// In bytes; always 20, the smallest.
  open var maximumUpdateValueLength: Int { 20 }
}

/// Offers services to other devices on iOS; here its state is that there is no Bluetooth (L-273).
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// Is notified of the state and of devices.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Always false.
  open var isAdvertising: Bool { false }

  /// Makes one without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  /// Makes one that tells its delegate the state on a queue; nil for the main one.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }

  /// Does nothing: there is no Bluetooth.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Does nothing: nothing was begun.
  open func stopAdvertising() {}
  /// Does nothing: there is no Bluetooth.
  open func add(_ service: CBMutableService) {}
  /// Does nothing: there is no Bluetooth.
  open func remove(_ service: CBMutableService) {}
  /// Does nothing: there is no Bluetooth.
  open func removeAllServices() {}
  /// Always false: nobody hears of it.
  @discardableResult open func updateValue(
    _ value: Data,
    for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// Is notified of Bluetooth's state; the other methods of iOS are never called here.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// The state is what the manager has.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// The device can be found; never called here.
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager,
    error: (any Error)?
  )
  /// A service is offered; never called here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didAdd service: CBService,
    error: (any Error)?
  )
}

extension CBPeripheralManagerDelegate {
  /// Does nothing by default.
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didAdd service: CBService,
    error: (any Error)?
  ) {}
}
