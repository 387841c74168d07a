// Foundation knows no user's locale on Linux: it is `en_001`, which has no currency. What makes
// locales can be replaced, since Foundation itself replaces it once its data about languages is
// loaded; here it is replaced again by the same class with one function of its own, which names a
// locale where Foundation names none.
//
// What is looked up is checked against the shape that it has in Swift 6.3; where that differs
// nothing is changed, and the locale stays `en_001`.

#define _GNU_SOURCE
#include "locale.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define HIDDEN __attribute__((visibility("hidden")))

/// A class of locales and how it fulfils the protocol of locales.
struct locale_class {
  const void *type;
  const void *const *witnesses;
};

typedef struct locale_class (*class_function)(void);

/// The identifier as Swift keeps a short string.
HIDDEN uint64_t user_locale_words[2];
/// The function that makes a locale of a name, or of none.
HIDDEN const void *user_locale_make;

static struct locale_class replaced;

static struct locale_class replaced_class(void) { return replaced; }

/// Makes a locale of the user's name if none is given; the other arguments stay where they are.
extern void user_locale_named(void) HIDDEN;

#if defined(__x86_64__)
__asm__(
    ".text\n"
    ".globl user_locale_named\n"
    ".hidden user_locale_named\n"
    ".type user_locale_named, @function\n"
    "user_locale_named:\n"
    "  testq %rsi, %rsi\n"
    "  jne 1f\n"
    "  movq user_locale_words(%rip), %rdi\n"
    "  movq user_locale_words+8(%rip), %rsi\n"
    "1:\n"
    "  jmpq *user_locale_make(%rip)\n");
#elif defined(__aarch64__)
__asm__(
    ".text\n"
    ".globl user_locale_named\n"
    ".hidden user_locale_named\n"
    ".type user_locale_named, %function\n"
    "user_locale_named:\n"
    "  cbnz x1, 1f\n"
    "  adrp x16, user_locale_words\n"
    "  add x16, x16, :lo12:user_locale_words\n"
    "  ldp x0, x1, [x16]\n"
    "1:\n"
    "  adrp x16, user_locale_make\n"
    "  ldr x16, [x16, :lo12:user_locale_make]\n"
    "  br x16\n");
#endif

/// True for the requirements that Swift 6.3's protocol begins with: a protocol above it, then the
/// three initializers.
static int has_known_shape(const uint32_t *protocol) {
  const uint32_t *requirements = protocol + 6 + 3 * protocol[3];
  if (protocol[4] < 4) return 0;
  for (int index = 0; index < 4; index++) {
    if ((requirements[2 * index] & 15) != (index == 0 ? 0 : 2)) return 0;
  }
  return 1;
}

static void replace_class(void) {
#if defined(__x86_64__) || defined(__aarch64__)
  class_function *entry =
      dlsym(RTLD_DEFAULT, "$s20FoundationEssentials15_localeICUClassAA15_LocaleProtocol_pXpyFTX");
  const uint32_t *protocol =
      dlsym(RTLD_DEFAULT, "$s20FoundationEssentials15_LocaleProtocolMp");
  if (!entry || !*entry || !protocol || !has_known_shape(protocol)) return;
  replaced = (*entry)();
  size_t size = (protocol[4] + 1) * sizeof(void *);
  const void **witnesses = malloc(size);
  if (!witnesses) return;
  memcpy(witnesses, replaced.witnesses, size);
  // After what names the conformance come the requirements; the third makes a locale of a name.
  user_locale_make = witnesses[3];
  witnesses[3] = (const void *)user_locale_named;
  replaced.witnesses = witnesses;
  *entry = replaced_class;
#endif
}

void user_locale_choose(const char *name) {
  size_t count = strlen(name);
  if (count == 0 || count > user_locale_limit) return;
  memset(user_locale_words, 0, sizeof user_locale_words);
  memcpy(user_locale_words, name, count);
  user_locale_words[1] |= (uint64_t)(0xE0 | count) << 56;
}

/// Appends up to `count` bytes, as far as there is room.
static void append(char *name, const char *text, size_t count) {
  size_t length = strlen(name);
  if (length + count > user_locale_limit) return;
  memcpy(name + length, text, count);
  name[length + count] = 0;
}

static int is_set(const char *text) { return text && *text; }

void user_locale_name(const char *wanted, const char *language, const char *posix,
                      char name[user_locale_limit + 1]) {
  name[0] = 0;
  if (is_set(wanted)) {
    append(name, wanted, strlen(wanted));
    if (*name) return;
  }
  if (is_set(posix)) append(name, posix, strcspn(posix, ".@"));
  if (!*name || !strcmp(name, "C") || !strcmp(name, "POSIX")) strcpy(name, "en_US");
  if (!is_set(language)) return;
  char region[user_locale_limit + 1];
  strcpy(region, strchr(name, '_') ? strchr(name, '_') : "");
  name[0] = 0;
  append(name, language, strlen(language));
  if (!strpbrk(name, "_-")) append(name, region, strlen(region));
  for (char *letter = name; *letter; letter++) {
    if (*letter == '-') *letter = '_';
  }
}

/// Runs before any code of an app can have asked for the locale.
__attribute__((constructor)) static void begin(void) {
  const char *all = getenv("LC_ALL");
  char name[user_locale_limit + 1];
  user_locale_name(getenv("PORTICO_LOCALE"), getenv("PORTICO_LANGUAGE"),
                   is_set(all) ? all : getenv("LANG"), name);
  user_locale_choose(name);
  replace_class();
}
