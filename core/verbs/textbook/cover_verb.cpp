// cover: rows of a 0/1 matrix that meet every column exactly once, by dancing links; or Langford pairs, or a sudoku by
// its matrix. Also minimal hitting sets of the lines, and the matrix itself.
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "text/text.hpp"
#include "textbook/classic/sudoku_matrix.hpp"
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
    matrix,  // one for each of the matrix
};

enum class Hitting : std::uint8_t { none, exact, minimal, least };

// "1,5,9": numbers of rows, from 1. Nothing here knows how many rows there are.
class RowsOption final : public Option {
  public:
    RowsOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "LIST", std::move(help)) {}
    const std::vector<int>& rows() const { return rows_; }  // from 0

  private:
    std::string read(std::string_view text) override {
        const char* at = text.data();
        const char* const end = at + text.size();
        for (;;) {
            int number = 0;
            const auto found = std::from_chars(at, end, number);
            const bool ends = found.ptr == end;
            if (found.ec != std::errc{} || number < 1 || (!ends && *found.ptr != ',')) {
                return refusal("numbers of rows, as 1,5,9", text);
            }
            rows_.push_back(number - 1);
            if (ends) return {};
            at = found.ptr + 1;
        }
    }

    std::vector<int> rows_;
};

struct CoverOptions : VerbOptions {
    NumberOption<int> langford{this,
                               "langford",
                               "N",
                               "instead of a matrix: Langford pairs of 1 to N, of two reversed ones the first",
                               {.low = 1, .high = kMaxLangford}};
    SwitchOption reversed{this, "reversed", "with langford: the reversed ones too"};
    NumberOption<int> sudoku{this,
                             "sudoku",
                             "N",
                             "instead of a matrix: that of a sudoku of order N; the input may be a puzzle, whose clues "
                             "are rows of every cover",
                             {.low = 2, .high = 4}};
    SwitchOption diagonal{this, "diagonal", "with sudoku: both main diagonals hold every digit too"};
    SwitchOption hitting{this, "hitting", "the lines are sets: the columns that meet every line once"};
    SwitchOption minimal{this, "minimal",
                         "with hitting: that meet every line at least once, and none without all of them"};
    SwitchOption least{this, "least", "with hitting: the fewest that meet every line at least once"};
    RowsOption given{this, "given", "rows that every cover has, as 1,5,9"};
    NumberOption<> limit{this, "limit", "N", "end with so many solutions", {.low = 1}, {.note = "all"}};
    ChoiceOption<CoverRule> rule{
        this,
        "rule",
        "the column that is covered next (with first and random a search may never end: --paths says how large it is)",
        {{"shortest", CoverRule::shortest}, {"random", CoverRule::random}, {"first", CoverRule::first}},
        {.word = "shortest"}};
    SwitchOption count{this, "count", "only how many there are, with the search's nodes and updates of links"};
    NumberOption<> paths{this,
                         "paths",
                         "N",
                         "with count: Knuth's estimate of the nodes from so many random paths",
                         {.high = kMaxPaths},
                         {.note = "none"}};
    SwitchOption matrix{this, "matrix", "only the matrix, a row a line, as this verb reads it"};
    SwitchOption trace{this, "trace", "only how the search stood at the first solution, depth by depth"};
    SeedOption seed{this, "of the rule random and of the paths"};
};

struct CoverQuestion {
    CoverMatrix matrix;
    std::optional<LangfordPairs> langford;  // what the matrix stands for
    int sudoku = 0;                         // or its order
    std::vector<int> given;
    Hitting hitting = Hitting::none;
    std::optional<TextProblem> problem;  // with the text of the matrix
    CoverRows rows = CoverRows::covers;
    CoverSettings settings;
    std::uint64_t paths = 0;
};

std::int64_t as_number(std::uint64_t value) {
    return static_cast<std::int64_t>(value);
}

struct CoverRow {
    std::uint64_t n;
    std::vector<std::int64_t> numbers = {};  // of rows of the matrix, or as Langford pairs
    std::string solution = {};               // of a sudoku
};
constexpr std::array kCoverColumns{column<&CoverRow::n>("n"), column<&CoverRow::numbers>("rows")};
constexpr std::array kLangfordColumns{column<&CoverRow::n>("n"), column<&CoverRow::numbers>("arrangement")};
constexpr std::array kSudokuColumns{column<&CoverRow::n>("n"), column<&CoverRow::solution>("solution")};

struct MatrixRow {
    std::string entries;
    int number;
    std::vector<std::string> columns;
};
constexpr std::array kMatrixColumns{column<&MatrixRow::entries>("matrix"), only_json<&MatrixRow::number>("row"),
                                    only_json<&MatrixRow::columns>("columns")};

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
    CoverTables(const CoverQuestion& question, bool json)
        : covers(question.langford     ? kLangfordColumns
                 : question.sudoku > 0 ? kSudokuColumns
                                       : kCoverColumns,
                 json),
          depths(kDepthColumns, json),
          count(kCoverCountColumns, json),
          matrix(kMatrixColumns, json) {}

    Table<CoverRow> covers;
    Table<DepthRow> depths;
    Table<CoverCountRow> count;
    Table<MatrixRow> matrix;
};

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
        const TreeEstimate tree = estimate_tree(question_.matrix, question_.given, settings.rule, question_.paths,
                                                settings.seed, settings.progress);
        CoverSender sender(question_, tables_, sink, settings.progress);
        const CoverResult found = find_covers(question_.matrix, question_.given, settings, sender);
        if (found.end == CoverEnd::stopped) return PartStatus::stopped;
        if (question_.rows == CoverRows::count) tables_.count.send(count_row(found, tree), sink);
        return PartStatus::done;
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
        if (found.end == CoverEnd::stopped) return PartStatus::stopped;
        if (question_.rows == CoverRows::count) {
            tables_.count.send({{found.solutions, found.end == CoverEnd::complete}, found.nodes, found.updates}, sink);
        }
        return PartStatus::done;
    }

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

