// Numbers, for people.
#include <string>

#include "text/text.hpp"

namespace rookery {

std::string grouped(std::int64_t n) {
    std::string text = std::to_string(n);
    const std::size_t first_digit = n < 0 ? 1 : 0;
    for (std::size_t at = text.size(); at > first_digit + 3;) text.insert(at -= 3, "\u2009");
    return text;
}

}  // namespace rookery
