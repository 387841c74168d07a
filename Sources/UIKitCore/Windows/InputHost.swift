internal import CoreGraphics

/// The views in place of the keyboard and above it, at the bottom of a window (W-230).
final class InputHost: UIView {
  /// A view that a responder has shown, and its controller if it gave one.
  struct Part {
    let view: UIView
    let controller: UIInputViewController?
    let owner: UIResponder
  }

  private var keyboard: Part?
  private var accessory: Part?
  /// The height that the screen's keyboard got for these views; nil if it has one of its own.
  private var ownHeight: CGFloat?
  /// The height of a view that has none of its own, in points; that of pickers and keyboards.
  private static let usualHeight: CGFloat = 216

  /// The controllers of the views.
  var controllers: [UIInputViewController] { [keyboard, accessory].compactMap { $0?.controller } }

  /// The responder that gave the views, so that actions go on where they would without them.
  override var next: UIResponder? {
    guard let owner = accessory?.owner ?? keyboard?.owner, !isOwn(owner) else { return super.next }
    return owner
  }

  /// The responder that gave the view above the keyboard, if it could have the keys again.
  var owner: UIResponder? {
    accessory?.owner.canBecomeFirstResponder == true ? accessory?.owner : nil
  }

  /// True if the responder gave a view.
  func isGiven(by responder: UIResponder) -> Bool {
    [keyboard, accessory].contains { $0?.owner === responder }
  }

  /// True for a view in here.
  func isOwn(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isSelfOrBelow(self) ?? false
  }

  /// Shows the views of now; those that stay aren't taken away in between.
  func show(keyboard: Part?, accessory: Part?, for responder: UIResponder) {
    let old = [self.keyboard, self.accessory].compactMap { $0?.view }
    (self.keyboard, self.accessory) = (keyboard, accessory)
    let new = [keyboard, accessory].compactMap { $0?.view }
    for view in old where !new.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== self { addSubview(view) }
    for controller in controllers { controller.write(for: isOwn(responder) ? nil : responder) }
    backgroundColor = keyboard == nil ? nil : .systemGray4
    place()
  }

  /// Takes the views away, and the room that they had.
  func close() {
    for controller in controllers { controller.write(for: nil) }
    let screen = window?.screen
    for part in [keyboard, accessory] where part?.view.superview === self {
      part?.view.removeFromSuperview()
    }
    (keyboard, accessory) = (nil, nil)
    removeFromSuperview()
    if let ownHeight, screen?.keyboardHeight == ownHeight { screen?.setKeyboard(height: 0) }
    ownHeight = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Lays the views out at the bottom, above a keyboard that is there already.
  private func place() {
    guard let window, keyboard != nil || accessory != nil else { return }
    let screen = window.screen
    let width = window.bounds.width
    let isTaken = screen.keyboardHeight > 0 && screen.keyboardHeight != ownHeight
    let other = isTaken && keyboard == nil ? screen.keyboardHeight : 0
    let top = accessory.map { height(of: $0, width: width) } ?? 0
    let middle = keyboard.map { height(of: $0, width: width) } ?? 0
    let total = top + middle + (other > 0 ? 0 : window.safeAreaInsets.bottom)
    let place = CGRect(
      x: 0,
      y: window.bounds.maxY - other - total,
      width: width,
      height: total
    )
    if frame != place { frame = place }
    accessory?.view.frame = CGRect(x: 0, y: 0, width: width, height: top)
    keyboard?.view.frame = CGRect(x: 0, y: top, width: width, height: middle)
    guard other == 0, total != ownHeight else { return }
    ownHeight = total
    screen.setKeyboard(height: total)
  }

  /// The height that a view has by itself, or by its constraints where it says so; that of a
  /// controller has no frame of its own.
  private func height(of part: Part, width: CGFloat) -> CGFloat {
    let view = part.view
    let sizesItself = part.controller != nil || (view as? UIInputView)?.allowsSelfSizing ?? false
    let isFree = sizesItself || !view.translatesAutoresizingMaskIntoConstraints
    if !isFree, view.bounds.height > 0 { return view.bounds.height }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let own = max(fitting, view.intrinsicContentSize.height)
    if own > 0 { return own }
    return view === keyboard?.view ? Self.usualHeight : view.bounds.height
  }
}
