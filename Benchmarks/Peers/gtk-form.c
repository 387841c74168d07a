/* Lays out a form of 300 widgets in other sizes: ten nested columns of ten rows, each of a name, a
   field and a note whose lines break. Nothing is drawn. */
#define _GNU_SOURCE
#include <gtk/gtk.h>
#include "form.h"

static GtkWidget *scroller;

static GtkWidget *row(int depth, int number) {
  char text[32];
  snprintf(text, sizeof text, "Field %d.%d", depth, number);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new(text), *field = gtk_entry_new(), *note = gtk_label_new(notes[number]);
  gtk_editable_set_width_chars(GTK_EDITABLE(field), 6);
  gtk_editable_set_text(GTK_EDITABLE(field), "value");
  gtk_widget_set_hexpand(field, TRUE);
  gtk_label_set_wrap(GTK_LABEL(note), TRUE);
  gtk_label_set_width_chars(GTK_LABEL(note), 10);
  gtk_widget_set_hexpand(note, TRUE);
  gtk_box_append(GTK_BOX(row), name);
  gtk_box_append(GTK_BOX(row), field);
  gtk_box_append(GTK_BOX(row), note);
  return row;
}

static GtkWidget *level(int depth) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_margin_start(column, 4);
  gtk_widget_set_margin_end(column, 4);
  for (int i = 0; i < 10; i++) gtk_box_append(GTK_BOX(column), row(depth, i));
  if (depth < 10) gtk_box_append(GTK_BOX(column), level(depth + 1));
  return column;
}

static void lay_out(int width, int height) {
  int least, natural;
  gtk_widget_measure(scroller, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_allocate(scroller, width, height, -1, NULL);
}

int main(int count, char **words) {
  gtk_init();
  GtkWidget *window = gtk_window_new(), *place = gtk_fixed_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 844, 844);
  scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), level(1));
  gtk_widget_set_size_request(scroller, 390, 390);
  gtk_fixed_put(GTK_FIXED(place), scroller, 0, 0);
  gtk_window_set_child(GTK_WINDOW(window), place);
  gtk_window_present(GTK_WINDOW(window));
  for (int i = 0; i < 50; i++) g_main_context_iteration(NULL, FALSE);
  measure(count > 1 ? atoi(words[1]) : 200, lay_out);
  fflush(stdout);
  _exit(0);
}
