extension UIDatePicker {
  var effectiveStyle: UIDatePickerStyle {
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
    case .wheels, .automatic: makeWheels()
    case .compact: makeCompactFace()
    case .inline: makeCalendar()
    }
  }

  private func makeWheels() -> WheelDateFace {
    let formats = formats
    let face = WheelDateFace(formats: formats, date: date, duration: countDownDuration)
    face.onChoice = { [weak self, weak face] rows, columns in
      guard let self else { return }
      if datePickerMode == .countDownTimer {
        return choose(duration: formats.duration(choosing: rows, of: columns))
      }
      choose(formats.date(choosing: rows, of: columns, from: date))
      // A date beyond an end, or one that there is not, brings the wheels back.
      face?.show(date, formats, animated: true)
    }
    return face
  }

  private func makeCalendar() -> InlineDateFace {
    let face = InlineDateFace(formats: formats, date: date, mode: datePickerMode)
    face.limits = (minimumDate, maximumDate)
    face.onChoice = { [weak self] in self?.choose($0) }
    face.time?.onTap = { [weak self, weak face] _ in
      guard let self, let face, let time = face.time else { return }
      showCard(.time, below: time)
    }
    return face
  }

  private func makeCompactFace() -> CompactDateFace {
    var texts: [String] = []
    if datePickerMode != .time { texts.append(formats.day(date, mode: datePickerMode)) }
    if datePickerMode == .time || datePickerMode == .dateAndTime {
      texts.append(formats.time(date))
    }
    let face = CompactDateFace(texts: texts)
    let hasDay = datePickerMode != .time
    face.onTap = { [weak self, weak face] index in
      guard let self, let face else { return }
      showCard(hasDay && index == 0 ? .date : .time, below: face)
    }
    return face
  }

  /// Opens a calendar or wheels in a card over the screen; what is chosen there is chosen here.
  private func showCard(_ mode: Mode, below anchor: UIView) {
    guard isEnabled, let window else { return }
    let picker = UIDatePicker()
    picker.datePickerMode = datePickerMode == .yearAndMonth ? .yearAndMonth : mode
    picker.preferredDatePickerStyle = picker.datePickerMode == .date ? .inline : .wheels
    (picker.locale, picker.calendar, picker.timeZone) = (locale, calendar, timeZone)
    picker.minuteInterval = minuteInterval
    (picker.minimumDate, picker.maximumDate) = (minimumDate, maximumDate)
    picker.date = date
    let change = UIAction { [weak self, weak picker] _ in
      guard let self, let picker else { return }
      choose(picker.date)
      faceDidChange()
    }
    picker.addAction(change, for: .valueChanged)
    sendActions(for: .editingDidBegin)
    let card = DateCard(picker, over: window, beside: anchor.convert(anchor.bounds, to: nil))
    card.onClose = { [weak self] in self?.sendActions(for: .editingDidEnd) }
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
      minuteInterval: min(max(1, minuteInterval), 60)
    )
  }

  /// The user's language; a machine that has none speaks as phones from the United States do.
  private static var userLocale: Locale {
    let current = Locale.current
    let isUnset = ["", "C", "POSIX", "en_001", "en_US_POSIX"].contains(current.identifier)
    return isUnset ? Locale(identifier: "en_US") : current
  }
}
