// XY- and XYZ-wings as HoDoKu 2.2 searches for them. XY: three cells of two candidates, ascending; the first is tried
// as the pivot, then the second, then the third. XYZ: the pivot first, then the wings, ascending.
#include <vector>

#include "logic/hodoku_cards.hpp"
#include "logic/wings/wing_report.hpp"

namespace rookery {

namespace {

std::vector<int> cells_of_size(const State& state, int count) {
    std::vector<int> cells;
    state.cells_with_count(count).for_each([&](int cell) { cells.push_back(cell); });
    return cells;
}

bool try_pivot(const State& state, StepSink& sink, int pivot, int wing_a, int wing_b) {
    if (!Geometry9::sees(pivot, wing_a) || !Geometry9::sees(pivot, wing_b)) return false;
    const auto shared = static_cast<DigitSet>(state.candidates(wing_a) & state.candidates(wing_b));
    return is_single(shared) && report_wing(state, sink, pivot, wing_a, wing_b, lowest_digit(shared));
}

// Three different sets over three digits.
bool make_wing(DigitSet a, DigitSet b, DigitSet c) {
    return digit_count(static_cast<DigitSet>(a | b | c)) == 3 && a != b && b != c && c != a;
}

bool find_xy_wing_in_order(const State& state, StepSink& sink) {
    const CellSet changed = sink.changes(state).cells;
    if ((changed & state.cells_with_count(2)).empty()) return false;
    const std::vector<int> cells = cells_of_size(state, 2);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const DigitSet a = state.candidates(cells[i]);
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            const DigitSet b = state.candidates(cells[j]);
            if (digit_count(static_cast<DigitSet>(a | b)) != 3) continue;
            const bool has_changed = changed.contains(cells[i]) || changed.contains(cells[j]);
            for (std::size_t k = j + 1; k < cells.size(); ++k) {
                if (!has_changed && !changed.contains(cells[k])) continue;
                if (!make_wing(a, b, state.candidates(cells[k]))) continue;
                if (try_pivot(state, sink, cells[i], cells[j], cells[k])) return true;
                if (try_pivot(state, sink, cells[j], cells[i], cells[k])) return true;
                if (try_pivot(state, sink, cells[k], cells[j], cells[i])) return true;
            }
        }
    }
    return false;
}

bool find_xyz_wing_in_order(const State& state, StepSink& sink) {
    const CellSet of_wings = state.cells_with_count(2) | state.cells_with_count(3);
    if ((sink.changes(state).cells & of_wings).empty()) return false;
    const std::vector<int> wings = cells_of_size(state, 2);
    for (const int pivot : cells_of_size(state, 3)) {
        const DigitSet own = state.candidates(pivot);
        for (std::size_t j = 0; j < wings.size(); ++j) {
            const DigitSet a = state.candidates(wings[j]);
            if ((a & ~own) != 0) continue;
            for (std::size_t k = j + 1; k < wings.size(); ++k) {
                if (!make_wing(own, a, state.candidates(wings[k]))) continue;
                if (try_pivot(state, sink, pivot, wings[j], wings[k])) return true;
            }
        }
    }
    return false;
}

std::string say_xy(const Step& step, Language language) {
    return cards::kXyWing.say(step, language);
}
std::string say_xyz(const Step& step, Language language) {
    return cards::kXyzWing.say(step, language);
}

}  // namespace

constinit const TechniqueCard cards::kHodokuXyWing{
    .label = labels::kXyWing, .find = find_xy_wing_in_order, .say = say_xy};
constinit const TechniqueCard cards::kHodokuXyzWing{
    .label = labels::kXyzWing, .find = find_xyz_wing_in_order, .say = say_xyz};

}  // namespace rookery
