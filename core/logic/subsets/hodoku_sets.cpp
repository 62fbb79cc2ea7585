// Pairs, triples and quadruples as HoDoKu 2.2 searches for them, and the locked pair and triple: boxes, rows, columns;
// digits or cells ascending.
//
// Hidden: the house must have more empty cells than the set; a digit of the set may have a single place.
//
// Naked: a cell of the set may have a single candidate. Candidates are eliminated from every house that all cells of
// the set share. The set is locked if these are a box and a line and the line loses candidates outside the box. Locked
// sets are searched for only in boxes.
#include <array>
#include <bit>
#include <cstdint>

#include "logic/finders.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

namespace {

// Like closed_choices.hpp, but in lexicographic order: {0,1}, {0,2}, {0,3}, {1,2}, ...
template <int K, int Left, class F>
bool extend_ascending_choice(const std::array<std::uint16_t, 9>& sets, unsigned pool, unsigned chosen, unsigned united,
                             F& f) {
    if constexpr (Left == 0) {
        return std::popcount(united) == K && f(static_cast<std::uint16_t>(chosen), static_cast<std::uint16_t>(united));
    } else {
        for (unsigned rest = pool; std::popcount(rest) >= Left; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            const unsigned wider = united | sets[static_cast<std::size_t>(i)];
            if (std::popcount(wider) > K) continue;
            if (extend_ascending_choice<K, Left - 1>(sets, rest & (rest - 1), chosen | (1U << i), wider, f)) {
                return true;
            }
        }
        return false;
    }
}

template <int K, class F>
bool for_each_ascending_choice(const std::array<std::uint16_t, 9>& sets, std::uint16_t eligible, F& f) {
    return extend_ascending_choice<K, K>(sets, eligible, 0, 0, f);
}

template <int K, Technique kTechnique>
bool find_hidden_set_in_order(const State& state, StepSink& sink) {
    const CellSet changed = sink.changes(state).cells;
    for (int house = 0; house < kHouseCount; ++house) {
        if (state.empty_count(house) <= K || (CellSet::house(house) & changed).empty()) continue;
        const auto positions = state.positions_in(house);
        DigitSet eligible = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            const int count = std::popcount(positions[static_cast<std::size_t>(digit - 1)]);
            if (0 < count && count <= K) eligible |= digit_bit(digit);
        }
        if (digit_count(eligible) < K) continue;
        const auto report = [&](DigitSet digits, PositionSet chosen) {
            if (std::popcount(chosen) != K) return false;
            Step& step = sink.begin(kTechnique);
            for_each_cell(house, chosen, [&](int cell) {
                add_eliminations(step, state, cell, static_cast<DigitSet>(kAllDigits & ~digits));
            });
            if (sink.wants_highlights()) add_set_highlights(step, state, house, chosen, digits);
            return sink.end();
        };
        if (for_each_ascending_choice<K>(positions, eligible, report)) return true;
    }
    return false;
}

std::string say_hidden_in_order(const Step& step, Language language) {
    return cards::kHiddenPair.say(step, language);
}

enum class SetKind : std::uint8_t { plain, locked };

bool report_set(const State& state, StepSink& sink, Technique technique, SetKind wanted, int house, PositionSet chosen,
                DigitSet digits) {
    CellSet cells;
    for_each_cell(house, chosen, [&](int cell) { cells.add(cell); });
    const int box = Geometry9::box_of(cells.first());
    bool in_box = false;
    bool loses_in_box = false;
    bool loses_in_line = false;
    const auto holds = [&](CellSet set) {
        bool any = false;
        set.for_each([&](int cell) { any |= (state.candidates(cell) & digits) != 0; });
        return any;
    };
    std::array<CellSet, 3> others{};  // the other cells of the shared houses: row, column, box
    std::size_t count = 0;
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
        const int shared = Geometry9::house_of(cells.first(), kind);
        if (!(cells - CellSet::house(shared)).empty()) continue;
        const CellSet rest = CellSet::house(shared) - cells;
        others[count++] = rest;
        if (kind == HouseKind::box) {
            in_box = true;
            loses_in_box = holds(rest);
        } else {
            loses_in_line = holds(rest - CellSet::house(box));
        }
    }
    const bool locked = cells.size() < 4 && in_box && loses_in_box && loses_in_line;
    if (locked != (wanted == SetKind::locked)) return false;
    Step& step = sink.begin(technique);
    CellSet done;
    for (const CellSet rest : others) {
        (rest - done).for_each([&](int cell) { add_eliminations(step, state, cell, digits); });
        done |= rest;
    }
    if (sink.wants_highlights()) add_set_highlights(step, state, house, chosen, digits);
    return sink.end();
}

