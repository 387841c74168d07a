#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compositor.h"

/*
  The clipboard, and what is dragged.

    read TYPE            another program reads what the app copied; the number of its bytes is printed
    copy TYPE FILE       another program copies a file, in one form
    over, drop, gone     another program's window is under what is dragged, gets it, or no longer is
    carried TYPE         it reads what was dropped; the first bytes are printed
    visit TYPE FILE      another program drags a file over the window, in one form, to 100 500
    visit-to X Y         it goes on to a place
    visit-away           it leaves the window
    visit-fall           it lets the file fall
*/

static struct wl_resource *copied, *dragged;
static const char *other_file;

/* MARK: What the app offers */

static void offer(struct wl_client *c, struct wl_resource *source, const char *type) { note("offers %s", type); }
static void set_actions(struct wl_client *c, struct wl_resource *source, uint32_t actions) {
  note("actions %u", actions);
}
static void end_source(struct wl_client *client, struct wl_resource *source) {
  if (source == copied) copied = NULL;
  if (source == dragged) dragged = NULL;
  wl_resource_destroy(source);
}
static const struct wl_data_source_interface source_calls = {offer, end_source, set_actions};

static void make_source(struct wl_client *client, struct wl_resource *o, uint32_t number) {
  make(client, &wl_data_source_interface, wl_resource_get_version(o), number, &source_calls, KINDS);
}

static void start_drag(
  struct wl_client *c, struct wl_resource *o, struct wl_resource *source, struct wl_resource *origin,
  struct wl_resource *icon, uint32_t serial
) {
  dragged = source;
  note("drag %u from the %s, %s", serial, origin == window ? "window" : "elsewhere", icon ? "with a picture" : "bare");
  // The pointer is no longer the app's.
  each(POINTER, pointer) {
    wl_pointer_send_leave(pointer, serial, window);
    wl_pointer_send_frame(pointer);
  }
}

static void set_selection(struct wl_client *c, struct wl_resource *o, struct wl_resource *source, uint32_t serial) {
  if (copied && copied != source) wl_data_source_send_cancelled(copied);
  copied = source;
  note("copied with %u", serial);
}

static const struct wl_data_device_interface device_calls = {start_drag, set_selection, end};

static void make_device(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *seat) {
  make(client, &wl_data_device_interface, wl_resource_get_version(o), number, &device_calls, DEVICE);
}

static const struct wl_data_device_manager_interface devices_calls = {make_source, make_device};

static void bind_devices(struct wl_client *client, void *data, uint32_t version, uint32_t number) {
  make(client, &wl_data_device_manager_interface, version, number, &devices_calls, KINDS);
}

void offer_clipboard(void) {
  wl_global_create(display, &wl_data_device_manager_interface, 3, NULL, bind_devices);
}

/* MARK: What another program has */

static void receive(struct wl_client *c, struct wl_resource *o, const char *type, int32_t file) {
  int source = open(other_file, O_RDONLY);
  char bytes[65536];
  for (ssize_t count; (count = read(source, bytes, sizeof bytes)) > 0;) {
    if (write(file, bytes, (size_t)count) < 0) break;
  }
  close(source);
  close(file);
}
static void accept(struct wl_client *c, struct wl_resource *o, uint32_t serial, const char *type) {
  note("accepts %s", type ? type : "nothing");
}
static void actions(struct wl_client *c, struct wl_resource *o, uint32_t all, uint32_t preferred) {}
static const struct wl_data_offer_interface offer_calls = {
  .accept = accept, .receive = receive, .destroy = end, .finish = end, .set_actions = actions,
};

static void copy(const char *type, const char *file) {
  other_file = strdup(file);
  if (copied) wl_data_source_send_cancelled(copied);
  copied = NULL;
  each(DEVICE, device) {
    struct wl_client *client = wl_resource_get_client(device);
    struct wl_resource *made = make(client, &wl_data_offer_interface, 3, 0, &offer_calls, KINDS);
    wl_data_device_send_data_offer(device, made);
    wl_data_offer_send_offer(made, type);
    wl_data_device_send_selection(device, made);
  }
}

static void visit(const char *type, const char *file) {
  other_file = strdup(file);
  each(DEVICE, device) {
    struct wl_client *client = wl_resource_get_client(device);
    struct wl_resource *made = make(client, &wl_data_offer_interface, 3, 0, &offer_calls, KINDS);
    wl_data_device_send_data_offer(device, made);
    wl_data_offer_send_offer(made, type);
    wl_data_offer_send_source_actions(made, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
    wl_data_device_send_enter(device, 7, window, wl_fixed_from_int(100), wl_fixed_from_int(500), made);
  }
}

static void visit_to(int x, int y) {
  each(DEVICE, device) wl_data_device_send_motion(device, 0, wl_fixed_from_int(x), wl_fixed_from_int(y));
}

static void visit_ends(bool falls) {
  each(DEVICE, device) {
    if (falls) wl_data_device_send_drop(device);
    wl_data_device_send_leave(device);
  }
}

/* What a source sends is read a piece at a time, while the app goes on. */
static char first[64];
static size_t total;

static int take(int file, uint32_t mask, void *data) {
  char bytes[65536];
  ssize_t count = read(file, bytes, sizeof bytes);
  if (count > 0) {
    if (!total) snprintf(first, sizeof first, "%.*s", (int)(count < 40 ? count : 40), bytes);
    total += (size_t)count;
    return 0;
  }
  note("got %zu bytes: %s", total, first);
  wl_event_source_remove(*(struct wl_event_source **)data);
  close(file);
  return 0;
}

static void ask(struct wl_resource *source, const char *type) {
  static struct wl_event_source *reading;
  int ends[2];
  if (!source || pipe(ends)) return note("nothing is offered");
  total = 0;
  first[0] = 0;
  wl_data_source_send_send(source, type, ends[1]);
  close(ends[1]);
  reading = wl_event_loop_add_fd(wl_display_get_event_loop(display), ends[0], WL_EVENT_READABLE, take, &reading);
}

bool clipboard_do(const char *command, const char *rest) {
  char type[128], file[256];
  int x, y;
  if (!strcmp(command, "read")) ask(copied, rest);
  else if (!strcmp(command, "carried")) ask(dragged, rest);
  else if (!strcmp(command, "copy") && sscanf(rest, "%127s %255s", type, file) == 2) copy(type, file);
  else if (!strcmp(command, "over")) wl_data_source_send_target(dragged, "text/plain");
  else if (!strcmp(command, "drop")) wl_data_source_send_dnd_drop_performed(dragged);
  else if (!strcmp(command, "gone")) wl_data_source_send_dnd_finished(dragged);
  else if (!strcmp(command, "refuse")) wl_data_source_send_cancelled(dragged);
  else if (!strcmp(command, "visit") && sscanf(rest, "%127s %255s", type, file) == 2) visit(type, file);
  else if (!strcmp(command, "visit-to") && sscanf(rest, "%d %d", &x, &y) == 2) visit_to(x, y);
  else if (!strcmp(command, "visit-away")) visit_ends(false);
  else if (!strcmp(command, "visit-fall")) visit_ends(true);
  else return false;
  return true;
}
