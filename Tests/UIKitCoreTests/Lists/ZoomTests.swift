import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// Zooms its one subview.
private final class Zoomer: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    scroll.minimumZoomScale = 0.25
    scroll.maximumZoomScale = 4
    view.addSubview(scroll)
    scroll.addSubview(picture)
  }

  func constrain(top: CGFloat) {
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 400),
      picture.heightAnchor.constraint(equalToConstant: 300),
      picture.topAnchor.constraint(equalTo: scroll.topAnchor, constant: top),
      picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: top),
    ])
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

@MainActor
struct `A zoomed view` {
  @Test func `is placed by its constraints as large as it looks`() {
    let zoomer = Zoomer()
    let stage = Stage(root: zoomer)
    zoomer.constrain(top: 25)
    zoomer.scroll.zoomScale = 0.5
    stage.turn()
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 25, width: 200, height: 150))
    #expect(zoomer.scroll.contentSize == CGSize(width: 200, height: 200))
    zoomer.scroll.zoomScale = 2
    stage.turn()
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 25, width: 800, height: 600))
    #expect(zoomer.scroll.contentSize == CGSize(width: 800, height: 650))
  }

  @Test func `begins at the corner without constraints`() {
    let zoomer = Zoomer()
    let stage = Stage(root: zoomer)
    zoomer.picture.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    zoomer.scroll.zoomScale = 2
    stage.turn()
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(zoomer.scroll.contentSize == CGSize(width: 800, height: 600))
  }
}

/// Counts the events that come with its slider's value.
private final class EventCounter: NSObject {
  var events: [Bool] = []
}

@MainActor
struct `A slider that is dragged` {
  @Test func `sends the event with its value`() {
    let counter = EventCounter()
    ClassRegistry.shared.register(EventCounter.self, module: "ZoomTests") {
      $0.method("slid:event:") { (target: EventCounter, arguments) in
        let event: UIEvent? = arguments[1]
        target.events.append(event != nil)
      }
    }
    let root = UIViewController()
    let stage = Stage(root: root)
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 200, height: 34))
    slider.addTarget(counter, action: Selector("slid:event:"), for: .valueChanged)
    root.view.addSubview(slider)
    stage.drag(from: CGPoint(x: 65, y: 217), to: CGPoint(x: 150, y: 217))
    #expect(!counter.events.isEmpty)
    #expect(!counter.events.contains(false))
    slider.sendActions(for: .valueChanged)
    #expect(counter.events.last == false)
  }
}
