// The sets to begin with. GridChecker makes them from pseudo-puzzles: the cells of any four digits emptied, then 54
// random cells, some thousand times. Here they are all minimal sets within four digits, which is what the former come
// to, and all of up to 12 cells. Random cells would add large ones; some thousand times, they make the search up to 40
// % shorter, but take as long as the search of an easy grid.
#include "enumerate/positions/position_plan.hpp"

#include <cstddef>
#include <utility>

#include "enumerate/positions/clique_rating.hpp"
#include "enumerate/positions/remapping.hpp"
#include "enumerate/positions/set_choice.hpp"
#include "unavoidable/clique.hpp"
#include "unavoidable/minimal.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"

namespace rookery::positions {
namespace {

constexpr int kDigits = 4;        // as above
constexpr int kMaxCells = 24;     // larger sets would be left out in the end
constexpr int kCliqueCells = 11;  // the clique is chosen among sets of at most so many cells

UnavoidableList first_sets(const EnumerationRequest& request, StopToken stop) {
    TemplateSetsRequest wanted;
    wanted.digits = kDigits;
    wanted.max_cells = kMaxCells;
    wanted.stop = stop;
    UnavoidableList sets = template_sets(request.grid, wanted);
    const UnavoidableList small = small_sets(request.grid, kMaxSmallCells, stop);
    sets.insert(sets.end(), small.begin(), small.end());
    sets.insert(sets.end(), request.sets.begin(), request.sets.end());
    sort_and_merge(sets);
    return sets;
}

// What is left of the sets for clues in `free`, where `given` are clues already. False: nothing is left of one of them.
bool cut_to(const CellSet& free, const CellSet& given, UnavoidableList& sets) {
    UnavoidableList left;
    for (const CellSet& set : sets) {
        if (!(set & given).empty()) continue;
        left.push_back(set & free);
        if (left.back().empty()) return false;
    }
    if (!((free | given) == CellSet::all())) keep_minimal(left);
    sets = std::move(left);
    return true;
}

// With n clues left, the first n sets of the clique need one each.
void set_limits(const UnavoidableList& clique, Plan& plan) {
    plan.limit.fill(static_cast<std::uint8_t>(plan.positions));
    int end = 0;
    for (std::size_t n = 1; n <= clique.size(); ++n) {
        end += clique[n - 1].size();
        plan.limit[n] = static_cast<std::uint8_t>(end);
    }
}

}  // namespace

std::unique_ptr<const Plan> make_plan(const EnumerationRequest& request, StopToken stop) {
    auto plan = std::make_unique<Plan>(request.grid);
    plan->minimal = request.minimal;
    plan->given = request.required;
    const CellSet free = request.allowed - request.required;
    plan->clues = request.clues - request.required.size();
    plan->positions = free.size();
    if (!(request.required - request.allowed).empty()) return plan;
    if (plan->clues < 0 || plan->clues > plan->positions) return plan;

    UnavoidableList sets = first_sets(request, stop);
    if (stop.stop_requested()) return nullptr;
    if (!cut_to(free, plan->given, sets)) return plan;

    UnavoidableList small;
    for (const CellSet& set : sets) {
        if (set.size() <= kCliqueCells) small.push_back(set);
    }
    const std::size_t found = small.size();
    UnavoidableList clique = request.clique;
    if (clique.empty()) clique = complete_clique(plan->grid, small, stop, free, plan->given);
    if (stop.stop_requested()) return nullptr;
    if (static_cast<int>(clique.size()) > plan->clues) return plan;
    if (small.size() > found) {
        sets.insert(sets.end(), small.begin(), small.end());
        keep_minimal(sets);
    }

    clique = rated_clique(clique, sets, stop);
    if (stop.stop_requested()) return nullptr;
    const Remapping mapping = remap(clique, sets, free);
    std::copy(mapping.cell_at.begin(), mapping.cell_at.end(), plan->cell_at.begin());
    for (CellSet& set : sets) set = mapping.positions_of(set);
    plan->sets = chosen_sets(std::move(sets));
    for (const PositionSet& set : plan->sets) plan->lowest.push_back(static_cast<std::uint8_t>(set.first()));
    set_limits(clique, *plan);
    plan->possible = true;
    return plan;
}

}  // namespace rookery::positions
