// cover: rows of a 0/1 matrix that meet every column exactly once, by dancing links; or Langford pairs.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "text/text.hpp"
#include "textbook/combinatorics/decimal_text.hpp"
#include "textbook/exactcover/cover_matrix_text.hpp"
#include "textbook/exactcover/exactcover.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/sink_progress.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMaxLangford = 40;
constexpr std::uint64_t kUpdatesBetweenReports = 10'000'000;  // 50 ms or so

enum class CoverRows : std::uint8_t {
    covers,  // one for each
    count,   // one for all
    depths,  // one for each depth of the first cover's path
};

struct CoverOptions : VerbOptions {
    NumberOption<int> langford{this,
                               "langford",
                               "N",
                               "instead of a matrix: Langford pairs of 1 to N, of two reversed ones the first",
                               {.low = 1, .high = kMaxLangford}};
    SwitchOption reversed{this, "reversed", "with langford: the reversed ones too"};
    SwitchOption hitting{this, "hitting", "the lines are sets: the columns that meet every line once"};
    NumberOption<> limit{this, "limit", "N", "end with so many solutions", {.low = 1}, {.note = "all"}};
    ChoiceOption<CoverRule> rule{
        this,
        "rule",
        "the column that is covered next",
        {{"shortest", CoverRule::shortest}, {"random", CoverRule::random}, {"first", CoverRule::first}},
        {.word = "shortest"}};
    SwitchOption count{this, "count", "only how many there are, with the search's nodes and updates of links"};
    NumberOption<> paths{this,
                         "paths",
                         "N",
                         "with count: Knuth's estimate of the nodes from so many random paths",
                         {.high = kMaxPaths},
                         {.note = "none"}};
    SwitchOption trace{this, "trace", "only how the search stood at the first solution, depth by depth"};
    SeedOption seed{this, "of the rule random and of the paths"};
};

struct CoverQuestion {
    CoverMatrix matrix;
    std::optional<LangfordPairs> langford;  // what the matrix stands for
    std::optional<TextProblem> problem;     // with the text of the matrix
    CoverRows rows = CoverRows::covers;
    CoverSettings settings;
    std::uint64_t paths = 0;
};

std::int64_t as_number(std::uint64_t value) {
    return static_cast<std::int64_t>(value);
}

struct CoverRow {
    std::uint64_t n;
    std::vector<std::int64_t> numbers;  // of rows of the matrix, or as Langford pairs
};
constexpr std::array kCoverColumns{column<&CoverRow::n>("n"), column<&CoverRow::numbers>("rows")};
constexpr std::array kLangfordColumns{column<&CoverRow::n>("n"), column<&CoverRow::numbers>("arrangement")};

// A depth of the path to the first cover, or in text "total": of all of them.
struct ShownDepth {
    std::optional<int> depth;
};
void put(RowWriter& row, const ShownDepth& shown) {
    if (shown.depth) {
        row.put(*shown.depth);
    } else {
        row.put("total", nullptr);
    }
}
struct DepthRow {
    ShownDepth depth;
    std::optional<std::string> column_name = {};
    std::optional<int> row = {};
    std::uint64_t covers = 0;
    std::uint64_t backtracks = 0;
    std::optional<int> degree = {};
    IfAny<double> estimate = {};  // of the total
};
constexpr std::array kDepthColumns{column<&DepthRow::depth>("depth"),
                                   column<&DepthRow::column_name>("column"),
                                   column<&DepthRow::row>("row"),
                                   column<&DepthRow::covers>("covers"),
                                   column<&DepthRow::backtracks>("backtracks"),
                                   column<&DepthRow::degree>("degree"),
                                   only_json<&DepthRow::estimate>("estimate")};

struct ShownEstimate {
    double nodes;
};
void put(RowWriter& row, const ShownEstimate& estimate) {
    row.put(decimal_text(estimate.nodes), estimate.nodes);
}
struct CoverCountRow {
    SolutionCount solutions;
    std::uint64_t nodes;
    std::uint64_t updates;
    std::optional<ShownEstimate> estimate = {};
    IfAny<double> error = {};
};
constexpr auto kCoverCountColumns = joined_columns(
    kSolutionCountColumns<&CoverCountRow::solutions>,
    std::array{column<&CoverCountRow::nodes>("nodes"), column<&CoverCountRow::updates>("updates"),
               column<&CoverCountRow::estimate>("estimate"), only_json<&CoverCountRow::error>("standard error")});

// The rows of each kind; of one call there is one kind.
struct CoverTables {
    CoverTables(bool langford, bool json)
        : covers(langford ? kLangfordColumns : kCoverColumns, json),
          depths(kDepthColumns, json),
          count(kCoverCountColumns, json) {}

    Table<CoverRow> covers;
    Table<DepthRow> depths;
    Table<CoverCountRow> count;
};

// Sends a row for each cover, or for each depth of the first.
class CoverSender final : public CoverVisitor {
  public:
    CoverSender(const CoverQuestion& question, const CoverTables& tables, Sink& sink, const ProgressCallback& progress)
        : question_{question}, covers_(tables.covers, sink), depths_(tables.depths, sink), progress_{progress} {}

