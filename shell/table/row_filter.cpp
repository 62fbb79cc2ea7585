#include "shell/table/row_filter.hpp"

#include <algorithm>

#include "board/symmetry.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell {
namespace {

bool holds(FilterTerm::Comparison comparison, std::int64_t a, std::int64_t b) {
    switch (comparison) {
        case FilterTerm::Comparison::less:
            return a < b;
        case FilterTerm::Comparison::at_most:
            return a <= b;
        case FilterTerm::Comparison::equal:
            return a == b;
        case FilterTerm::Comparison::at_least:
            return a >= b;
        case FilterTerm::Comparison::more:
            return a > b;
        case FilterTerm::Comparison::different:
            return a != b;
    }
    return false;
}

// An unknown value is neither less nor greater than a number.
bool is_unknown(Column column, std::int64_t number) {
    return number < 0 && (column == Column::steps || column == Column::wnef || column == Column::minimal ||
                          column == Column::hodoku_score || is_level(column) || is_trial(column));
}

bool term_holds(const FilterTerm& term, const Table& table, const TableRow& row) {
    using Kind = FilterTerm::Kind;
    switch (term.kind) {
        case Kind::compare: {
            const std::int64_t number = number_in(row, term.column);
            // No rating is neither less nor greater than a number; if no technique finds a step, the rating is greater
            // than every number.
            if (is_rating(term.column) && number == kNoRating) return false;
            if (is_unknown(term.column, number)) return false;
            return holds(term.comparison, number, term.number);
        }
        case Kind::beyond:
            return row.er == kBeyondRating;
        case Kind::rated:
            return row.er != kBeyondRating && row.er != kNoRating;
        case Kind::unique:
            return row.solutions == 1 && !row.more_solutions;
        case Kind::several:
            return row.solutions > 1 || row.more_solutions;
        case Kind::unsolvable:
            return row.solutions == 0;
        case Kind::symmetric:
            return !table.symmetry(row).empty() && table.symmetry(row) != name_of(PatternSymmetry::none);
        case Kind::minimal:
            return row.minimal > 0;
        case Kind::word: {
            const auto is_named = [&](std::string_view technique) {
                return contains_ignoring_case(technique, term.text) ||
                       std::find(term.techniques.begin(), term.techniques.end(), technique) != term.techniques.end();
            };
            return is_named(table.hardest(row)) || is_named(table.hodoku_hardest(row)) ||
                   contains_ignoring_case(table.symmetry(row), term.text);
        }
        case Kind::digits: {
            PackedPuzzle::Room room;
            return table.packed(row).puzzle(room).find(term.text) != std::string_view::npos;
        }
    }
    return true;
}

}  // namespace

bool passes(const Filter& filter, const Table& table, const TableRow& row) {
    const auto holds_whole = [&](const Filter::Terms& terms) {
        return std::all_of(terms.begin(), terms.end(),
                           [&](const FilterTerm& term) { return term_holds(term, table, row) != term.negated; });
    };
    return filter.is_empty() || std::any_of(filter.alternatives().begin(), filter.alternatives().end(), holds_whole);
}

}  // namespace rookery::shell
