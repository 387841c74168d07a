import Testing
import UIKitTesting

/// Extensions that make instances of the class they extend.
@Suite struct `An extension that makes instances` {
  @Test(
    .oracle("L-348"),
    arguments: [
      (
        "extension UIColor { class var a: UIColor { return self.init(white: 1, alpha: 1) } }",
        "ObjectiveC.own(UIColor(white: 1, alpha: 1), as: Self.self)"
      ),
      (
        "extension UIImage { func b() -> Self? { Self(data: d) } }",
        "ObjectiveC.own(UIImage(data: d), as: Self.self)"
      ),
      (
        "extension UIImage { static func c() { f { self.init(data: d) } } }",
        "ObjectiveC.own(UIImage(data: d), as: Self.self)"
      ),
      (
        "extension UIColor { static func d() -> Self { Self { t in .red } } }",
        "ObjectiveC.own(UIColor { t in .red }, as: Self.self)"
      ),
    ]
  ) func `names the class of UIKit`(_ source: String, _ result: String) {
    #expect(lowered(source)[0].contains(result))
  }

  @Test(
    .oracle("L-348"),
    arguments: [
      "extension UIColor { convenience init(_ a: Int) { self.init(white: 1, alpha: 1) } }",
      "extension UIView { class func a() -> Self { Self(frame: .zero) } }",
      "extension Loading { static func a() -> Self { self.init(data: d) } }",
      "extension Bound where Self: UIView { static func a() -> Self { Self(model: 1) } }",
      "extension NSManagedObject { class func a() -> Self { self.init(context: c) } }",
      "extension UIColor { struct A { static func a() -> Self { Self(b: 1) } } }",
      "extension Own { static func a() -> Self { self.init(b: 1) } }",
    ]
  ) func `is left alone where Swift can make it`(_ source: String) {
    #expect(lowered(source, with: "class Own { required init(b: Int) {} }") == [source])
  }
}
