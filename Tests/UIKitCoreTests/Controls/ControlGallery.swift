import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKitCore

/// Every control in its states, in rows on the screen of a phone.
struct ControlGallery {
  private(set) var views: [UIView] = []
  private var top: CGFloat = 12
  private var left: CGFloat = 16
  private var rowHeight: CGFloat = 0

  /// Puts a view after the last one, in the next row when there is no room.
  mutating func add(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    let natural = view.sizeThatFits(CGSize(width: 358, height: 0))
    var size = CGSize(width: width ?? natural.width, height: height ?? natural.height)
    if size.width <= 0 { size.width = 100 }
    if left + size.width > 382 { newRow() }
    view.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
    views.append(view)
    left += size.width + 12
    rowHeight = max(rowHeight, size.height)
  }

  mutating func newRow() {
    top += rowHeight + 12
    (left, rowHeight) = (16, 0)
  }

  /// The rows on a phone's screen.
  func window(_ style: UIUserInterfaceStyle, background: UIColor = .systemBackground) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.overrideUserInterfaceStyle = style
    window.traitOverrides.displayScale = 3
    window.traitOverrides.preferredContentSizeCategory = .large
    window.backgroundColor = background
    window.isHidden = false
    for view in views { window.addSubview(view) }
    return window
  }
}

/// Settles and draws a view and gives its picture.
func picture(of view: UIView, scale: CGFloat = 3) -> CGImage? {
  FrameLoop.updateTraits(below: view)
  FrameLoop.settleAndDisplay(view)
  FrameLoop.settleAndDisplay(view)
  return Compositor().image(of: view.layer, scale: scale)
}

extension ControlGallery {
  /// Switches, sliders and the like.
  static func ranges() -> ControlGallery {
    var gallery = ControlGallery()
    for isOn in [true, false] {
      for isEnabled in [true, false] {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        gallery.add(toggle)
      }
    }
    gallery.newRow()
    for value in [0, 0.4, 1] as [Float] {
      let slider = UISlider()
      slider.value = value
      gallery.add(slider, width: 110)
    }
    let disabled = UISlider()
    disabled.value = 0.5
    disabled.isEnabled = false
    gallery.add(disabled, width: 150)
    let images = UISlider()
    images.value = 0.6
    images.minimumValueImage = UIImage(systemName: "speaker.fill")
    images.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    gallery.add(images, width: 196)
    gallery.newRow()
    let segments = UISegmentedControl(items: ["First", "Second", "Third", "Fourth"])
    segments.selectedSegmentIndex = 0
    gallery.add(segments, width: 220)
    let two = UISegmentedControl(items: ["First", "Second"])
    gallery.add(two)
    let stepper = UIStepper()
    stepper.value = 5
    gallery.add(stepper)
    gallery.add(UIStepper())
    gallery.newRow()
    for share in [0.3, 0.8] as [Float] {
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = share
      gallery.add(progress, width: 170)
    }
    gallery.newRow()
    for style in [UIActivityIndicatorView.Style.medium, .large] {
      let wheel = UIActivityIndicatorView(style: style)
      wheel.startAnimating()
      gallery.add(wheel)
    }
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.backgroundColor = .systemGray
    gallery.add(pages)
    return gallery
  }

  /// Buttons without and with configurations.
  static func buttons(into gallery: inout ControlGallery) {
    func plain(_ type: UIButton.ButtonType, _ body: (UIButton) -> Void = { _ in }) {
      let button = UIButton(type: type)
      if type == .system || type == .custom { button.setTitle("Button", for: .normal) }
      body(button)
      gallery.add(button)
    }
    gallery.newRow()
    plain(.system)
    plain(.system) { $0.isEnabled = false }
    plain(.system) { $0.isHighlighted = true }
    plain(.custom) { $0.backgroundColor = .systemIndigo }
    plain(.infoLight)
    plain(.contactAdd)
    plain(.close)
    plain(.system) { $0.setImage(UIImage(systemName: "star.fill"), for: .normal) }
    gallery.newRow()
    let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    for configuration in configurations {
      var configuration = configuration
      configuration.title = "Button"
      gallery.add(UIButton(configuration: configuration))
    }
    for size in [UIButton.Configuration.Size.mini, .small, .large] {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      configuration.buttonSize = size
      configuration.cornerStyle = size == .small ? .capsule : .dynamic
      gallery.add(UIButton(configuration: configuration))
    }
    var rich = UIButton.Configuration.tinted()
    rich.title = "Checkout"
    rich.subtitle = "3 items"
    rich.image = UIImage(systemName: "cart")
    rich.imagePadding = 8
    rich.titleAlignment = .leading
    gallery.add(UIButton(configuration: rich))
    var off = UIButton.Configuration.filled()
    off.title = "Off"
    let button = UIButton(configuration: off)
    button.isEnabled = false
    gallery.add(button)
  }

