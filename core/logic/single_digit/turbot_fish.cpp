// Turbot fish: two strong links of a digit, joined by a weak one: one of the two far ends holds the digit, and cells
// that see both lose it. The far ends may be one cell.
//
// HoDoKu 2.2: chains of three links from each place of each digit; the houses of a cell in the order row, column, box;
// cells of a box that share the line count only with the line. hodoku_choice.hpp chooses among the chains.
#include <algorithm>
#include <vector>

#include "job/stable_order.hpp"
#include "logic/chains/hodoku_choice.hpp"
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/single_digit/single_digit.hpp"
#include "logic/strong_links.hpp"

namespace rookery {

namespace {

struct TurbotChain {
    std::array<std::uint8_t, 4> cells;
    Digit digit;
    CellSet eliminations;
    int count;
    int sum;
};

bool takes_precedence(const TurbotChain& a, const TurbotChain& b) {
    return a.count != b.count ? a.count > b.count : a.sum < b.sum;
}

// Calls f(cell, strong) for each link from the cell.
template <class F>
void for_each_link(const State& state, int cell, int digit, F f) {
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
        const int house = Geometry9::house_of(cell, kind);
        const PositionSet positions = state.positions(house, digit);
        const bool strong = std::popcount(positions) == 2;
        for_each_cell(house, positions, [&](int other) {
            if (other == cell) return;
            const bool in_line = Geometry9::row_of(other) == Geometry9::row_of(cell) ||
                                 Geometry9::column_of(other) == Geometry9::column_of(cell);
            if (kind == HouseKind::box && in_line) return;
            f(other, strong);
        });
    }
}

// By digit - 1: the cells with a strong link.
std::array<CellSet, 9> strong_ends(const State& state) {
    std::array<CellSet, 9> ends{};
    for (int house = 0; house < kHouseCount; ++house) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (!has_strong_link(state, house, digit)) continue;
            for (const int cell : strong_link(state, house, digit).cells) {
                ends[static_cast<std::size_t>(digit) - 1].add(cell);
            }
        }
    }
    return ends;
}

bool report_turbot(StepSink& sink, const TurbotChain& chain) {
    Step& step = sink.begin(Technique::turbot_fish);
    add_digit_eliminations(step, chain.eliminations, chain.digit);
    if (sink.wants_highlights()) {
        step.digits = digit_bit(chain.digit);
        add_marked_cells(step, {chain.cells[0], chain.cells[3]}, chain.digit, MarkRole::cover);
        add_marked_cells(step, {chain.cells[1], chain.cells[2]}, chain.digit, MarkRole::base);
    }
    return sink.end();
}

bool find_turbot_fish(const State& state, StepSink& sink) {
    const DigitSet digits = digits_to_search(state, sink);
    if (digits == 0) return false;
    std::vector<TurbotChain> all;
    std::array<CellSet, 10> places;
    for (int digit = 1; digit <= 9; ++digit) places[static_cast<std::size_t>(digit)] = state.cells_with(digit);
    const auto note = [&](int a, int b, int c, int d, int digit, CellSet seen) {
        TurbotChain chain{{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c),
                           static_cast<std::uint8_t>(d)},
                          static_cast<Digit>(digit),
                          seen,
                          seen.size(),
                          0};
        std::vector<CellDigit> gone;
        seen.for_each([&](int cell) { gone.push_back(cell_digit(cell, digit)); });
        chain.sum = weighted_sum(gone);
        if (!sink.wants_first_only()) {
            all.push_back(chain);
        } else if (all.empty() || takes_precedence(chain, all.front())) {
            all.assign(1, chain);
        }
    };
    const std::array<CellSet, 9> ends = strong_ends(state);
    for (int a = 0; a < 81; ++a) {
        for (DigitSet rest = static_cast<DigitSet>(state.candidates(a) & digits); rest != 0;
             rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            const CellSet& of_digit = ends[static_cast<std::size_t>(digit) - 1];
            if (!of_digit.contains(a)) continue;
            const CellSet from_start = CellSet::peers_of(a) & places[static_cast<std::size_t>(digit)];
            for_each_link(state, a, digit, [&](int b, bool strong) {
                if (!strong) return;
                for_each_link(state, b, digit, [&](int c, bool) {
                    if (c == a || !of_digit.contains(c)) return;
                    for_each_link(state, c, digit, [&](int d, bool last_strong) {
                        if (!last_strong || d == b) return;
                        const CellSet seen = from_start & CellSet::peers_of(d);
                        if (!seen.empty()) note(a, b, c, d, digit, seen);
                    });
                });
            });
        }
    }
    sort_by_places(all, takes_precedence);
    return std::any_of(all.begin(), all.end(), [&](const TurbotChain& chain) { return report_turbot(sink, chain); });
}

std::string say_turbot_fish(const Step& step, Language language) {
    const std::span<const std::uint8_t> cells(step.cells);
    return concluded(say(Phrase::turbot_fish, language,
                         {Value::cells(cells.last(2)), Value::digits(step.digits), Value::cells(cells.first(2))}),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kTurbotFish{
    .group = TechniqueGroup::single_digit,
    .techniques = {Technique::turbot_fish},
};
constinit const TechniqueCard cards::kTurbotFish{
    .label = labels::kTurbotFish,
    .find = find_turbot_fish,
    .say = say_turbot_fish,
};

}  // namespace rookery
