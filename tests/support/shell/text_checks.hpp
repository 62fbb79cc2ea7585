// What tests ask of strings again and again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rookery::tests {

inline bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// One text of these lines, each with its end.
inline std::string joined_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

}  // namespace rookery::tests
