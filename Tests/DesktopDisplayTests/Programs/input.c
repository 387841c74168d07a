#include <linux/input-event-codes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compositor.h"
#include "pointer-gestures-unstable-v1.h"

/*
  The pointer, the keys and pads. Places are in points of the window.

    enter X Y          the pointer comes to the window, and the keys
    move X Y           it moves
    press, release     its first button
    wheel N            N notches of a wheel, downwards
    pad X Y            two fingers on a pad move by points
    lift               they leave it
    pinch SCALE TURN   two fingers on a pad zoom and turn, by degrees: begin, two steps, end
    touch, untouch     fingers lie on a pad, and leave it
*/

static uint32_t now;
static uint32_t tick(void) { return now += 16; }
static wl_fixed_t fixed(double value) { return wl_fixed_from_double(value); }

static void set_cursor(
  struct wl_client *c, struct wl_resource *o, uint32_t serial, struct wl_resource *surface, int32_t x, int32_t y
) {}
static const struct wl_pointer_interface pointer_calls = {.set_cursor = set_cursor, .release = end};
static const struct wl_keyboard_interface keyboard_calls = {.release = end};

static void make_pointer(struct wl_client *client, struct wl_resource *seat, uint32_t number) {
  make(client, &wl_pointer_interface, wl_resource_get_version(seat), number, &pointer_calls, POINTER);
}

static void make_keyboard(struct wl_client *client, struct wl_resource *seat, uint32_t number) {
  make(client, &wl_keyboard_interface, wl_resource_get_version(seat), number, &keyboard_calls, KEYBOARD);
}

static const struct wl_seat_interface seat_calls = {
  .get_pointer = make_pointer, .get_keyboard = make_keyboard, .release = end,
};

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t number) {
  struct wl_resource *seat = make(client, &wl_seat_interface, version, number, &seat_calls, KINDS);
  wl_seat_send_capabilities(seat, WL_SEAT_CAPABILITY_POINTER | WL_SEAT_CAPABILITY_KEYBOARD);
}

/* MARK: Gestures */

static const struct zwp_pointer_gesture_pinch_v1_interface gesture_calls = {end};

static void make_swipe(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *p) {
  make(client, &zwp_pointer_gesture_swipe_v1_interface, 2, number, &gesture_calls, SWIPE);
}
static void make_pinch(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *p) {
  make(client, &zwp_pointer_gesture_pinch_v1_interface, 2, number, &gesture_calls, PINCH);
}
static void make_hold(struct wl_client *client, struct wl_resource *o, uint32_t number, struct wl_resource *p) {
  make(client, &zwp_pointer_gesture_hold_v1_interface, 3, number, &gesture_calls, HOLD);
}

static const struct zwp_pointer_gestures_v1_interface gestures_calls = {
  .get_swipe_gesture = make_swipe, .get_pinch_gesture = make_pinch, .release = end, .get_hold_gesture = make_hold,
};

static void bind_gestures(struct wl_client *client, void *data, uint32_t version, uint32_t number) {
  make(client, &zwp_pointer_gestures_v1_interface, version, number, &gestures_calls, KINDS);
}

void offer_input(void) {
  wl_global_create(display, &wl_seat_interface, 5, NULL, bind_seat);
  wl_global_create(display, &zwp_pointer_gestures_v1_interface, 3, NULL, bind_gestures);
}

/* MARK: Doing */

static void enter(double x, double y) {
  struct wl_array none;
  wl_array_init(&none);
  uint32_t serial = wl_display_next_serial(display);
  each(POINTER, pointer) {
    wl_pointer_send_enter(pointer, serial, window, fixed(x), fixed(y));
    wl_pointer_send_frame(pointer);
  }
  each(KEYBOARD, keyboard) wl_keyboard_send_enter(keyboard, serial, window, &none);
}

static void press(bool is_down) {
  uint32_t serial = wl_display_next_serial(display), time = tick();
  if (is_down) note("serial %u", serial);
  each(POINTER, pointer) {
    wl_pointer_send_button(pointer, serial, time, BTN_LEFT, is_down);
    wl_pointer_send_frame(pointer);
  }
}

static void wheel(int notches) {
  uint32_t time = tick();
  each(POINTER, pointer) {
    wl_pointer_send_axis_source(pointer, WL_POINTER_AXIS_SOURCE_WHEEL);
    wl_pointer_send_axis_discrete(pointer, WL_POINTER_AXIS_VERTICAL_SCROLL, notches);
    wl_pointer_send_axis(pointer, time, WL_POINTER_AXIS_VERTICAL_SCROLL, fixed(15 * notches));
    wl_pointer_send_frame(pointer);
  }
}

static void pad(double x, double y) {
  uint32_t time = tick();
  each(POINTER, pointer) {
    wl_pointer_send_axis_source(pointer, WL_POINTER_AXIS_SOURCE_FINGER);
    if (x != 0) wl_pointer_send_axis(pointer, time, WL_POINTER_AXIS_HORIZONTAL_SCROLL, fixed(x));
    if (y != 0) wl_pointer_send_axis(pointer, time, WL_POINTER_AXIS_VERTICAL_SCROLL, fixed(y));
    wl_pointer_send_frame(pointer);
  }
}

static void lift(void) {
  uint32_t time = tick();
  each(POINTER, pointer) {
    wl_pointer_send_axis_source(pointer, WL_POINTER_AXIS_SOURCE_FINGER);
    wl_pointer_send_axis_stop(pointer, time, WL_POINTER_AXIS_VERTICAL_SCROLL);
    wl_pointer_send_frame(pointer);
  }
}

static void pinch(double scale, double turn) {
  uint32_t serial = wl_display_next_serial(display);
  each(PINCH, object) {
    zwp_pointer_gesture_pinch_v1_send_begin(object, serial, tick(), window, 2);
    zwp_pointer_gesture_pinch_v1_send_update(object, tick(), 0, 0, fixed((1 + scale) / 2), fixed(turn / 2));
    zwp_pointer_gesture_pinch_v1_send_update(object, tick(), 0, 0, fixed(scale), fixed(turn / 2));
    zwp_pointer_gesture_pinch_v1_send_end(object, serial, tick(), 0);
  }
}

static void hold(bool begins) {
  uint32_t serial = wl_display_next_serial(display);
  each(HOLD, object) {
    if (begins) zwp_pointer_gesture_hold_v1_send_begin(object, serial, tick(), window, 2);
    if (!begins) zwp_pointer_gesture_hold_v1_send_end(object, serial, tick(), 0);
  }
}

static void move(double x, double y) {
  uint32_t time = tick();
  each(POINTER, pointer) {
    wl_pointer_send_motion(pointer, time, fixed(x), fixed(y));
    wl_pointer_send_frame(pointer);
  }
}

bool input_do(const char *command, const char *rest) {
  double x = 0, y = 0;
  sscanf(rest, "%lf %lf", &x, &y);
  if (!strcmp(command, "enter")) enter(x, y);
  else if (!strcmp(command, "move")) move(x, y);
  else if (!strcmp(command, "press")) press(true);
  else if (!strcmp(command, "release")) press(false);
  else if (!strcmp(command, "wheel")) wheel((int)x);
  else if (!strcmp(command, "pad")) pad(x, y);
  else if (!strcmp(command, "lift")) lift();
  else if (!strcmp(command, "pinch")) pinch(x, y);
  else if (!strcmp(command, "touch")) hold(true);
  else if (!strcmp(command, "untouch")) hold(false);
  else return false;
  return true;
}
