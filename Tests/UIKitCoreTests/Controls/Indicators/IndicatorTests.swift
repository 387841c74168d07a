import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A progress view` {
  @Test(.oracle("Q-10")) func `is 4 points high, in bars 2.5`() {
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  @Test func `keeps its share between nothing and all`() {
    let progress = UIProgressView()
    progress.progress = 2
    #expect(progress.progress == 1)
    progress.progress = -1
    #expect(progress.progress == 0)
  }

  @Test func `fills in the tint colour as far as it is done`() throws {
    let progress: UIProgressView = try decoded(
      """
      <progressView progress="0.5" id="p"><rect key="frame" x="0" y="0" width="100" height="4"/>
      </progressView>
      """
    )
    let shot = try Shot(progress)
    #expect(shot[25, 2] == 0x007AFF)
    #expect(shot[75, 2] == 0xE4E4E6)
  }
}

@Suite struct `An activity indicator` {
  @Test(.oracle("Q-11")) func `is 20 or 37 points wide`() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
  }

  @Test func `hides while it stands still`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func `reads whether it turns and its style`() throws {
    let wheel: UIActivityIndicatorView = try decoded(
      """
      <activityIndicatorView style="whiteLarge" animating="YES" id="a">
      <rect key="frame" x="0" y="0" width="37" height="37"/></activityIndicatorView>
      """
    )
    #expect(wheel.isAnimating && wheel.style == .whiteLarge)
    let shot = try Shot(wheel, on: .black)
    #expect(shot.ink(in: CGRect(x: 0, y: 0, width: 37, height: 37), on: 0) > 100)
    #expect(shot[18.5, 18.5] == 0)
    let still: UIActivityIndicatorView = try decoded(
      #"<activityIndicatorView style="medium" hidesWhenStopped="YES" id="a"/>"#
    )
    #expect(still.isHidden)
  }
}