    void node(std::size_t, const CoverCounts& counts) override {
        if (counts.updates < next_report_) return;
        next_report_ = counts.updates + kUpdatesBetweenReports;
        progress_.report(grouped(as_number(counts.nodes)) + " nodes, " + grouped(as_number(counts.solutions)) +
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
        covers_.send({counts.solutions, std::move(numbers)});
    }

    void send_depths(const CoverPath& path) {
        std::uint64_t covers = 0;
        std::uint64_t backtracks = 0;
        for (std::size_t i = 0; i < path.depths.size(); ++i) {
            const CoverDepth& depth = path.depths[i];
            covers += depth.covers;
            backtracks += depth.backtracks;
            depths_.send({{static_cast<int>(i)},
                          std::string(question_.matrix.name(depth.column)),
                          path.rows[i] + 1,
                          depth.covers,
                          depth.backtracks,
                          depth.degree});
        }
        DepthRow total{.depth = {}, .covers = covers, .backtracks = backtracks};
        total.estimate = {path_estimate(path.depths)};
        depths_.send(total);
    }

    const CoverQuestion& question_;
    RowSender<CoverRow> covers_;
    RowSender<DepthRow> depths_;
    const ProgressCallback& progress_;
    std::uint64_t next_report_ = kUpdatesBetweenReports;
};

// One part: the branches of the search differ too much to divide it well.
class CoverJob : public Job {
  public:
    CoverJob(CoverQuestion question, bool json)
        : question_{std::move(question)}, tables_(question_.langford.has_value(), json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        if (question_.rows == CoverRows::count) return tables_.count.header();
        return question_.rows == CoverRows::depths ? tables_.depths.header() : tables_.covers.header();
    }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const override {
        if (question_.problem) {
            sink.problem(question_.problem->line, question_.problem->column, question_.problem->sentence);
            return PartStatus::done;
        }
        const SinkProgress progress(sink, stop);
        CoverSettings settings = question_.settings;
        settings.progress = progress.callback();
        const TreeEstimate tree =
            estimate_tree(question_.matrix, {}, settings.rule, question_.paths, settings.seed, settings.progress);
        CoverSender sender(question_, tables_, sink, settings.progress);
        const CoverResult found = find_covers(question_.matrix, {}, settings, sender);
        if (found.end == CoverEnd::stopped) return PartStatus::stopped;
        if (question_.rows == CoverRows::count) tables_.count.send(count_row(found, tree), sink);
        return PartStatus::done;
    }

  private:
    static CoverCountRow count_row(const CoverResult& found, const TreeEstimate& tree) {
        const CoverCounts& counts = found.counts;
        CoverCountRow row{{counts.solutions, found.end == CoverEnd::complete}, counts.nodes, counts.updates};
        if (tree.paths != 0) {
            row.estimate = {tree.nodes};
            row.error = {tree.error};
        }
        return row;
    }

    CoverQuestion question_;
    CoverTables tables_;
};

void read_matrix(const Call& call, CoverOptions& options, CoverQuestion& question) {
    const bool sets = options.hitting.on();
    if (const auto n = options.langford.if_given()) {
        if (!call.input.empty()) options.refuse("expected a matrix or the option langford, found both");
        if (sets) options.refuse("the option hitting is for a matrix, not for langford");
        question.langford = langford_pairs(*n, !options.reversed.on());
        question.matrix = question.langford->matrix;
        return;
    }
    if (options.reversed.on()) options.refuse("the option reversed is for langford");
    auto read = parse_cover_matrix(call.input);
    if (auto* problem = std::get_if<TextProblem>(&read)) {
        question.problem = std::move(*problem);
    } else {
        auto& matrix = std::get<CoverMatrix>(read);
        question.matrix = sets ? transposed(matrix) : std::move(matrix);
    }
}

std::unique_ptr<Job> make_cover(const Call& call, CoverOptions& options) {
    CoverQuestion question;
    read_matrix(call, options, question);
    question.settings.rule = options.rule.value();
    question.settings.seed = options.seed.value();
    question.settings.solutions = options.limit.value_or(kMaxNumber);
    question.paths = options.paths.value();
    const bool count = options.count.on();
    const bool trace = options.trace.on();
    if (count && trace) options.refuse("expected count or trace, found both");
    if (question.paths > 0 && !count) options.refuse("the option paths is for count");
    if (count) question.rows = CoverRows::count;
    if (trace) {
        question.rows = CoverRows::depths;
        question.settings.solutions = 1;
    }
    return std::make_unique<CoverJob>(std::move(question), options.json.on());
}

}  // namespace

Verb cover_verb() {
    return declared_verb(
        {.name = "cover",
         .help = "rows of a matrix (0 and 1, a row a line) that meet every column once, by dancing links",
         .rows = {row_info(kCoverColumns), row_info(kLangfordColumns), row_info(kDepthColumns),
                  row_info(kCoverCountColumns)},
         .instead_of_input = {"langford"},
         .awaits = "a matrix of 0 and 1, a row a line"},
        make_cover);
}

}  // namespace rookery
