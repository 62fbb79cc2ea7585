// The table of methods.
#include "textbook/classic/classic.hpp"

#include "textbook/classic/annealing.hpp"
#include "textbook/classic/backtracking.hpp"
#include "textbook/classic/brute_force.hpp"
#include "textbook/classic/csp.hpp"
#include "textbook/classic/dlx.hpp"
#include "textbook/classic/ps12.hpp"
#include "textbook/classic/reasoning.hpp"
#include "textbook/classic/sat.hpp"

namespace rookery {
namespace {

struct MethodInfo {
    std::string_view name;
    std::string_view title;
    bool complete;
    std::span<const std::string_view> counters;
};

// In the order of ClassicMethod.
constexpr std::array<MethodInfo, kClassicMethods.size()> kInfos{{
    {"brute", "Brute force", true, kBruteForceCounters},
    {"backtrack", "Fewest candidates", true, kBacktrackingCounters},
    {"ps12", "PS-1-2", true, kPs12Counters},
    {"csp", "Constraints", true, kCspCounters},
    {"sat", "SAT", true, kSatCounters},
    {"dlx", "Dancing links", true, kDlxCounters},
    {"anneal", "Annealing", false, kAnnealingCounters},
    {"reason", "Reasoning", false, kReasoningCounters},
}};

const MethodInfo& info_of(ClassicMethod method) {
    return kInfos[static_cast<std::size_t>(method)];
}

}  // namespace

std::string_view name_of(ClassicMethod method) {
    return info_of(method).name;
}
std::string_view title_of(ClassicMethod method) {
    return info_of(method).title;
}
std::span<const std::string_view> counters_of(ClassicMethod method) {
    return info_of(method).counters;
}
bool is_complete(ClassicMethod method) {
    return info_of(method).complete;
}

std::optional<ClassicMethod> classic_method_named(std::string_view name) {
    for (const ClassicMethod method : kClassicMethods) {
        if (name_of(method) == name) return method;
    }
    return std::nullopt;
}

std::string_view phrase_of(ClassicEnd end) {
    switch (end) {
        case ClassicEnd::complete:
            return "the search is complete";
        case ClassicEnd::enough:
            return "as many solutions as were asked for";
        case ClassicEnd::effort:
            return "the limit of effort was reached";
        case ClassicEnd::stopped:
            return "stopped";
        case ClassicEnd::gave_up:
            return "the method cannot go on";
    }
    return {};
}

template <int N>
ClassicResult<N> solve_classic(ClassicMethod method, const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings,
                               Trace& trace) {
    switch (method) {
        case ClassicMethod::brute:
            return solve_by_brute_force(puzzle, settings, trace);
        case ClassicMethod::backtrack:
            return solve_by_backtracking(puzzle, settings, trace);
        case ClassicMethod::ps12:
            return solve_by_ps12(puzzle, settings, trace);
        case ClassicMethod::csp:
            return solve_by_csp(puzzle, settings, trace);
        case ClassicMethod::sat:
            return solve_by_sat(puzzle, settings, trace);
        case ClassicMethod::dlx:
            return solve_by_dlx(puzzle, settings, trace);
        case ClassicMethod::anneal:
            return solve_by_annealing(puzzle, settings, trace);
        case ClassicMethod::reason:
            return solve_by_reasoning(puzzle, settings, trace);
    }
    return {};
}

template ClassicResult<2> solve_classic(ClassicMethod, const ClassicPuzzle<2>&, const ClassicSettings&, Trace&);
template ClassicResult<3> solve_classic(ClassicMethod, const ClassicPuzzle<3>&, const ClassicSettings&, Trace&);
template ClassicResult<4> solve_classic(ClassicMethod, const ClassicPuzzle<4>&, const ClassicSettings&, Trace&);

}  // namespace rookery