  /// Text fields.
  static func fields(into gallery: inout ControlGallery) {
    gallery.newRow()
    for style in [UITextField.BorderStyle.roundedRect, .line, .bezel, .none] {
      let field = UITextField()
      field.borderStyle = style
      field.placeholder = "Placeholder"
      if style == .roundedRect || style == .none { field.text = "Some text" }
      field.clearButtonMode = .always
      gallery.add(field, width: 160)
    }
    let empty = UITextField()
    empty.borderStyle = .roundedRect
    empty.placeholder = "Placeholder"
    gallery.add(empty, width: 160)
    let secret = UITextField()
    secret.borderStyle = .roundedRect
    secret.text = "secret"
    secret.isSecureTextEntry = true
    gallery.add(secret, width: 160)
  }

  /// Labels, images and effects.
  static func content() -> ControlGallery {
    var gallery = ControlGallery()
    let styles: [UIFont.TextStyle] = [.largeTitle, .title2, .headline, .body, .footnote, .caption2]
    for style in styles {
      let label = UILabel()
      label.text = "Large typography"
      label.font = .preferredFont(forTextStyle: style)
      gallery.add(label)
    }
    gallery.newRow()
    let long = UILabel()
    long.text = String(repeating: "Words that wrap over lines. ", count: 6)
    long.numberOfLines = 2
    gallery.add(long, width: 358)
    let cut = UILabel()
    cut.text = "A single line that is cut at its end for want of room"
    gallery.add(cut, width: 200)
    let shrunk = UILabel()
    shrunk.text = "A line that shrinks to fit the room"
    shrunk.adjustsFontSizeToFitWidth = true
    gallery.add(shrunk, width: 150)
    gallery.newRow()
    for name in ["heart.fill", "star", "gear", "trash", "magnifyingglass"] {
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .scaleAspectFit
      gallery.add(view, width: 44, height: 44)
    }
    for style in [UIBlurEffect.Style.systemUltraThinMaterial, .systemMaterial] {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      gallery.add(view, width: 44, height: 44)
    }
    gallery.newRow()
    gallery.add(ForeignView(.map), width: 170, height: 60)
    gallery.add(ForeignView(.web), width: 170, height: 60)
    return gallery
  }

  /// Date pickers in their styles.
  static func pickers() -> ControlGallery {
    var gallery = ControlGallery()
    for (mode, style) in [
      (UIDatePicker.Mode.date, UIDatePickerStyle.wheels), (.dateAndTime, .compact),
      (.dateAndTime, .inline),
    ] {
      let picker = UIDatePicker()
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
      gallery.add(picker)
      gallery.newRow()
    }
    return gallery
  }

  /// Search bars and text views.
  static func text() -> ControlGallery {
    var gallery = ControlGallery()
    for style in [UISearchBar.Style.default, .minimal] {
      let bar = UISearchBar()
      bar.placeholder = "Search"
      bar.searchBarStyle = style
      gallery.add(bar, width: 358)
      gallery.newRow()
    }
    let bar = UISearchBar()
    bar.text = "Herons"
    bar.searchBarStyle = .minimal
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Today", "Rare"]
    bar.showsScopeBar = true
    gallery.add(bar, width: 358, height: 100)
    gallery.newRow()
    let view = UITextView()
    view.text = String(repeating: "A text view holds words on many lines. ", count: 5)
    view.font = .systemFont(ofSize: 15)
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.systemGray4.cgColor
    gallery.add(view, width: 358, height: 90)
    gallery.newRow()
    let refresh = UIRefreshControl()
    refresh.beginRefreshing()
    gallery.add(refresh, width: 358, height: 60)
    gallery.newRow()
    addMirrored(to: &gallery)
    return gallery
  }

  /// Controls as they stand where lines are read from the right.
  private static func addMirrored(to gallery: inout ControlGallery) {
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.3
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "שלום"
    field.clearButtonMode = .always
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.3
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Cart"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 6
    let views: [(UIView, CGFloat?)] = [
      (toggle, nil), (slider, 130), (field, 130), (progress, 130), (segments, nil),
      (UIButton(configuration: configuration), nil),
    ]
    for (view, width) in views {
      view.semanticContentAttribute = .forceRightToLeft
      gallery.add(view, width: width)
    }
  }
}
