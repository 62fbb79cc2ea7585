// check: whether this is a proper puzzle, and which of its clues are redundant.
#include <optional>
#include <string>
#include <string_view>

#include "board/canonical.hpp"
#include "board/clue_cells.hpp"
#include "board/symmetry.hpp"
#include "solve/solve.hpp"
#include "verbs/catalogue/grid_numbers.hpp"
#include "verbs/declare/cell_names.hpp"
#include "verbs/declare/symmetries.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {
namespace {

constexpr int kCheckChunk = 32;
constexpr std::uint64_t kSolutionLimit = 1000;

struct CheckRow {
    std::string puzzle;
    int clues;
    SolutionCount solutions;
    std::optional<CellSet> redundant;  // of puzzles with one solution
    std::string_view symmetry;
    Grid9 canonical;
    std::optional<std::int64_t> grid_number = {};  // of puzzles with one solution, if requested

    std::optional<bool> minimal() const { return redundant ? std::optional(redundant->empty()) : std::nullopt; }
    std::optional<CellNames> redundant_clues() const {
        return redundant ? std::optional<CellNames>(*redundant) : std::nullopt;
    }
};
constexpr auto kCheckColumns = joined_columns(
    std::array{column<&CheckRow::puzzle>("puzzle"), column<&CheckRow::clues>("clues")},
    kSolutionCountColumns<&CheckRow::solutions>,
    std::array{column<&CheckRow::minimal>("minimal").means("null unless the puzzle has exactly one solution"),
               column<&CheckRow::redundant_clues>("redundant clues")
                   .means("clues that can each be removed on their own, as \"r1c1\"; null unless the puzzle has "
                          "exactly one solution"),
               column<&CheckRow::symmetry>("symmetry").means("of the clue cells").one_of(symmetry_names),
               column<&CheckRow::canonical>("canonical form")
                   .means("the min-lex form, the same for all puzzles that differ only by symmetry")});

constexpr std::array kGridNumberColumn{
    column<&CheckRow::grid_number>("grid number")
        .means("of the solution's grid in the catalogue; null unless the puzzle has exactly one solution")};

struct CheckOptions : VerbOptions {
    SwitchOption number{this, "number", "also the solution's number among all 5472730538 essentially different grids"};
};

class CheckJob : public ListJob {
  public:
    CheckJob(const Call& call, CheckOptions& options)
        : ListJob(call, kCheckChunk),
          numbers_{options.number.on() ? grid_numbers() : nullptr},
          table_(kCheckColumns, options.json.on()) {
        if (numbers_ != nullptr) table_.add(kGridNumberColumn);
    }

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = givens9(puzzle, sink, "check");
        if (grid == nullptr) return true;
        const Solutions found = count_solutions(puzzle, kSolutionLimit, Variant::plain, stop);
        if (found.stopped) return false;
        const CellSet clues = clue_cells(*grid);
        CheckRow row{puzzle_line(puzzle), clues.size(), found.count, {}, name_of(symmetry_of(clues)), {}};
        if (found.unique()) row.redundant = redundant_clues(*grid);
        row.canonical = canonical_form(*grid);
        if (found.unique() && numbers_ != nullptr) row.grid_number = numbers_->number_of(solve(*grid).first);
        table_.send(row, sink);
        return true;
    }

  private:
    const GridNumbers* numbers_;  // null: not requested
    Table<CheckRow> table_;
};

std::unique_ptr<Job> make_check(const Call& call, CheckOptions& options) {
    if (options.number.on() && grid_numbers() == nullptr) {
        options.refuse("option number: " + table_missing(kCatalogueTable));
    }
    return std::make_unique<CheckJob>(call, options);
}

}  // namespace

Verb check_verb() {
    return declared_verb({.name = "check",
                          .help = "number of solutions, minimality, redundant clues, symmetry and canonical form",
                          .rows = {row_info(kCheckColumns) + only_with({"number"}, row_info(kGridNumberColumn))},
                          .tables = {{kCatalogueTable, {"number"}}},
                          .streams = kCheckChunk},
                         make_check);
}

}  // namespace rookery
