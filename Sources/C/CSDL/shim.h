// The types and constants of SDL 2; its functions are looked up when a window is opened, so that
// an app without a window loads none of it. No `link` in the module map says the same.
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
