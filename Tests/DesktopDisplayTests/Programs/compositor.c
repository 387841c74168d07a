#include "compositor.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/*
  compositor PROGRAM <SCRIPT

  Starts a program on a compositor of its own and does what the lines of the script say, one after another:
  `wait TEXT` until a line with that text was printed since the line before; `pause MS`; the others are in the
  files of their subjects. What the program prints is printed too, as `app LINE`. At the script's end all of it ends.
*/

struct wl_display *display;
struct list lists[KINDS];
static char *lines[4096];
static int line_count, first_line;
static char *wanted;
static bool is_paused;
static pid_t app;
static struct wl_event_source *timer;
static void go_on(void *nothing);

void note(const char *format, ...) {
  va_list values;
  va_start(values, format);
  char *line = NULL;
  if (vasprintf(&line, format, values) < 0) abort();
  va_end(values);
  printf("%s\n", line);
  fflush(stdout);
  if (line_count < 4096) lines[line_count++] = line;
  if (wanted) wl_event_loop_add_idle(wl_display_get_event_loop(display), go_on, NULL);
}

/* True if a line that was waited for is there; those before it no longer count. */
static bool has_come(const char *text) {
  for (int at = first_line; at < line_count; at++) {
    if (!strstr(lines[at], text)) continue;
    first_line = at + 1;
    return true;
  }
  return false;
}

static void finish(int code) {
  kill(app, SIGTERM);
  exit(code);
}

static void too_late(int signal) {
  printf("waited in vain for: %s\n", wanted ? wanted : "the end");
  fflush(stdout);
  kill(app, SIGKILL);
  _exit(1);
}

static bool perform(char *line) {
  char *rest = strchr(line, ' ');
  if (rest) *rest++ = 0;
  if (!rest) rest = "";
  if (!strcmp(line, "wait")) {
    wanted = strdup(rest);
    return false;
  }
  if (!strcmp(line, "pause")) {
    is_paused = true;
    wl_event_source_timer_update(timer, atoi(rest));
    return false;
  }
  bool is_known = !*line || surfaces_do(line, rest) || input_do(line, rest) || pens_do(line, rest)
    || clipboard_do(line, rest);
  if (!is_known) {
    printf("no such command: %s\n", line);
    finish(2);
  }
  return true;
}

static void go_on(void *nothing) {
  if (is_paused) return;
  if (wanted) {
    if (!has_come(wanted)) return;
    wanted = NULL;
  }
  char line[512];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (perform(line)) continue;
    if (wanted) go_on(NULL);
    return;
  }
  wl_display_flush_clients(display);
  finish(0);
}

static int after_pause(void *nothing) {
  is_paused = false;
  go_on(NULL);
  return 0;
}

static int app_said(int file, uint32_t mask, void *nothing) {
  static char text[4096];
  static size_t length;
  ssize_t count = read(file, text + length, sizeof text - 1 - length);
  if (count <= 0) {
    printf("the app has ended\n");
    finish(3);
  }
  length += (size_t)count;
  text[length] = 0;
  for (char *end; (end = strchr(text, '\n'));) {
    *end = 0;
    note("app %s", text);
    length -= (size_t)(end + 1 - text);
    memmove(text, end + 1, length + 1);
  }
  return 0;
}

static void start(const char *program, const char *socket) {
  int ends[2];
  if (pipe(ends)) abort();
  app = fork();
  if (!app) {
    setenv("WAYLAND_DISPLAY", socket, 1);
    unsetenv("DISPLAY");
    dup2(ends[1], 1);
    close(ends[0]);
    close(ends[1]);
    int nothing = dup(0);
    close(nothing);
    freopen("/dev/null", "r", stdin);
    execl(program, program, NULL);
    _exit(127);
  }
  close(ends[1]);
  wl_event_loop_add_fd(wl_display_get_event_loop(display), ends[0], WL_EVENT_READABLE, app_said, NULL);
}

struct wl_resource *make(
  struct wl_client *client, const struct wl_interface *interface, int version, uint32_t number, const void *calls,
  enum kind kind
) {
  struct wl_resource *made = wl_resource_create(client, interface, version, number);
  wl_resource_set_implementation(made, calls, NULL, NULL);
  if (kind != KINDS && lists[kind].count < 16) lists[kind].all[lists[kind].count++] = made;
  return made;
}

void end(struct wl_client *client, struct wl_resource *object) {
  for (int kind = 0; kind < KINDS; kind++) {
    for (int at = 0; at < lists[kind].count; at++) {
      if (lists[kind].all[at] == object) lists[kind].all[at] = lists[kind].all[--lists[kind].count];
    }
  }
  wl_resource_destroy(object);
}

int main(int count, char **words) {
  setvbuf(stdin, NULL, _IONBF, 0);
  signal(SIGALRM, too_late);
  signal(SIGPIPE, SIG_IGN);
  alarm(120);
  display = wl_display_create();
  const char *socket = wl_display_add_socket_auto(display);
  if (count < 2 || !socket) return 2;
  wl_display_init_shm(display);
  offer_surfaces();
  offer_input();
  offer_pens();
  offer_clipboard();
  timer = wl_event_loop_add_timer(wl_display_get_event_loop(display), after_pause, NULL);
  start(words[1], socket);
  wl_event_loop_add_idle(wl_display_get_event_loop(display), go_on, NULL);
  wl_display_run(display);
  return 0;
}
