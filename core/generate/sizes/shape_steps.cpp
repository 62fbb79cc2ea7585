#include "generate/sizes/shape_steps.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

#include "job/function_ref.hpp"

namespace rookery {
namespace {

constexpr int kLargestSubset = 3;

// Returns whether to go on. It may change the state that is searched.
using StepVisitor = FunctionRef<bool(ShapeStep&& step)>;

// What a house holds, by digit: bit i for its cell number i.
using Places = std::array<std::uint32_t, kLargestSide>;

Places places_in(const ShapeState& state, int house) {
    Places places{};
    std::uint32_t place = 1;
    for (const int cell : state.houses().cells_of(house)) {
        for (WideSet set = state.candidates(cell); set != 0; set = wide::without_lowest(set)) {
            places[static_cast<std::size_t>(std::countr_zero(set))] |= place;
        }
        place <<= 1;
    }
    return places;
}

std::vector<int> cells_at(const ShapeState& state, int house, std::uint32_t places) {
    std::vector<int> cells;
    const auto of_house = state.houses().cells_of(house);
    for (; places != 0; places &= places - 1) {
        cells.push_back(of_house[static_cast<std::size_t>(std::countr_zero(places))]);
    }
    return cells;
}

bool contains(std::span<const std::uint8_t> houses, int house) {
    return std::find(houses.begin(), houses.end(), house) != houses.end();
}

bool contains(const std::vector<int>& cells, int cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// ------------------------------------------------------------------------------------------------------------- singles

std::optional<ShapeStep> hidden_single(const ShapeState& state) {
    for (int house = 0; house < state.shape().houses(); ++house) {
        const Places places = places_in(state, house);
        for (int digit = 1; digit <= state.shape().side(); ++digit) {
            const std::uint32_t at = places[static_cast<std::size_t>(digit - 1)];
            if (!std::has_single_bit(at)) continue;
            std::vector<int> cells = cells_at(state, house, at);
            if (state.is_placed(cells.front())) continue;
            return ShapeStep{ShapeTechnique::hidden_single, house, -1, std::move(cells), wide::bit(digit), {}};
        }
    }
    return std::nullopt;
}

std::optional<ShapeStep> naked_single(const ShapeState& state) {
    for (int cell = 0; cell < state.shape().cells(); ++cell) {
        if (state.is_placed(cell) || wide::count(state.candidates(cell)) != 1) continue;
        return ShapeStep{ShapeTechnique::naked_single, -1, -1, {cell}, state.candidates(cell), {}};
    }
    return std::nullopt;
}

// -------------------------------------------------------------------------------------------------- locked candidates

bool visit_locked_in(const ShapeState& state, int house, StepVisitor visit) {
    const ShapeHouses& houses = state.houses();
    const Places places = places_in(state, house);
    for (int digit = 1; digit <= state.shape().side(); ++digit) {
        const std::uint32_t at = places[static_cast<std::size_t>(digit - 1)];
        if (std::popcount(at) < 2) continue;
        std::vector<int> cells = cells_at(state, house, at);
        for (const int other : houses.houses_of(cells.front())) {
            const bool shared = other != house && std::all_of(cells.begin(), cells.end(), [&](int cell) {
                                    return contains(houses.houses_of(cell), other);
                                });
            if (!shared) continue;
            std::vector<ShapeRemoval> removed;
            for (const int cell : houses.cells_of(other)) {
                if (!wide::has(state.candidates(cell), digit) || contains(houses.houses_of(cell), house)) continue;
                removed.push_back({cell, wide::bit(digit)});
            }
            if (removed.empty()) continue;
            if (!visit({ShapeTechnique::locked, house, other, cells, wide::bit(digit), std::move(removed)})) {
                return false;
            }
        }
    }
    return true;
}

bool visit_locked(const ShapeState& state, StepVisitor visit) {
    for (int house = 0; house < state.shape().houses(); ++house) {
        if (!visit_locked_in(state, house, visit)) return false;
    }
    return true;
}

// ------------------------------------------------------------------------------------------------------------- subsets

// Calls visit(members, their union) for each choice of `size` sets whose union has as many elements.
using SubsetVisitor = FunctionRef<bool(std::uint32_t members, std::uint32_t joined)>;

struct Subsets {
    std::span<const std::uint32_t> sets;  // empty ones are not chosen
    int size;
    SubsetVisitor visit;

    bool choose(std::size_t from, int chosen, std::uint32_t members, std::uint32_t joined) const {
        if (chosen == size) return std::popcount(joined) != size || visit(members, joined);
        for (std::size_t i = from; i < sets.size(); ++i) {
            if (sets[i] == 0 || std::popcount(joined | sets[i]) > size) continue;
            if (!choose(i + 1, chosen + 1, members | 1U << i, joined | sets[i])) return false;
        }
        return true;
    }
};

ShapeTechnique subset_technique(bool hidden, int size) {
    if (size == 2) return hidden ? ShapeTechnique::hidden_pair : ShapeTechnique::naked_pair;
    return hidden ? ShapeTechnique::hidden_triple : ShapeTechnique::naked_triple;
}

// The candidates that a subset removes: of its digits outside its cells, or of other digits in them.
std::vector<ShapeRemoval> removed_by(const ShapeState& state, int house, bool hidden, const std::vector<int>& cells,
                                     WideSet digits) {
    std::vector<ShapeRemoval> removed;
    for (const int cell : state.houses().cells_of(house)) {
        const bool inside = contains(cells, cell);
        if (inside != hidden) continue;
        const WideSet gone = state.candidates(cell) & (hidden ? ~digits : digits);
        if (gone != 0) removed.push_back({cell, gone});
    }
    return removed;
}

bool visit_subsets(const ShapeState& state, bool hidden, int size, StepVisitor visit) {
    for (int house = 0; house < state.shape().houses(); ++house) {
        std::array<std::uint32_t, kLargestSide> sets{};
        const auto cells_of_house = state.houses().cells_of(house);
        if (hidden) {
            sets = places_in(state, house);
        } else {
            std::transform(cells_of_house.begin(), cells_of_house.end(), sets.begin(),
                           [&](int cell) { return state.candidates(cell); });
        }
        for (std::uint32_t& set : sets) {
            if (std::popcount(set) < 2 || std::popcount(set) > size) set = 0;
        }
        const auto visit_subset = [&](std::uint32_t members, std::uint32_t joined) {
            std::vector<int> cells = cells_at(state, house, hidden ? joined : members);
            const WideSet digits = hidden ? members : joined;
            std::vector<ShapeRemoval> removed = removed_by(state, house, hidden, cells, digits);
            if (removed.empty()) return true;
            return visit({subset_technique(hidden, size), house, -1, std::move(cells), digits, std::move(removed)});
        };
        const auto count = static_cast<std::size_t>(state.shape().side());
        if (!Subsets{std::span(sets).first(count), size, visit_subset}.choose(0, 0, 0, 0)) return false;
    }
    return true;
}

// All steps of the techniques without placements, in their order, until the visitor stops them; after each technique
// done() is asked.
bool visit_removals(const ShapeState& state, StepVisitor visit, FunctionRef<bool()> done) {
    if (!visit_locked(state, visit)) return false;
    for (int size = 2; size <= kLargestSubset; ++size) {
        for (const bool hidden : {false, true}) {
            if (done()) return true;
            if (!visit_subsets(state, hidden, size, visit)) return false;
        }
    }
    return true;
}

}  // namespace

std::optional<ShapeStep> next_step(const ShapeState& state) {
    if (state.is_full() || state.is_dead()) return std::nullopt;
    if (auto step = hidden_single(state)) return step;
    if (auto step = naked_single(state)) return step;
    std::optional<ShapeStep> first;
    const auto keep = [&](ShapeStep&& step) {
        first = std::move(step);
        return false;
    };
    visit_removals(state, keep, [] { return false; });
    return first;
}

void apply(ShapeState& state, const ShapeStep& step) {
    if (step.is_placement()) return state.place(step.cells.front(), wide::lowest(step.digits));
    for (const ShapeRemoval& removal : step.removed) state.remove(removal.cell, removal.digits);
}

bool is_valid(const ShapeState& state, const ShapeStep& step) {
    switch (step.technique) {
        case ShapeTechnique::naked_single:
        case ShapeTechnique::naked_pair:
        case ShapeTechnique::naked_triple:
            return std::all_of(step.cells.begin(), step.cells.end(),
                               [&](int cell) { return (state.candidates(cell) & ~step.digits) == 0; });
        case ShapeTechnique::hidden_single:
        case ShapeTechnique::locked:
        case ShapeTechnique::hidden_pair:
        case ShapeTechnique::hidden_triple:
            break;
    }
    const auto cells = state.houses().cells_of(step.house);
    return std::all_of(cells.begin(), cells.end(), [&](int cell) {
        return (state.candidates(cell) & step.digits) == 0 || contains(step.cells, cell);
    });
}

std::vector<ShapeStep> steps_to_digit(const ShapeState& state) {
    std::vector<ShapeStep> steps;
    ShapeState now = state;
    while (steps.empty() || !steps.back().is_placement()) {
        auto step = next_step(now);
        if (!step) return {};
        apply(now, *step);
        steps.push_back(std::move(*step));
    }
    for (std::size_t last = steps.size() - 1; last > 0; --last) {
        std::vector<ShapeStep> fewer = steps;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(last) - 1);
        ShapeState replayed = state;
        const bool all_valid = std::all_of(fewer.begin(), fewer.end(), [&](const ShapeStep& step) {
            const bool valid = is_valid(replayed, step);
            apply(replayed, step);
            return valid;
        });
        if (all_valid) steps = std::move(fewer);
    }
    return steps;
}

std::string_view name_of(ShapeLevel level) {
    constexpr std::array<std::string_view, kShapeLevels.size()> kNames{"easy", "medium", "hard", "expert"};
    return kNames[static_cast<std::size_t>(level)];
}

bool remove_some(ShapeState& state) {
    bool found = false;
    const auto take = [&](ShapeStep&& step) {
        apply(state, step);
        found = true;
        return !state.is_dead();
    };
    visit_removals(state, take, [&] { return found; });
    return found;
}

bool fill(ShapeState& state, ShapeLevel level, int target) {
    const ShapeSingles singles = level == ShapeLevel::easy ? ShapeSingles::hidden : ShapeSingles::all;
    while (state.propagate(singles)) {
        if (target >= 0 ? state.is_placed(target) : state.is_full()) return true;
        if (level < ShapeLevel::hard || !remove_some(state)) return false;
    }
    return false;
}

ShapeLevel level_of(const ShapedGrid& puzzle) {
    for (const ShapeLevel level : kShapeLevels) {
        ShapeState state(puzzle);
        if (fill(state, level)) return level;
    }
    return ShapeLevel::expert;
}

}  // namespace rookery
