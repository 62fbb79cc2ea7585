// Messages from the page to its UI, and back: "e" or "r", then the message.
#include "fuzz/targets/targets.hpp"
#include "support/shell/bridge_echo.hpp"

namespace rookery::fuzz {
namespace {

std::optional<std::string> echoed(char kind, std::string_view message) {
    shell::Echo echo(message);
    return kind == 'e' ? echo.of_event() : echo.of_request();
}

}  // namespace

// A message may be written in several ways (texts by name in any order), but not once it has been decoded.
std::string broken_message(std::string_view bytes) {
    if (bytes.empty()) return "";
    const std::optional<std::string> echo = echoed(bytes.front(), bytes.substr(1));
    if (!echo) return "";
    return echoed(bytes.front(), *echo) == echo ? "" : "a message that changes when it is decoded and encoded again";
}

}  // namespace rookery::fuzz
