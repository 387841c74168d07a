// Lays out a form of 300 widgets in other sizes: ten nested columns of ten rows, each of a name, a
// field and a note whose lines break. Nothing is drawn.
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include "form.h"

static QScrollArea *scroller;

static QLayout *row(int depth, int number) {
  auto *row = new QHBoxLayout;
  row->setSpacing(8);
  auto *field = new QLineEdit("value");
  field->setMinimumWidth(60);
  auto *note = new QLabel(notes[number]);
  note->setWordWrap(true);
  row->addWidget(new QLabel(QString::asprintf("Field %d.%d", depth, number)));
  row->addWidget(field, 1);
  row->addWidget(note, 1);
  return row;
}

static QWidget *level(int depth) {
  auto *widget = new QWidget;
  auto *column = new QVBoxLayout(widget);
  column->setContentsMargins(4, 0, 4, 0);
  column->setSpacing(4);
  for (int i = 0; i < 10; i++) column->addLayout(row(depth, i));
  if (depth < 10) column->addWidget(level(depth + 1));
  return widget;
}

static void lay_out(int width, int height) {
  scroller->resize(width, height);
  for (int i = 0; i < 4; i++) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

int main(int count, char **words) {
  QApplication application(count, words);
  QWidget window;
  window.resize(844, 844);
  scroller = new QScrollArea(&window);
  scroller->setWidgetResizable(true);
  scroller->setFrameShape(QFrame::NoFrame);
  scroller->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroller->setWidget(level(1));
  scroller->resize(390, 844);
  window.show();
  QCoreApplication::processEvents();
  measure(count > 1 ? atoi(words[1]) : 200, lay_out);
  fflush(stdout);
  _exit(0);
}
