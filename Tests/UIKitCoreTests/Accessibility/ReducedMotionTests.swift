import Testing
import UIKitTesting

@testable import UIKitCore

/// What the settings for motion, weight, contrast and size change while an app runs.
@Suite(.noLeaks) struct `Accessibility settings at work` {
  private func pushing(_ settings: AccessibilitySetting...) -> (UIView, Stage) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(root: navigation)
    for setting in settings { stage.set(setting) }
    stage.settle()
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.turn(2)
    stage.advance(by: 0.1)
    return (next.view, stage)
  }

  /// How far a view is from its place, by what is seen of it.
  private func offset(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.affineTransform().tx ?? 0
  }

  @Test(.oracle("A-39")) func `cross-fades are preferred while motion is reduced too`() {
    let stage = Stage(root: UIViewController())
    stage.set(.crossFadeTransitions)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    stage.set(.reduceMotion)
    #expect(UIAccessibility.prefersCrossFadeTransitions)
    stage.set(.crossFadeTransitions, false)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
  }

  @Test(.oracle("A-40", "A-41")) func `a push slides, or fades for those who prefer that`() {
    let (usual, first) = pushing()
    #expect(offset(usual) > 10 && usual.alpha == 1)
    first.settle()
    let (reduced, second) = pushing(.reduceMotion)
    #expect(offset(reduced) > 10)
    second.settle()
    let (faded, third) = pushing(.reduceMotion, .crossFadeTransitions)
    #expect(offset(faded) == 0)
    #expect((faded.layer.presentation()?.opacity ?? 1) < 1)
    third.settle()
    #expect(faded.alpha == 1 && faded.transform.isIdentity)
  }

  @Test(.oracle("A-40", "A-41")) func `what is presented fades where it would slide or turn`() {
    let stage = Stage(root: UIViewController())
    #expect(UIModalTransitionStyle.coverVertical.animator is CoverAnimator)
    #expect(UIModalTransitionStyle.flipHorizontal.animator is FlipAnimator)
    stage.set(.reduceMotion)
    #expect(UIModalTransitionStyle.coverVertical.animator is CoverAnimator)
    #expect(UIModalTransitionStyle.flipHorizontal.animator is DissolveAnimator)
    #expect(AlertAnimator.comingScale == 1)
    stage.set(.crossFadeTransitions)
    #expect(UIModalTransitionStyle.coverVertical.animator is DissolveAnimator)
  }

  @Test func `text follows size and weight while it is shown`() {
    let label = UILabel()
    label.text = "Wren"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let own = UILabel()
    own.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    own.adjustsFontForContentSizeCategory = true
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let stage = Stage(root: column(label, own, field))
    stage.screen.settings.contentSize = .accessibilityExtraLarge
    stage.turn()
    #expect(label.font.pointSize == 40)
    #expect(own.font.pointSize > 40)
    #expect(field.font?.pointSize == 40)
    stage.screen.settings.contentSize = .large
    stage.set(.boldText)
    #expect(label.font.pointSize == 17 && own.font.pointSize == 20)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    stage.set(.boldText, false)
    #expect(!label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `contrast is a trait that changes at once`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    #expect(controller.traitCollection.accessibilityContrast == .normal)
    stage.set(.darkerSystemColors)
    #expect(controller.traitCollection.accessibilityContrast == .high)
  }
}
