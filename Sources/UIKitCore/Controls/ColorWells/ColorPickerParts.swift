internal import QuartzCore

/// The content of a picker of colours: its title, three ways to pick, the opacity and the colour.
final class ColorPickerParts: UIView {
  let title = UILabel()
  private let close = UIButton(type: .close)
  private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorField(.grid)
  private let spectrum = ColorField(.spectrum)
  private let channels = ["Red", "Green", "Blue"].map { ColorChannel($0) }
  private let opacity = ColorChannel("Opacity")
  private let swatch = UIView()
  private var color = UIColor.white
  /// Called with a colour, and whether the finger that picked it is still down.
  var picked: (UIColor, Bool) -> Void = { _, _ in }
  var closed: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    title.accessibilityTraits = .header
    ways.selectedSegmentIndex = 0
    swatch.layer.cornerRadius = 10
    swatch.layer.borderWidth = 1
    swatch.layer.borderColor = UIColor.separator.cgColor
    for view in [title, close, ways, grid, spectrum, opacity, swatch] + channels {
      addSubview(view)
    }
    close.addAction(UIAction { [weak self] _ in self?.closed() }, for: .touchUpInside)
    ways.addAction(UIAction { [weak self] _ in self?.showWay() }, for: .valueChanged)
    for field in [grid, spectrum] {
      field.picked = { [weak self] in self?.pick($0, continuously: $1) }
    }
    for channel in channels + [opacity] {
      channel.moved = { [weak self] in self?.pickChannels(continuously: $0) }
    }
    showWay()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor, supportsAlpha: Bool) {
    self.color = color
    let (rgb, alpha) = color.channels
    for (channel, value) in zip(channels, rgb) { channel.value = value }
    opacity.value = alpha
    opacity.isHidden = !supportsAlpha
    swatch.backgroundColor = color
  }

  private func showWay() {
    let chosen = ways.selectedSegmentIndex
    grid.isHidden = chosen != 0
    spectrum.isHidden = chosen != 1
    for channel in channels { channel.isHidden = chosen != 2 }
  }

  /// A colour of grid or spectrum keeps the opacity that was there.
  private func pick(_ new: UIColor, continuously: Bool) {
    picked(new.withAlphaComponent(color.channels.alpha), continuously)
  }

  private func pickChannels(continuously: Bool) {
    let new = UIColor(
      red: channels[0].value,
      green: channels[1].value,
      blue: channels[2].value,
      alpha: opacity.isHidden ? 1 : opacity.value
    )
    picked(new, continuously)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
    // A picker that is pushed lies below the bar of its stack.
    let top = room.minY
    title.frame = CGRect(x: room.minX + 44, y: top + 14, width: room.width - 88, height: 30)
    close.frame = mirrored(
      CGRect(x: room.maxX - 30, y: top + 14, width: 30, height: 30),
      in: bounds
    )
    ways.frame = CGRect(x: room.minX, y: top + 60, width: room.width, height: 32)
    let height = min(max(bounds.height - top - 240, 120), room.width * 10 / 12)
    let field = CGRect(x: room.minX, y: top + 108, width: room.width, height: height)
    (grid.frame, spectrum.frame) = (field, field)
    for (index, channel) in channels.enumerated() {
      channel.frame = CGRect(
        x: field.minX,
        y: field.minY + CGFloat(index) * 64,
        width: field.width,
        height: 56
      )
    }
    opacity.frame = CGRect(x: room.minX, y: field.maxY + 12, width: room.width - 70, height: 56)
    swatch.frame = mirrored(
      CGRect(x: room.maxX - 56, y: field.maxY + 12, width: 56, height: 56),
      in: bounds
    )
  }
}

/// A channel of a colour: its name, a slider and its value.
final class ColorChannel: UIView {
  private let name = UILabel()
  private let number = UILabel()
  private let slider = UISlider()
  /// Called when the user moved the slider, with true while the finger is down.
  var moved: (Bool) -> Void = { _ in }

  init(_ title: String) {
    super.init(frame: .zero)
    name.text = title.uppercased()
    name.font = .systemFont(ofSize: 13, weight: .semibold)
    name.textColor = .secondaryLabel
    number.font = .systemFont(ofSize: 13)
    number.textAlignment = .right
    slider.accessibilityLabel = title
    slider.value = 1
    for view in [name, number, slider] { addSubview(view) }
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showNumber()
        moved(slider.isTracking)
      },
      for: .valueChanged
    )
    showNumber()
  }

  required init?(coder: NSCoder) { nil }

  /// Between 0 and 1.
  var value: CGFloat {
    get { CGFloat(slider.value) }
    set {
      if !slider.isTracking { slider.value = Float(newValue) }
      showNumber()
    }
  }

  private func showNumber() { number.text = "\(Int((value * 100).rounded())) %" }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = mirrored(CGRect(x: 0, y: 0, width: 120, height: 20), in: bounds)
    number.frame = mirrored(
      CGRect(x: bounds.width - 60, y: 0, width: 60, height: 20),
      in: bounds
    )
    slider.frame = CGRect(x: 0, y: 22, width: bounds.width, height: 34)
  }
}

extension UIColor {
  /// Red, green and blue, and the opacity, each between 0 and 1.
  var channels: (rgb: [CGFloat], alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return ([red, green, blue], alpha)
  }
}
