// String checks that many tests need.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rookery::tests {

inline bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// These lines as one text, each with its line end.
inline std::string joined_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

}  // namespace rookery::tests
