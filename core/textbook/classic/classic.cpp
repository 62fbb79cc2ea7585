#include "textbook/classic/classic.hpp"

#include <array>
#include <utility>

namespace rookery {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEnds{{
    {"complete", "the search is complete"},
    {"enough", "as many solutions as requested"},
    {"effort", "the effort limit was reached"},
    {"stopped", "stopped"},
    {"gave_up", "the method got stuck"},
}};

}  // namespace

std::string_view name_of(ClassicEnd end) {
    return kEnds[static_cast<std::size_t>(end)].first;
}
std::string_view phrase_of(ClassicEnd end) {
    return kEnds[static_cast<std::size_t>(end)].second;
}

template <int N>
ClassicResult<N> solve_classic(const SolverCard& solver, const ClassicPuzzle<N>& puzzle,
                               const ClassicSettings& settings, Trace& trace) {
    if (!solver.label.knows_conflicts && has_conflict(puzzle.givens, puzzle.variant)) {
        trace.set(solver.label.counters, {});
        return {};
    }
    return std::get<N - 2>(solver.solve)(puzzle, settings, trace);
}

template ClassicResult<2> solve_classic(const SolverCard&, const ClassicPuzzle<2>&, const ClassicSettings&, Trace&);
template ClassicResult<3> solve_classic(const SolverCard&, const ClassicPuzzle<3>&, const ClassicSettings&, Trace&);
template ClassicResult<4> solve_classic(const SolverCard&, const ClassicPuzzle<4>&, const ClassicSettings&, Trace&);

}  // namespace rookery
