#include "shell/platform/gl_canvas.hpp"

#include <emscripten/html5.h>

namespace rookery::shell {

bool create_canvas_context() {
    // The least that a flat picture needs: where WebGL2 runs in software, each buffer and each sample costs frame time.
    EmscriptenWebGLContextAttributes attributes;
    emscripten_webgl_init_context_attributes(&attributes);
    attributes.majorVersion = 2;
    attributes.alpha = false;
    attributes.depth = false;
    attributes.stencil = false;
    attributes.antialias = false;
    attributes.preserveDrawingBuffer = true;  // frames are painted over the last one
    attributes.enableExtensionsByDefault = false;
    const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context("#canvas", &attributes);
    return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
}

}  // namespace rookery::shell