template <int K, Technique kTechnique, SetKind kWanted>
bool find_naked_set_in_order(const State& state, StepSink& sink) {
    // If locked sets are searched for too, none is left when this search runs.
    const bool changes_suffice =
        kWanted == SetKind::locked || K == 4 || sink.wants(K == 2 ? Technique::locked_pair : Technique::locked_triple);
    const CellSet changed = changes_suffice ? sink.changes(state).cells : CellSet::all();
    const int houses = kWanted == SetKind::locked ? 9 : kHouseCount;
    for (int house = 0; house < houses; ++house) {
        if ((CellSet::house(house) & changed).empty()) continue;
        const auto candidates = state.candidates_in(house);
        PositionSet eligible = 0;
        for (int i = 0; i < 9; ++i) {
            const int count = digit_count(candidates[static_cast<std::size_t>(i)]);
            if (0 < count && count <= K) eligible |= position_bit(i);
        }
        if (std::popcount(eligible) < K) continue;
        const auto report = [&](PositionSet chosen, DigitSet digits) {
            return report_set(state, sink, kTechnique, kWanted, house, chosen, digits);
        };
        if (for_each_ascending_choice<K>(candidates, eligible, report)) return true;
    }
    return false;
}

std::string say_naked_in_order(const Step& step, Language language) {
    return cards::kNakedPair.say(step, language);
}

}  // namespace

constinit const TechniqueCard cards::kHodokuHiddenPair{
    .label = labels::kHiddenPair,
    .find = find_hidden_set_in_order<2, Technique::hidden_pair>,
    .say = say_hidden_in_order,
};
constinit const TechniqueCard cards::kHodokuHiddenTriple{
    .label = labels::kHiddenTriplet,
    .find = find_hidden_set_in_order<3, Technique::hidden_triplet>,
    .say = say_hidden_in_order,
};
constinit const TechniqueCard cards::kHodokuHiddenQuadruple{
    .label = labels::kHiddenQuad,
    .find = find_hidden_set_in_order<4, Technique::hidden_quad>,
    .say = say_hidden_in_order,
};

constinit const TechniqueLabel labels::kLockedPair{
    .group = TechniqueGroup::intersections,
    .techniques = {Technique::locked_pair},
};
constinit const TechniqueCard cards::kLockedPair{
    .label = labels::kLockedPair,
    .find = find_naked_set_in_order<2, Technique::locked_pair, SetKind::locked>,
    .say = say_naked_in_order,
};
constinit const TechniqueLabel labels::kLockedTriple{
    .group = TechniqueGroup::intersections,
    .techniques = {Technique::locked_triple},
};
constinit const TechniqueCard cards::kLockedTriple{
    .label = labels::kLockedTriple,
    .find = find_naked_set_in_order<3, Technique::locked_triple, SetKind::locked>,
    .say = say_naked_in_order,
};
constinit const TechniqueCard cards::kHodokuNakedPair{
    .label = labels::kNakedPair,
    .find = find_naked_set_in_order<2, Technique::naked_pair, SetKind::plain>,
    .say = say_naked_in_order,
};
constinit const TechniqueCard cards::kHodokuNakedTriple{
    .label = labels::kNakedTriplet,
    .find = find_naked_set_in_order<3, Technique::naked_triplet, SetKind::plain>,
    .say = say_naked_in_order,
};
constinit const TechniqueCard cards::kHodokuNakedQuadruple{
    .label = labels::kNakedQuad,
    .find = find_naked_set_in_order<4, Technique::naked_quad, SetKind::plain>,
    .say = say_naked_in_order,
};

}  // namespace rookery
