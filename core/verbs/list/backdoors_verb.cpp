// backdoors: the least number of cells that make a puzzle easy, and which cells do.
#include "solve/backdoors.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "verbs/declare/cell_names.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/list/solution_columns.hpp"

namespace rookery {
namespace {

constexpr int kBackdoorsChunk = 8;  // a puzzle takes from microseconds to a second

struct BackdoorsOptions : VerbOptions {
    NumberOption<int> size{this,
                           "size",
                           "N",
                           "look for backdoors of up to N cells",
                           {.low = 0, .high = 9, .in_help = true},
                           {.value = static_cast<std::uint64_t>(BackdoorLimits().size)}};
    NumberOption<std::size_t> sets{
        this, "sets", "N", "stop after N sets", {.low = 1, .high = 1'000'000}, {.value = BackdoorLimits().sets}};
    ChoiceOption<SimpleLogic> logic{this,
                                    "logic",
                                    "what solves the rest",
                                    {{"singles", SimpleLogic::singles, "naked and hidden"},
                                     {"locked", SimpleLogic::singles_and_locking, "and locked candidates"}},
                                    {.word = "singles"}};
};

// As text "r1c1 r5c3" for backdoors of one cell, "r1c1+r2c4 r5c3+r9c9" for two; in JSON a list of lists of cells.
struct CellLists {
    std::vector<CellSet> sets;
};
ValueOf<"number[][]"> put(RowWriter& row, const CellLists& lists) {
    return put_sets<"number[][]">(row, lists.sets, [](const CellSet& set, auto put_item) {
        set.for_each([&](int cell) { put_item(cell_name(cell), std::to_string(cell)); });
    });
}

struct BackdoorsRow {
    std::string puzzle;
    Backdoors found;

    // Nothing if there is not exactly one solution, or no backdoor is small enough.
    std::optional<int> size() const { return found.size >= 0 ? std::optional(found.size) : std::nullopt; }
    std::optional<SolutionCount> number() const {
        return found.unique ? std::optional(SolutionCount{found.sets.size(), found.complete}) : std::nullopt;
    }
    CellLists cells() const { return {found.sets}; }
};
constexpr std::array kBackdoorsColumns{
    column<&BackdoorsRow::puzzle>("puzzle"),
    column<&BackdoorsRow::size>("size").means(
        "of the smallest: 0 if the logic alone solves the puzzle; null if all are "
        "larger, or if there is not exactly one solution"),
    column<&BackdoorsRow::number>("backdoors")
        .means("how many of that size were found; null if there is not exactly one "
               "solution"),
    column<&BackdoorsRow::cells>("cells").means("of each of them"),
    only_json<&BackdoorsRow::found, &Backdoors::unique>("unique").means("whether the puzzle has exactly one solution"),
    only_json<&BackdoorsRow::found, &Backdoors::complete>("complete").means("whether these are all of that size")};

class BackdoorsJob : public ListJob {
  public:
    BackdoorsJob(const Call& call, const BackdoorsOptions& options)
        : ListJob(call, kBackdoorsChunk), table_(kBackdoorsColumns, options.json.on()) {
        limits_.size = options.size.value();
        limits_.sets = options.sets.value();
        limits_.logic = options.logic.value();
    }

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = givens9(puzzle, sink, "backdoors");
        if (grid == nullptr) return true;
        BackdoorLimits limits = limits_;
        limits.stop = stop;
        Backdoors found = find_backdoors(*grid, limits);
        if (!found.complete && stop.stop_requested()) return false;
        table_.send({puzzle_line(puzzle), std::move(found)}, sink);
        return true;
    }

  private:
    BackdoorLimits limits_;
    Table<BackdoorsRow> table_;
};

std::unique_ptr<Job> make_backdoors(const Call& call, BackdoorsOptions& options) {
    return std::make_unique<BackdoorsJob>(call, options);
}

}  // namespace

Verb backdoors_verb() {
    return declared_verb({.name = "backdoors",
                          .help = "the smallest sets of cells that, once filled, let singles solve the rest",
                          .rows = {row_info(kBackdoorsColumns)},
                          .streams = kBackdoorsChunk},
                         make_backdoors);
}

}  // namespace rookery
