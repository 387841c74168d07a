import AVFoundation
import CoreData
import CoreImage
import CoreLocation
import Foundation
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import MapKit
@testable import UIKitCore

/// Objects that apps make of nothing, to have one until there is a real one.
@Suite struct `Objects made of nothing` {
  nonisolated final class Diary: NSManagedObject, @unchecked Sendable {}

  @Test(.oracle("L-182")) func `are there and do nothing`() {
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
    #expect(UIAlertAction().title == nil && UIAlertAction().style == .default)
    #expect(UIContextualAction().style == .normal)
    CADisplayLink().invalidate()
    #expect(CIImage().extent == .zero)
    #expect(CLLocation().coordinate.latitude == 0)
    #expect(MKPolyline().pointCount == 0 && MKPolygon().pointCount == 0 && MKCircle().radius == 0)
    #expect(MKOverlayRenderer().path { _ in .zero } == nil)
    #expect(!AVAudioPlayer().isPlaying)
  }

  @Test(.oracle("L-182")) func `so are those of Core Data`() {
    let context = NSManagedObjectContext()
    #expect(context.concurrencyType == .mainQueueConcurrencyType && !context.hasChanges)
    #expect(NSFetchedResultsController<NSManagedObject>().fetchedObjects == nil)
    #expect(Diary().managedObjectContext == nil)
  }

  @Test(.oracle("L-183")) func `annotations are asked for their class`() {
    let annotation: any MKAnnotation = MKPointAnnotation()
    #expect(annotation.isKind(of: MKPointAnnotation.self))
    #expect(!annotation.isKind(of: MKUserLocation.self))
  }

  @Test func `names of files end as their type has it`() throws {
    let folder = URL(fileURLWithPath: "/a", isDirectory: true)
    #expect(folder.appendingPathComponent("b", conformingTo: .folder).path == "/a/b")
    #expect(folder.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png")
    #expect(folder.appendingPathComponent("b.png", conformingTo: .image).path == "/a/b.png")
    #expect(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .json).path == "/a/b.json")
    #expect(("/a/b.json" as NSString).appendingPathExtension(for: .json) == "/a/b.json")
  }

  @Test func `a shape is put into the middle of a rectangle`() {
    let rect = CGRect(x: 10, y: 0, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 2, height: 2), insideRect: rect)
        == CGRect(x: 35, y: 0, width: 50, height: 50)
    )
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: rect).size == .zero)
  }

  @Test func `a queue of items has those that wait`() throws {
    let url = try #require(URL(string: "https://birds.org/song.mp3"))
    let items = (0..<3).map { _ in AVPlayerItem(url: url) }
    let player = AVQueuePlayer(items: Array(items[..<2]))
    player.insert(items[2], after: items[0])
    #expect(player.items() == [items[0], items[2], items[1]] && player.currentItem === items[0])
    player.advanceToNextItem()
    #expect(player.currentItem === items[2])
    player.removeAllItems()
    #expect(player.currentItem == nil)
    var error: NSError?
    #expect(items[0].asset.statusOfValue(forKey: "playable", error: &error) == .failed)
    #expect(error?.localizedDescription.contains("song.mp3") == true)
  }

  @Test func `a thumbnail has its size`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let small = try #require(picture.preparingThumbnail(of: CGSize(width: 10, height: 5)))
    #expect(small.size == CGSize(width: 10, height: 5) && small.scale == picture.scale)
    #expect(picture.preparingThumbnail(of: .zero) == nil)
  }
}
