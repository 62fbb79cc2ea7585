// check: is this a proper puzzle, and which of its clues could go?
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/canonical.hpp"
#include "board/clue_cells.hpp"
#include "board/symmetry.hpp"
#include "solve/solve.hpp"
#include "text/joined.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/list/solution_columns.hpp"

namespace rookery {
namespace {

constexpr int kCheckChunk = 32;
constexpr std::uint64_t kSolutionLimit = 1000;

// In text "r1c1 r5c3", or "-" if there are none; in JSON a list.
struct CellNames {
    std::vector<std::string> names;

    explicit CellNames(CellSet cells) {
        cells.for_each([&](int cell) { names.push_back(cell_name(cell)); });
    }
};
void put(RowWriter& row, const CellNames& cells) {
    row.put(cells.names.empty() ? "-" : joined(cells.names, " "), cells.names);
}

struct CheckRow {
    std::string puzzle;
    int clues;
    SolutionCount solutions;
    std::optional<CellSet> redundant;  // of puzzles with one solution
    std::string_view symmetry;
    Grid9 canonical;

    std::optional<bool> minimal() const { return redundant ? std::optional(redundant->empty()) : std::nullopt; }
    std::optional<CellNames> redundant_clues() const {
        return redundant ? std::optional<CellNames>(*redundant) : std::nullopt;
    }
};
constexpr auto kCheckColumns = joined_columns(
    std::array{column<&CheckRow::puzzle>("puzzle"), column<&CheckRow::clues>("clues")},
    kSolutionCountColumns<&CheckRow::solutions>,
    std::array{column<&CheckRow::minimal>("minimal"), column<&CheckRow::redundant_clues>("redundant clues"),
               column<&CheckRow::symmetry>("symmetry"), column<&CheckRow::canonical>("canonical form")});

class CheckJob : public ListJob {
  public:
    CheckJob(const Call& call, bool json) : ListJob(call, kCheckChunk), table_(kCheckColumns, json) {}

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
        table_.send(row, sink);
        return true;
    }

  private:
    Table<CheckRow> table_;
};

std::unique_ptr<Job> make_check(const Call& call, VerbOptions& options) {
    return std::make_unique<CheckJob>(call, options.json.on());
}

}  // namespace

Verb check_verb() {
    return declared_verb({.name = "check",
                          .help = "number of solutions, minimality, redundant clues, symmetry and canonical form",
                          .rows = {row_info(kCheckColumns)},
                          .streams = kCheckChunk},
                         make_check);
}

}  // namespace rookery
