// The order of the scale: finders are asked from the top after every step, and the first step found is taken. The order
// is by finder, not by rating: a hidden pair (3.4) is looked for only after the X-wing (3.2) but a swordfish (3.8)
// before the hidden triplet (4.0), and so on down the table.
#include "logic/finders.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "logic/techniques.hpp"

namespace rookery {

namespace {

template <class... T>
constexpr TechniqueSet set_of(T... techniques) {
    return (technique_bit(techniques) | ...);
}

using T = Technique;
constexpr std::array<Finder, 30> kFinders = {{
    {"Hidden single", set_of(T::last_cell, T::hidden_single_box, T::hidden_single_line), find_hidden_single},
    {"Direct locked candidates", set_of(T::direct_pointing, T::direct_claiming), find_direct_locking},
    {"Direct hidden pair", set_of(T::direct_hidden_pair), find_direct_hidden_pair},
    {"Naked single", set_of(T::naked_single), find_naked_single},
    {"Direct hidden triplet", set_of(T::direct_hidden_triplet), find_direct_hidden_triplet},
    {"Locked candidates", set_of(T::pointing, T::claiming), find_locking},
    {"Naked pair", set_of(T::naked_pair), find_naked_pair},
    {"X-wing", set_of(T::x_wing), find_x_wing},
    {"Hidden pair", set_of(T::hidden_pair), find_hidden_pair},
    {"Naked triplet", set_of(T::naked_triplet), find_naked_triplet},
    {"Swordfish", set_of(T::swordfish), find_swordfish},
    {"Hidden triplet", set_of(T::hidden_triplet), find_hidden_triplet},
    {"XY-wing", set_of(T::xy_wing), find_xy_wing},
    {"XYZ-wing", set_of(T::xyz_wing), find_xyz_wing},
    {"Unique rectangle or loop", set_of(T::unique_rectangle, T::unique_loop), find_unique_loop},
    {"Naked quad", set_of(T::naked_quad), find_naked_quad},
    {"Jellyfish", set_of(T::jellyfish), find_jellyfish},
    {"Hidden quad", set_of(T::hidden_quad), find_hidden_quad},
    {"Bivalue universal grave", set_of(T::bivalue_universal_grave), find_bug},
    {"Aligned pair exclusion", set_of(T::aligned_pair_exclusion), find_aligned_pair},
    {"Single forcing chain", set_of(T::x_chain, T::x_cycle, T::y_cycle, T::xy_chain, T::xy_cycle), find_single_chain},
    {"Aligned triplet exclusion", set_of(T::aligned_triplet_exclusion), find_aligned_triplet},
    {"Nishio", set_of(T::nishio_chain), find_nishio},
    {"Multiple forcing chains", set_of(T::cell_chain, T::house_chain), find_multiple_chain},
    {"Dynamic forcing chains", set_of(T::dynamic_chain), find_dynamic_chain},
    {"Dynamic forcing chains (+)", set_of(T::dynamic_plus_chain), find_dynamic_plus_chain},
    {"Nested forcing chains", set_of(T::nested_chain), find_nested_chain},
    {"Nested multiple chains", set_of(T::nested_multiple), find_nested_multiple},
    {"Nested dynamic chains", set_of(T::nested_dynamic), find_nested_dynamic},
    {"Nested forcing chains (level 5)", set_of(T::nested_nested), find_nested_nested},
}};

}  // namespace

Step& StepSink::begin(Technique technique, int rating, int variant) {
    Step& step = *step_;
    step.technique = technique;
    step.rating = rating;
    step.variant = variant;
    step.places = false;
    step.placement = {};
    step.digits = 0;
    step.eliminations.clear();
    step.marks.clear();
    step.cells.clear();
    step.houses.clear();
    step.chains.clear();
    step.nested.clear();
    return step;
}

bool StepSink::end() {
    Step& step = *step_;
    if (!wants(step.technique) || (!step.places && step.eliminations.empty())) return false;
    std::sort(step.eliminations.begin(), step.eliminations.end(), [](const CellDigit& a, const CellDigit& b) {
        return std::tie(a.cell, a.digit) < std::tie(b.cell, b.digit);
    });
    if (all_ == nullptr) return true;
    all_->push_back(step);
    return false;
}

std::span<const Finder> all_finders() {
    return kFinders;
}

bool find_first_step(const State& state, Detail detail, TechniqueSet techniques, Step& step, Workspace& workspace) {
    StepSink sink(step, detail, techniques, workspace);
    for (const Finder& finder : kFinders) {
        if ((finder.techniques & techniques) != 0 && finder.find(state, sink)) return true;
    }
    return false;
}

bool find_first_step(const State& state, Detail detail, TechniqueSet techniques, Step& step) {
    Workspace workspace;
    return find_first_step(state, detail, techniques, step, workspace);
}

std::vector<Step> find_all_steps(const State& state, Detail detail, TechniqueSet techniques, Workspace& workspace) {
    std::vector<Step> steps;
    StepSink sink(steps, detail, techniques, workspace);
    for (const Finder& finder : kFinders) {
        if ((finder.techniques & techniques) != 0 && !workspace.watch().stop_requested()) finder.find(state, sink);
    }
    return steps;
}

std::vector<Step> find_all_steps(const State& state, Detail detail, TechniqueSet techniques) {
    Workspace workspace;
    return find_all_steps(state, detail, techniques, workspace);
}

void apply(const Step& step, State& state) {
    for (const CellDigit& gone : step.eliminations) state.eliminate(gone.cell, gone.digit);
    if (step.places) state.place(step.placement.cell, step.placement.digit);
}

}  // namespace rookery
