// FewestClues: for each set of strategies, the puzzle with the fewest clues found so far.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.hpp"
#include "exact/strategies.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

struct FewestRecord {
    StrategySet strategies;
    Grid9 puzzle{};
    bool proved = false;  // fewer are impossible
    int clues() const { return puzzle.clue_count(); }
};

class FewestClues {
  public:
    // In the order in which the sets were first added.
    const std::vector<FewestRecord>& records() const { return records_; }
    const FewestRecord* find(StrategySet strategies) const;
    // Returns whether the record is new: fewer clues than before, or a proof that fewer are impossible.
    bool put(const FewestRecord& record);

    // {"rookery":3,"records":[{"strategies":"naked,hidden","puzzle":"53..7....6...","proved":true}]} (saved_json.hpp),
    // sorted by strategies, so that windows with the same records have the same text. Empty: there are none.
    std::string as_text() const;
    // Replaces the content, skipping invalid records. False (nothing changes): all are invalid, or there is no list.
    bool read(const saved::Json& value);
    void merge(const FewestClues& other);  // the better record of each set wins

  private:
    bool put_if(const FewestRecord& record, bool (*is_better)(const FewestRecord&, const FewestRecord&));

    std::vector<FewestRecord> records_;
};

// Parses a row of the verb `exact` with the options fewest and json; nullopt if it has no puzzle.
std::optional<FewestRecord> read_fewest_row(std::string_view json, StrategySet strategies);
// For the same row: what its formulas have proved, or why they have not, in a sentence; empty: nothing.
std::string fewest_row_text(std::string_view json);
// "17 clues, the least"
std::string clues_text(const FewestRecord& record);

}  // namespace rookery::shell
