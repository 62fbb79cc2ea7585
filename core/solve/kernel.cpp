// The searches, compiled once for each target (CMakeLists.txt), each with its own name for the table.
#include "solve/kernel.hpp"

#include "solve/search.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

namespace {

// Writes into the caller's result, which must be new.
void solve_grid(const Grid9& puzzle, const SolveLimits& limits, SolveResult& result) {
    PackedBoard board = pack(puzzle);
    LowestFirst order;
    Search<LowestFirst>(limits, order, result).run(board);
}

void solve_candidates(const Candidates9& candidates, const SolveLimits& limits, SolveResult& result) {
    PackedBoard board = pack(candidates);
    LowestFirst order;
    Search<LowestFirst>(limits, order, result).run(board);
}

void solve_grids(const Grid9* puzzles, std::size_t count, const SolveLimits& limits, SolveResult* results) {
    std::size_t i = 0;
    if constexpr (kPairsPay) {
        for (; i + 1 < count; i += 2) {
            PackedBoard first = pack(puzzles[i]);
            PackedBoard second = pack(puzzles[i + 1]);
            const PairOutcome both = propagate_pair(first, second);
            LowestFirst order;
            Search<LowestFirst>(limits, order, results[i]).run_from_rest(both.first, first);
            Search<LowestFirst>(limits, order, results[i + 1]).run_from_rest(both.second, second);
        }
    }
    for (; i < count; ++i) solve_grid(puzzles[i], limits, results[i]);
}

void visit_solutions(const Grid9& puzzle, const SolveLimits& limits, SolutionVisitor visit, SolveResult& result) {
    PackedBoard board = pack(puzzle);
    LowestFirst order;
    Search<LowestFirst>(limits, order, result, visit).run(board);
}

void visit_candidates(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit,
                      SolveResult& result) {
    PackedBoard board = pack(candidates);
    LowestFirst order;
    Search<LowestFirst>(limits, order, result, visit).run(board);
}

void visit_preferring(const Candidates9& candidates, const Candidates9& preferred, const SolveLimits& limits,
                      SolutionVisitor visit, SolveResult& result) {
    PackedBoard board = pack(candidates);
    const KnownWords first = words_of(pack(preferred));
    PreferredFirst order(first);
    Search<PreferredFirst>(limits, order, result, visit).run(board);
}

void solve_chosen(const Grid9& puzzle, const SolveLimits& limits, ChooseBelow choose, SolveResult& result) {
    PackedBoard board = pack(puzzle);
    ChosenFirst order(choose);
    Search<ChosenFirst>(limits, order, result).run(board);
}

void pack_known(const Grid9& solution, KnownWords& known) {
    known = words_of(pack(solution));
}

PackedBoard board_of(const OtherSolutionQuery& query) {
    BoardWords words;
    for (auto& lanes : words) lanes.fill(kCandidateBits | kGuardBits);
    const auto give = [&](int cell) {
        const PackedCell place = packed_cell(cell);
        std::uint32_t& lane = words[place.position][place.band];
        lane &= ~(kFieldMask << place.shift) | query.known[place.position][place.band];
    };
    for (std::uint64_t rest = query.given_lo; rest != 0; rest &= rest - 1) give(std::countr_zero(rest));
    for (std::uint64_t rest = query.given_hi; rest != 0; rest &= rest - 1) give(64 + std::countr_zero(rest));
    if (query.differing_cell >= 0) {
        const PackedCell place = packed_cell(query.differing_cell);
        words[place.position][place.band] &= ~(query.known[place.position][place.band] & kFieldMask << place.shift);
    }
    PackedBoard board;
    for (int k = 0; k < 9; ++k) board.at[k] = V128::from_u32(words[k][0], words[k][1], words[k][2], words[k][0]);
    return board;
}

void visit_different(const OtherSolutionQuery& query, const SolveLimits& limits, SolutionVisitor visit,
                     SolveResult& result) {
    PackedBoard board = board_of(query);
    if (query.differing_cell >= 0) {
        OtherThanKnown<true> order(query.known);
        Search<OtherThanKnown<true>>(limits, order, result, visit).run(board);
    } else {
        OtherThanKnown<false> order(query.known);
        Search<OtherThanKnown<false>>(limits, order, result, visit).run(board);
    }
}

void solve_different(const OtherSolutionQuery& query, const SolveLimits& limits, SolveResult& result) {
    visit_different(query, limits, nullptr, result);
}

}  // namespace

extern const Kernel kKernel;
const Kernel kKernel{solve_grid,       solve_candidates, solve_grids,     visit_solutions, visit_candidates,
                     visit_preferring, solve_chosen,     solve_different, visit_different, pack_known};

}  // namespace ROOKERY_TARGET

}  // namespace rookery
