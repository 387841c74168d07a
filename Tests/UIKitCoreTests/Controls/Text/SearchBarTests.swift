import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// Search bars with an app's pictures, offsets and decisions.
@Suite(.noLeaks) struct `Search bars` {
  private final class Screen: UIViewController, UISearchBarDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.placeholder = "Birds"
      bar.delegate = self
      view.addSubview(bar)
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { Int(text) == nil }
  }

  private func picture(_ size: CGSize, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func open() -> (Stage, Screen) {
    let screen = Screen()
    let stage = Stage(.iPhone15, root: screen)
    stage.settle()
    return (stage, screen)
  }

  private func color(of stage: Stage, at point: CGPoint) -> UInt32? {
    stage.image(scale: 1).map { $0.pixels.pixel(Int(point.x), Int(point.y)) & 0xFFFFFF }
  }

  @Test(.oracle("W-261"), arguments: [UISearchBar.Style.default, .prominent, .minimal])
  func `an empty picture makes the bar clear`(style: UISearchBar.Style) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.searchBarStyle = style
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    #expect(bar.backdrop.backgroundColor != nil)
    bar.backgroundImage = UIImage()
    bar.layoutIfNeeded()
    #expect(bar.backdrop.backgroundColor == nil)
    #expect(bar.lines.top.isHidden && bar.lines.bottom.isHidden)
  }

  @Test(.oracle("W-221")) func `the field has the app's picture, and its height`() {
    let (stage, screen) = open()
    screen.bar.setSearchFieldBackgroundImage(picture(CGSize(width: 44, height: 44)), for: .normal)
    stage.settle()
    #expect(screen.bar.searchTextField.frame.height == 44)
    #expect(color(of: stage, at: CGPoint(x: 200, y: 108)) == 0xFF0000)
    #expect(screen.bar.searchFieldBackgroundImage(for: .normal) != nil)
    #expect(screen.bar.searchFieldBackgroundImage(for: .disabled) == nil)
    screen.bar.setSearchFieldBackgroundImage(nil, for: .normal)
    stage.settle()
    #expect(screen.bar.searchTextField.frame.height == 36)
  }

  @Test(.oracle("W-221")) func `field, text and icons move by the app's offsets`() {
    let (stage, screen) = open()
    let field = screen.bar.searchTextField
    let before = (field.frame, field.textRect(forBounds: field.bounds), field.leftView?.frame)
    screen.bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 5)
    screen.bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
    stage.settle()
    #expect(field.frame == before.0.offsetBy(dx: 3, dy: 5))
    #expect(field.textRect(forBounds: field.bounds) == before.1.offsetBy(dx: 7, dy: 0))
    screen.bar.setPositionAdjustment(UIOffset(horizontal: 2, vertical: -1), for: .search)
    stage.settle()
    #expect(field.leftView?.frame == before.2?.offsetBy(dx: 2, dy: -1))
    #expect(screen.bar.positionAdjustment(for: .search).horizontal == 2)
    #expect(screen.bar.positionAdjustment(for: .clear) == .zero)
  }

  @Test(.oracle("W-221")) func `bar and scopes have the app's pictures`() {
    let (stage, screen) = open()
    let bar = screen.bar
    bar.scopeButtonTitles = ["All", "Seen"]
    bar.setShowsScope(true, animated: true)
    bar.sizeToFit()
    bar.scopeBarBackgroundImage = picture(CGSize(width: 10, height: 10), .green)
    bar.setScopeBarButtonBackgroundImage(picture(CGSize(width: 4, height: 32)), for: .selected)
    bar.setBackgroundImage(
      picture(CGSize(width: 4, height: 4), .blue),
      for: .any,
      barMetrics: .default
    )
    stage.settle()
    #expect(bar.showsScopeBar && bar.frame.height == 100)
    #expect(color(of: stage, at: CGPoint(x: 3, y: bar.frame.maxY - 2)) == 0x00FF00)
    #expect(color(of: stage, at: CGPoint(x: 20, y: bar.frame.maxY - 24)) == 0xFF0000)
    #expect(color(of: stage, at: CGPoint(x: 3, y: bar.frame.minY + 50)) == 0x0000FF)
    #expect(
      bar.backgroundImage != nil && bar.backgroundImage(for: .top, barMetrics: .default) == nil
    )
  }

  @Test(.oracle("W-221")) func `a disabled bar takes neither touches nor keys`() {
    let (stage, screen) = open()
    screen.bar.isEnabled = false
    stage.tap(screen.bar.searchTextField)
    stage.settle()
    #expect(screen.calls == [] && !screen.bar.searchTextField.isFirstResponder)
    screen.bar.isEnabled = true
    stage.tap(screen.bar.searchTextField)
    stage.settle()
    #expect(screen.calls == ["begin"])
  }

  @Test(.oracle("W-221")) func `the delegate refuses letters, and hears of the buttons`() throws {
    let (stage, screen) = open()
    stage.tap(screen.bar.searchTextField)
    stage.settle()
    for letter in ["a", "1", "b"] { stage.type(letter) }
    #expect(screen.bar.text == "ab")
    screen.bar.text = ""
    screen.bar.showsSearchResultsButton = true
    stage.settle()
    stage.tap(try #require(screen.bar.searchTextField.rightView))
    screen.bar.showsBookmarkButton = true
    stage.settle()
    stage.tap(try #require(screen.bar.searchTextField.rightView))
    #expect(screen.calls == ["begin", "results", "bookmark"])
  }
}

extension PixelBuffer {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
    (base + (y * stride + x * 4)).load(as: UInt32.self)
  }
}
