// candidates: for each candidate of a board, the number of solutions that contain it.
#include <array>
#include <string>

#include "solve/true_candidates.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/list/solution_columns.hpp"

namespace rookery {
namespace {

constexpr int kCandidatesChunk = 4;

struct CandidatesOptions : VerbOptions {
    NumberOption<int> cap{this,
                          "cap",
                          "N",
                          "stop counting at N solutions for each",
                          {.low = 1, .high = kMaxCandidateCap, .in_help = true},
                          {.value = 1000}};
};

// As text 729 numbers, nine for each cell, with a "+" if there may be more; in JSON a list of nine for each cell.
struct CountLists {
    const CandidateCounts* counts;
    std::uint64_t cap;

    bool is_complete(std::uint64_t count) const { return count < cap && !counts->stopped; }
};
ValueOf<"number[][]"> put(RowWriter& row, const CountLists& lists) {
    std::string text;
    for (const auto& cell : lists.counts->of) {
        if (row.json()) text += text.empty() ? "[[" : ",[";
        for (std::size_t digit = 0; digit < cell.size(); ++digit) {
            if (row.json() ? digit > 0 : !text.empty()) text += row.json() ? ',' : ' ';
            text += std::to_string(cell[digit]);
            if (!row.json() && !lists.is_complete(cell[digit])) text += '+';
        }
        if (row.json()) text += ']';
    }
    if (row.json()) return row.put_json(text + ']');
    row.put(text);
    return {};
}

struct CandidatesRow {
    std::string puzzle;
    CandidateCounts counts;
    std::uint64_t cap;

    SolutionCount solutions() const { return {counts.solutions, lists().is_complete(counts.solutions)}; }
    CountLists lists() const { return {&counts, cap}; }
};
constexpr auto kCandidatesColumns = joined_columns(
    std::array{column<&CandidatesRow::puzzle>("puzzle")}, kSolutionCountColumns<&CandidatesRow::solutions>,
    std::array{column<&CandidatesRow::lists>("solutions with each candidate", "counts")
                   .means("by cell and digit - 1, up to the cap; 0: no solution contains it")});

class CandidatesJob : public ListJob {
  public:
    CandidatesJob(const Call& call, int cap, bool json)
        : ListJob(call, kCandidatesChunk), cap_{cap}, table_(kCandidatesColumns, json) {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = grid9(puzzle, sink, "candidates");
        if (grid == nullptr) return true;
        const CandidateCounts counts =
            puzzle.candidates ? count_candidates(*puzzle.candidates, cap_, stop) : count_candidates(*grid, cap_, stop);
        // If the search was stopped, the counts so far are lower bounds.
        if (counts.stopped && counts.solutions == 0) return false;
        table_.send({puzzle_line(puzzle), counts, static_cast<std::uint64_t>(cap_)}, sink);
        return !counts.stopped;
    }

  private:
    int cap_;
    Table<CandidatesRow> table_;
};

std::unique_ptr<Job> make_candidates(const Call& call, CandidatesOptions& options) {
    return std::make_unique<CandidatesJob>(call, options.cap.value(), options.json.on());
}

}  // namespace

Verb candidates_verb() {
    return declared_verb({.name = "candidates",
                          .help = "how many solutions contain each of the 729 candidates",
                          .rows = {row_info(kCandidatesColumns)},
                          .streams = kCandidatesChunk},
                         make_candidates);
}

}  // namespace rookery
