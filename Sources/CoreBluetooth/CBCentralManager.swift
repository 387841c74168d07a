public import Foundation

/// Finds devices on iOS; here its state is that there is no Bluetooth, and nothing is found (L-273).
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// Kinds of what a device can do.
  public struct Feature: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Advertisements that are longer.
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }

  /// Is notified of the state and of devices.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Always false.
  open var isScanning: Bool { false }

  /// Makes one without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  /// Makes one that tells its delegate the state on a queue; nil for the main one.
  public init(
    delegate: (any CBCentralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }

  /// Always false.
  open class func supports(_ features: Feature) -> Bool { false }
  /// Always none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Always none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
  /// Does nothing: there is no Bluetooth.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?,
    options: [String: Any]? = nil
  ) {}
  /// Does nothing: nothing was begun.
  open func stopScan() {}
  /// Does nothing: there is no Bluetooth.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Does nothing: there is no Bluetooth.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

/// Is notified of Bluetooth's state and of devices; all methods but the first are optional.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// The state is what the manager has.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// The app was launched anew for devices; never called here.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// A device was found; never called here.
  func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  )
  /// A device is connected; never called here.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// A device can't be connected; never called here.
  func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  )
  /// A device is no longer connected; never called here.
  func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  )
}

extension CBCentralManagerDelegate {
  /// Does nothing by default.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// Does nothing by default.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}
