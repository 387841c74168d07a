import Testing

@testable import SourceLowering

@Suite struct `Overrides by names of Swift 4` {
  @Test(arguments: [
    (
      "override func willMove(toParentViewController parent: UIViewController?) {}",
      "override func willMove(toParent parent: UIViewController?) {}"
    ),
    (
      "override func addChildViewController(_ child: UIViewController) {}",
      "override func addChild(_ child: UIViewController) {}"
    ),
    (
      "override func prefersHomeIndicatorAutoHidden() -> Bool { return true }",
      "override var prefersHomeIndicatorAutoHidden   : Bool { return true }"
    ),
    (
      "override var childViewControllerForStatusBarStyle: UIViewController? { return nil }",
      "override var childForStatusBarStyle: UIViewController? { return nil }"
    ),
    (
      "func willMove(toParentViewController p: Int) {}",
      "func willMove(toParentViewController p: Int) {}"
    ),
    (
      "override func bringSubview(toFront v: UIView) {}",
      "override func bringSubviewToFront(_ v: UIView) {}"
    ),
  ])
  func `get the name that the class declares`(_ old: String, _ new: String) {
    let text = texts("class Screen: UIViewController {\n  \(old)\n}")[0]
    let line = text.split(separator: "\n")[1].drop { $0 == " " }
    // Columns are kept, so a shorter name has blanks after it.
    #expect(line.filter { $0 != " " }.hasPrefix(new.filter { $0 != " " }), "\(line)")
  }
}

@Suite struct `Operators of an app` {
  @Test(.oracle("L-73")) func `compare numbers in place of Foundation's`() {
    let text = texts(
      """
      private func < (lhs: NSNumber, rhs: NSNumber) -> Bool { return true }
      func < (lhs: Money, rhs: Money) -> Bool { return true }
      struct Money { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { return true } }
      """
    )[0]
    let lines = text.split(separator: "\n")
    #expect(
      lines[0] == "extension NSNumber { fileprivate static func < (lhs: NSNumber, rhs: NSNumber) "
        + "-> Bool { return true } }"
    )
    #expect(lines[1].hasPrefix("func < (lhs: Money"))
    #expect(lines[2].hasPrefix("struct Money { static func < (lhs: NSNumber"))
  }
}

@Suite struct `Previews` {
  @Test func `are left out, and what follows keeps its line`() {
    let text = texts(
      "let a = 1\n#Preview(\"Screen\") {\n  Screen()\n}\n@available(iOS 17, *)\n#Preview {\n  Screen()\n}\nlet b = 2\n"
    )[0]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!text.contains("Preview") && !text.contains("Screen") && lines[8] == "let b = 2")
  }
}
