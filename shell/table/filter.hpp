// Filter: one line that selects the rows of a table to show: "er >= 5 clues<24 symmetric "naked pair" OR x-wing". All
// terms of an alternative must hold; OR begins the next alternative.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "shell/table/columns.hpp"

namespace rookery::shell {

class Table;
struct TableRow;

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
    std::int64_t number = 0;                    // compare; in the units of its column
    std::string text;  // word: part of the name of the technique or symmetry; digits: part of the puzzle
    // word: the English names, as in rows, of techniques and symmetries with this name in the page's language
    std::vector<std::string_view> row_names;
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

bool passes(const Filter& filter, const Table& table, const TableRow& row);

}  // namespace rookery::shell
