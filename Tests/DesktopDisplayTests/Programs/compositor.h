/* A compositor for tests: it shows nothing, tells an app what a script says, and prints what it gets. */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <wayland-server.h>

/* The one surface that has the pointer, the keys and the pen; the app's window. */
extern struct wl_resource *window;
extern struct wl_display *display;

/* Prints a line, and goes on with the script if it waited for that. */
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The objects of each kind; SDL and the app have their own. */
enum kind { POINTER, KEYBOARD, PINCH, SWIPE, HOLD, TABLET_SEAT, TOOL, DEVICE, SCALE, KINDS };
struct list {
  struct wl_resource *all[16];
  int count;
};
extern struct list lists[KINDS];
#define each(kind, object) \
  for (int at = 0; at < lists[kind].count; at++) \
    for (struct wl_resource *object = lists[kind].all[at]; object; object = NULL)

/* Makes an object; what is called for requests may be NULL. It is put in a list unless `kind` is KINDS. */
struct wl_resource *make(
  struct wl_client *client, const struct wl_interface *interface, int version, uint32_t number, const void *calls,
  enum kind kind
);
/* A function for requests that only end an object. */
void end(struct wl_client *client, struct wl_resource *object);

void offer_surfaces(void);
void offer_input(void);
void offer_pens(void);
void offer_clipboard(void);

/* Each does a command of the script, and is false for one that it doesn't know. */
bool surfaces_do(const char *command, const char *rest);
bool input_do(const char *command, const char *rest);
bool pens_do(const char *command, const char *rest);
bool clipboard_do(const char *command, const char *rest);
