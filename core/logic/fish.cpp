// X-wing (3.2), swordfish (3.8), jellyfish (5.2): in k parallel lines a digit has places in only k crossing lines, so
// the crossing lines lose the digit everywhere else.
//
// SE 1.2.1: columns as bases first, then rows; digits ascending inside each; no fins; and only while at least 2k lines
// lack the digit. (Beyond that a smaller fish the other way does the same.)
#include "logic/closed_choices.hpp"
#include "logic/techniques.hpp"

namespace rookery {

namespace {

template <int K>
bool find_fish(const State& state, StepSink& sink, Technique technique, int rating) {
    for (const HouseKind base_kind : {HouseKind::column, HouseKind::row}) {
        const bool columns = base_kind == HouseKind::column;
        const int first_base = 9 * static_cast<int>(base_kind);
        const int first_cover = 9 * static_cast<int>(columns ? HouseKind::row : HouseKind::column);
        for (int digit = 1; digit <= 9; ++digit) {
            if (state.placed_count(digit) + 2 * K > 9) continue;
            std::array<PositionSet, 9> lines{};
            for (int i = 0; i < 9; ++i) lines[i] = state.positions(first_base + i, digit);
            const auto report = [&](PositionSet bases, PositionSet covers) {
                Step& step = sink.begin(technique, rating);
                for (PositionSet rest = covers; rest != 0; rest = without_lowest(rest)) {
                    const int cover = first_cover + std::countr_zero(rest);
                    for_each_cell(cover, state.positions(cover, digit) & ~bases,
                                  [&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
                }
                if (sink.wants_picture()) {
                    step.digits = digit_bit(digit);
                    for (PositionSet rest = bases; rest != 0; rest = without_lowest(rest)) {
                        const int base = first_base + std::countr_zero(rest);
                        add_house(step, base);
                        for_each_cell(base, state.positions(base, digit), [&](int cell) {
                            add_cell(step, cell);
                            add_marks(step, state, cell, step.digits, MarkRole::base);
                        });
                    }
                    for (PositionSet rest = covers; rest != 0; rest = without_lowest(rest)) {
                        add_house(step, first_cover + std::countr_zero(rest));
                    }
                }
                return sink.end();
            };
            if (for_each_closed_choice<K>(lines, eligible_sets(lines, K), report)) return true;
        }
    }
    return false;
}

}  // namespace

bool find_x_wing(const State& state, StepSink& sink) {
    return find_fish<2>(state, sink, Technique::x_wing, 32);
}
bool find_swordfish(const State& state, StepSink& sink) {
    return find_fish<3>(state, sink, Technique::swordfish, 38);
}
bool find_jellyfish(const State& state, StepSink& sink) {
    return find_fish<4>(state, sink, Technique::jellyfish, 52);
}

}  // namespace rookery
