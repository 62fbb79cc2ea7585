// Skyscraper: two parallel lines have two places each for a digit, and one place of each is on the same crossing line.
// One of the other two holds the digit, so cells that see both lose it.
//
// HoDoKu 2.2: rows first, then columns; digits ascending; pairs of lines ascending; the first ends are tried as the
// foot first.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/single_digit/single_digit.hpp"
#include "logic/strong_links.hpp"

namespace rookery {

namespace {

bool report_skyscraper(const State& state, StepSink& sink, int digit, int first_line, int second_line, bool in_rows) {
    const CellPair a = strong_link(state, first_line, digit);
    const CellPair b = strong_link(state, second_line, digit);
    const auto crossing = [in_rows](int cell) {
        return in_rows ? Geometry9::column_of(cell) : Geometry9::row_of(cell);
    };
    const bool feet_first = crossing(a[0]) == crossing(b[0]);
    const bool feet_last = crossing(a[1]) == crossing(b[1]);
    if (feet_first == feet_last) return false;  // no common crossing line, or an X-wing
    const int foot = feet_first ? 0 : 1;
    const CellSet seen = CellSet::peers_of(a[1 - foot]) & CellSet::peers_of(b[1 - foot]) & state.cells_with(digit);
    if (seen.empty()) return false;
    Step& step = sink.begin(Technique::skyscraper);
    add_digit_eliminations(step, seen, digit);
    if (sink.wants_highlights()) {
        step.digits = digit_bit(digit);
        add_house(step, first_line);
        add_house(step, second_line);
        add_marked_cells(step, {a[1 - foot], b[1 - foot]}, digit, MarkRole::cover);
        add_marked_cells(step, {a[foot], b[foot]}, digit, MarkRole::base);
    }
    return sink.end();
}

bool find_skyscraper(const State& state, StepSink& sink) {
    const DigitSet digits = digits_to_search(state, sink);
    for (const int first_house : {9, 18}) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (!has_digit(digits, digit)) continue;
            for (int a = first_house; a < first_house + 9; ++a) {
                if (!has_strong_link(state, a, digit)) continue;
                for (int b = a + 1; b < first_house + 9; ++b) {
                    if (!has_strong_link(state, b, digit)) continue;
                    if (report_skyscraper(state, sink, digit, a, b, first_house == 9)) return true;
                }
            }
        }
    }
    return false;
}

std::string say_skyscraper(const Step& step, Language language) {
    const std::span<const std::uint8_t> cells(step.cells);
    return concluded(say(Phrase::skyscraper, language,
                         {Value::digits(step.digits), Value::houses(step.houses), Value::cells(cells.last(2)),
                          Value::cells(cells.first(2))}),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kSkyscraper{
    .group = TechniqueGroup::single_digit,
    .techniques = {Technique::skyscraper},
};
constinit const TechniqueCard cards::kSkyscraper{
    .label = labels::kSkyscraper,
    .find = find_skyscraper,
    .say = say_skyscraper,
};

}  // namespace rookery
