extension UIStepper {
  func decode(_ nib: NibCoder) {
    maximumValue = nib.number("maximumValue").map { Double($0) } ?? 100
    minimumValue = nib.number("minimumValue").map { Double($0) } ?? 0
    stepValue = nib.number("stepValue").map { Double($0) } ?? 1
    value = nib.number("value").map { Double($0) } ?? 0
    isContinuous = nib.bool("continuous") ?? true
    autorepeat = nib.bool("autorepeat") ?? true
    wraps = nib.bool("wraps") ?? false
  }
}
