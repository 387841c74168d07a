import CoreGraphics
import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Compares a table with a picture that iOS drew; skipped where the pictures are absent.
@Suite(.serialized, .enabled(if: TablePicture.exists)) struct `A table as iOS draws it` {
  private final class Numbers: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  private func drawn() throws -> CGImage {
    let model = try #require(DeviceModel(named: "retina4_0"))
    let stage = Stage(model, scale: 3)
    let numbers = Numbers(style: .plain)
    // The picture is older than iOS 15, which draws no lines below the last row.
    numbers.tableView.fillerRowHeight = UITableView.automaticDimension
    stage.show(numbers)
    stage.turn(2)
    Gallery.keep(stage, as: "reference", scale: 3)
    return try #require(stage.image(scale: 3))
  }

  @Test(.oracle("S-9")) func `separators are the same pixels`() throws {
    let expected = try TablePicture.load("testTableViewController.1")
    let image = try drawn()
    #expect(image.width == expected.width && image.height == expected.height)
    let wanted = expected.separatorRows
    #expect(wanted.count == 12)
    #expect(image.separatorRows == wanted)
    for y in wanted {
      let odd = (0..<expected.width).first { image.pixel($0, y) != expected.pixel($0, y) }
      #expect(odd == nil, "row \(y) differs at column \(odd ?? 0)")
    }
  }

  @Test func `digits stand within a point`() throws {
    let image = try drawn()
    let expected = try TablePicture.load("testTableViewController.1")
    for row in 0..<10 {
      let band = (60 + row * 132)..<(60 + row * 132 + 130)
      let ink = image.ink(rows: band)
      let wanted = expected.ink(rows: band)
      #expect(abs(ink.midX - wanted.midX) <= 3, "digit \(row) across: \(ink) for \(wanted)")
      #expect(abs(ink.midY - wanted.midY) <= 3, "digit \(row) down: \(ink) for \(wanted)")
      #expect(abs(ink.width - wanted.width) <= 6 && abs(ink.height - wanted.height) <= 6)
    }
  }
}

/// The pictures beside the corpus of documents.
nonisolated enum TablePicture {
  static var folder: URL {
    let corpus = ProcessInfo.processInfo.environment["PORTICO_CORPUS"].map {
      URL(fileURLWithPath: $0)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    let documents =
      corpus ?? package.appendingPathComponent("../shared/corpus/interface-builder")
    return documents.standardizedFileURL.deletingLastPathComponent()
      .appendingPathComponent("reference-pictures")
  }

  static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

  @MainActor static func load(_ name: String) throws -> CGImage {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).png"))
    return try #require(UIImage(data: data)?.cgImage)
  }
}

extension CGImage {
  /// A pixel as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    (pixels.base + (y * pixels.stride + x * 4)).load(as: UInt32.self)
  }

  /// The rows that hold a long line: gray, from some column to the right edge.
  var separatorRows: [Int] {
    (0..<height).filter { y in
      let edge = pixel(width - 1, y)
      return edge & 0xFF_FFFF != 0xFF_FFFF && pixel(width / 2, y) == edge
    }
  }

  /// The box around pixels darker than half, in pixels.
  func ink(rows: Range<Int>) -> CGRect {
    var box = CGRect.null
    for y in rows {
      for x in 0..<width where (pixel(x, y) >> 8) & 0xFF < 128 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}
