/* Three hundred labels in a window of GTK, for walking its accessibility tree. */
#include <gtk/gtk.h>

int main(void) {
  gtk_init();
  g_set_prgname("gtk-wall");
  g_set_application_name("gtk-wall");
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Wall");
  GtkWidget *grid = gtk_grid_new();
  char text[32];
  for (int i = 0; i < 300; i++) {
    snprintf(text, sizeof text, "Label %d", i);
    gtk_grid_attach(GTK_GRID(grid), gtk_label_new(text), i % 6, i / 6, 1, 1);
  }
  gtk_window_set_child(GTK_WINDOW(window), grid);
  gtk_window_present(GTK_WINDOW(window));
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
