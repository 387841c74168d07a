#ifndef USER_LOCALE_H
#define USER_LOCALE_H

/// The most bytes of an identifier, which Swift keeps in two words.
enum { user_locale_limit = 15 };

/// Writes the identifier of a locale, such as `en_US`, into 16 bytes.
///
/// `wanted` comes before `posix`, the value of LC_ALL or LANG; without both it is `en_US`, as in a
/// simulator. `language` replaces the language of `posix`, not that of `wanted`. Each may be null.
void user_locale_name(const char *wanted, const char *language, const char *posix,
                      char name[user_locale_limit + 1]);

/// Makes a locale the user's, if nothing has asked for it yet. A longer identifier is left alone.
void user_locale_choose(const char *name);

#endif
