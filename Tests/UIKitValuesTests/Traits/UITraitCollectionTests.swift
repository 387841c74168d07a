import Foundation
import Testing
import UIKitTesting

@testable import UIKitValues

@Suite struct `Trait collections` {
  @Test func `an empty collection specifies nothing`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `the later of two collections wins, and what it leaves open stays`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3)
  }

  @Test func `one collection contains another if it agrees with all that it specifies`() {
    let both = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(both.containsTraits(in: nil))
    #expect(both == both.modifyingTraits { _ in })
    #expect(both != UITraitCollection())
  }

  @Test func `only some traits change what colours look like`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark))
    )
    let wide = light.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
    #expect(light.changedTraits(from: wide).count == 1)
  }

  @Test func `the current collection is that of the code that runs`() {
    let before = UITraitCollection.current
    UITraitCollection(displayScale: 7).performAsCurrent {
      #expect(UITraitCollection.current.displayScale == 7)
    }
    #expect(UITraitCollection.current == before)
  }

  enum Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  @Test func `an app can have traits of its own`() {
    #expect(UITraitCollection()[Mood.self] == "calm")
    let traits = UITraitCollection().replacing(Mood.self, value: "cheerful")
    #expect(traits[Mood.self] == "cheerful")
  }

  @Test(.oracle("S-35")) func `each trait of the system has its type, and no value to begin with`()
  {
    let traits = UITraitCollection { $0.typesettingLanguage = Locale.Language(identifier: "th") }
    #expect(traits.typesettingLanguage?.languageCode == "th")
    let empty = UITraitCollection()
    #expect(empty.typesettingLanguage == nil && empty.toolbarItemPresentationSize == .unspecified)
    #expect(empty.imageDynamicRange == .unspecified && empty.sceneCaptureState == .unspecified)
    #expect(traits.modifyingTraits { $0.typesettingLanguage = nil } == empty)
    #expect(UITraitCollection(imageDynamicRange: .high).imageDynamicRange.rawValue == 2)
    #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState.rawValue == 1)
    let large = UITraitCollection(toolbarItemPresentationSize: .large)
    #expect(large.toolbarItemPresentationSize.rawValue == 3)
    #expect(UITraitCollection.systemTraits.count == 17)
    #expect(Set(UITraitCollection.systemTraits.map { $0.identifier }).count == 17)
  }

  @Test(.oracle("S-35")) func `lists tell which traits change colours and pictures`() {
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(colors.contains("UITraitUserInterfaceStyle"))
    #expect(!colors.contains("UITraitLayoutDirection"))
    for trait in UITraitCollection.systemTraits {
      #expect(trait.affectsColorAppearance == colors.contains(trait.name))
    }
    let pictures = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name }
    #expect(pictures.contains("UITraitDisplayScale") && pictures.contains("UITraitLayoutDirection"))
    #expect(!pictures.contains("UITraitSceneCaptureState"))
  }

  @Test func `text sizes are in order, the last five for accessibility`() {
    let sizes = UIContentSizeCategory.ascending
    #expect(sizes == sizes.reversed().sorted())
    #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
  }
}
