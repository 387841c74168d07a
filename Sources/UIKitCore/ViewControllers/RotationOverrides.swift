internal import ObjectiveC

/// Tells which of the methods about rotation the class of a controller has itself, or a class of
/// the app's above it, as some older calls depend on that.
enum RotationOverrides {
  /// The methods that make a difference.
  enum Method: Hashable {
    /// `viewWillTransition(to:with:)`, which turns the older calls off.
    case sizeTransition
    /// `preferredInterfaceOrientationForPresentation`.
    case preference
    /// `shouldAutorotate(to:)`, which makes the mask.
    case olderMask
  }

  private struct Question: Hashable {
    let type: ObjectIdentifier
    let method: Method
  }

  private static var answers: [Question: Bool] = [:]
  private static let tables: [Method: MethodTable] = [
    .sizeTransition: table(SizeTransitionProbe.self),
    .preference: table(PreferenceProbe.self),
    .olderMask: table(OlderMaskProbe.self),
  ].compactMapValues(\.self)

  static func has(_ method: Method, in controller: UIViewController) -> Bool {
    let question = Question(type: ObjectIdentifier(type(of: controller)), method: method)
    if let answer = answers[question] { return answer }
    let answer = find(method, in: type(of: controller))
    answers[question] = answer
    return answer
  }

  /// A class differs from UIKit's own that it comes from.
  private static func find(_ method: Method, in type: AnyClass) -> Bool {
    guard let table = tables[method] else { return false }
    var own: AnyClass = type
    while !isUIKits(own), let next = _getSuperclass(own) { own = next }
    return own != type && !table.isSame(in: type, as: own)
  }

  private static func isUIKits(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKitCore.")
  }

  private static func table(_ changed: AnyClass) -> MethodTable? {
    MethodTable(
      of: UIViewController.self,
      plain: (PlainProbe.self, OtherPlainProbe.self),
      changed: changed
    )
  }
}

private class PlainProbe: UIViewController {}
private class OtherPlainProbe: UIViewController {}

private class SizeTransitionProbe: UIViewController {
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

private class PreferenceProbe: UIViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .unknown }
}

private class OlderMaskProbe: UIViewController {
  override func shouldAutorotate(to new: UIInterfaceOrientation) -> Bool { false }
}
