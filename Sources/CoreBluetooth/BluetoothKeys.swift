/// The names of settings and of values of Bluetooth.

/// The name of the setting to hear of a device more than once.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The name of the services that devices look for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The name of the setting to ask the user to turn Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name of the name by which the app is launched anew.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The name of the devices of an app that is launched anew.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The name of the services of an app that is launched anew.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The name of the setting to tell the user of connections.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The name of the setting to tell the user of ends of connections.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
/// The name of the setting to tell the user of values.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// The name of the name of a device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The name of the bytes of a maker.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The name of the bytes of services.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The name of the services of a device.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The name of the further services of a device.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The name of the strength of sending.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The name of the mark that a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The name of the services that a device looks for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
/// The name of the setting to ask the user to turn Bluetooth on.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name of the name by which the app is launched anew.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The number of the descriptor that turns values on.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The number of the descriptor with a text for people.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
