#include "textbook/classic/dlx.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include "textbook/classic/sudoku_matrix.hpp"
#include "textbook/combinatorics/decimal_text.hpp"
#include "textbook/exactcover/exactcover.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kUpdatesBetweenNews = 10'000'000;  // 50 ms or so

CoverRule cover_rule(ColumnRule rule) {
    if (rule == ColumnRule::random) return CoverRule::random;
    return rule == ColumnRule::first ? CoverRule::first : CoverRule::shortest;
}

ClassicEnd classic_end(CoverEnd end) {
    switch (end) {
        case CoverEnd::complete:
            break;
        case CoverEnd::enough:
            return ClassicEnd::enough;
        case CoverEnd::updates:
            return ClassicEnd::effort;
        case CoverEnd::stopped:
            return ClassicEnd::stopped;
    }
    return ClassicEnd::complete;
}

// Brings what the search comes by into the trace.
class Reporter final : public CoverVisitor {
  public:
    Reporter(Trace& trace, const Watch& watch) : trace_{trace}, watch_{watch} {
        if (!trace_.wants_events()) return;
        depth_table_ = trace_.table("depth", {"Depth", "Covers", "Backtracks", "Degrees"});
        coverings_ = trace_.table("coverings", {"Number", "Depth", "Estimate", "Sum"});
    }

    void set_counters(const CoverCounts& counts) {
        trace_.set("updates", counts.updates);
        trace_.set("nodes", counts.nodes);
        trace_.set("backtracks", counts.backtracks);
        trace_.set("dead ends", counts.dead_ends);
    }

    void node(std::size_t depth, const CoverCounts& counts) override {
        trace_.node(depth);
        if (counts.updates < next_news_) return;
        next_news_ = counts.updates + kUpdatesBetweenNews;
        set_counters(counts);
        trace_.tell(watch_);
    }

    void solution(const CoverPath& path, const CoverCounts& counts) override {
        const double estimate = path_estimate(path.depths);
        sum_ += estimate;
        if (counts.solutions == 1) {
            first_rows_.assign(path.rows.begin(), path.rows.end());
            trace_.note("estimate of the first solution path: " + decimal_text(estimate));
            if (trace_.wants_events()) tell_depths(path);
        }
        if (!trace_.wants_events()) return;
        trace_.row(coverings_, {std::to_string(counts.solutions), std::to_string(path.rows.size()),
                                decimal_text(estimate), decimal_text(sum_)});
    }

    const std::vector<int>& first_rows() const { return first_rows_; }
    double sum_of_estimates() const { return sum_; }

  private:
    // Depths count from the number of givens, which have a line of their own above.
    void tell_depths(const CoverPath& path) {
        const std::size_t givens = path.rows.size() - path.depths.size();
        if (givens > 0) trace_.row(depth_table_, {"givens", std::to_string(path.given_covers), "-", "-"});
        std::uint64_t covers = path.given_covers;
        std::uint64_t backtracks = 0;
        for (std::size_t i = 0; i < path.depths.size(); ++i) {
            const CoverDepth& depth = path.depths[i];
            covers += depth.covers;
            backtracks += depth.backtracks;
            trace_.row(depth_table_, {std::to_string(givens + i), std::to_string(depth.covers),
                                      std::to_string(depth.backtracks), std::to_string(depth.degree)});
        }
        trace_.row(depth_table_, {"Total", std::to_string(covers), std::to_string(backtracks), "-"});
    }

    Trace& trace_;
    const Watch& watch_;
    std::size_t depth_table_ = 0;
    std::size_t coverings_ = 0;
    std::uint64_t next_news_ = kUpdatesBetweenNews;
    std::vector<int> first_rows_;
    double sum_ = 0;
};

void note_tree(const TreeEstimate& tree, Trace& trace) {
    trace.note("estimate of the tree by " + std::to_string(tree.paths) + " random paths: " + decimal_text(tree.nodes) +
               " nodes, standard error " + decimal_text(tree.error));
}

}  // namespace

template <int N>
ClassicResult<N> solve_by_dlx(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace) {
    for (const std::string_view counter : kDlxCounters) trace.set(counter, 0);
    const CoverMatrix matrix = sudoku_matrix<N>(puzzle.variant);
    const std::vector<int> givens = sudoku_rows(puzzle.givens);
    trace.set("rows", static_cast<std::uint64_t>(matrix.rows()));
    trace.set("columns", static_cast<std::uint64_t>(matrix.columns()));

    CoverSettings wanted;
    wanted.rule = cover_rule(settings.rule);
    wanted.seed = settings.seed;
    wanted.solutions = settings.solutions;
    wanted.updates = settings.effort;
    wanted.watch = settings.watch;
    if (settings.paths > 0) {
        note_tree(estimate_tree(matrix, givens, wanted.rule, settings.paths, settings.seed, settings.watch), trace);
    }
    Reporter reporter(trace, settings.watch);
    const CoverResult found = find_covers(matrix, givens, wanted, reporter);
    reporter.set_counters(found.counts);
    if (found.counts.solutions > 0) {
        const double mean = reporter.sum_of_estimates() / static_cast<double>(found.counts.solutions);
        trace.note("average estimate on " + std::to_string(found.counts.solutions) +
                   (found.counts.solutions == 1 ? " path: " : " paths: ") + decimal_text(mean));
    }
    return {found.counts.solutions, classic_end(found.end), grid_of_rows<N>(reporter.first_rows())};
}

template ClassicResult<2> solve_by_dlx(const ClassicPuzzle<2>&, const ClassicSettings&, Trace&);
template ClassicResult<3> solve_by_dlx(const ClassicPuzzle<3>&, const ClassicSettings&, Trace&);
template ClassicResult<4> solve_by_dlx(const ClassicPuzzle<4>&, const ClassicSettings&, Trace&);

}  // namespace rookery
