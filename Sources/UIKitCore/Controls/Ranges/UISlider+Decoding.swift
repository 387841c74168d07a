extension UISlider {
  func decode(_ nib: NibCoder) {
    maximumValue = nib.number("maxValue").map { Float($0) } ?? 1
    minimumValue = nib.number("minValue").map { Float($0) } ?? 0
    value = nib.number("value").map { Float($0) } ?? 0
    isContinuous = nib.bool("continuous") ?? true
    minimumValueImage = nib.image("minimumValueImage")
    maximumValueImage = nib.image("maximumValueImage")
    minimumTrackTintColor = nib.color("minimumTrackTintColor")
    maximumTrackTintColor = nib.color("maximumTrackTintColor")
    thumbTintColor = nib.color("thumbTintColor")
  }
}
