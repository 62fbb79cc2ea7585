// fewest: the least number of clues of any puzzle of a solved grid, proved, and one such puzzle. A single grid is
// divided into the parts of all puzzles of 17 clues, of 18, and so on; in a list each grid is a part.
#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/fewest.hpp"
#include "job/collect.hpp"
#include "unavoidable/set_text.hpp"
#include "verbs/catalogue/grid_range.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/enumerate/enumeration_options.hpp"
#include "verbs/idle_pool.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {
namespace {

struct FewestCluesRow {
    Grid9 grid;
    std::optional<FewestClues> found = {};  // nothing: ended early

    std::optional<int> fewest() const { return found ? std::optional(found->clues) : std::nullopt; }
    std::optional<std::string> puzzle() const {
        return found ? std::optional(set_line(grid, found->puzzle)) : std::nullopt;
    }
    // The numbers of clues that no puzzle has: "17, 18".
    std::string excluded() const {
        if (!found) return std::string(kStagesDone);
        std::string text;
        for (int clues = kFewestOfAllGrids; clues < found->clues; ++clues) {
            text += (text.empty() ? "" : ", ") + std::to_string(clues);
        }
        return text.empty() ? "-" : text;
    }
};
constexpr std::array kFewestCluesColumns{
    column<&FewestCluesRow::grid>("grid"),
    column<&FewestCluesRow::fewest>("fewest").means("17 or more; null: the run ended before it was known"),
    column<&FewestCluesRow::puzzle>("puzzle").means("one with that many clues"),
    column<&FewestCluesRow::excluded>("excluded")
        .means(
            "the numbers of clues that no puzzle has, as \"17, 18\"; if the run ended early, also how much of the next "
            "number is done")};

class FewestList final : public ListJob {
  public:
    FewestList(const Call& call, const Table<FewestCluesRow>& table, std::unique_ptr<GridSource> source)
        : ListJob(call, 1, std::move(source)), table_{table} {}

    std::vector<std::string> columns() const override { return table_.header(); }
    bool is_one_grid() const { return puzzles().size() == 1 && problems().empty(); }
    const ParsedPuzzle& first() const { return puzzles().front(); }

    // False, after sending a problem, if it cannot be used.
    static bool take(const ParsedPuzzle& puzzle, Sink& sink, EnumerationRequest& request) {
        return take_grid(puzzle, "fewest", sink, request);
    }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        EnumerationRequest request;
        if (!take(puzzle, sink, request)) return true;
        const std::optional<FewestClues> found = fewest_clues(request, stop);
        if (!found) return false;
        table_.send({request.grid, *found}, sink);
        return true;
    }

  private:
    Table<FewestCluesRow> table_;
};

// Progress units for each number of clues: about the time that each takes in a random grid, nearly all of it for
// proving that there is no 18.
constexpr std::array<std::int64_t, kMaxClues - kFewestOfAllGrids + 1> kItemsOfLevels{1'000, 8'500, 480, 12, 4,
                                                                                     1,     1,     1,   1};

class FewestGrid final : public Job {
  public:
    FewestGrid(const EnumerationRequest& request, const Table<FewestCluesRow>& table)
        : grid_{request.grid}, levels_{fewest_levels(request)}, table_{table} {
        std::int64_t items_before = 0;
        for (std::size_t level = 0; level < levels_.size(); ++level) {
            const Enumeration& enumeration = *levels_[level].enumeration;
            searches_.emplace_back();
            int part = 0;
            for (const std::int64_t items : items_until_parts(enumeration, kItemsOfLevels[level])) {
                parts_.push_back({level, part++, items_before + items});
            }
            items_before += kItemsOfLevels[level];
        }
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(parts_.size()); }
    std::int64_t items() const override { return parts_.back().items_until; }
    std::int64_t items_in(std::int64_t part) const override {
        const auto at = static_cast<std::size_t>(part);
        return parts_[at].items_until - (at == 0 ? 0 : parts_[at - 1].items_until);
    }
    std::vector<std::string> columns() const override { return table_.header(); }
    std::int64_t most_rows() const override { return 1; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const Part& at = parts_[static_cast<std::size_t>(part)];
        const int clues = levels_[at.level].clues;
        const Enumeration& enumeration = *levels_[at.level].enumeration;
        sink.activity(std::to_string(clues) + " clues: part " + std::to_string(at.part + 1) + " of " +
                      std::to_string(enumeration.parts()));
        FirstPuzzle first;
        EnumerationCounters counters;
        std::unique_ptr<EnumerationSearch> search = searches_[at.level].take([&] { return enumeration.search(); });
        const EnumerationEnd end = search->run(at.part, first, stop, counters);
        searches_[at.level].give_back(std::move(search));
        if (end == EnumerationEnd::stopped) return PartStatus::stopped;
        if (first.found) table_.send({grid_, FewestClues{clues, *first.found}}, sink);
        return PartStatus::done;
    }
    std::string last_word(bool complete) const override { return complete ? "" : table_.row_of({grid_}); }
    std::string stages() const override {
        std::string text;
        for (const FewestLevel& level : levels_) {
            text += std::to_string(level.clues) + " " + std::to_string(level.enumeration->parts()) + " ";
        }
        return text;
    }

  private:
    struct Part {
        std::size_t level;
        int part;                  // of the level
        std::int64_t items_until;  // its end
    };

    Grid9 grid_;
    std::vector<FewestLevel> levels_;
    Table<FewestCluesRow> table_;
    mutable std::deque<IdlePool<EnumerationSearch>> searches_;  // for each level; parts run on several threads
    std::vector<Part> parts_;
};

struct FewestOptions : VerbOptions {
    GridRangeOption grids{this, "grids", "grids by catalogue number, instead of an input"};
};

std::unique_ptr<Job> make_fewest(const Call& call, FewestOptions& options) {
    const Table<FewestCluesRow> table(kFewestCluesColumns, options.json.on());
    auto list = std::make_unique<FewestList>(call, table, options.grids.source(options));
    if (!list->is_one_grid()) return list;
    CollectingSink problems;
    EnumerationRequest request;
    if (!FewestList::take(list->first(), problems, request)) return list;  // which will report them
    return std::make_unique<FewestGrid>(request, table);
}

}  // namespace

Verb fewest_verb() {
    return declared_verb(
        {.name = "fewest",
         .help = "the proven minimum number of clues for puzzles of a solved grid, and one such puzzle",
         .rows = {row_info(kFewestCluesColumns)},
         .instead_of_input = {"grids"},
         .awaits = kSolvedGrids,
         .tables = {{kCatalogueTable, {"grids"}}},
         .lines_apart = true},
        make_fewest);
}

}  // namespace rookery
