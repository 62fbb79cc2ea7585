// Two-string kite: a row and a column have two places each for a digit, and one place of each is in the same box. One
// of the other two holds the digit, so the cell where their lines cross loses it. Two kites that use the same two cells
// of a box, of one digit or of two, make a dual one.
//
// HoDoKu 2.2: digits ascending; rows, then columns. The ends in the box are tried in the order first to first, first to
// last, last to first, last to last, with the ends as the previous pair left them.
#include <utility>
#include <vector>

#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/single_digit/single_digit.hpp"
#include "logic/strong_links.hpp"

namespace rookery {

namespace {

struct Kite {
    int digit;
    int row_near;  // in the box
    int column_near;
    int row_end;
    int column_end;
    int target;
};

// Whether an end of each is in one box; moves those ends to the front.
bool hang_on_box(CellPair& row, CellPair& column) {
    for (const int i : {0, 1}) {
        for (const int j : {0, 1}) {
            if (Geometry9::box_of(row[i]) != Geometry9::box_of(column[j])) continue;
            if (i == 1) std::swap(row.cells[0], row.cells[1]);
            if (j == 1) std::swap(column.cells[0], column.cells[1]);
            return true;
        }
    }
    return false;
}

// Calls f(kite) until it returns true.
template <class F>
bool for_each_kite(const State& state, DigitSet digits, F f) {
    for (int digit = 1; digit <= 9; ++digit) {
        if (!has_digit(digits, digit)) continue;
        std::vector<CellPair> rows;
        std::vector<CellPair> columns;
        for (int house = 9; house < kHouseCount; ++house) {
            if (!has_strong_link(state, house, digit)) continue;
            (house < 18 ? rows : columns).push_back(strong_link(state, house, digit));
        }
        for (CellPair& row : rows) {
            for (CellPair& column : columns) {
                if (!hang_on_box(row, column)) continue;
                const bool share_cell =
                    row[0] == column[0] || row[0] == column[1] || row[1] == column[0] || row[1] == column[1];
                if (share_cell) continue;
                const int target = Geometry9::cell_at(Geometry9::row_of(column[1]), Geometry9::column_of(row[1]));
                if (!state.has(target, digit)) continue;
                if (f(Kite{digit, row[0], column[0], row[1], column[1], target})) return true;
            }
        }
    }
    return false;
}

void highlight_kite(Step& step, const Kite& kite) {
    step.digits |= digit_bit(kite.digit);
    add_house(step, Geometry9::box_of(kite.row_near));
    add_marked_cells(step, {kite.row_end, kite.column_end}, kite.digit, MarkRole::cover);
    add_marked_cells(step, {kite.row_near, kite.column_near}, kite.digit, MarkRole::base);
}

bool is_dual(const Kite& a, const Kite& b) {
    const bool same_cells = (a.row_near == b.row_near && a.column_near == b.column_near) ||
                            (a.row_near == b.column_near && a.column_near == b.row_near);
    return same_cells && (a.target != b.target || a.digit != b.digit);
}

bool find_two_string_kite(const State& state, StepSink& sink) {
    std::vector<Kite> kites;
    const auto report = [&](const Kite& kite) {
        kites.push_back(kite);
        Step& step = sink.begin(Technique::two_string_kite);
        step.eliminations.push_back(cell_digit(kite.target, kite.digit));
        if (sink.wants_highlights()) highlight_kite(step, kite);
        return sink.end();
    };
    // Dual kites are made of single ones, which are reported only as steps of their own.
    const DigitSet digits = sink.wants(Technique::two_string_kite) ? digits_to_search(state, sink)
                                                                   : digits_with_steps(state, kAllDigits, sink);
    if (for_each_kite(state, digits, report)) return true;
    if (!sink.wants(Technique::dual_two_string_kite)) return false;
    for (std::size_t i = 0; i < kites.size(); ++i) {
        for (std::size_t j = i + 1; j < kites.size(); ++j) {
            if (!is_dual(kites[i], kites[j])) continue;
            Step& step = sink.begin(Technique::dual_two_string_kite);
            for (const Kite& kite : {kites[i], kites[j]}) {
                step.eliminations.push_back(cell_digit(kite.target, kite.digit));
                if (sink.wants_highlights()) highlight_kite(step, kite);
            }
            if (sink.end()) return true;
        }
    }
    return false;
}

std::string say_two_string_kite(const Step& step, Language language) {
    const std::span<const std::uint8_t> cells(step.cells);
    std::vector<std::string> ends;
    for (std::size_t i = 0; i + 3 < cells.size(); i += 4) {
        ends.push_back(Value::cells(cells.subspan(i, 2)).in_words("or", language));
    }
    return concluded(say(Phrase::kite, language,
                         {Value::house(step.houses[0]), Value::cells(cells.subspan(2, 2)), Value::digits(step.digits),
                          Value::texts(std::move(ends))}),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kTwoStringKite{
    .group = TechniqueGroup::single_digit,
    .techniques = {Technique::two_string_kite, Technique::dual_two_string_kite},
};
constinit const TechniqueCard cards::kTwoStringKite{
    .label = labels::kTwoStringKite,
    .find = find_two_string_kite,
    .say = say_two_string_kite,
};

}  // namespace rookery
