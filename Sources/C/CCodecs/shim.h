#include <png.h>
#include <turbojpeg.h>
#include <zlib.h>
