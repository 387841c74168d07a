extension UISegmentedControl {
  func decode(_ nib: NibCoder) {
    let items = nib.child("segments")?.children("segment") ?? []
    for (index, item) in items.enumerated() {
      let title = nib.localized("segmentTitles[\(index)]") ?? item.string("title")
      var segment = SegmentContent(title: title, image: item.image("image"))
      if segment.image != nil { segment.title = nil }
      segment.width = item.number("width") ?? 0
      segment.offset = item.size("contentOffset") ?? .zero
      segment.isEnabled = item.bool("enabled") ?? true
      insert(segment, at: index)
    }
    apportionsSegmentWidthsByContent = nib.bool("apportionsSegmentWidthsByContent") ?? false
    isMomentary = nib.bool("momentary") ?? false
    selectedSegmentTintColor = nib.color("selectedSegmentTintColor")
    selectedSegmentIndex = nib.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }
}
