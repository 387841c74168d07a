#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compositor.h"
#include "fractional-scale-v1.h"
#include "viewporter.h"
#include "xdg-output-unstable-v1.h"
#include "xdg-shell.h"

/*
  Surfaces, windows and screens. COMPOSITOR_SCALE is the scale in parts of 120, default 120.

    scale N       the window is seen at another scale, in parts of 120
    size W H      the window gets a size
*/

struct wl_resource *window;
static struct wl_resource *toplevel, *shell_surface;
static struct wl_resource *attached;
static int width, height;

static int scale(void) {
  const char *text = getenv("COMPOSITOR_SCALE");
  return text ? atoi(text) : 120;
}

/* MARK: Surfaces */

static void attach(struct wl_client *c, struct wl_resource *surface, struct wl_resource *buffer, int32_t x, int32_t y) {
  if (surface == window) attached = buffer;
}

static void commit(struct wl_client *c, struct wl_resource *surface) {
  if (surface != window || !attached) return;
  struct wl_shm_buffer *pixels = wl_shm_buffer_get(attached);
  int w = wl_shm_buffer_get_width(pixels), h = wl_shm_buffer_get_height(pixels);
  if (w != width || h != height) note("buffer %d %d", w, h);
  width = w;
  height = h;
  wl_buffer_send_release(attached);
  attached = NULL;
}

static void frame(struct wl_client *client, struct wl_resource *surface, uint32_t number) {
  struct wl_resource *callback = wl_resource_create(client, &wl_callback_interface, 1, number);
  wl_callback_send_done(callback, 0);
  wl_resource_destroy(callback);
}

static void set_scale(struct wl_client *c, struct wl_resource *surface, int32_t scale) {
  if (surface == window && scale != 1) note("buffer scale %d", scale);
}

static void number(struct wl_client *c, struct wl_resource *surface, int32_t value) {}
static void box(struct wl_client *c, struct wl_resource *surface, int32_t x, int32_t y, int32_t w, int32_t h) {}
static void region(struct wl_client *c, struct wl_resource *surface, struct wl_resource *region) {}

static const struct wl_surface_interface surface_calls = {
  .destroy = end, .attach = attach, .damage = box, .frame = frame, .set_opaque_region = region,
  .set_input_region = region, .commit = commit, .set_buffer_transform = number, .set_buffer_scale = set_scale,
  .damage_buffer = box,
};

static void make_surface(struct wl_client *client, struct wl_resource *o, uint32_t number) {
  make(client, &wl_surface_interface, wl_resource_get_version(o), number, &surface_calls, KINDS);
}

static const struct wl_region_interface region_calls = {.destroy = end, .add = box, .subtract = box};

static void make_region(struct wl_client *client, struct wl_resource *o, uint32_t number) {
  make(client, &wl_region_interface, 1, number, &region_calls, KINDS);
}

static const struct wl_compositor_interface compositor_calls = {make_surface, make_region};

/* MARK: Windows */

static void nothing(struct wl_client *c, struct wl_resource *o) {}
static void text(struct wl_client *c, struct wl_resource *o, const char *text) {}
static void pair(struct wl_client *c, struct wl_resource *o, int32_t w, int32_t h) {}
static void other(struct wl_client *c, struct wl_resource *o, struct wl_resource *other) {}
static void serial(struct wl_client *c, struct wl_resource *o, uint32_t serial) {}

static const struct xdg_toplevel_interface toplevel_calls = {
  .destroy = end, .set_parent = other, .set_title = text, .set_app_id = text, .set_max_size = pair,
  .set_min_size = pair, .set_maximized = nothing, .unset_maximized = nothing, .set_fullscreen = other,
  .unset_fullscreen = nothing, .set_minimized = nothing,
};

static void configure(int w, int h) {
  struct wl_array states;
  wl_array_init(&states);
  uint32_t *state = wl_array_add(&states, sizeof *state);
  *state = XDG_TOPLEVEL_STATE_ACTIVATED;
  xdg_toplevel_send_configure(toplevel, w, h, &states);
  xdg_surface_send_configure(shell_surface, wl_display_next_serial(display));
  wl_array_release(&states);
}

static void make_toplevel(struct wl_client *client, struct wl_resource *surface, uint32_t number) {
  toplevel = make(client, &xdg_toplevel_interface, 1, number, &toplevel_calls, KINDS);
  shell_surface = surface;
  window = wl_resource_get_user_data(surface);
  configure(0, 0);
  note("window");
}

