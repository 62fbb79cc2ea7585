// PatternLibrary: the user's saved patterns, latest first.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host's key for them, and the beginning of links to patterns.
inline constexpr std::string_view kLibraryKey = "patterns";
inline constexpr std::string_view kPatternLink = "pattern=";

class PatternLibrary {
  public:
    static constexpr std::size_t kMax = 40;  // two windows together may have saved more

    const std::vector<CellSet>& patterns() const { return patterns_; }
    bool has(CellSet pattern) const;
    bool is_full() const { return patterns_.size() >= kMax; }
    void put(CellSet pattern);  // adds to the front, unless it is known, empty, or the library is full
    void remove(std::size_t index);

    // {"rookery":3,"patterns":["x..x.....","..."],"numbers":[8,5],"removed":["..."],"removed-numbers":[7]}
    // (saved_json.hpp, latest_changes.hpp), 81 characters each; empty if there were never any.
    std::string as_text() const;
    // Replaces the content, skipping invalid patterns. False (nothing changes): all are invalid, or there is no list.
    bool read(const saved::Json& value);
    void merge(const PatternLibrary& other);

  private:
    void follow();

    saved::LatestChanges changes_;  // by mask
    std::vector<CellSet> patterns_;
};

// Patterns of clue cells in pasted text.
//
// A mask of 81 cells, on one line or in rows, with or without box lines: one character for all clue cells, another for
// all empty cells. Also a link to a pattern. nullopt: anything else, including a puzzle unless all its digits are the
// same.
std::optional<CellSet> read_pattern_text(std::string_view text);

}  // namespace rookery::shell
