extension UIDatePicker {
  var effectiveStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return isHighEnoughForWheels ? .wheels : .compact
  }

  /// The size that the face of the style wants.
  var naturalSize: CGSize {
    switch effectiveStyle {
    case .wheels, .automatic: CGSize(width: 320, height: 216)
    case .compact: makeCompactFace().naturalSize
    case .inline: InlineDateFace.size(showsTime: datePickerMode == .dateAndTime)
    }
  }

  func layOutFace() {
    let face = self.face ?? makeFace()
    if self.face == nil {
      self.face = face
      addSubview(face)
    }
    switch effectiveStyle {
    case .wheels, .automatic:
      face.frame = CGRect(
        x: bounds.minX,
        y: bounds.midY - 108,
        width: bounds.width,
        height: 216
      )
      clipsToBounds = true
    case .compact, .inline:
      let natural = (face as? CompactDateFace)?.naturalSize ?? naturalSize
      var placement = alignment
      // By default the line begins at the side where reading begins.
      if placement.horizontal == .center { placement.horizontal = .leading }
      if effectiveStyle == .inline { placement.horizontal = .fill }
      face.frame = alignToPixel(
        placement.place(natural, in: bounds, effectiveUserInterfaceLayoutDirection)
      )
    }
    face.isUserInteractionEnabled = isEnabled
    face.alpha = isEnabled ? 1 : 0.5
  }

  private func makeFace() -> UIView {
    switch effectiveStyle {
    case .wheels, .automatic:
      WheelDateFace(formats: formats, date: date, duration: countDownDuration)
    case .compact: makeCompactFace()
    case .inline: InlineDateFace(formats: formats, date: date, mode: datePickerMode)
    }
  }

  private func makeCompactFace() -> CompactDateFace {
    var texts: [String] = []
    if datePickerMode != .time { texts.append(formats.day(date, mode: datePickerMode)) }
    if datePickerMode == .time || datePickerMode == .dateAndTime {
      texts.append(formats.time(date))
    }
    return CompactDateFace(texts: texts)
  }

  /// The text of dates in the picker's language, calendar and time zone.
  var formats: DateFormats {
    var calendar = self.calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    let locale = locale ?? Self.userLocale
    // The first day of the week is the language's.
    calendar.locale = locale
    return DateFormats(
      locale: locale,
      calendar: calendar,
      mode: datePickerMode,
      minuteInterval: max(1, minuteInterval)
    )
  }

  /// The user's language; a machine that has none speaks as phones from the United States do.
  private static var userLocale: Locale {
    let current = Locale.current
    let isUnset = ["", "C", "POSIX", "en_001", "en_US_POSIX"].contains(current.identifier)
    return isUnset ? Locale(identifier: "en_US") : current
  }
}