static const struct xdg_surface_interface shell_surface_calls = {
  .destroy = end, .get_toplevel = make_toplevel, .set_window_geometry = box, .ack_configure = serial,
};

static void make_shell_surface(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *s) {
  struct wl_resource *made = make(client, &xdg_surface_interface, 1, number, &shell_surface_calls, KINDS);
  wl_resource_set_user_data(made, s);
}

static const struct xdg_wm_base_interface shell_calls = {
  .destroy = end, .get_xdg_surface = make_shell_surface, .pong = serial,
};

/* MARK: Sizes */

static void set_destination(struct wl_client *c, struct wl_resource *viewport, int32_t w, int32_t h) {
  note("destination %d %d", w, h);
}

static const struct wp_viewport_interface viewport_calls = {.destroy = end, .set_destination = set_destination};

static void make_viewport(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *s) {
  make(client, &wp_viewport_interface, 1, number, &viewport_calls, KINDS);
}

static const struct wp_viewporter_interface viewporter_calls = {end, make_viewport};
static const struct wp_fractional_scale_v1_interface scale_calls = {end};

static void make_scale(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *s) {
  struct wl_resource *made = make(client, &wp_fractional_scale_v1_interface, 1, number, &scale_calls, SCALE);
  wp_fractional_scale_v1_send_preferred_scale(made, scale());
}

static const struct wp_fractional_scale_manager_v1_interface scales_calls = {end, make_scale};

/* The screen is 1200 pixels wide and 1800 high. */
static void describe_output(struct wl_resource *output) {
  wl_output_send_geometry(output, 0, 0, 0, 0, 0, "", "", 0);
  wl_output_send_mode(output, WL_OUTPUT_MODE_CURRENT, 1200, 1800, 60000);
  wl_output_send_scale(output, (scale() + 119) / 120);
  wl_output_send_done(output);
}

static const struct zxdg_output_v1_interface extent_calls = {end};

static void make_extent(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *output) {
  struct wl_resource *made = make(client, &zxdg_output_v1_interface, 2, number, &extent_calls, KINDS);
  zxdg_output_v1_send_logical_position(made, 0, 0);
  zxdg_output_v1_send_logical_size(made, 1200 * 120 / scale(), 1800 * 120 / scale());
  zxdg_output_v1_send_done(made);
}

static const struct zxdg_output_manager_v1_interface extents_calls = {end, make_extent};

/* MARK: The list of what there is */

#define BIND(name, interface, version, calls) \
  static void name(struct wl_client *client, void *data, uint32_t at_version, uint32_t number) { \
    make(client, interface, at_version, number, calls, KINDS); \
  }
BIND(bind_compositor, &wl_compositor_interface, 4, &compositor_calls)
BIND(bind_shell, &xdg_wm_base_interface, 1, &shell_calls)
BIND(bind_viewporter, &wp_viewporter_interface, 1, &viewporter_calls)
BIND(bind_scales, &wp_fractional_scale_manager_v1_interface, 1, &scales_calls)
BIND(bind_extents, &zxdg_output_manager_v1_interface, 2, &extents_calls)

static void bind_output(struct wl_client *client, void *data, uint32_t version, uint32_t number) {
  describe_output(make(client, &wl_output_interface, version, number, NULL, KINDS));
}

void offer_surfaces(void) {
  wl_global_create(display, &wl_compositor_interface, 4, NULL, bind_compositor);
  wl_global_create(display, &xdg_wm_base_interface, 1, NULL, bind_shell);
  wl_global_create(display, &wl_output_interface, 2, NULL, bind_output);
  wl_global_create(display, &zxdg_output_manager_v1_interface, 2, NULL, bind_extents);
  if (getenv("COMPOSITOR_PLAIN")) return;
  wl_global_create(display, &wp_viewporter_interface, 1, NULL, bind_viewporter);
  wl_global_create(display, &wp_fractional_scale_manager_v1_interface, 1, NULL, bind_scales);
}

bool surfaces_do(const char *command, const char *rest) {
  int w, h;
  if (!strcmp(command, "scale")) {
    each(SCALE, object) wp_fractional_scale_v1_send_preferred_scale(object, atoi(rest));
  } else if (!strcmp(command, "size") && sscanf(rest, "%d %d", &w, &h) == 2) {
    configure(w, h);
  } else {
    return false;
  }
  return true;
}
