// Filter: one line that says which rows of a table to show: "er>=5 clues<24 symmetric x-wing". All terms must hold.
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
};
inline constexpr int kColumnCount = 13;
// The name of a column in a work's rows ("hardest technique"), and its short one in filters and ids ("technique").
std::string_view name_of(Column column);
std::string_view short_name_of(Column column);
std::optional<Column> column_of(std::string_view short_name);
bool is_number(Column column);

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
    std::int64_t number = 0;                    // compare; ratings in tenths, WNEF in ten-thousandths
    std::string text;  // word: part of the technique's name or of the symmetry's; digits: of the puzzle
};

struct FilterProblem {
    int column = 1;  // from 1
    std::string sentence;
};

class Filter {
  public:
    Filter() = default;
    explicit Filter(std::vector<FilterTerm> terms) : terms_{std::move(terms)} {}
    bool is_empty() const { return terms_.empty(); }
    const std::vector<FilterTerm>& terms() const { return terms_; }

  private:
    std::vector<FilterTerm> terms_;
};

std::variant<Filter, FilterProblem> read_filter(std::string_view line);

}  // namespace rookery::shell
