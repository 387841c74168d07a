#include <sys/eventfd.h>
#include <systemd/sd-bus.h>
