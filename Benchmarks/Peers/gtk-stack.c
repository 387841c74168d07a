/* Pushes and pops pages of 30 widgets on a GtkStack; a frame is drawn after each. */
#define _GNU_SOURCE
#include <gtk/gtk.h>
#include "measure.h"

static GtkWidget *stack, *root;
static GtkWidget *window;
static int painted;

/* The frame clock waits for the next sixtieth of a second; here frames follow each other at once. */
guint g_timeout_add_full(gint priority, guint interval, GSourceFunc call, gpointer data,
                         GDestroyNotify forget) {
  static guint (*next)(gint, guint, GSourceFunc, gpointer, GDestroyNotify);
  if (!next)
    next = (guint(*)(gint, guint, GSourceFunc, gpointer, GDestroyNotify))dlsym(
        RTLD_NEXT, "g_timeout_add_full");
  gboolean isFrame = priority == GDK_PRIORITY_REDRAW || priority == GDK_PRIORITY_EVENTS + 1;
  return next(priority, isFrame ? 0 : interval, call, data, forget);
}

static void after_paint(GdkFrameClock *clock, gpointer data) { painted++; }

static void frame(void) {
  int seen = painted;
  gtk_widget_queue_draw(stack);
  while (painted == seen) g_main_context_iteration(NULL, TRUE);
}

static GtkWidget *page(int number) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  char text[64];
  for (int i = 0; i < 10; i++) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    snprintf(text, sizeof text, "Page %05d item %d", number, i);
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_box_append(GTK_BOX(row), label);
    gtk_box_append(GTK_BOX(row), gtk_switch_new());
    gtk_box_append(GTK_BOX(row), gtk_button_new_with_label("Open"));
    gtk_box_append(GTK_BOX(column), row);
  }
  return column;
}

static void push_and_pop(int number) {
  GtkWidget *next = page(number + 1);
  gtk_stack_add_child(GTK_STACK(stack), next);
  gtk_stack_set_visible_child(GTK_STACK(stack), next);
  frame();
  gtk_stack_set_visible_child(GTK_STACK(stack), root);
  gtk_stack_remove(GTK_STACK(stack), next);
  frame();
}

int main(int count, char **words) {
  gtk_init();
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 393, 852);
  stack = gtk_stack_new();
  root = page(0);
  gtk_stack_add_child(GTK_STACK(stack), root);
  gtk_window_set_child(GTK_WINDOW(window), stack);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint),
                   NULL);
  frame();
  measure(count > 1 ? atoi(words[1]) : 1000, push_and_pop);
  fflush(stdout);
  _exit(0);
}
