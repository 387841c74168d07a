public import Foundation

/// The place of an item.
extension CSSearchableItemAttributeSet {
  /// The degrees north.
  public var latitude: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The degrees east.
  public var longitude: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The height above the sea, in metres.
  public var altitude: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The speed, in kilometres an hour.
  public var speed: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time at which the item was there.
  public var timestamp: Date? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The direction of a picture, in degrees from north.
  public var imageDirection: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The name of the place.
  public var namedLocation: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The city.
  public var city: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The state or province.
  public var stateOrProvince: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The country.
  public var country: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The postal code.
  public var postalCode: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The street.
  public var thoroughfare: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The number of the house.
  public var subThoroughfare: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The whole address.
  public var fullyFormattedAddress: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if one can be led there.
  public var supportsNavigation: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if one can call there.
  public var supportsPhoneCall: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
}
