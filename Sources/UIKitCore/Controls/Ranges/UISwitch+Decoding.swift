extension UISwitch {
  func decode(_ nib: NibCoder) {
    isOn = nib.bool("on") ?? false
    title = nib.string("title")
    onTintColor = nib.color("onTintColor")
    thumbTintColor = nib.color("thumbTintColor")
  }
}
