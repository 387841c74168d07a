import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `The wheels of a picker` {
  final class Columns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let count: Int
    init(_ count: Int) { self.count = count }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      100
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      40
    }
  }

  private func picker(_ columns: Columns, chosen: Int = 50) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (columns, columns)
    for column in 0..<columns.count {
      picker.selectRow(chosen, inComponent: column, animated: false)
    }
    picker.layoutIfNeeded()
    return picker
  }

  @Test(.oracle("W-10")) func `bend rows around a drum that hangs on the picker's height`() throws {
    let columns = Columns(1)
    let picker = picker(columns)
    // 2 (216 + 75) / 40 rows are 14.55: fifteen make a turn.
    let radius: CGFloat = 0.334225372 * 291
    for distance in -3...3 {
      let row = try #require(picker.view(forRow: 50 + distance, forComponent: 0))
      let angle = 2 * CGFloat.pi * CGFloat(distance) / 15
      let middle = try #require(row.superview).convert(row.center, to: picker)
      #expect(abs(middle.y - (108 + radius * sin(angle))) < 1e-6)
      #expect(abs(row.frame.height - 40 * cos(angle)) < 1e-6)
    }
    #expect(picker.view(forRow: 54, forComponent: 0) == nil)
    #expect(picker.view(forRow: 46, forComponent: 0) == nil)
  }

  @Test(.oracle("W-11"), arguments: zip(1...5, [302, 148, 97, 71, 56] as [CGFloat]))
  func `share the width in whole points`(count: Int, width: CGFloat) {
    let columns = Columns(count)
    let picker = picker(columns)
    for column in 0..<count {
      #expect(picker.rowSize(forComponent: column) == CGSize(width: width, height: 40))
    }
    #expect(picker.band.frame == CGRect(x: 9, y: 87, width: 302, height: 42))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -5, 1e300])
  func `take any height of rows`(height: CGFloat) {
    let drum = WheelDrum(height: 216, rowHeight: height)
    #expect((0...1000).contains(drum.reach))
  }
}
