// The types and constants of SDL 2, of X11's input and shared memory, and of Wayland; their functions are looked up when a window is opened, so that
// an app without a window loads none of them. No `link` in the module map says the same.
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <wayland-client-core.h>
