// Pushes and pops pages of 30 widgets on a QStackedWidget; a frame is drawn after each.
#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "measure.h"

static QStackedWidget *stack;
static QWidget *root;

static void frame() {
  QCoreApplication::sendPostedEvents();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QCoreApplication::processEvents();
  stack->window()->repaint();
}

static QWidget *page(int number) {
  auto *page = new QWidget;
  auto *column = new QVBoxLayout(page);
  for (int i = 0; i < 10; i++) {
    auto *row = new QHBoxLayout;
    row->addWidget(new QLabel(QString::asprintf("Page %05d item %d", number, i)), 1);
    row->addWidget(new QCheckBox);
    row->addWidget(new QPushButton("Open"));
    column->addLayout(row);
  }
  return page;
}

static void push_and_pop(int number) {
  QWidget *next = page(number + 1);
  stack->addWidget(next);
  stack->setCurrentWidget(next);
  frame();
  stack->setCurrentWidget(root);
  stack->removeWidget(next);
  delete next;
  frame();
}

int main(int count, char **words) {
  QApplication application(count, words);
  stack = new QStackedWidget;
  stack->resize(393, 852);
  root = page(0);
  stack->addWidget(root);
  stack->show();
  frame();
  measure(count > 1 ? atoi(words[1]) : 1000, push_and_pop);
  fflush(stdout);
  _exit(0);
}
