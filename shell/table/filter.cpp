#include "shell/table/filter.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace rookery::shell {
namespace {

struct ColumnNames {
    Column column;
    std::string_view name;
    std::string_view short_name;
    bool number;
};
constexpr std::array<ColumnNames, kColumnCount> kColumns = {{
    {Column::line, "line", "line", true},
    {Column::puzzle, "puzzle", "puzzle", false},
    {Column::clues, "clues", "clues", true},
    {Column::solutions, "solutions", "solutions", true},
    {Column::solution, "solution", "solution", false},
    {Column::er, "ER", "er", true},
    {Column::ep, "EP", "ep", true},
    {Column::ed, "ED", "ed", true},
    {Column::hardest, "hardest technique", "technique", false},
    {Column::steps, "steps", "steps", true},
    {Column::symmetry, "symmetry", "symmetry", false},
    {Column::minimal, "minimal", "minimal", true},
    {Column::wnef, "WNEF", "wnef", true},
    {Column::level, "Rookery level", "level", true},
    {Column::hodoku_score, "HoDoKu score", "score", true},
    {Column::hodoku_level, "HoDoKu level", "hodoku-level", true},
    {Column::hodoku_hardest, "HoDoKu hardest technique", "hodoku-technique", false},
    {Column::depth, "T&E depth", "te", true},
    {Column::braids, "B", "b", true},
    {Column::whips, "W", "w", true},
    {Column::deep_braids, "BxB", "bxb", true},
    {Column::deepest_braids, "BxBB", "bxbb", true},
}};

}  // namespace

std::string_view name_of(Column column) {
    return kColumns[static_cast<std::size_t>(column)].name;
}
std::string_view short_name_of(Column column) {
    return kColumns[static_cast<std::size_t>(column)].short_name;
}
std::optional<Column> column_of(std::string_view short_name) {
    for (int c = 0; c < kColumnCount; ++c) {
        if (short_name_of(static_cast<Column>(c)) == short_name) return static_cast<Column>(c);
    }
    return std::nullopt;
}

bool is_number(Column column) {
    return kColumns[static_cast<std::size_t>(column)].number;
}
bool is_rating(Column column) {
    return column == Column::er || column == Column::ep || column == Column::ed;
}
bool is_level(Column column) {
    return column == Column::level || column == Column::hodoku_level;
}
bool is_trial(Column column) {
    return column >= Column::depth;
}

Filter::Filter(std::vector<Terms> alternatives) : alternatives_{std::move(alternatives)} {
    const bool holds_always =
        std::any_of(alternatives_.begin(), alternatives_.end(), [](const Terms& t) { return t.empty(); });
    if (holds_always) alternatives_.clear();
}

std::string text_of(const Filter& filter) {
    std::string line;
    for (const Filter::Terms& terms : filter.alternatives()) {
        if (!line.empty()) line += " OR ";
        for (std::size_t i = 0; i < terms.size(); ++i) line += (i == 0 ? "" : " ") + terms[i].written;
    }
    return line;
}

}  // namespace rookery::shell
