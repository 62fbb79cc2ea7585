// cover: rows of a 0/1 matrix that cover every column exactly once, by dancing links; or Langford pairs, or a sudoku by
// its matrix. Also minimal hitting sets of the lines, the matrix itself, and the size of the search.
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "job/progress.hpp"
#include "textbook/classic/sudoku_matrix.hpp"
#include "textbook/combinatorics/decimal_text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/sink_progress.hpp"
#include "verbs/textbook/cover_options.hpp"
#include "verbs/textbook/estimate_row.hpp"

namespace rookery {
namespace {

// The rows of the verb cover, of every kind.

struct CoverRow {
    std::uint64_t n;
    std::vector<std::int64_t> numbers = {};  // of rows of the matrix, or as Langford pairs
    std::string solution = {};               // of a sudoku
};

constexpr std::string_view kNumberMeaning = "its number, from 1";
inline constexpr std::array kCoverColumns{
    column<&CoverRow::n>("n").means(kNumberMeaning),
    column<&CoverRow::numbers>("rows").means("numbers of the matrix's rows, from 1; with hitting, of its columns")};

inline constexpr std::array kLangfordColumns{column<&CoverRow::n>("n").means(kNumberMeaning),
                                             column<&CoverRow::numbers>("arrangement")};

inline constexpr std::array kSudokuColumns{column<&CoverRow::n>("n").means(kNumberMeaning),
                                           column<&CoverRow::solution>("solution")};

struct MatrixRow {
    std::string entries;
    int number;
    std::vector<std::string> columns;
};

inline constexpr std::array kMatrixColumns{
    column<&MatrixRow::entries>("matrix").means("a 0 or 1 for each column"),
    only_json<&MatrixRow::number>("row").means("its number, from 1"),
    only_json<&MatrixRow::columns>("columns").means("names of the columns with a 1")};

// A depth of the path to the first cover, or as text "total" for all of them.
struct ShownDepth {
    std::optional<int> depth;
};

OrNull<NumberValue> put(RowWriter& row, const ShownDepth& shown) {
    if (!shown.depth) return row.put("total", nullptr);
    return row.put(*shown.depth);
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

inline constexpr std::array kDepthColumns{
    column<&DepthRow::depth>("depth").means("null in the last row, which has the totals"),
    column<&DepthRow::column_name>("column").means("the name of the column covered at this depth"),
    column<&DepthRow::row>("row").means("the number of the row that covers it, from 1"),
    column<&DepthRow::covers>("covers").means("how often a column was covered here"),
    column<&DepthRow::backtracks>("backtracks"),
    column<&DepthRow::degree>("degree").means("number of rows to choose from"),
    only_json<&DepthRow::estimate>("estimate").means("of the size of the search; only in the last row")};

struct ShownEstimate {
    double nodes;
};

NumberValue put(RowWriter& row, const ShownEstimate& estimate) {
    return row.put(decimal_text(estimate.nodes), estimate.nodes);
}

struct CoverCountRow {
    SolutionCount solutions;
    std::uint64_t nodes;
    std::uint64_t updates;
    std::optional<ShownEstimate> estimate = {};
    std::optional<ShownEstimate> error = {};
};

inline constexpr auto kCoverCountColumns = joined_columns(
    kSolutionCountColumns<&CoverCountRow::solutions>,
    std::array{column<&CoverCountRow::nodes>("nodes").means("of the search"),
               column<&CoverCountRow::updates>("updates").means("of links"),
               column<&CoverCountRow::estimate>("estimate").means("of the nodes; null without the option paths"),
               column<&CoverCountRow::error>("standard error").means("of that; null with fewer than two paths")});

inline constexpr auto kPathColumns = estimate_columns("paths");

// The tables for each kind of row; a call uses one of them.
struct CoverTables {
    CoverTables(const CoverQuestion& question, bool json)
        : covers(question.langford     ? kLangfordColumns
                 : question.sudoku > 0 ? kSudokuColumns
                                       : kCoverColumns,
                 json),
          depths(kDepthColumns, json),
          count(kCoverCountColumns, json),
          matrix(kMatrixColumns, json),
          paths(kPathColumns, json) {}

    Table<CoverRow> covers;
    Table<DepthRow> depths;
    Table<CoverCountRow> count;
    Table<MatrixRow> matrix;
    Table<EstimateRow> paths;
};

constexpr std::uint64_t kUpdatesBetweenReports = 10'000'000;  // about 50 ms

std::int64_t as_number(std::uint64_t value) {
    return static_cast<std::int64_t>(value);
}

std::string solution_of(int order, std::span<const int> rows) {
    if (order == 2) return to_line(grid_of_rows<2>(rows));
    return order == 3 ? to_line(grid_of_rows<3>(rows)) : to_line(grid_of_rows<4>(rows));
}

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
        if (question_.sudoku > 0) {
            covers_.send({counts.solutions, {}, solution_of(question_.sudoku, path.rows)});
            return;
        }
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
        const std::size_t given = path.rows.size() - path.depths.size();
        for (std::size_t i = 0; i < path.depths.size(); ++i) {
            const CoverDepth& depth = path.depths[i];
            covers += depth.covers;
            backtracks += depth.backtracks;
            depths_.send({{static_cast<int>(i)},
                          std::string(question_.matrix.name(depth.column)),
                          path.rows[given + i] + 1,
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
    CoverJob(CoverQuestion question, bool json) : question_{std::move(question)}, tables_(question_, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        if (question_.rows == CoverRows::count) return tables_.count.header();
        if (question_.rows == CoverRows::matrix) return tables_.matrix.header();
        if (question_.rows == CoverRows::paths) return tables_.paths.header();
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
        if (question_.rows == CoverRows::matrix) return send_matrix(sink, stop);
        if (question_.hitting > Hitting::exact) return send_hitting_sets(sink, settings);
        if (question_.rows == CoverRows::paths) return send_convergence(sink, settings);
        const TreeEstimate tree = estimate_tree(question_.matrix, question_.given, settings.rule, question_.paths,
                                                settings.seed, settings.progress);
        CoverSender sender(question_, tables_, sink, settings.progress);
        const CoverResult found = find_covers(question_.matrix, question_.given, settings, sender);
        if (question_.rows == CoverRows::count) tables_.count.send(count_row(found, tree), sink);
        return found.end == CoverEnd::stopped ? PartStatus::stopped : PartStatus::done;
    }

  private:
    PartStatus send_matrix(Sink& sink, StopToken stop) const {
        const CoverMatrix& matrix = question_.matrix;
        RowSender rows(tables_.matrix, sink);
        for (int row = 0; row < matrix.rows(); ++row) {
            if (stop.stop_requested()) return PartStatus::stopped;
            MatrixRow shown{std::string(static_cast<std::size_t>(matrix.columns()), '0'), row + 1, {}};
            for (const int column : matrix.row(row)) {
                shown.entries[static_cast<std::size_t>(column)] = '1';
                shown.columns.push_back(matrix.name(column));
            }
            rows.send(shown);
        }
        return PartStatus::done;
    }

    PartStatus send_convergence(Sink& sink, const CoverSettings& cover) const {
        RowSender rows(tables_.paths, sink);
        const TreeEstimate tree =
            estimate_tree(question_.matrix, question_.given, cover.rule, question_.paths, cover.seed, cover.progress,
                          [&](const RunningMean& mean) { rows.send(estimate_row(mean)); });
        return tree.paths < question_.paths && cover.progress.stop_requested() ? PartStatus::stopped : PartStatus::done;
    }

    PartStatus send_hitting_sets(Sink& sink, const CoverSettings& cover) const {
        RowSender rows(tables_.covers, sink);
        const auto send = [&](std::span<const int> elements, const HittingResult& result) {
            if (question_.rows == CoverRows::count) return;
            CoverRow row{result.solutions};
            for (const int element : elements) row.numbers.push_back(element + 1);
            rows.send(row);
        };
        const HittingResult found = find_hitting_sets(
            question_.matrix, {question_.hitting == Hitting::least, cover.solutions, cover.progress}, send);
        if (question_.rows == CoverRows::count) {
            tables_.count.send({{found.solutions, found.end == CoverEnd::complete}, found.nodes, found.updates}, sink);
        }
        return found.end == CoverEnd::stopped ? PartStatus::stopped : PartStatus::done;
    }

    static CoverCountRow count_row(const CoverResult& found, const TreeEstimate& tree) {
        const CoverCounts& counts = found.counts;
        CoverCountRow row{{counts.solutions, found.end == CoverEnd::complete}, counts.nodes, counts.updates};
        if (tree.paths != 0) row.estimate = {tree.nodes};
        if (tree.paths > 1) row.error = {tree.error};
        return row;
    }

    CoverQuestion question_;
    CoverTables tables_;
};

std::unique_ptr<Job> make_cover(const Call& call, CoverOptions& options) {
    return std::make_unique<CoverJob>(cover_question(call, options), options.json.on());
}

}  // namespace

Verb cover_verb() {
    return declared_verb(
        {.name = "cover",
         .help = "exact covers of a 0/1 matrix (rows that cover each column exactly once), by dancing links",
         .rows = {instead_with({"count"}, row_info(kCoverCountColumns)),
                  instead_with({"convergence"}, row_info(kPathColumns)),
                  instead_with({"trace"}, row_info(kDepthColumns)), instead_with({"matrix"}, row_info(kMatrixColumns)),
                  instead_with({"langford"}, row_info(kLangfordColumns)),
                  instead_with({"sudoku"}, row_info(kSudokuColumns)), row_info(kCoverColumns)},
         .instead_of_input = {"langford", "sudoku"},
         .piped_with = {"sudoku"},
         .awaits = "a matrix of 0 and 1, one row per line"},
        make_cover);
}

}  // namespace rookery
