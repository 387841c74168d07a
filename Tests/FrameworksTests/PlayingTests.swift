import AVKit
import CoreMotion
import Foundation
import LinkPresentation
import MediaPlayer
import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

/// A library without songs, commands that an app answers, and sensors that aren't there.
@Suite struct `Players and sensors` {
  final class Listener: NSObject, MPMediaPickerControllerDelegate {
    var heard: [String] = []
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
      heard.append("cancel")
      mediaPicker.presentingViewController?.dismiss(animated: false)
    }
    func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
      heard.append("play")
      return .noSuchContent
    }
  }

  /// A song of an app's own.
  nonisolated final class Song: MPMediaItem, @unchecked Sendable {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override func value(forProperty property: String) -> Any? {
      property == MPMediaItemPropertyTitle ? name : nil
    }
  }

  @Test(.oracle("L-260")) func `what an app plays is kept with its picture`() throws {
    let center = MPNowPlayingInfoCenter.default()
    defer { center.nowPlayingInfo = nil }
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 100, height: 100)) { size in
      UIGraphicsImageRenderer(size: size).image { _ in }
    }
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Dawn", MPMediaItemPropertyArtwork: artwork,
      MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
    center.playbackState = .playing
    let info = try #require(center.nowPlayingInfo)
    #expect(info[MPMediaItemPropertyTitle] as? String == "Dawn" && info.count == 3)
    let kept = try #require(info[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork)
    #expect(kept.image(at: CGSize(width: 40, height: 30))?.size == CGSize(width: 40, height: 30))
    #expect(MPNowPlayingInfoCenter.default().playbackState == .playing)
  }

  @Test(.oracle("L-261")) func `a library has no songs, and its picker can be cancelled`() async {
    let query = MPMediaQuery.songs()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "Wren", forProperty: MPMediaItemPropertyArtist)
    )
    #expect(query.items?.isEmpty == true && query.filterPredicates?.count == 2)
    #expect(await MPMediaLibrary.requestAuthorization() == .denied)
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let (picker, listener) = (MPMediaPickerController(mediaTypes: .music), Listener())
    picker.delegate = listener
    root.present(picker, animated: false)
    stage.turn(2)
    stage.tap("Cancel")
    stage.advance(by: 1)
    #expect(listener.heard == ["cancel"] && root.presentedViewController == nil)
  }

  @Test(.oracle("L-261")) func `a player keeps its queue and stays stopped`() {
    let player = MPMusicPlayerController.applicationMusicPlayer
    let songs = [Song("Dawn"), Song("Dusk")]
    player.setQueue(with: MPMediaItemCollection(items: songs))
    player.nowPlayingItem = songs[0]
    player.play()
    #expect(player.playbackState == .stopped && player.nowPlayingItem?.title == "Dawn")
    player.skipToNextItem()
    #expect(player.nowPlayingItem === songs[1] && player.indexOfNowPlayingItem == 1)
    player.skipToNextItem()
    #expect(player.nowPlayingItem == nil && player.indexOfNowPlayingItem == NSNotFound)
    player.setQueue(with: MPMediaItemCollection(items: []))
  }

  @Test(.oracle("L-262")) func `commands reach handlers and targets until these are removed`() {
    describe(Listener.self) { $0.method("play:") { $0.play($1[0]) } }
    let command = MPNowPlayingSession(players: []).remoteCommandCenter.playCommand
    let (listener, event) = (Listener(), MPRemoteCommandEvent(command: command))
    var count = 0
    let token = command.addTarget { event in
      count += event.command === command ? 1 : 100
      return .success
    }
    command.addTarget(listener, action: Selector("play:"))
    #expect(command.give(event) == .noSuchContent && count == 1 && listener.heard == ["play"])
    command.isEnabled = false
    #expect(command.give(event) == .commandFailed && count == 1)
    command.isEnabled = true
    command.removeTarget(listener)
    #expect(command.give(event) == .success && count == 2 && listener.heard.count == 1)
    command.removeTarget(token)
    #expect(command.give(event) == .commandFailed && count == 2)
  }

  @Test func `a view of the volume has a slider over all of it`() throws {
    let stage = Stage(.iPhone15, root: UIViewController())
    let view = MPVolumeView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.window.addSubview(view)
    stage.turn()
    let slider = try #require(view.subviews.compactMap { $0 as? UISlider }.first)
    #expect(slider.frame == view.bounds && slider.value == 1)
    view.showsVolumeSlider = false
    #expect(slider.isHidden)
  }

  @Test(.oracle("W-249"), arguments: ["MPVolumeView", "AVRoutePickerView", "LPLinkView"])
  func `documents name views of frameworks by their class`(_ name: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="a" customClass="\(name)">
            <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
          </view>
        </objects>
      </document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    #expect("\(type(of: view))" == name && view.frame.width == 100)
  }

  @Test(.oracle("L-263")) func `sensors say that they aren't there`() async {
    let manager = CMMotionManager()
    manager.accelerometerUpdateInterval = 0.1
    manager.startAccelerometerUpdates()
    #expect(!manager.isAccelerometerAvailable && !manager.isAccelerometerActive)
    #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
    let code = await withCheckedContinuation { next in
      CMPedometer().queryPedometerData(from: Date(), to: Date()) { _, error in
        next.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == Int(CMErrorNotAvailable.rawValue))
    let other = await withCheckedContinuation { next in
      CMMotionActivityManager().queryActivityStarting(from: Date(), to: Date(), to: .main) {
        next.resume(returning: ($1 as NSError?)?.code)
      }
    }
    #expect(other == Int(CMErrorMotionActivityNotAvailable.rawValue))
  }

  @Test func `turnings are measured from each other`() {
    let half = 0.5.squareRoot()
    let attitude = CMAttitude(CMQuaternion(x: 0, y: 0, z: half, w: half))
    #expect(abs(attitude.yaw - .pi / 2) < 1e-9 && abs(attitude.pitch) < 1e-9)
    #expect(abs(attitude.rotationMatrix.m12 - 1) < 1e-9)
    attitude.multiply(byInverseOf: CMAttitude(attitude.quaternion))
    #expect(abs(attitude.yaw) < 1e-9 && abs(attitude.quaternion.w - 1) < 1e-9)
  }
}
