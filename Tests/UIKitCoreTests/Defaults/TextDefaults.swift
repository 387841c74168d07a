import CoreGraphics

@testable import UIKitCore

extension Defaults {
  nonisolated static let texts = [
    textField, textFieldTraits, textView, textViewTraits, searchBar, searchBarTraits,
    searchTextField, textContainer, paragraphStyle, shadow, attachment, textTab, drawingContext,
  ]

  nonisolated private static let textField = Defaults("UITextField", UITextField()) { t in
    t("text", \.text, "")
    t.none("placeholder", \.placeholder)
    t.none("attributedPlaceholder", \.attributedPlaceholder)
    t("textColor", \.textColor, .label)
    t("textAlignment", \.textAlignment, .natural)
    t("borderStyle", \.borderStyle, .none)
    t.none("typingAttributes", \.typingAttributes)
    t("allowsEditingTextAttributes", \.allowsEditingTextAttributes, false)
    t("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, false)
    t("minimumFontSize", \.minimumFontSize, 0)
    t("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, false)
    t.none("delegate", \.delegate)
    t("isEditing", \.isEditing, false)
    t("clearsOnBeginEditing", \.clearsOnBeginEditing, false)
    t("clearsOnInsertion", \.clearsOnInsertion, false)
    t.none("background", \.background)
    t.none("disabledBackground", \.disabledBackground)
    t("clearButtonMode", \.clearButtonMode, .never)
    t.none("leftView", \.leftView)
    t("leftViewMode", \.leftViewMode, .never)
    t.none("rightView", \.rightView)
    t("rightViewMode", \.rightViewMode, .never)
    t.none("inputView", \.inputView)
    t.none("inputAccessoryView", \.inputAccessoryView)
    t("hasText", \.hasText, false)
    t("canBecomeFirstResponder", \.canBecomeFirstResponder, true)
  }

  nonisolated private static let textFieldTraits = Defaults(
    "UITextField's traits",
    UITextField()
  ) { t in
    t("autocapitalizationType", \.autocapitalizationType, .sentences)
    t("autocorrectionType", \.autocorrectionType, .default)
    t("spellCheckingType", \.spellCheckingType, .default)
    t("smartQuotesType", \.smartQuotesType, .default)
    t("smartDashesType", \.smartDashesType, .default)
    t("smartInsertDeleteType", \.smartInsertDeleteType, .default)
    t("keyboardType", \.keyboardType, .default)
    t("keyboardAppearance", \.keyboardAppearance, .default)
    t("returnKeyType", \.returnKeyType, .default)
    t("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, false)
    t("isSecureTextEntry", \.isSecureTextEntry, false)
    t.none("textContentType", \.textContentType)
  }

  nonisolated private static let textView = Defaults("UITextView", UITextView()) { t in
    t("text", \.text, "")
    t("textAlignment", \.textAlignment, .natural)
    t("selectedRange.length", \.selectedRange.length, 0)
    t("isEditable", \.isEditable, true)
    t("isSelectable", \.isSelectable, true)
    t("dataDetectorTypes", \.dataDetectorTypes, [])
    t("allowsEditingTextAttributes", \.allowsEditingTextAttributes, false)
    t("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, false)
    t("clearsOnInsertion", \.clearsOnInsertion, false)
    t("usesStandardTextScaling", \.usesStandardTextScaling, false)
    t.none("inputView", \.inputView)
    t.none("inputAccessoryView", \.inputAccessoryView)
    t(
      "textContainerInset",
      \.textContainerInset,
      UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    )
    t.none("delegate", \.delegate)
    t("hasText", \.hasText, false)
    t("isScrollEnabled", \.isScrollEnabled, true)
    t("textContainer.lineFragmentPadding", \.textContainer.lineFragmentPadding, 5)
    t("textContainer.widthTracksTextView", \.textContainer.widthTracksTextView, true)
    t("typingAttributes, font", { $0.typingAttributes[.font] as? UIFont }, UITextView().font)
    t("typingAttributes, count", { $0.typingAttributes.isEmpty }, false)
  }

  nonisolated private static let textViewTraits = Defaults(
    "UITextView's traits",
    UITextView()
  ) { t in
    t("autocapitalizationType", \.autocapitalizationType, .sentences)
    t("autocorrectionType", \.autocorrectionType, .default)
    t("spellCheckingType", \.spellCheckingType, .default)
    t("smartQuotesType", \.smartQuotesType, .default)
    t("smartDashesType", \.smartDashesType, .default)
    t("smartInsertDeleteType", \.smartInsertDeleteType, .default)
    t("keyboardType", \.keyboardType, .default)
    t("keyboardAppearance", \.keyboardAppearance, .default)
    t("returnKeyType", \.returnKeyType, .default)
    t("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, false)
    t("isSecureTextEntry", \.isSecureTextEntry, false)
    t.none("textContentType", \.textContentType)
  }

  nonisolated private static let searchBar = Defaults("UISearchBar", UISearchBar()) { t in
    t.none("delegate", \.delegate)
    t.none("prompt", \.prompt)
    t.none("placeholder", \.placeholder)
    t("barStyle", \.barStyle, .default)
    t("searchBarStyle", \.searchBarStyle, .default)
    t.none("barTintColor", \.barTintColor)
    t("isTranslucent", \.isTranslucent, true)
    t.none("backgroundImage", \.backgroundImage)
    t("showsBookmarkButton", \.showsBookmarkButton, false)
    t("showsCancelButton", \.showsCancelButton, false)
    t("showsSearchResultsButton", \.showsSearchResultsButton, false)
    t("isSearchResultsButtonSelected", \.isSearchResultsButtonSelected, false)
    t.none("scopeButtonTitles", \.scopeButtonTitles)
    t("selectedScopeButtonIndex", \.selectedScopeButtonIndex, 0)
    t("showsScopeBar", \.showsScopeBar, false)
    t("searchTextPositionAdjustment", \.searchTextPositionAdjustment, .zero)
    t("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment, .zero)
    t.none("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
    t.none("inputAccessoryView", \.inputAccessoryView)
  }

  nonisolated private static let searchBarTraits = Defaults(
    "UISearchBar's traits",
    UISearchBar()
  ) { t in
    t("autocapitalizationType", \.autocapitalizationType, .sentences)
    t("autocorrectionType", \.autocorrectionType, .default)
    t("spellCheckingType", \.spellCheckingType, .default)
    t("keyboardType", \.keyboardType, .default)
    t("keyboardAppearance", \.keyboardAppearance, .default)
    t("isSecureTextEntry", \.isSecureTextEntry, false)
    t("returnKeyType", \.returnKeyType, .search)
    t("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, true)
  }

  nonisolated private static let searchTextField = Defaults(
    "UISearchTextField",
    UISearchTextField()
  ) { t in
    t("tokens", \.tokens, [])
    t("allowsDeletingTokens", \.allowsDeletingTokens, true)
    t("allowsCopyingTokens", \.allowsCopyingTokens, true)
  }

  nonisolated private static let textContainer = Defaults(
    "NSTextContainer",
    NSTextContainer()
  ) { t in
    t("lineFragmentPadding", \.lineFragmentPadding, 5)
    t("maximumNumberOfLines", \.maximumNumberOfLines, 0)
    t("lineBreakMode", \.lineBreakMode, .byWordWrapping)
    t("heightTracksTextView", \.heightTracksTextView, false)
  }

  nonisolated private static let paragraphStyle = Defaults(
    "NSParagraphStyle",
    NSMutableParagraphStyle()
  ) { t in
    t("alignment", \.alignment, .natural)
    t("lineBreakMode", \.lineBreakMode, .byWordWrapping)
    t("baseWritingDirection", \.baseWritingDirection, .natural)
    t("lineSpacing", \.lineSpacing, 0)
    t("paragraphSpacing", \.paragraphSpacing, 0)
    t("paragraphSpacingBefore", \.paragraphSpacingBefore, 0)
    t("firstLineHeadIndent", \.firstLineHeadIndent, 0)
    t("headIndent", \.headIndent, 0)
    t("tailIndent", \.tailIndent, 0)
    t("lineHeightMultiple", \.lineHeightMultiple, 0)
    t("minimumLineHeight", \.minimumLineHeight, 0)
    t("maximumLineHeight", \.maximumLineHeight, 0)
    t("hyphenationFactor", \.hyphenationFactor, 0)
    t("usesDefaultHyphenation", \.usesDefaultHyphenation, false)
    t("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, false)
    t("defaultTabInterval", \.defaultTabInterval, 0)
    t("tabStops.count", \.tabStops.count, 12)
    t("tabStops.first.location", { $0.tabStops.first?.location }, 28)
  }

  nonisolated private static let shadow = Defaults("NSShadow", NSShadow()) { t in
    t("shadowOffset", \.shadowOffset, .zero)
    t("shadowBlurRadius", \.shadowBlurRadius, 0)
  }

  nonisolated private static let attachment = Defaults("NSTextAttachment", NSTextAttachment()) {
    t in
    t("bounds", \.bounds, .zero)
    t.none("image", \.image)
    t.none("contents", \.contents)
    t.none("fileType", \.fileType)
    t("lineLayoutPadding", \.lineLayoutPadding, 0)
  }

  nonisolated private static let textTab = Defaults(
    "NSTextTab",
    NSTextTab(textAlignment: .right, location: 40)
  ) { t in
    t("alignment", \.alignment, .right)
    t("location", \.location, 40)
  }

  nonisolated private static let drawingContext = Defaults(
    "NSStringDrawingContext",
    NSStringDrawingContext()
  ) { t in
    t("minimumScaleFactor", \.minimumScaleFactor, 0)
    t("totalBounds", \.totalBounds, .zero)
  }
}
