// enumerate: every puzzle of N clues in a solved grid. A single grid is divided into the parts of its enumeration; in a
// list each grid is a part.
#include <algorithm>
#include <array>
#include <utility>

#include "enumerate/enumerate.hpp"
#include "job/collect.hpp"
#include "unavoidable/set_text.hpp"
#include "verbs/catalogue/grid_range.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/part_count.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/enumerate/enumeration_options.hpp"
#include "verbs/idle_pool.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {
namespace {

// The unit of progress for one grid, since its parts are of unequal size.
constexpr std::int64_t kItemsOfGrid = 10'000;
// Grids per part of a range, a second of work at 17 clues.
constexpr std::size_t kGridsOfRange = 8;

struct EnumerateOptions : EnumerationOptions {
    SwitchOption first{{this, method}, "first", "only the first puzzle of each grid"};
    SwitchOption count{{this, minimal}, "count", "only the number of puzzles in each grid"};
    NumberOption<std::int64_t> limit{{this, count}, "limit", "N", "stop after N puzzles", limits::kFoundPuzzles};
    GridRangeOption grids{this, "grids", "grids by catalogue number, instead of an input"};
};

struct EnumerateRow {
    const Grid9* grid;
    CellSet clues;

    std::string puzzle() const { return set_line(*grid, clues); }
};
constexpr std::array kEnumerateColumns{column<&EnumerateRow::puzzle>("puzzle")};

// For one grid, whose parts add their counts.
struct PartCountRow {
    Grid9 grid;
    PartCount number;
};
constexpr auto kPartCountColumns = joined_columns(std::array{column<&PartCountRow::grid>("grid")},
                                                  part_count_columns<&PartCountRow::number>("number"));
// For a grid of a list.
struct CountRow {
    Grid9 grid;
    SolutionCount number;
};
constexpr std::array kCountColumns{column<&CountRow::grid>("grid"), column<&CountRow::number>("number"),
                                   only_json<&CountRow::number, &SolutionCount::complete>("complete")
                                       .means("false: the count ended early, and there may be more")};

// The request: puzzles, or only their number.
struct SearchSpec {
    explicit SearchSpec(EnumerateOptions& options)
        : request{options.request()},
          load{options.load.text()},
          count{options.count.on()},
          most_of_grid{options.first.on() ? 1 : kAllRows},
          most{options.limit.value_or(kAllRows)},
          puzzles(kEnumerateColumns, options.json.on()),
          counts(kCountColumns, options.json.on()),
          part_counts(kPartCountColumns, options.json.on()) {}

    EnumerationRequest request;  // in a list, without its grid and sets
    std::string load;            // sets as text
    bool count;
    std::int64_t most_of_grid;  // 1: only the first
    std::int64_t most;
    Table<EnumerateRow> puzzles;
    Table<CountRow> counts;
    Table<PartCountRow> part_counts;

    std::vector<std::string> columns() const { return count ? counts.header() : puzzles.header(); }
};

// Sends puzzles as rows, or counts them.
class RowVisitor final : public PuzzleVisitor {
  public:
    RowVisitor(const SearchSpec& spec, const Grid9& grid, Sink& sink)
        : spec_{spec}, grid_{grid}, rows_(spec.puzzles, sink) {}

    bool puzzle(const CellSet& clues) override {
        ++found_;
        if (!spec_.count) rows_.send({&grid_, clues});
        return !enough();
    }
    bool puzzles(std::uint64_t number) override {
        found_ += static_cast<std::int64_t>(number);
        return true;
    }
    bool counts_only() const override { return spec_.count; }

    bool enough() const { return !spec_.count && found_ >= std::min(spec_.most, spec_.most_of_grid); }
    std::int64_t found() const { return found_; }

  private:
    const SearchSpec& spec_;
    const Grid9& grid_;
    RowSender<EnumerateRow> rows_;
    std::int64_t found_ = 0;
};

class EnumerateList final : public ListJob {
  public:
    EnumerateList(const Call& call, const SearchSpec& spec, std::unique_ptr<GridSource> source)
        : ListJob(call, source == nullptr ? 1 : kGridsOfRange, std::move(source)), spec_{spec} {}

