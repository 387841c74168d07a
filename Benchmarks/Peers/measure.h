/* What every player of the navigation benchmark prints: microseconds of its own processor time and
   allocations for a push and a pop, and resident kilobytes after the first part and at the end. */
#pragma once
#include <dlfcn.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static unsigned long allocations(void) {
  unsigned long (*count)(void) =
      (unsigned long (*)(void))dlsym(RTLD_DEFAULT, "portico_allocation_count");
  return count ? count() : 0;
}

static long resident(void) {
  long all = 0, here = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%ld %ld", &all, &here) != 2) here = 0;
    fclose(file);
  }
  return here * (sysconf(_SC_PAGESIZE) / 1024);
}

/* Memory settles in the first tenth, and is measured over the rest. */
static void measure(int rounds, void (*push_and_pop)(int)) {
  int first = rounds / 10;
  for (int i = 0; i < first; i++) push_and_pop(i);
  long before = resident();
  double start = processor_time();
  unsigned long asked = allocations();
  for (int i = first; i < rounds; i++) push_and_pop(i);
  double number = rounds - first;
  printf("%f %f %ld %ld\n", (processor_time() - start) / number,
         (double)(allocations() - asked) / number, before, resident());
}
