#include "model/saved_text.hpp"

#include <charconv>

#include "model/patterns.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"

namespace rookery::shell {

void put_saved(std::string& text, std::string_view key, std::string_view value) {
    text.append(key).push_back(' ');
    for (const char c : value) {
        if (c == '\\') {
            text += "\\\\";
        } else if (c == '\n') {
            text += "\\n";
        } else {
            text += c;
        }
    }
    text += '\n';
}

std::optional<std::pair<std::string_view, std::string>> SavedReader::next() {
    while (!rest_.empty()) {
        const std::string_view line = rest_.substr(0, rest_.find('\n'));
        rest_.remove_prefix(line.size() == rest_.size() ? line.size() : line.size() + 1);
        const std::size_t space = line.find(' ');
        if (space == 0 || space == std::string_view::npos) continue;
        std::string value;
        for (std::size_t i = space + 1; i < line.size(); ++i) {
            const bool escape = line[i] == '\\' && i + 1 < line.size();
            if (escape) ++i;
            value += escape && line[i] == 'n' ? '\n' : line[i];
        }
        return std::pair(line.substr(0, space), std::move(value));
    }
    return std::nullopt;
}

std::optional<std::int64_t> saved_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string saved_grid(const Grid9& grid) {
    return grid == Grid9{} ? std::string{} : to_line(grid);
}

std::string saved_candidates(const Candidates9& candidates) {
    std::string text;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (candidates[cell] == 0) continue;
        append_item(text, std::to_string(cell) + ":", ",");
        for (DigitSet set = candidates[cell]; set != 0; set = without_lowest(set)) {
            text += static_cast<char>('0' + lowest_digit(set));
        }
    }
    return text;
}

std::string saved_cells(const CellSet& cells) {
    return cells.empty() ? std::string{} : mask_of(cells);
}

Grid9 grid_from_saved(std::string_view text) {
    Grid9 grid{};
    for (std::size_t cell = 0; cell < text.size() && cell < Geometry9::kCells; ++cell) {
        const char c = text[cell];
        if (c >= '1' && c <= '9') grid[static_cast<int>(cell)] = static_cast<Digit>(c - '0');
    }
    return grid;
}

Candidates9 candidates_from_saved(std::string_view text) {
    Candidates9 candidates{};
    for_each_saved(text, [&](int cell, std::int64_t digits) {
        for (; digits > 0; digits /= 10) {
            const auto digit = static_cast<Digit>(digits % 10);
            if (digit != 0) candidates[cell] = static_cast<DigitSet>(candidates[cell] | digit_bit(digit));
        }
    });
    return candidates;
}

CellSet cells_from_saved(std::string_view text) {
    const auto cells = read_mask(text);
    return cells ? *cells : CellSet{};
}

}  // namespace rookery::shell
