#ifndef PIXELS_H
#define PIXELS_H

#include <stdint.h>

#include "blur.h"
#include "codecs.h"

#endif
