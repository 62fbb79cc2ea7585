// cover: rows of a 0/1 matrix that meet every column exactly once, by dancing links; or Langford pairs.
#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "combinatorics/decimal_text.hpp"
#include "exactcover/exactcover.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"
#include "verbs/matrix_text.hpp"
#include "verbs/row.hpp"
#include "verbs/sink_watch.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr std::uint64_t kMostLangford = 40;
constexpr std::uint64_t kUpdatesBetweenNews = 10'000'000;  // 50 ms or so

enum class CoverRows : std::uint8_t {
    covers,  // one for each
    count,   // one for all
    depths,  // one for each depth of the first cover's path
};

struct CoverQuestion {
    CoverMatrix matrix;
    std::optional<LangfordPairs> langford;  // what the matrix stands for
    std::optional<TextProblem> problem;     // with the text of the matrix
    CoverRows rows = CoverRows::covers;
    CoverSettings settings;
    std::uint64_t paths = 0;
    bool json = false;
};

std::int64_t as_number(std::uint64_t value) {
    return static_cast<std::int64_t>(value);
}

// Sends a row for each cover, or for each depth of the first.
class RowSender final : public CoverVisitor {
  public:
    RowSender(const CoverQuestion& question, Sink& sink, const Watch& watch)
        : question_{question}, sink_{sink}, watch_{watch} {}

    void node(std::size_t, const CoverCounts& counts) override {
        if (counts.updates < next_news_) return;
        next_news_ = counts.updates + kUpdatesBetweenNews;
        watch_.tell(grouped(as_number(counts.nodes)) + " nodes, " + grouped(as_number(counts.solutions)) +
                    " solutions");
    }

    void solution(const CoverPath& path, const CoverCounts& counts) override {
        if (question_.rows == CoverRows::covers) send_cover(path, counts);
        if (question_.rows == CoverRows::depths && counts.solutions == 1) send_depths(path);
    }

  private:
    void send_cover(const CoverPath& path, const CoverCounts& counts) {
        std::vector<std::int64_t> numbers;
        if (question_.langford) {
            for (const int number : question_.langford->arrangement(path.rows)) numbers.push_back(number);
        } else {
            for (const int row : path.rows) numbers.push_back(row + 1);
            std::sort(numbers.begin(), numbers.end());
        }
        std::string text;
        for (const std::int64_t number : numbers) append_item(text, std::to_string(number), " ");
        Row row(question_.json);
        row.number("n", as_number(counts.solutions));
        row.shown(question_.langford ? "arrangement" : "rows", text, std::move(numbers));
        sink_.row(row.write());
    }

    void send_depths(const CoverPath& path) {
        std::uint64_t covers = 0;
        std::uint64_t backtracks = 0;
        for (std::size_t i = 0; i < path.depths.size(); ++i) {
            const CoverDepth& depth = path.depths[i];
            covers += depth.covers;
            backtracks += depth.backtracks;
            Row row(question_.json);
            row.number("depth", static_cast<std::int64_t>(i));
            row.text("column", question_.matrix.name(depth.column)).number("row", path.rows[i] + 1);
            row.number("covers", as_number(depth.covers)).number("backtracks", as_number(depth.backtracks));
            row.number("degree", depth.degree);
            sink_.row(row.write());
        }
        Row total(question_.json);
        total.shown("depth", "total", {}).absent("column").absent("row");
        total.number("covers", as_number(covers)).number("backtracks", as_number(backtracks));
        total.absent("degree").extra("estimate", path_estimate(path.depths));
        sink_.row(total.write());
    }

    const CoverQuestion& question_;
    Sink& sink_;
    const Watch& watch_;
    std::uint64_t next_news_ = kUpdatesBetweenNews;
};

// One part: the branches of the search differ too much to divide it well.
class CoverWork : public Work {
  public:
    explicit CoverWork(CoverQuestion question) : question_{std::move(question)} {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        if (question_.json) return {"json"};
        if (question_.rows == CoverRows::count) return {"solutions", "nodes", "updates", "estimate"};
        if (question_.rows == CoverRows::depths) return {"depth", "column", "row", "covers", "backtracks", "degree"};
        return {"n", question_.langford ? "arrangement" : "rows"};
    }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const override {
        if (question_.problem) {
            sink.problem(question_.problem->line, question_.problem->column, question_.problem->sentence);
            return PartStatus::done;
        }
        const SinkWatch watch(sink, stop);
        CoverSettings settings = question_.settings;
        settings.watch = watch.watch();
        const TreeEstimate tree =
            estimate_tree(question_.matrix, {}, settings.rule, question_.paths, settings.seed, settings.watch);
        RowSender sender(question_, sink, settings.watch);
        const CoverResult found = find_covers(question_.matrix, {}, settings, sender);
        if (found.end == CoverEnd::stopped) return PartStatus::stopped;
        if (question_.rows == CoverRows::count) sink.row(count_row(found, tree));
        return PartStatus::done;
    }

