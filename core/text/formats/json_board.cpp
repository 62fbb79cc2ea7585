#include "text/formats/json_board.hpp"

#include <algorithm>
#include <utility>

#include "text/joined.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {

namespace {

template <int N>
Reading puzzle_of_order(const std::vector<JsonCell>& cells, const TextFormat& format) {
    Grid<N> givens;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].given) givens.digits[i] = static_cast<Digit>(cells[i].value);
    }
    return checked(givens, format);
}

}  // namespace

void RuleNames::add(std::string name) {
    constexpr std::size_t kMax = 12;
    name = cleaned(name, 40);
    if (names_.size() < kMax && std::find(names_.begin(), names_.end(), name) == names_.end()) {
        names_.push_back(std::move(name));
    }
}

std::string RuleNames::joined() const {
    std::string text;
    for (const std::string& name : names_) append_item(text, name);
    return text;
}

Reading refused_for_rules(const RuleNames& rules) {
    return refused("this puzzle has " + rules.joined() + ": Rookery reads classic sudoku only");
}

std::string problem_of_board(const Json& rows, std::string_view name, int& size) {
    const std::size_t count = rows.is_array() ? rows.size() : 0;
    if (count != 4 && count != 9 && count != 16) {
        return "expected 4, 9 or 16 rows in \"" + std::string(name) + "\", found " + std::to_string(count);
    }
    for (const Json& row : rows) {
        const std::size_t cells = row.is_array() ? row.size() : 0;
        if (cells != count) {
            return "expected " + std::to_string(count) + " cells in every row of \"" + std::string(name) +
                   "\", found " + std::to_string(cells);
        }
    }
    size = static_cast<int>(count);
    return "";
}

Reading puzzle_of(const std::vector<JsonCell>& cells, int size, const TextFormat& format, ExtrasBuilder extras) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].value >= 0 && cells[i].value <= size) continue;
        return refused("expected digits 1-" + std::to_string(size) + ", found " + std::to_string(cells[i].value) +
                       " in " + cell_name(static_cast<int>(i), size));
    }
    if (size == 4) return puzzle_of_order<2>(cells, format);
    if (size == 16) return puzzle_of_order<4>(cells, format);
    Reading reading = puzzle_of_order<3>(cells, format);
    if (!reading.puzzle) return reading;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const JsonCell& from = cells[static_cast<std::size_t>(cell)];
        if (!from.given) extras->placed[cell] = static_cast<Digit>(from.value);
        if (from.value != 0) continue;
        extras->centre_marks[cell] = static_cast<DigitSet>(from.centre_marks);
        extras->corner_marks[cell] = static_cast<DigitSet>(from.corner_marks);
    }
    std::move(extras).attach(*reading.puzzle);
    return reading;
}

}  // namespace rookery::reading
