// The canvas UI's functions for the page: one takes all events (web/page/channel.mjs), the other takes rows.
#include <emscripten.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "job/ledger.hpp"
#include "shell/bridge/take_event.hpp"
#include "shell/platform/canvas_page.hpp"

namespace rookery::shell {
namespace {

CanvasPage& page() {
    static CanvasPage& page = *new CanvasPage;  // never deleted: it ends with the page
    return page;
}

}  // namespace

// Returns the answer, valid until the next event: its length in four bytes, and the bytes. nullptr: the message cannot
// be decoded, and nothing was done.
extern "C" EMSCRIPTEN_KEEPALIVE const char* rookery_take_event(const char* message, std::size_t length) {
    static MessageWriter answer;
    MessageWriter value;
    if (!take_event({message, length}, page(), value)) return nullptr;
    answer = {};
    answer(std::string_view(value.bytes()));
    return answer.bytes().data();
}

// Takes the next rows of a job from its ledger (web/ledger_exports.cpp), so that they never leave the module.
extern "C" EMSCRIPTEN_KEEPALIVE void rookery_take_rows(int job, JobOutput* ledger) {
    if (const auto rows = ledger->rows().next()) page().take_rows(job, *rows);
}

}  // namespace rookery::shell
