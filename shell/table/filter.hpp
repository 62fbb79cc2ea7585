// Filter: one line that selects the rows of a table to show: "er >= 5 clues<24 symmetric "naked pair" OR x-wing". All
// terms of an alternative must hold; OR begins the next alternative.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rookery::shell {

enum class Column : std::uint8_t {
    line,
    puzzle,
    clues,
    solutions,
    solution,
    er,
    ep,
    ed,
    hardest,
    steps,
    symmetry,
    minimal,
    wnef,
    level,
    hodoku_score,
    hodoku_level,
    hodoku_hardest,
    depth,
    braids,
    whips,
    deep_braids,
    deepest_braids,
};
inline constexpr int kColumnCount = 22;
// The name of a column in a job's rows ("hardest technique"), and its short name in filters and ids ("technique").
std::string_view name_of(Column column);
std::string_view short_name_of(Column column);
std::optional<Column> column_of(std::string_view short_name);
bool is_number(Column column);
bool is_rating(Column column);  // ER, EP or ED
bool is_level(Column column);   // Rookery's or HoDoKu's
bool is_trial(Column column);   // T&E depth, or length of braids or whips
// "easy" -> 0, case-insensitive; of Rookery's levels, or of HoDoKu's.
std::optional<int> level_number(Column column, std::string_view name);

struct FilterTerm {
    enum class Kind : std::uint8_t {
        compare,
        beyond,
        rated,
        unique,
        several,
        unsolvable,
        symmetric,
        minimal,
        word,
        digits
    };
    enum class Comparison : std::uint8_t { less, at_most, equal, at_least, more, different };
    Kind kind = Kind::word;
    bool negated = false;
    Column column = Column::er;                 // compare
    Comparison comparison = Comparison::equal;  // compare
    std::int64_t number = 0;                    // compare; ratings in tenths, WNEF in ten-thousandths, levels from 0
    std::string text;  // word: part of the name of the technique or symmetry; digits: part of the puzzle
    // word: the names in rows of the techniques that the page's language names so
    std::vector<std::string_view> techniques;
    std::string written;  // as typed, without the spaces in a comparison
    friend bool operator==(const FilterTerm&, const FilterTerm&) = default;
};

struct FilterProblem {
    int column = 1;  // from 1, in characters
    std::string sentence;
};

class Filter {
  public:
    using Terms = std::vector<FilterTerm>;
    Filter() = default;
    // An alternative without terms holds for every row, and so does the whole filter then.
    explicit Filter(std::vector<Terms> alternatives);
    bool is_empty() const { return alternatives_.empty(); }
    const std::vector<Terms>& alternatives() const { return alternatives_; }
    friend bool operator==(const Filter&, const Filter&) = default;

  private:
    std::vector<Terms> alternatives_;  // each has at least one term
};

std::variant<Filter, FilterProblem> read_filter(std::string_view line);
// A line that parses to this filter.
std::string text_of(const Filter& filter);

}  // namespace rookery::shell
