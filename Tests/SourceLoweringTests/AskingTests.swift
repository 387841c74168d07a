import Testing

@testable import SourceLowering

@Suite struct `Asking for methods that a delegate may lack` {
  private let form = """
    @objc protocol FormDelegate {
      @objc optional func formDidEnd(_ form: Form)
      @objc optional func finished(_ count: Int) -> Int
      @objc optional func load(_ done: () -> Void, then: @escaping (Int) -> Void)
    }
    struct Item { var finished: ((Int) -> Int)?; var supports: ((Int) -> Bool)? }
    class Form { weak var delegate: FormDelegate? }
    """

  @Test(arguments: [
    (
      "let a = d?.tableView?(tv, heightForRowAt: ip) ?? 44",
      "let a = d?.implementing(\"tableView:heightForRowAt:\")?.tableView (tv, heightForRowAt: ip) ?? 44"
    ),
    (
      "return d!.tableView!(tv, heightForRowAt: ip)",
      "return d!.implementing(\"tableView:heightForRowAt:\")!.tableView (tv, heightForRowAt: ip)"
    ),
    ("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll (v)"),
    ("let a = i.supports?(3) ?? false", "let a = i.supports?(3) ?? false"),
    ("let a = self.finished?(2)", "let a = self.finished?(2)"),
    ("let a = form.delegate?.finished?(2)", "let a = form.delegate?.optional_finished_?(2)"),
    (
      "if d?.scrollViewDidScroll != nil, b {}",
      "if d?.implementing(\"scrollViewDidScroll:\")?.scrollViewDidScroll != nil, b {}"
    ),
    (
      "if let f = d?.tableView(_:heightForRowAt:) {}",
      "if let f = d?.implementing(\"tableView:heightForRowAt:\")?.tableView(_:heightForRowAt:) {}"
    ),
    (
      "let a = delegate?.formDidEnd != nil && b",
      "let a = delegate?.optional_formDidEnd_ != nil && b"
    ),
    ("let a = item?.finished != nil", "let a = item?.finished != nil"),
    ("let a = app.delegate?.window??.frame", "let a = app.delegate?.window? .frame"),
    ("let a = view?.frame != nil", "let a = view?.frame != nil"),
  ])
  func `a missing method answers nil`(_ source: String, _ result: String) {
    #expect(lowered(source, with: form) == [result])
  }

  @Test(.oracle("L-231")) func `a delegate's window is optional once`() {
    #expect(
      lowered("let a = app.delegate!.window!!.frame") == ["let a = app.delegate!.window! .frame"]
    )
    #expect(
      lowered("if let a = app.delegate!.window! {}") == ["if let a = app.delegate!.window  {}"]
    )
    #expect(
      lowered("let a = (scene.delegate as! UIWindowSceneDelegate).window!!")
        == ["let a = (scene.delegate as! UIWindowSceneDelegate).window!"]
    )
    #expect(
      lowered("let a = (scene.delegate as? SceneDelegate)?.window?.frame")
        == ["let a = (scene.delegate as? SceneDelegate)?.window?.frame"]
    )
    #expect(
      lowered("if let a = app.delegate?.window { a?.show() }")
        == ["if let a = Optional(app.delegate?.window) { a?.show() }"]
    )
    #expect(
      lowered("if let a = app.delegate?.window, let b = a { b.show() }")
        == ["if let a = Optional(app.delegate?.window), let b = a { b.show() }"]
    )
    let own = "if let a = appDelegate.window { a.show(); f { [weak a] in a?.hide() } }"
    #expect(lowered(own) == [own])
    #expect(
      lowered("func f() { guard let a = app.delegate?.window else { return }; a?.show() }")
        == ["func f() { guard let a = Optional(app.delegate?.window) else { return }; a?.show() }"]
    )
    #expect(lowered("if let a = form.window! {}") == ["if let a = form.window! {}"])
    #expect(lowered("if let a = form?.frame {}") == ["if let a = form?.frame {}"])
    let screen =
      "class Screen: UIViewController { override func responds(to a: Selector) -> Bool { true } }"
    #expect(!generated(screen).contains("override func responds"))
  }

  @Test func `the property of a requirement keeps the functions that it is given`() {
    #expect(
      generated(form).contains(
        "var optional_load__then: ((@escaping () -> Void, @escaping (Int) -> Void) -> Void)?"
      )
    )
  }

  @Test func `a system's requirement is found under its usual name too`() {
    let text = generated(
      """
      class Screen: UIViewController {
        @objc(scroll:) func scrollViewDidScroll(_ view: UIScrollView) {}
      }
      """
    )
    #expect(text.contains(#"c.method("scroll:")"#))
    #expect(text.contains(#"c.method("scrollViewDidScroll:")"#))
  }
}
