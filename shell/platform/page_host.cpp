#include "shell/platform/page_host.hpp"

#include <emscripten.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

// Returns the answer, or nullptr if there is none: its length in four bytes, and the bytes. The caller frees it.
extern "C" char* rookery_take_request(const char* message, std::size_t length);

namespace rookery::shell {

std::string PageHost::send(const std::string& message) const {
    const std::unique_ptr<char, decltype(&std::free)> answer(rookery_take_request(message.data(), message.size()),
                                                             &std::free);
    if (!answer) return {};
    std::uint32_t length = 0;
    std::memcpy(&length, answer.get(), sizeof length);
    return {answer.get() + sizeof length, length};
}

double PageHost::now_seconds() const {
    return emscripten_get_now() / 1000.0;
}

void PageHost::wake_after(double seconds) {
    wake_after_ = wake_after_ < 0 ? seconds : std::min(wake_after_, seconds);
}

void PageHost::set_alarm() {
    if (wake_after_ >= 0) RequestSender::wake_after(wake_after_);
    wake_after_ = -1;
}

}  // namespace rookery::shell
