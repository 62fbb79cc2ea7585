// The program bridge-echo: decodes messages of the bridge and encodes them again, for tests/web/bridge.test.mjs.
//
//   input     for each message: 'e' (event) or 'r' (request), its length in four bytes, and the bytes
//   output    for each message: 1 or, if it cannot be decoded, 0; the length of what follows, and the bytes
#include <cstdint>
#include <cstring>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "support/shell/bridge_echo.hpp"

int main() {
    const std::string input(std::istreambuf_iterator<char>(std::cin), {});
    std::string_view rest = input;
    std::uint32_t length = 0;
    while (rest.size() > sizeof length) {
        const bool event = rest.front() == 'e';
        std::memcpy(&length, rest.data() + 1, sizeof length);
        rest.remove_prefix(1 + sizeof length);
        // A copy, so that a sanitizer notices reading beyond the end.
        const std::string message(rest.substr(0, length));
        rest.remove_prefix(message.size());
        rookery::shell::Echo echo(message);
        const std::optional<std::string> echoed = event ? echo.of_event() : echo.of_request();
        const std::string bytes = echoed.value_or("");
        length = static_cast<std::uint32_t>(bytes.size());
        std::cout.put(echoed ? 1 : 0);
        std::cout.write(reinterpret_cast<const char*>(&length), sizeof length);
        std::cout.write(bytes.data(), length);
    }
}
