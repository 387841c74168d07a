import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A text field` {
  @Test(.oracle("Q-13")) func `is 34 points high with a round border, 22 with none`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    field.text = "Words"
    #expect(field.intrinsicContentSize.width > 50)
  }

  @Test(.oracle("Q-24")) func `has 17 points of the system font by itself`() {
    #expect(UITextField().font?.pointSize == 17)
  }

  @Test func `keeps its words away from border, views and button`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 35)
    field.text = "A"
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX < 180)
  }

  @Test func `changes its border's colours with its style, state, background and traits`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    func look() -> (CGFloat, CGColor?, CGColor?) {
      field.setNeedsLayout()
      field.layoutIfNeeded()
      let border = field.frameLayer
      return (border.cornerRadius, border.borderColor, border.backgroundColor)
    }
    // A field in no window has the main screen's style, which another test may change meanwhile.
    field.overrideUserInterfaceStyle = .light
    field.borderStyle = .roundedRect
    let round = look()
    #expect(round.0 == 5 && round.2 == field.resolved(.systemBackground))
    field.isEnabled = false
    #expect(look().2 != round.2)
    field.isEnabled = true
    #expect(look() == round)
    field.backgroundColor = .yellow
    #expect(look().2 == nil)
    field.backgroundColor = nil
    field.overrideUserInterfaceStyle = .dark
    let dark = look()
    #expect(dark.1 != round.1 && dark.2 != round.2)
    #expect(dark.2 == field.resolved(.systemBackground))
    field.borderStyle = .line
    #expect(look().0 == 0)
  }

  @Test func `places its placeholder once it is shown`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "abc"
    field.placeholder = "Name"
    field.layoutIfNeeded()
    #expect(field.placeholderLabel.isHidden)
    field.frame.size.width = 100
    field.text = ""
    field.layoutIfNeeded()
    #expect(!field.placeholderLabel.isHidden && field.placeholderLabel.frame.width == 100)
  }

  @Test func `hides what is secret and shows the placeholder when empty`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    field.layoutIfNeeded()
    #expect(!field.placeholderLabel.isHidden)
    field.text = "abc"
    field.isSecureTextEntry = true
    field.layoutIfNeeded()
    #expect(field.placeholderLabel.isHidden && field.textLabel.text == "•••")
    #expect(field.text == "abc")
  }

  @Test func `asks its delegate before it takes letters`() {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { false }
    }
    let field = UITextField()
    var reported = 0
    field.addAction(UIAction { _ in reported += 1 }, for: .editingChanged)
    field.insertText("a")
    #expect(field.text == "a" && reported == 1)
    let delegate = Refusing()
    field.delegate = delegate
    field.insertText("b")
    field.deleteBackward()
    #expect(field.text == "a" && reported == 1)
  }

  @Test func `reads its words, border and keyboard`() throws {
    let field: UITextField = try decoded(
      """
      <textField text="Ada" borderStyle="roundedRect" placeholder="Name" textAlignment="right" \
      clearButtonMode="whileEditing" minimumFontSize="17" id="t">
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="URL" \
      returnKeyType="next" secureTextEntry="YES" textContentType="password"/></textField>
      """
    )
    #expect(field.text == "Ada" && field.placeholder == "Name")
    #expect(field.borderStyle == .roundedRect && field.textAlignment == .right)
    #expect(field.clearButtonMode == .whileEditing && field.font?.pointSize == 14)
    #expect(field.autocapitalizationType == .words && field.keyboardType == .URL)
    #expect(field.returnKeyType == .next && field.isSecureTextEntry)
    #expect(field.textContentType == .password)
  }
}

@Suite struct `A text view` {
  @Test func `insets its words by eight points above and five beside`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "HHH"
    view.font = .systemFont(ofSize: 17)
    let shot = try Shot(view)
    #expect(shot.ink(in: CGRect(x: 0, y: 0, width: 100, height: 8)) == 0)
    #expect(shot.ink(in: CGRect(x: 0, y: 0, width: 5, height: 100)) == 0)
    #expect(shot.ink(in: CGRect(x: 5, y: 8, width: 60, height: 22)) > 30)
  }

  @Test func `is as high as its words when it does not scroll`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "Several words that need some lines"
    view.font = .systemFont(ofSize: 17)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 70)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == view.intrinsicContentSize.height)
  }

  @Test func `reads its words and flags`() throws {
    let view: UITextView = try decoded(
      """
      <textView clipsSubviews="YES" editable="NO" selectable="NO" textAlignment="center" id="t">
      <string key="text">Two
      lines</string><fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      <dataDetectorType key="dataDetectorTypes" link="YES"/></textView>
      """
    )
    #expect(view.text == "Two\nlines" && !view.isEditable && !view.isSelectable)
    #expect(view.textAlignment == .center && view.font?.pointSize == 14)
    #expect(view.dataDetectorTypes == .link)
  }
}

@Suite struct `A search bar` {
  @Test(.oracle("Q-18")) func `is 56 points high`() {
    #expect(UISearchBar().intrinsicContentSize.height == 56)
  }

  @Test func `has a field of 36 points between its buttons`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 320)
  }

  @Test func `reads its words, style and scopes`() throws {
    let bar: UISearchBar = try decoded(
      """
      <searchBar searchBarStyle="minimal" text="Cat" placeholder="Search" showsCancelButton="YES" \
      id="s"><textInputTraits key="textInputTraits"/><scopeButtonTitles><string>All</string>
      <string>New</string></scopeButtonTitles></searchBar>
      """
    )
    #expect(bar.searchBarStyle == .minimal && bar.text == "Cat" && bar.placeholder == "Search")
    #expect(bar.showsCancelButton && bar.scopeButtonTitles == ["All", "New"])
  }
}
