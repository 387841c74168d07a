import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

@Suite struct `Constraints written as pictures` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private var views: [String: Any] { ["a": a, "b": b, "c": c] }

  /// Each constraint as `a.leading == root.leading + 8 @750`.
  private func read(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let names = [
      ObjectIdentifier(a): "a", ObjectIdentifier(b): "b", ObjectIdentifier(c): "c",
      ObjectIdentifier(root): "root",
    ]
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item.flatMap { names[ObjectIdentifier($0)] }.map { "\($0).\(attribute)" } ?? ""
    }
    return NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: views
    ).map { constraint in
      var text = side(constraint.firstItem, constraint.firstAttribute)
      text += " \(constraint.relation.sign) "
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.short)*" }
      text += side(constraint.secondItem, constraint.secondAttribute)
      text += constraint.secondItem == nil ? "" : " + "
      text += constraint.constant.short
      let priority = constraint.priority
      return priority == .required ? text : text + " @\(priority.rawValue.short)"
    }
  }

  @Test func `neighbours follow each other`() {
    #expect(read("[a]-[b][c]") == ["b.leading == a.trailing + 8", "c.leading == b.trailing + 0"])
    #expect(read("V:[a]-12-[b]") == ["b.top == a.bottom + 12"])
    #expect(read("H: [a] - 3.5 - [b]") == ["b.leading == a.trailing + 3.5"])
  }

  @Test(.oracle("Q-25")) func `a hyphen at an edge stands for the superview's margin`() {
    #expect(
      read("|-[a]-|") == [
        "a.leading == root.leadingMargin + 0", "root.trailingMargin == a.trailing + 0",
      ]
    )
    #expect(read("V:|[a]|") == ["a.top == root.top + 0", "root.bottom == a.bottom + 0"])
    #expect(
      read("V:|-5-[a]-(>=7)-|") == ["a.top == root.top + 5", "root.bottom >= a.bottom + 7"]
    )
  }

  @Test func `conditions have relations, metrics, views and priorities`() {
    #expect(
      read("[a(>=50,<=most@low,==b)]", metrics: ["most": 90, "low": 250])
        == ["a.width >= 50", "a.width <= 90 @250", "a.width == b.width + 0"]
    )
    #expect(
      read("[a]-(>=8@750,far@20.5)-[b]", metrics: ["far": CGFloat(30)])
        == ["b.leading >= a.trailing + 8 @750", "b.leading == a.trailing + 30 @20.5"]
    )
    #expect(read("V:[a(b*2+4)]") == ["a.height == 2*b.height + 4"])
    #expect(read("V:[a]-(-10)-[b]") == ["b.top == a.bottom + -10"])
  }

  @Test func `the format is read from left to right`() {
    #expect(
      read("|-4-[a(10)]-6-[b(a)]") == [
        "a.leading == root.leading + 4", "a.width == 10", "b.leading == a.trailing + 6",
        "b.width == a.width + 0",
      ]
    )
  }

  @Test func `options put views in line across the direction`() {
    #expect(
      read("[a][b][c]", [.alignAllTop, .alignAllBottom]).suffix(4) == [
        "a.top == b.top + 0", "b.top == c.top + 0", "a.bottom == b.bottom + 0",
        "b.bottom == c.bottom + 0",
      ]
    )
    #expect(read("V:[a][b]", .alignAllCenterX).last == "a.centerX == b.centerX + 0")
  }

  @Test func `options choose the direction`() {
    #expect(
      read("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == root.left + 1", "b.left == a.right + 2", "root.right == b.right + 3",
      ]
    )
    #expect(
      read("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "root.right == a.right + 1", "a.left == b.right + 2", "b.left == root.left + 3",
      ]
    )
    #expect(
      read("V:[a]-2-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 2"]
    )
  }

  @Test func `what is written is laid out`() {
    let formats = ["|-10-[a(40)]-[b]-20-|", "V:|-5-[a(30)]"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: format.hasPrefix("V") ? [] : [.alignAllTop, .alignAllBottom],
          metrics: nil,
          views: views
        )
      )
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 5, width: 40, height: 30))
    #expect(b.frame == CGRect(x: 58, y: 5, width: 222, height: 30))
  }

  // MARK: Mistakes

  private func mistake(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [])
    -> String?
  {
    let loose: [String: Any] = ["popUp": UIView(), "a": a, "b": b]
    do throws(VisualFormatError) {
      _ = try NSLayoutConstraint.parsed(format, options, [:], loose)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(
    .oracle("Q-34"),
    arguments: [
      (
        "H:|-10-|",
        """
        Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^
        """
      ),
      (
        "H:|-0-[popUp]-0-|",
        "Unable to parse constraint format: \nUnable to interpret '|' character, because the "
          + "related view doesn't have a superview \nH:|-0-[popUp]-0-| \n             ^"
      ),
      (
        "H: [self.arrows]-5-|",
        "Unable to parse constraint format: \nself is not a key in the views dictionary. "
          + "\nH:[self.arrows]-5-| \n       ^"
      ),
      (
        "H:|-margiin-[a]",
        "Unable to parse constraint format: \nEncountered metric with name \"margiin\", but value "
          + "was not specified in metrics or views dictionaries \nH:|-margiin-[a] \n           ^"
      ),
      ("", "Unable to parse constraint format: The format is empty."),
      ("[ä]", "Unable to parse constraint format: Formats are written in ASCII."),
    ]
  )
  func `a mistake is explained below the format`(_ format: String, _ words: String) {
    #expect(mistake(format) == words)
  }

  @Test func `every kind of mistake has its words`() {
    let words = [
      "H[a]", "[a", "[a(5]", "[a(>=)]", "[a]5[b]", "[a]|[b]", "[a]-(b)-[b]", "[ä]", "[popUp]|",
    ].map { mistake($0)?.split(separator: "\n").dropFirst().first.map(String.init) ?? "?" }
    #expect(
      words == [
        "Expected a ':' after 'H' to specify the orientation ",
        "Expected a ']' here to end the view ",
        "Expected a ')' here to end the conditions ",
        "Expected a number, or the name of a metric or view ",
        "Expected a '-' here ",
        "Expected the format to end after the superview's edge ",
        "(b) compares a distance with a view ",
        "?",
        "Unable to interpret '|' character, because the related view doesn't have a superview ",
      ]
    )
    #expect(mistake("[a][b]", .alignAllLeft)?.contains("which is not allowed for layout") == true)
    #expect(mistake("[a(20)]", .alignAllCenterX) == nil)
    #expect(mistake("V:[a(20)]", .alignAllCenterY) == nil)
  }

  @Test(.oracle("Q-34")) func `a mistake ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[x]", metrics: nil, views: [:])
      }
    }
  }

  @Test func `no text makes the reader stumble`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Dice(seed: seed)
    let letters = Array("HV:|-[]()ab5@=<>,.*+ ")
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...14, using: &random)
      let text = String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
      #expect(mistake(text)?.isEmpty != true, "seed \(seed): \(text)")
    }
  }
}
