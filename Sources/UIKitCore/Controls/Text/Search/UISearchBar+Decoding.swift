extension UISearchBar {
  func decode(_ nib: NibCoder) {
    searchBarStyle =
      nib.choice(
        "searchBarStyle",
        ["default": .default, "prominent": .prominent, "minimal": .minimal]
      )
      ?? .default
    barStyle =
      nib.choice(
        "barStyle",
        ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black]
      )
      ?? .default
    isTranslucent = nib.bool("translucent") ?? true
    barTintColor = nib.color("barTintColor")
    backgroundImage = nib.image("backgroundImage")
    placeholder = nib.string("placeholder")
    prompt = nib.string("prompt")
    text = nib.string("text")
    decodeInputTraits(nib)
    showsBookmarkButton = nib.bool("showsBookmarkButton") ?? false
    showsCancelButton = nib.bool("showsCancelButton") ?? false
    showsSearchResultsButton = nib.bool("showsSearchResultsButton") ?? false
    let titles = nib.child("scopeButtonTitles")?.children("string").map(\.element.text) ?? []
    if !titles.isEmpty { scopeButtonTitles = titles }
    showsScopeBar = nib.bool("showsScopeBar") ?? false
  }
}
