extension UITextView {
  /// Sets text and appearance without the setters that apps override (W-65).
  func decode(_ nib: NibCoder) {
    change {
      if let font = nib.font() { $0.setFont(font) }
      $0.setTextColor(nib.color("textColor") ?? .label)
      $0.setAlignment(nib.choice("textAlignment", .nibAlignments) ?? .left)
    }
    isEditable = nib.bool("editable") ?? true
    isSelectable = nib.bool("selectable") ?? true
    allowsEditingTextAttributes = nib.bool("allowsEditingTextAttributes") ?? false
    clearsOnInsertion = nib.bool("clearsOnInsertion") ?? false
    decodeInputTraits(nib)
    dataDetectorTypes = UIDataDetectorTypes(nib.options("dataDetectorTypes"))
    changeText { $0.setText(nib.string("text")) }
    if nib.bool("usesAttributedText") ?? false, let text = nib.attributedString("attributedText") {
      changeText { $0.setAttributedText(text) }
    }
    adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
  }
}

/// The kinds of data that text views and web views can make into links; kept, none are found here.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the types, with the values of iOS.
  public let rawValue: UInt
  /// Types from their bits; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, bit 0.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses, bit 1.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses, bit 2.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times of events, bit 3.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels, bit 4.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights, bit 5.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Things worth a search, such as names, bit 6.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All bits, unknown ones too.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Reads the flags of a `<dataDetectorType>`.
  init(_ flags: [String: Bool]) {
    let names: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
      ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
    ]
    self = names.reduce(into: []) { types, entry in
      if flags[entry.0] ?? false { types.insert(entry.1) }
    }
  }
}
