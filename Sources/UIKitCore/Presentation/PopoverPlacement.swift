/// Where a popover and its arrow are.
struct PopoverPlacement: Equatable {
  var frame = CGRect.zero
  var direction = UIPopoverArrowDirection.unknown
  /// Where the arrow's point is along its side, from the popover's origin.
  var arrow: CGFloat = 0
}
