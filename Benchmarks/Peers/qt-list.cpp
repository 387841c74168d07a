// Scrolls a QListView of many rows of words by 600 points a frame, as `Benchmarks lists` does.
#include <QAbstractListModel>
#include <QApplication>
#include <QListView>
#include <QScrollBar>

#include "measure.h"

static QListView *list;

class Words : public QAbstractListModel {
 public:
  explicit Words(int count) : count(count) {}
  int rowCount(const QModelIndex &) const override { return count; }
  QVariant data(const QModelIndex &index, int role) const override {
    if (role != Qt::DisplayRole) return {};
    QString text = QString("Entry %1").arg(index.row());
    for (int i = 0; i < index.row() % 4; i++) text += " with more words than others";
    return text;
  }

 private:
  int count;
};

static void frame() {
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
  list->window()->repaint();
}

static void scroll(int) {
  QScrollBar *bar = list->verticalScrollBar();
  int at = bar->value() + 600;
  bar->setValue(at > bar->maximum() ? 0 : at);
  frame();
}

int main(int count, char **words) {
  QApplication application(count, words);
  list = new QListView;
  list->resize(393, 852);
  list->setWordWrap(true);
  list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list->setModel(new Words(count > 2 ? atoi(words[2]) : 100000));
  list->show();
  frame();
  measure(count > 1 ? atoi(words[1]) : 1000, scroll);
  fflush(stdout);
  _exit(0);
}