void read_sudoku(const Call& call, CoverOptions& options, CoverQuestion& question) {
    const Variant variant = options.diagonal.on() ? Variant::diagonal : Variant::plain;
    question.sudoku = options.sudoku.value();
    question.matrix = question.sudoku == 2   ? sudoku_matrix<2>(variant)
                      : question.sudoku == 3 ? sudoku_matrix<3>(variant)
                                             : sudoku_matrix<4>(variant);
    if (call.input.empty()) return;
    const auto text = parse(call.input);
    if (!text.problems.empty()) {
        question.problem = text.problems.front();
    } else if (text.puzzles.size() != 1 || text.puzzles[0].candidates || text.order != question.sudoku) {
        options.refuse("expected one puzzle of order " + std::to_string(question.sudoku) + " beside the option sudoku");
    } else {
        std::visit([&](const auto& grid) { question.given = sudoku_rows(grid); }, text.puzzles[0].grid);
    }
}

void read_matrix(const Call& call, CoverOptions& options, CoverQuestion& question) {
    const bool sets = options.hitting.on();
    const bool special = options.langford.given() || options.sudoku.given();
    if (options.langford.given() && options.sudoku.given()) options.refuse("expected langford or sudoku, found both");
    if (options.reversed.on() && !options.langford.given()) options.refuse("the option reversed is for langford");
    if (options.diagonal.on() && !options.sudoku.given()) options.refuse("the option diagonal is for sudoku");
    if (sets && special) {
        options.refuse(std::string("the option hitting is for a matrix, not for ") +
                       (options.sudoku.given() ? "sudoku" : "langford"));
    }
    if (options.sudoku.given()) return read_sudoku(call, options, question);
    if (const auto n = options.langford.if_given()) {
        if (!call.input.empty()) options.refuse("expected a matrix or the option langford, found both");
        question.langford = langford_pairs(*n, !options.reversed.on());
        question.matrix = question.langford->matrix;
        return;
    }
    auto read = parse_cover_matrix(call.input);
    if (auto* problem = std::get_if<TextProblem>(&read)) {
        question.problem = std::move(*problem);
    } else {
        auto& matrix = std::get<CoverMatrix>(read);
        // Exact hitting sets are covers of the matrix read the other way.
        question.matrix = question.hitting == Hitting::exact ? transposed(matrix) : std::move(matrix);
    }
}

void read_hitting(CoverOptions& options, CoverQuestion& question) {
    const bool inexact = options.minimal.on() || options.least.on();
    if (options.minimal.on() && options.least.on()) options.refuse("expected minimal or least, found both");
    if (inexact && !options.hitting.on()) options.refuse("the options minimal and least are for hitting");
    for (const Option* option : std::initializer_list<const Option*>{&options.given, &options.rule, &options.paths}) {
        if (inexact && option->given()) {
            options.refuse("the option " + std::string(option->name()) + " is for covers, not for minimal or least");
        }
    }
    if (inexact && options.trace.on()) options.refuse("the option trace is for covers, not for minimal or least");
    if (options.hitting.on()) question.hitting = Hitting::exact;
    if (options.minimal.on()) question.hitting = Hitting::minimal;
    if (options.least.on()) question.hitting = Hitting::least;
}

void add_given(CoverOptions& options, CoverQuestion& question) {
    for (const int row : options.given.rows()) {
        if (row >= question.matrix.rows() && !question.problem) {
            options.refuse("option given: there is no row " + std::to_string(row + 1) + ", but " +
                           std::to_string(question.matrix.rows()));
        }
        question.given.push_back(row);
    }
}

std::unique_ptr<Job> make_cover(const Call& call, CoverOptions& options) {
    CoverQuestion question;
    read_hitting(options, question);
    read_matrix(call, options, question);
    add_given(options, question);
    question.settings.rule = options.rule.value();
    question.settings.seed = options.seed.value();
    question.settings.solutions = options.limit.value_or(kMaxNumber);
    question.paths = options.paths.value();
    const bool count = options.count.on();
    const bool trace = options.trace.on();
    if (count && trace) options.refuse("expected count or trace, found both");
    if (question.paths > 0 && !count) options.refuse("the option paths is for count");
    if (options.matrix.on()) {
        if (count || trace) options.refuse("the option matrix gives no covers: expected no count or trace beside it");
        question.rows = CoverRows::matrix;
    }
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
         .rows = {row_info(kCoverColumns), row_info(kLangfordColumns), row_info(kSudokuColumns),
                  row_info(kDepthColumns), row_info(kCoverCountColumns), row_info(kMatrixColumns)},
         .instead_of_input = {"langford", "sudoku"},
         .awaits = "a matrix of 0 and 1, a row a line"},
        make_cover);
}

}  // namespace rookery
