#include "text/plain_lines.hpp"

namespace rookery::reading {
namespace {

constexpr std::size_t kCells = Grid9::Geo::kCells;

// The number of bytes that end the line after its cells: a line feed, perhaps after a carriage return; 0: the line does
// not end there.
std::size_t end_behind_cells(std::string_view text) {
    if (text.size() <= kCells) return 0;
    if (text[kCells] == '\n') return 1;
    return text[kCells] == '\r' && text.size() > kCells + 1 && text[kCells + 1] == '\n' ? 2 : 0;
}

// Without a table or a branch, so that it reads sixteen cells at a time.
bool read_cells_at(const char* at, Grid9& grid) {
    unsigned char odd = 0;
    for (std::size_t i = 0; i < kCells; ++i) {
        const auto symbol = static_cast<unsigned char>(at[i]);
        const auto value = static_cast<unsigned char>(symbol - '0');
        const auto digit = static_cast<unsigned char>(symbol == '.' ? 0 : value);
        odd = static_cast<unsigned char>(odd | (digit > 9 ? 1 : 0));
        grid.digits[i] = digit;
    }
    return odd == 0;
}

}  // namespace

bool begins_plain(std::string_view text) {
    Grid9 grid;
    return end_behind_cells(text) > 0 && read_cells_at(text.data(), grid);
}

std::size_t read_plain_lines(std::string_view text, std::vector<Grid9>& to) {
    std::size_t at = 0;
    while (const std::size_t end = end_behind_cells(text.substr(at))) {
        Grid9& grid = to.emplace_back();
        if (!read_cells_at(text.data() + at, grid) || has_conflict(grid)) {
            to.pop_back();
            break;
        }
        at += kCells + end;
    }
    return at;
}

}  // namespace rookery::reading