    std::vector<std::string> columns() const override { return spec_.columns(); }
    std::int64_t most_rows() const override { return spec_.most; }
    bool is_one_grid() const { return puzzles().size() == 1 && problems().empty(); }
    const ParsedPuzzle& first() const { return puzzles().front(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        EnumerationRequest request = spec_.request;
        if (!take_grid(puzzle, "enumerate", sink, request)) return true;
        take_sets(spec_.load, puzzle, sink, stop, request);
        const std::unique_ptr<Enumeration> enumeration = prepare(request, stop);
        if (enumeration == nullptr) return false;
        RowVisitor visitor(spec_, request.grid, sink);
        const std::unique_ptr<EnumerationSearch> search = enumeration->search();
        EnumerationCounters counters;
        bool complete = true;
        for (int part = 0; complete && part < enumeration->parts() && !visitor.enough(); ++part) {
            sink.activity("line " + std::to_string(puzzle.line) + ": part " + std::to_string(part + 1) + " of " +
                          std::to_string(enumeration->parts()));
            complete = search->run(part, visitor, stop, counters) != EnumerationEnd::stopped;
        }
        if (spec_.count) {
            spec_.counts.send({request.grid, {static_cast<std::uint64_t>(visitor.found()), complete}}, sink);
        }
        return complete;
    }

  private:
    SearchSpec spec_;
};

class EnumerateGrid final : public Job {
  public:
    // `spec.request` must be valid for prepare(); `problems`: those of its sets.
    EnumerateGrid(const SearchSpec& spec, std::vector<InputProblem> problems)
        : spec_{spec},
          problems_{std::move(problems)},
          enumeration_{prepare(spec_.request)},
          items_until_{items_until_parts(*enumeration_, kItemsOfGrid)} {
        // At least one part, to report that there is nothing.
        if (items_until_.empty()) items_until_.push_back(kItemsOfGrid);
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(items_until_.size()); }
    std::int64_t items() const override { return kItemsOfGrid; }
    std::int64_t items_in(std::int64_t part) const override {
        const auto at = static_cast<std::size_t>(part);
        return items_until_[at] - (at == 0 ? 0 : items_until_[at - 1]);
    }
    std::vector<std::string> columns() const override { return spec_.columns(); }
    std::int64_t most_rows() const override { return std::min(spec_.most, spec_.most_of_grid); }
    bool adds_counts() const override { return spec_.count; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        if (part == 0) {
            for (const InputProblem& problem : problems_) sink.problem(problem.line, problem.column, problem.sentence);
        }
        RowVisitor visitor(spec_, spec_.request.grid, sink);
        bool complete = true;
        if (part < enumeration_->parts()) {
            EnumerationCounters counters;
            std::unique_ptr<EnumerationSearch> search = searches_.take([&] { return enumeration_->search(); });
            complete = search->run(static_cast<int>(part), visitor, stop, counters) != EnumerationEnd::stopped;
            searches_.give_back(std::move(search));
        }
        if (spec_.count) spec_.part_counts.send({spec_.request.grid, {visitor.found(), complete, parts()}}, sink);
        return complete ? PartStatus::done : PartStatus::stopped;
    }

  private:
    SearchSpec spec_;
    std::vector<InputProblem> problems_;
    std::unique_ptr<Enumeration> enumeration_;
    mutable IdlePool<EnumerationSearch> searches_;  // parts run on several threads
    std::vector<std::int64_t> items_until_;         // the end of each part
};

std::unique_ptr<Job> make_enumerate(const Call& call, EnumerateOptions& options) {
    SearchSpec spec(options);
    if (spec.count && (spec.most_of_grid != kAllRows || spec.most != kAllRows)) {
        options.refuse("the option count counts all puzzles of a grid: leave out first and limit");
    }
    auto list = std::make_unique<EnumerateList>(call, spec, options.grids.source(options));
    if (!options.error().empty() || !list->is_one_grid()) return list;
    CollectingSink problems;
    if (!take_grid(list->first(), "enumerate", problems, spec.request)) return list;  // which will report them
    take_sets(spec.load, list->first(), problems, StopToken(), spec.request);
    return std::make_unique<EnumerateGrid>(spec, std::move(problems.problems));
}

}  // namespace

Verb enumerate_verb() {
    return declared_verb({.name = "enumerate",
                          .help = "every puzzle with N clues and one solution in a solved grid",
                          .rows = {instead_with({"count"}, row_info(kCountColumns)), row_info(kEnumerateColumns)},
                          .instead_of_input = {"grids"},
                          .awaits = kSolvedGrids,
                          .tables = {{kCatalogueTable, {"grids"}}},
                          .whole_with = {"limit"},
                          .lines_apart = true},
                         make_enumerate);
}

}  // namespace rookery
