#include "text/formats/gsf_line.hpp"

namespace rookery::reading {

std::optional<std::string_view> gsf_name(std::string_view line) {
    constexpr int kFieldsBefore = 4;
    std::size_t puzzle = 0;
    for (int i = 0; i < kFieldsBefore; ++i) {
        puzzle = line.find(',', puzzle);
        if (puzzle++ == std::string_view::npos) return std::nullopt;
    }
    const std::size_t end = line.find(',', puzzle);
    if (end == std::string_view::npos || end - puzzle != 81) return std::nullopt;
    const std::size_t name = end + 1;
    const std::size_t name_end = line.find(',', name);
    if (name_end == std::string_view::npos) return std::nullopt;
    return line.substr(name, name_end - name);
}

std::string write_gsf_line(std::string_view puzzle, std::string_view name) {
    std::string line = ",,,,";
    line += puzzle;
    line += ',';
    for (const char c : name) line += c == ',' || c == '\n' || c == '\r' ? ' ' : c;
    return line + ",";
}

}  // namespace rookery::reading