  private:
    std::string count_row(const CoverResult& found, const TreeEstimate& tree) const {
        const std::int64_t solutions = as_number(found.counts.solutions);
        const bool complete = found.end == CoverEnd::complete;
        Row row(question_.json);
        row.shown("solutions", std::to_string(solutions) + (complete ? "" : "+"), solutions);
        row.extra("complete", complete);
        row.number("nodes", as_number(found.counts.nodes)).number("updates", as_number(found.counts.updates));
        if (tree.paths == 0) return row.absent("estimate").write();
        row.shown("estimate", decimal_text(tree.nodes), tree.nodes).extra("standard error", tree.error);
        return row.write();
    }

    CoverQuestion question_;
};

CoverRule read_rule(Options& options) {
    constexpr std::array<std::pair<std::string_view, CoverRule>, 3> kRules{
        {{"shortest", CoverRule::shortest}, {"random", CoverRule::random}, {"first", CoverRule::first}}};
    return options.choice("rule", kRules, CoverRule::shortest);
}

void read_matrix(const Call& call, Options& options, CoverQuestion& question) {
    const bool sets = options.flag("hitting");
    if (options.has("langford")) {
        const auto n = static_cast<int>(options.number("langford", 1, 1, kMostLangford));
        if (!call.input.empty()) options.reject_call("expected a matrix or the option langford, found both");
        if (sets) options.reject_call("the option hitting is for a matrix, not for langford");
        question.langford = langford_pairs(n, !options.flag("reversed"));
        question.matrix = question.langford->matrix;
        return;
    }
    if (options.flag("reversed")) options.reject_call("the option reversed is for langford");
    auto read = parse_cover_matrix(call.input);
    if (auto* problem = std::get_if<TextProblem>(&read)) {
        question.problem = std::move(*problem);
    } else {
        auto& matrix = std::get<CoverMatrix>(read);
        question.matrix = sets ? transposed(matrix) : std::move(matrix);
    }
}

std::unique_ptr<Work> make_cover(const Call& call, Options& options) {
    CoverQuestion question;
    read_matrix(call, options, question);
    question.settings.rule = read_rule(options);
    question.settings.seed = options.number("seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    question.settings.solutions = options.number("limit", kMost, 1, kMost);
    question.paths = options.number("paths", 0, 0, kMostPaths);
    question.json = options.flag("json");
    const bool count = options.flag("count");
    const bool trace = options.flag("trace");
    if (count && trace) options.reject_call("expected count or trace, found both");
    if (question.paths > 0 && !count) options.reject_call("the option paths is for count");
    if (count) question.rows = CoverRows::count;
    if (trace) {
        question.rows = CoverRows::depths;
        question.settings.solutions = 1;
    }
    return std::make_unique<CoverWork>(std::move(question));
}

}  // namespace

Verb cover_verb() {
    return {{"cover",
             "rows of a matrix (0 and 1, a row a line) that meet every column once, by dancing links",
             true,
             {{"langford", "N", "instead of a matrix: Langford pairs of 1 to N, of two reversed ones the first"},
              {"reversed", "", "with langford: the reversed ones too"},
              {"hitting", "", "the lines are sets: the columns that meet every line once"},
              {"limit", "N", "end with so many solutions (all)"},
              {"rule", "NAME", "the column that is covered next: shortest, random or first (shortest)"},
              {"count", "", "only how many there are, with the search's nodes and updates of links"},
              {"paths", "N", "with count: Knuth's estimate of the nodes from so many random paths (none)"},
              {"trace", "", "only how the search stood at the first solution, depth by depth"},
              {"seed", "S", "of the rule random and of the paths (1)"},
              kJsonOption},
             {"langford"},
             "a matrix of 0 and 1, a row a line"},
            make_cover};
}

}  // namespace rookery
