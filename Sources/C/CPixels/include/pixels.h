#ifndef PIXELS_H
#define PIXELS_H

#include <stdint.h>

#endif
