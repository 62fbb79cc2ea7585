// Exact cover by dancing links: the puzzle as a matrix (sudoku_matrix.hpp), its givens as rows already taken.
//
// Counters: updates of links, nodes of the search tree, backtracks (rows tried; the search takes back each of them),
// rows and columns of the matrix, dead ends (nodes with a column that has no row left). Tables: "depth", the state of
// the search at the first solution; "coverings", the estimate from each solution's path. With the setting `paths` a
// note gives Knuth's estimate of the tree from that many random paths, made before the search.
//
// With the first or a random column the tree of a 9x9 puzzle may have more nodes than can ever be searched. Then the
// estimate is always made and shown in every progress report, and a note names the limit that ends such a search.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "textbook/classic/classic.hpp"
#include "textbook/classic/sudoku_matrix.hpp"
#include "textbook/combinatorics/decimal_text.hpp"
#include "textbook/exactcover/exactcover.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, 6> kDlxCounters{"updates", "nodes",   "backtracks",
                                                       "rows",    "columns", "dead ends"};

constexpr std::array<SettingWord, 3> kRules{{
    {"shortest", static_cast<int>(CoverRule::shortest), "shortest column", "The column with the fewest rows first"},
    {"random", static_cast<int>(CoverRule::random), "random column", "Any column, by the seed"},
    {"first", static_cast<int>(CoverRule::first), "first column", "The leftmost column first"},
}};
enum DlxSetting { kRule, kPaths };
constexpr std::array kDlxSettings{
    SolverSetting{.name = "rule",
                  .help = "which column is covered (first and random may never end: --effort N bounds the updates)",
                  .words = kRules},
    SolverSetting{.name = "paths", .help = "estimate the tree by N random paths", .high = kMaxPaths},
};

// Both searches name their ends alike, in the same order.
static_assert(static_cast<int>(CoverEnd::stopped) == static_cast<int>(ClassicEnd::stopped));

constexpr std::uint32_t kPathsOfSlowRules = 1000;
constexpr std::uint64_t kUpdatesBetweenReports = 10'000'000;  // about 50 ms

// Records the search in the trace.
class Reporter final : public CoverVisitor {
  public:
    Reporter(Trace& trace, const ProgressCallback& progress, const CoverMatrix& matrix)
        : trace_{trace}, progress_{progress}, matrix_{matrix} {
        set_counters({});
        if (!trace_.wants_events()) return;
        depth_table_ = trace_.table("depth", {"Depth", "Covers", "Backtracks", "Degrees"});
        coverings_ = trace_.table("coverings", {"Number", "Depth", "Estimate", "Sum"});
    }

    // Sets the expected size of the tree, for the reports.
    void expect(const TreeEstimate& tree) { expected_ = "; about " + decimal_text(tree.nodes) + " nodes expected"; }

    void set_counters(const CoverCounts& counts) {
        trace_.set(kDlxCounters,
                   {counts.updates, counts.nodes, counts.backtracks, static_cast<std::uint64_t>(matrix_.rows()),
                    static_cast<std::uint64_t>(matrix_.columns()), counts.dead_ends});
    }

    void node(std::size_t depth, const CoverCounts& counts) override {
        trace_.node(depth);
        if (counts.updates < next_report_) return;
        next_report_ = counts.updates + kUpdatesBetweenReports;
        set_counters(counts);
        trace_.report(progress_, expected_);
    }

    void solution(const CoverPath& path, const CoverCounts& counts) override {
        const double estimate = path_estimate(path.depths);
        sum_ += estimate;
        if (counts.solutions == 1) {
            first_rows_.assign(path.rows.begin(), path.rows.end());
            trace_.note("estimate of the first solution path: " + decimal_text(estimate));
            if (trace_.wants_events()) report_depths(path);
        }
        if (!trace_.wants_events()) return;
        trace_.row(coverings_, {std::to_string(counts.solutions), std::to_string(path.rows.size()),
                                decimal_text(estimate), decimal_text(sum_)});
    }

    const std::vector<int>& first_rows() const { return first_rows_; }
    double sum_of_estimates() const { return sum_; }

  private:
    // Depths count from the number of givens, which have their own row first.
    void report_depths(const CoverPath& path) {
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
    const ProgressCallback& progress_;
    const CoverMatrix& matrix_;
    std::size_t depth_table_ = 0;
    std::size_t coverings_ = 0;
    std::uint64_t next_report_ = kUpdatesBetweenReports;
    std::string expected_;
    std::vector<int> first_rows_;
    double sum_ = 0;
};

void note_tree(const TreeEstimate& tree, Trace& trace) {
    trace.note("estimate of the tree by " + std::to_string(tree.paths) + " random paths: " + decimal_text(tree.nodes) +
               " nodes, standard error " + decimal_text(tree.error));
}

template <int N>
ClassicResult<N> solve_by_dlx(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace) {
    const CoverMatrix matrix = sudoku_matrix<N>(puzzle.variant);
    const std::vector<int> givens = sudoku_rows(puzzle.givens);
    CoverSettings wanted;
    wanted.rule = static_cast<CoverRule>(kRules[settings.own_at(kRule)].value);
    wanted.seed = settings.seed;
    wanted.solutions = settings.solutions;
    wanted.updates = settings.budget;
    wanted.progress = settings.progress;
    Reporter reporter(trace, settings.progress, matrix);
    const bool is_slow = wanted.rule != CoverRule::shortest;
    std::uint32_t paths = settings.own_at(kPaths);
    if (paths == 0 && is_slow) paths = kPathsOfSlowRules;
    if (paths > 0) {
        const TreeEstimate tree = estimate_tree(matrix, givens, wanted.rule, paths, settings.seed, settings.progress);
        note_tree(tree, trace);
        if (is_slow) {
            reporter.expect(tree);
            trace.note(
                "a search with this rule may take longer than anyone can wait; --effort N ends it after N updates of "
                "links");
        }
    }
    const CoverResult found = find_covers(matrix, givens, wanted, reporter);
    reporter.set_counters(found.counts);
    if (found.counts.solutions > 0) {
        const double mean = reporter.sum_of_estimates() / static_cast<double>(found.counts.solutions);
        trace.note("average estimate on " + std::to_string(found.counts.solutions) +
                   (found.counts.solutions == 1 ? " path: " : " paths: ") + decimal_text(mean));
    }
    return {found.counts.solutions, static_cast<ClassicEnd>(found.end), grid_of_rows<N>(reporter.first_rows())};
}

}  // namespace

constinit const SolverLabel labels::kDlx{
    .name = "dlx",
    .title = "Dancing links",
    .help = "Exact cover",
    .counters = kDlxCounters,
    .is_ticked = true,
    .settings = kDlxSettings,
};
constinit const SolverCard cards::kDlx{labels::kDlx, {solve_by_dlx<2>, solve_by_dlx<3>, solve_by_dlx<4>}};

}  // namespace rookery
