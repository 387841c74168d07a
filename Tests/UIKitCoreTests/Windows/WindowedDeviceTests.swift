import CoreGraphics
import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `A window that is the device` {
  private func room(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> DesktopRoom {
    let size = CGSize(width: width, height: height)
    return DesktopRoom(usable: size, whole: size, scale: scale)
  }

  @Test func `is as large as the device that the app is for, and fits the screen`() {
    let desktop = room(1920, 1080)
    let phone = desktop.window(kinds: [1], isKiosk: false)
    #expect(phone.idiom == .phone && phone.size == CGSize(width: 393, height: 852))
    let pad = desktop.window(kinds: [1, 2], isKiosk: false)
    #expect(pad.idiom == .pad && pad.size == CGSize(width: 1024, height: 768))
    let small = room(720, 1440, scale: 2)
    let both = small.window(kinds: [1, 2], isKiosk: false)
    #expect(both.idiom == .phone && both.size == CGSize(width: 360, height: 720))
    #expect(small.window(kinds: [2], isKiosk: false).idiom == .pad)
    let kiosk = desktop.window(kinds: [1, 2], isKiosk: true)
    #expect(kiosk.size == CGSize(width: 1920, height: 1080))
  }

  @Test func `shows a device as large as fits`() {
    let phone = DeviceModel.iPhone15.size
    #expect(room(1920, 1080).scale(for: phone) == 1)
    #expect(room(3840, 2160).scale(for: phone) == 2)
    #expect(room(300, 300).scale(for: phone) == 1)
  }

  /// Writes down sizes as it hears of them.
  private final class Root: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test func `gives its size to the app, with size classes and orientation`() {
    let size = CGSize(width: 400, height: 800)
    let root = Root()
    let stage = Stage(.window(.phone, size: size, scale: 1), root: root)
    #expect(stage.window.bounds.size == size && stage.window.safeAreaInsets == .zero)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    let wide = CGSize(width: 900, height: 450)
    stage.display.send(.reshape(wide))
    stage.turn()
    #expect(root.sizes == [wide] && root.view.bounds.size == wide)
    #expect(stage.screen.bounds.size == wide)
    #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.window.traitCollection.verticalSizeClass == .compact)
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(stage.screenshot()?.width == 900)
    stage.display.send(.reshape(size))
    stage.turn()
    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)
    #expect(root.sizes == [wide, size])
  }

  @Test(.oracle("W-184")) func `follows the screen that it is seen on to other pixels`() {
    let size = CGSize(width: 401, height: 800)
    let stage = Stage(.window(.phone, size: size, scale: 1.5), root: UIViewController())
    #expect(stage.screen.scale == 1.5 && stage.screenshot()?.width == 602)
    stage.display.send(.rescale(2))
    stage.turn()
    #expect(stage.screen.scale == 2 && stage.screen.nativeScale == 2)
    #expect(stage.window.traitCollection.displayScale == 2)
    #expect(stage.window.layer.contentsScale == 2 && stage.window.bounds.size == size)
    #expect(stage.screenshot()?.width == 802)
  }

  @Test func `a device keeps its size whatever its window does`() {
    let stage = Stage(root: UIViewController())
    stage.display.send(.reshape(CGSize(width: 900, height: 450)))
    stage.turn()
    #expect(stage.screen.bounds.size == CGSize(width: 393, height: 852))
  }
}

@Suite(.noLeaks) struct `A pointer over views` {
  private final class Notes: NSObject {
    var lines: [String] = []
  }

