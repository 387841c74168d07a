extension UIDatePicker {
  func decode(_ nib: NibCoder) {
    datePickerMode = nib.choice("datePickerMode", Self.modes) ?? .dateAndTime
    preferredDatePickerStyle = nib.choice("style", Self.styles) ?? .automatic
    // Documents from before iOS 14 know no style, and gave the wheels their height.
    isHighEnoughForWheels = nib.attribute("style") == nil && (nib.rect("frame")?.height ?? 0) >= 90
    minuteInterval = nib.integer("minuteInterval") ?? 1
    countDownDuration = nib.number("countDownDuration").map { Double($0) } ?? 0
    minimumDate = nib.date("minimumDate")
    maximumDate = nib.date("maximumDate")
    if let name = nib.child(key: "timeZone")?.attribute("name") {
      timeZone = TimeZone(identifier: name)
    }
    if let name = nib.child(key: "locale")?.attribute("localeIdentifier") {
      locale = Locale(identifier: name)
    }
    if let date = nib.date("date") { self.date = date }
  }

  private static var modes: [String: Mode] {
    [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
  }

  private static var styles: [String: UIDatePickerStyle] {
    ["wheels": .wheels, "compact": .compact, "inline": .inline]
  }
}

extension NibCoder {
  /// A `<date key="…">`.
  @MainActor fileprivate func date(_ key: String) -> Date? {
    child(key: key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: Double($0))
    }
  }
}
