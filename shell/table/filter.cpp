#include "shell/table/filter.hpp"

#include <algorithm>
#include <utility>

#include "board/symmetry.hpp"
#include "shell/table/table.hpp"
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

bool term_holds(const FilterTerm& term, const Table& table, const TableRow& row) {
    using Kind = FilterTerm::Kind;
    switch (term.kind) {
        case Kind::compare: {
            const std::int64_t number = number_in(row, term.column);
            // An unknown number is neither less nor greater than another one; if no technique finds a step, the rating
            // is greater than every number.
            return number >= 0 && holds(term.comparison, number, term.number);
        }
        case Kind::beyond:
            return number_in(row, Column::er) == kBeyondRating;
        case Kind::rated:
            return is_known_rating(number_in(row, Column::er));
        case Kind::unique:
            return number_in(row, Column::solutions) == 1 && !row.has_more_solutions();
        case Kind::several:
            return number_in(row, Column::solutions) > 1 || row.has_more_solutions();
        case Kind::unsolvable:
            return number_in(row, Column::solutions) == 0;
        case Kind::symmetric: {
            const std::string_view symmetry = table.shared_text(row, Column::symmetry);
            return !symmetry.empty() && symmetry != name_of(PatternSymmetry::none);
        }
        case Kind::minimal:
            return number_in(row, Column::minimal) > 0;
        case Kind::word:
            return std::any_of(kColumns.begin(), kColumns.end(), [&](const ColumnCard& card) {
                if (!is_shared(card.kind)) return false;
                const std::string_view text = table.shared_text(row, card.column);
                return contains_ignoring_case(text, term.text) ||
                       std::find(term.row_names.begin(), term.row_names.end(), text) != term.row_names.end();
            });
        case Kind::digits: {
            PackedPuzzle::Room room;
            return table.packed(row).puzzle(room).find(term.text) != std::string_view::npos;
        }
    }
    return true;
}

}  // namespace

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

bool passes(const Filter& filter, const Table& table, const TableRow& row) {
    const auto holds_whole = [&](const Filter::Terms& terms) {
        return std::all_of(terms.begin(), terms.end(),
                           [&](const FilterTerm& term) { return term_holds(term, table, row) != term.negated; });
    };
    return filter.is_empty() || std::any_of(filter.alternatives().begin(), filter.alternatives().end(), holds_whole);
}

}  // namespace rookery::shell