  @Test func `is followed by recognizers of the views under it`() {
    let stage = Stage(root: UIViewController())
    let notes = Notes()
    let recognizer = UIHoverGestureRecognizer()
    recognizer.handler = { [unowned notes] in
      let place = $0.location(in: $0.view)
      notes.lines.append("\($0.state) \(Int(place.x)),\(Int(place.y))")
    }
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addGestureRecognizer(recognizer)
    stage.window.rootViewController?.view.addSubview(view)
    stage.turn()
    let places = [CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 110), CGPoint(x: 120, y: 110), nil]
    for place in places {
      stage.display.send(.hover(place))
      stage.turn()
    }
    #expect(notes.lines == ["began 10,10", "changed 20,10", "ended 20,10"])
  }

  @Test func `has the shape that suits the text under it`() {
    let stage = Stage(root: UIViewController())
    let field = UITextField(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.window.rootViewController?.view.addSubview(field)
    stage.turn()
    stage.display.send(.hover(CGPoint(x: 110, y: 110)))
    stage.turn()
    #expect(stage.screen.pointerShape == .beam)
    stage.display.send(.hover(CGPoint(x: 10, y: 110)))
    stage.turn()
    #expect(stage.screen.pointerShape == .arrow)
  }
}

@Suite(.noLeaks) struct `The desktop's clipboard` {
  private final class Clipboard: DesktopClipboard {
    /// True for a clipboard that can't tell whether something is new.
    var isBlind = false
    private var changes = 0
    var number: Int {
      if isBlind { changes += 1 }
      return changes
    }
    var text: String? { didSet { changes += 1 } }
    var image: Data? { didSet { changes += 1 } }

    func put(text: String?, image: (() -> Data?)?) {
      (self.text, self.image) = (text, image?())
      // The app's own copies are no news.
      changes -= 2
    }
  }

  @Test func `is the general pasteboard, both ways`() {
    let clipboard = Clipboard()
    UIPasteboard.clipboard = clipboard
    defer { UIPasteboard.clipboard = nil }
    let board = UIPasteboard.general
    clipboard.text = "from elsewhere"
    let count = board.changeCount
    #expect(board.string == "from elsewhere" && board.changeCount == count + 1)
    #expect(board.string == "from elsewhere" && board.changeCount == count + 1)
    board.string = "from here"
    #expect(clipboard.text == "from here" && board.changeCount == count + 2)
    board.url = URL(string: "https://example.org/a")
    #expect(clipboard.text == "https://example.org/a")
    #expect(board.url == URL(string: "https://example.org/a"))
    board.items = []
  }

  @Test(.oracle("W-126"), arguments: [("https://example.org/b", true), ("see: https://x", false)])
  func `has addresses that other programs copied`(text: String, isAddress: Bool) {
    let clipboard = Clipboard()
    UIPasteboard.clipboard = clipboard
    defer { UIPasteboard.clipboard = nil }
    clipboard.text = text
    #expect(UIPasteboard.general.string == text)
    #expect(UIPasteboard.general.url == (isAddress ? URL(string: text) : nil))
    UIPasteboard.general.items = []
  }

  @Test(.oracle("W-128")) func `has images, both ways`() throws {
    let clipboard = Clipboard()
    UIPasteboard.clipboard = clipboard
    defer { UIPasteboard.clipboard = nil }
    let board = UIPasteboard.general
    let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let data = try #require(square.pngData())
    clipboard.image = data
    clipboard.isBlind = true
    let count = board.changeCount
    #expect(board.hasImages && !board.hasStrings)
    #expect(board.data(forPasteboardType: "public.png") == data)
    #expect(board.image?.cgImage?.width == square.cgImage?.width)
    #expect(board.changeCount == count + 1)
    clipboard.isBlind = false
    clipboard.image = nil
    board.image = square
    #expect(clipboard.image == data && board.image === square)
    board.setData(data, forPasteboardType: "public.png")
    #expect(board.image?.cgImage?.width == square.cgImage?.width)
    board.items = []
  }

  @Test func `is no concern of other pasteboards`() {
    let clipboard = Clipboard()
    UIPasteboard.clipboard = clipboard
    defer { UIPasteboard.clipboard = nil }
    UIPasteboard.withUniqueName().string = "own"
    #expect(clipboard.text == nil)
  }
}
