#ifndef PIXELS_H
#define PIXELS_H

#include <stdint.h>

#include "codecs.h"
#include "coverage.h"

#endif
