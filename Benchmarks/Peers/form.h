/* What the players of the turn benchmark share: the notes of the form, and what they print, in
   microseconds of their own processor time: a layout between two sizes, and one in a size that has
   not been there before. */
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static const char *notes[10] = {
    "Kept for the whole season",
    "Shown to those who may see it, and to nobody else",
    "One line",
    "May be left empty; what is left empty is not sent with the rest of the form",
    "Counted at dawn",
    "As the ring says, without the letters in front of the number",
    "Optional",
    "The place where it was seen first, as exactly as the map allows it",
    "Weather and wind",
    "Whatever else was noticed on that day, in as many lines as it takes to say it",
};

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static void measure(int rounds, void (*lay_out)(int, int)) {
  for (int i = 0; i < 20; i++) lay_out(i % 2 ? 390 : 844, i % 2 ? 844 : 390);
  double start = processor_time();
  for (int i = 0; i < rounds; i++) lay_out(i % 2 ? 390 : 844, i % 2 ? 844 : 390);
  double turns = (processor_time() - start) / rounds;
  start = processor_time();
  for (int i = 0; i < rounds; i++) lay_out(i % 2 ? 400 + i : 840 - i, 844);
  printf("%f %f\n", turns, (processor_time() - start) / rounds);
}
