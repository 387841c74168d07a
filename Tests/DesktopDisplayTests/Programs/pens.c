#include <stdio.h>
#include <string.h>

#include "compositor.h"
#include "tablet-unstable-v2.h"

/*
  A pen on a board. Places are in points of the window, pressure and distance go to 65535, tilts are degrees.

    pen                there is a board with a pen
    pen near X Y       the pen comes near the window
    pen at X Y PRESSURE TILT-X TILT-Y    it moves
    pen down, pen up   it touches the window, and leaves it
    pen button         its first button is pressed and let go
    pen away           it is out of reach
*/

static struct wl_resource *board;
static uint32_t now;

static void set_cursor(
  struct wl_client *c, struct wl_resource *o, uint32_t serial, struct wl_resource *surface, int32_t x, int32_t y
) {}
static const struct zwp_tablet_tool_v2_interface tool_calls = {set_cursor, end};
static const struct zwp_tablet_v2_interface board_calls = {end};
static const struct zwp_tablet_seat_v2_interface seat_calls = {end};

static void make_seat(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *seat) {
  make(client, &zwp_tablet_seat_v2_interface, 1, number, &seat_calls, TABLET_SEAT);
}

static const struct zwp_tablet_manager_v2_interface tablets_calls = {make_seat, end};

static void bind_tablets(struct wl_client *client, void *data, uint32_t version, uint32_t number) {
  make(client, &zwp_tablet_manager_v2_interface, 1, number, &tablets_calls, KINDS);
}

void offer_pens(void) {
  wl_global_create(display, &zwp_tablet_manager_v2_interface, 1, NULL, bind_tablets);
}

static void introduce(void) {
  each(TABLET_SEAT, seat) {
    struct wl_client *client = wl_resource_get_client(seat);
    board = make(client, &zwp_tablet_v2_interface, 1, 0, &board_calls, KINDS);
    zwp_tablet_seat_v2_send_tablet_added(seat, board);
    zwp_tablet_v2_send_name(board, "Board");
    zwp_tablet_v2_send_done(board);
    struct wl_resource *tool = make(client, &zwp_tablet_tool_v2_interface, 1, 0, &tool_calls, TOOL);
    zwp_tablet_seat_v2_send_tool_added(seat, tool);
    zwp_tablet_tool_v2_send_type(tool, ZWP_TABLET_TOOL_V2_TYPE_PEN);
    zwp_tablet_tool_v2_send_capability(tool, ZWP_TABLET_TOOL_V2_CAPABILITY_PRESSURE);
    zwp_tablet_tool_v2_send_capability(tool, ZWP_TABLET_TOOL_V2_CAPABILITY_TILT);
    zwp_tablet_tool_v2_send_done(tool);
  }
}

static void say(struct wl_resource *tool, const char *rest) {
  double x, y, pressure, across, down;
  uint32_t serial = wl_display_next_serial(display);
  if (sscanf(rest, "near %lf %lf", &x, &y) == 2) {
    zwp_tablet_tool_v2_send_proximity_in(tool, serial, board, window);
    zwp_tablet_tool_v2_send_distance(tool, 32768);
    zwp_tablet_tool_v2_send_motion(tool, wl_fixed_from_double(x), wl_fixed_from_double(y));
  } else if (sscanf(rest, "at %lf %lf %lf %lf %lf", &x, &y, &pressure, &across, &down) == 5) {
    zwp_tablet_tool_v2_send_motion(tool, wl_fixed_from_double(x), wl_fixed_from_double(y));
    zwp_tablet_tool_v2_send_pressure(tool, (uint32_t)pressure);
    zwp_tablet_tool_v2_send_tilt(tool, wl_fixed_from_double(across), wl_fixed_from_double(down));
  } else if (!strcmp(rest, "down")) {
    zwp_tablet_tool_v2_send_down(tool, serial);
  } else if (!strcmp(rest, "up")) {
    zwp_tablet_tool_v2_send_up(tool);
  } else if (!strcmp(rest, "away")) {
    zwp_tablet_tool_v2_send_proximity_out(tool);
  } else if (!strcmp(rest, "button")) {
    zwp_tablet_tool_v2_send_button(tool, serial, 331, 1);
    zwp_tablet_tool_v2_send_button(tool, serial, 331, 0);
  }
  zwp_tablet_tool_v2_send_frame(tool, now += 16);
}

bool pens_do(const char *command, const char *rest) {
  if (strcmp(command, "pen")) return false;
  if (!*rest) introduce();
  if (*rest) each(TOOL, tool) say(tool, rest);
  return true;
}
