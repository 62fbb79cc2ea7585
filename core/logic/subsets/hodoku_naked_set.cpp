// Naked pair, triple and quadruple as HoDoKu 2.2 searches for them, and the locked pair and triple: boxes, rows,
// columns; cells ascending. A cell of the set may have a single candidate. Candidates are eliminated from every house
// that all cells of the set share. The set is locked if these are a box and a line and the line loses candidates
// outside the box. Locked sets are searched for only in boxes.
#include "logic/finders.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/subsets/ascending_choices.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

namespace {

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
    // If locked sets are wanted too, none is left here.
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
