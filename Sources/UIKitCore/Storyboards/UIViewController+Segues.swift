internal import Foundation

extension UIViewController {
  /// Makes a segue's destination, prepares for it and performs it (U-01).
  func performSegue(named identifier: String?, sender: Any?) {
    let template = segueTemplates.first { $0.identifier == identifier && identifier != nil }
    guard let template else {
      UIKitException.missingSegue(identifier: identifier ?? "(null)", source: self).raise()
    }
    guard let destination = storyboard?.instantiate(destination: template.destinationID) else {
      return
    }
    let segue = UIStoryboardSegue(template, from: self, to: destination)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension UIStoryboardSegue {
  /// A segue as a document describes it.
  convenience init(
    _ template: SegueTemplate,
    from source: UIViewController,
    to destination: UIViewController
  ) {
    self.init(identifier: template.identifier, source: source, destination: destination) {
      template.show(destination, from: source)
    }
  }
}

extension SegueTemplate {
  /// How a segue of the kind shows its destination.
  func show(_ destination: UIViewController, from source: UIViewController) {
    switch kind {
    case "show": source.show(destination, sender: source)
    case "showDetail": source.showDetailViewController(destination, sender: source)
    case "push":
      source.navigationController?.pushViewController(destination, animated: true)
    default: source.present(destination, animated: true)
    }
  }
}
