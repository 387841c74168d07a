/* Scrolls a GtkListView of many rows of words by 600 points a frame, as `Benchmarks lists` does. */
#define _GNU_SOURCE
#include <gtk/gtk.h>
#include "measure.h"

static GtkAdjustment *place;
static GtkWidget *list, *window;
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
  gtk_widget_queue_draw(list);
  while (painted == seen) g_main_context_iteration(NULL, TRUE);
}

/* A model that holds nothing: an object is made for a row that is asked for. */
#define WORDS_TYPE (words_get_type())
G_DECLARE_FINAL_TYPE(Words, words, PEER, WORDS, GObject)
struct _Words {
  GObject parent;
  guint count;
};
static GType item_type(GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint item_count(GListModel *model) { return ((Words *)model)->count; }
static gpointer item(GListModel *model, guint number) {
  if (number >= ((Words *)model)->count) return NULL;
  GString *text = g_string_new(NULL);
  g_string_printf(text, "Entry %u", number);
  for (guint i = 0; i < number % 4; i++) g_string_append(text, " with more words than others");
  GtkStringObject *made = gtk_string_object_new(text->str);
  g_string_free(text, TRUE);
  return made;
}
static void adopt(GListModelInterface *table) {
  table->get_item_type = item_type;
  table->get_n_items = item_count;
  table->get_item = item;
}
G_DEFINE_TYPE_WITH_CODE(Words, words, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, adopt))
static void words_class_init(WordsClass *type) {}
static void words_init(Words *words) {}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_size_request(label, -1, 44);
  gtk_list_item_set_child(row, label);
}

static void fill(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer data) {
  GtkStringObject *text = gtk_list_item_get_item(row);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(row)), gtk_string_object_get_string(text));
}

static void scroll(int number) {
  double end = gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place);
  double at = gtk_adjustment_get_value(place) + 600;
  gtk_adjustment_set_value(place, at > end ? 0 : at);
  frame();
}

int main(int count, char **words) {
  gtk_init();
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 393, 852);
  Words *model = g_object_new(WORDS_TYPE, NULL);
  model->count = count > 2 ? atoi(words[2]) : 100000;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill), NULL);
  list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint),
                   NULL);
  place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  frame();
  measure(count > 1 ? atoi(words[1]) : 1000, scroll);
  fflush(stdout);
  _exit(0);
}
