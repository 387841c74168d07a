internal import InterfaceBuilder

/// The target that a storyboard gives to what sets a segue off (U-03).
///
/// The object it is connected to keeps it alive; it keeps nobody alive.
final class SegueSource: NSObject, ConnectedSegue {
  let template: SegueTemplate
  let trigger: SegueTrigger
  private weak var controller: UIViewController?

  init(_ template: SegueTemplate, trigger: SegueTrigger, controller: UIViewController) {
    self.template = template
    self.trigger = trigger
    self.controller = controller
    _ = Self.isKnown
  }

  /// Performs the segue, if its controller agrees.
  func perform(_ sender: Any?) { controller?.triggerSegue(template, sender: sender) }

  static let action: Selector = "perform:"

  private static let isKnown: Bool = {
    ActionTable.register(action, of: SegueSource.self) { target, sender, _ in
      (target as? SegueSource)?.perform(sender)
    }
    return true
  }()
}

extension NibArchive {
  /// Connects the object that a segue begins at with the segue.
  func wireSegue(_ element: Element, of object: AnyObject) {
    guard let controller = owner as? UIViewController,
      let template = controller.segueTemplates.first(where: { $0.id == element.id })
    else { return }
    switch object {
    case let cell as UITableViewCell:
      let trigger: SegueTrigger =
        template.trigger == "accessoryAction" ? .accessory : .selection
      cell.extras.segues.append(SegueSource(template, trigger: trigger, controller: controller))
    case let cell as UICollectionViewCell:
      cell.extras.segues.append(SegueSource(template, trigger: .selection, controller: controller))
    case let control as UIControl: wire(control, template, controller)
    case let item as UIBarButtonItem:
      let source = SegueSource(template, trigger: .action, controller: controller)
      item.segueSource = source
      item.target = source
      item.action = SegueSource.action
    case let recognizer as UIGestureRecognizer:
      let source = SegueSource(template, trigger: .action, controller: controller)
      recognizer.segueSources.append(source)
      recognizer.addTarget(source, action: SegueSource.action)
    default: break
    }
  }

  private func wire(
    _ control: UIControl,
    _ template: SegueTemplate,
    _ controller: UIViewController
  ) {
    let source = SegueSource(template, trigger: .action, controller: controller)
    control.extras.segues.append(source)
    let usual: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
    let event = template.trigger.flatMap { ActionWiring.events[$0] } ?? usual
    control.addTarget(source, action: SegueSource.action, for: event)
  }
}

extension UIView {
  /// Begins the segues that a document draws from the view; the sender is the view.
  func trigger(_ trigger: SegueTrigger) {
    for segue in extras.segues where segue.trigger == trigger { segue.perform(self) }
  }
}
