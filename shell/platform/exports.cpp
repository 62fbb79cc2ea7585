// The canvas UI's only function for the page, which calls it for every event (web/page/channel.mjs).
#include <emscripten.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "shell/bridge/take_event.hpp"
#include "shell/platform/canvas_page.hpp"

// Returns the answer, valid until the next event: its length in four bytes, and the bytes. nullptr: the message cannot
// be decoded, and nothing was done.
extern "C" EMSCRIPTEN_KEEPALIVE const char* rookery_take_event(const char* message, std::size_t length) {
    using namespace rookery::shell;
    static CanvasPage& page = *new CanvasPage;  // never deleted: it ends with the page
    static MessageWriter answer;
    MessageWriter value;
    if (!take_event({message, length}, page, value)) return nullptr;
    answer = {};
    answer(std::string_view(value.bytes()));
    return answer.bytes().data();
}
