/// The place of a popover and its arrow.
struct PopoverPlacement: Equatable {
  var frame = CGRect.zero
  var direction = UIPopoverArrowDirection.unknown
  /// The place of the arrow's point along its side, from the popover's origin, in points.
  var arrow: CGFloat = 0
}
