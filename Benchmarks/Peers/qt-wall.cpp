// Three hundred labels in a window of Qt, for walking its accessibility tree.
#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QWidget>

int main(int count, char **words) {
  QApplication app(count, words);
  QApplication::setApplicationName("qt-wall");
  QWidget window;
  window.setWindowTitle("Wall");
  QGridLayout grid(&window);
  for (int i = 0; i < 300; i++) grid.addWidget(new QLabel(QString("Label %1").arg(i)), i / 6, i % 6);
  window.show();
  return app.exec();
}
