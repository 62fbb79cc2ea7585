#include "bench/solving.hpp"

#include <array>
#include <span>

namespace rookery::bench {
namespace {

void solve_singly(const List& list, std::size_t first, std::size_t last, const SolveLimits& limits,
                  SolveResult* results) {
    for (std::size_t i = first; i < last; ++i) {
        const SolveResult result = solve(read_puzzle(list.puzzle(i)), limits);
        if (results != nullptr) results[i] = result;
    }
}

void solve_together(const List& list, std::size_t first, std::size_t last, const SolveLimits& limits,
                    SolveResult* results) {
    const std::size_t count = last - first;
    std::array<Grid9, kMaxInPart> puzzles;
    std::array<SolveResult, kMaxInPart> unused;
    for (std::size_t i = 0; i < count; ++i) puzzles[i] = read_puzzle(list.puzzle(first + i));
    SolveResult* const place = results != nullptr ? results + first : unused.data();
    solve_batch(std::span(puzzles).first(count), limits, std::span(place, count));
}

}  // namespace

// In a separate file and called once per few puzzles, so that it is never inlined into a long-running loop: WebAssembly
// engines do not replace a function with its optimised version while it runs.
void solve_part(const List& list, std::size_t first, std::size_t last, const Way& way, SolveResult* results) {
    if (way.batch) {
        solve_together(list, first, last, way.limits, results);
    } else {
        solve_singly(list, first, last, way.limits, results);
    }
}

}  // namespace rookery::bench
