// The oracle for enumerations: gives every choice of clues that a request allows to the plain solver.
#pragma once

#include <cstddef>
#include <vector>

#include "enumerate/enumerate.hpp"
#include "support/enumerated.hpp"
#include "support/masks.hpp"
#include "support/plain/plain_solver.hpp"

namespace rookery::tried {

inline bool has_one_solution(const Grid9& grid, const CellSet& clues) {
    return plain::solve(samples::puzzle_of(grid, clues).digits).solutions == 1;
}

inline bool needs_each_clue(const Grid9& grid, const CellSet& clues) {
    bool needs = true;
    clues.for_each([&](int cell) { needs = needs && !has_one_solution(grid, clues - CellSet::single(cell)); });
    return needs;
}

// For small spaces: the choices soon run into the thousands. In the order of enumerated::sorted().
inline std::vector<CellSet> puzzles_of(const EnumerationRequest& request) {
    std::vector<int> free;
    (request.allowed - request.required).for_each([&](int cell) { free.push_back(cell); });
    std::vector<CellSet> puzzles;
    const auto extend = [&](auto self, const CellSet& clues, int left, std::size_t from) -> void {
        if (left == 0) {
            if (!has_one_solution(request.grid, clues)) return;
            if (!request.minimal || needs_each_clue(request.grid, clues)) puzzles.push_back(clues);
            return;
        }
        for (std::size_t i = from; i + static_cast<std::size_t>(left) <= free.size(); ++i) {
            self(self, clues | CellSet::single(free[i]), left - 1, i + 1);
        }
    };
    const int left = request.clues - request.required.size();
    if (left >= 0) extend(extend, request.required, left, 0);
    return enumerated::sorted(puzzles);
}

}  // namespace rookery::tried
