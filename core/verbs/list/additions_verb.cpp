// additions: the smallest sets of further clues that leave a board with one solution.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "board/names.hpp"
#include "solve/additions.hpp"
#include "verbs/declare/cell_names.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/sink_progress.hpp"

namespace rookery {
namespace {

constexpr int kAdditionsChunk = 4;

struct AdditionsOptions : VerbOptions {
    NumberOption<int> size{this,
                           "size",
                           "N",
                           "look for sets of up to N clues",
                           {.low = 0, .high = kMaxAddedClues, .in_help = true},
                           {.value = kMaxAddedClues}};
    NumberOption<std::size_t> sets{
        this, "sets", "N", "stop after N sets", {.low = 1, .high = 1'000'000}, {.value = AdditionLimits().sets}};
    NumberOption<> solutions{this,
                             "solutions",
                             "N",
                             "search only boards with up to N solutions",
                             {.low = 1, .high = 100'000},
                             {.value = AdditionLimits().solutions}};
};

// As text "r1c1=4 r5c3=9" for sets of one clue, "r1c1=4+r2c4=1 ..." for two; in JSON a list of lists of [cell, digit].
struct ClueLists {
    const std::vector<std::vector<AddedClue>>* sets;
};
ValueOf<"CellDigit[][]"> put(RowWriter& row, const ClueLists& lists) {
    return put_sets<"CellDigit[][]">(row, *lists.sets, [](const std::vector<AddedClue>& set, auto put_item) {
        for (const AddedClue clue : set) {
            put_item(cell_name(clue.cell) + '=' + std::to_string(clue.digit),
                     '[' + std::to_string(clue.cell) + ',' + std::to_string(clue.digit) + ']');
        }
    });
}

struct AdditionsRow {
    std::string puzzle;
    Additions found;
    std::uint64_t most_solutions;

    SolutionCount solutions() const {
        return {std::min(found.solutions, most_solutions), found.solutions <= most_solutions};
    }
    // Nothing if no set is small enough, or there are too many solutions.
    std::optional<int> size() const { return found.size >= 0 ? std::optional(found.size) : std::nullopt; }
    SolutionCount number() const { return {found.sets.size(), found.complete}; }
    ClueLists clues() const { return {&found.sets}; }
};
constexpr auto kAdditionsColumns = std::array{
    column<&AdditionsRow::puzzle>("puzzle"),
    column<&AdditionsRow::solutions>("solutions").means("of the board, up to the limit"),
    column<&AdditionsRow::size>("size").means(
        "of the smallest sets: 0 if there is one solution; null if all are larger, or if there are too many solutions "
        "or none"),
    column<&AdditionsRow::number>("sets").means("how many of that size were found"),
    column<&AdditionsRow::clues>("clues").means("of each of them"),
    only_json<&AdditionsRow::found, &Additions::complete>("complete").means("whether these are all of that size")};

class AdditionsJob : public ListJob {
  public:
    AdditionsJob(const Call& call, const AdditionsOptions& options)
        : ListJob(call, kAdditionsChunk), table_(kAdditionsColumns, options.json.on()) {
        limits_.size = options.size.value();
        limits_.sets = options.sets.value();
        limits_.solutions = options.solutions.value();
    }

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = givens9(puzzle, sink, "additions");
        if (grid == nullptr) return true;
        AdditionLimits limits = limits_;
        const SinkProgress progress(sink, stop);
        limits.progress = progress.callback();
        Additions found = find_additions(*grid, limits);
        if (!found.complete && stop.stop_requested()) return false;
        table_.send({puzzle_line(puzzle), std::move(found), limits.solutions}, sink);
        return true;
    }

  private:
    AdditionLimits limits_;
    Table<AdditionsRow> table_;
};

std::unique_ptr<Job> make_additions(const Call& call, AdditionsOptions& options) {
    return std::make_unique<AdditionsJob>(call, options);
}

}  // namespace

Verb additions_verb() {
    return declared_verb({.name = "additions",
                          .help = "the smallest sets of extra clues that leave a board with one solution",
                          .rows = {row_info(kAdditionsColumns)},
                          .streams = kAdditionsChunk},
                         make_additions);
}

}  // namespace rookery
