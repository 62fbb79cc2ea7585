// PatternLibrary: the patterns that a user has saved, the latest first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host remembers them under this key, and opens links to patterns that begin so.
inline constexpr std::string_view kLibraryKey = "patterns";
inline constexpr std::string_view kPatternLink = "pattern=";

class PatternLibrary {
  public:
    static constexpr std::size_t kMax = 40;  // two windows may have saved more between them

    const std::vector<CellSet>& patterns() const { return patterns_; }
    bool has(CellSet pattern) const;
    bool is_full() const { return patterns_.size() >= kMax; }
    void put(CellSet pattern);  // to the front; nothing if it is there, or empty, or there is no room
    void remove(std::size_t index);

    // {"rookery":3,"patterns":["x..x.....","..."],"numbers":[8,5],"removed":["..."],"removed-numbers":[7]}
    // (saved_json.hpp, latest_changes.hpp), 81 characters each; empty if there was never one.
    std::string as_text() const;
    // In place of what is there; what is no pattern is left out. False, and nothing has changed: nothing else is there.
    bool read(const saved::Json& value);
    void merge(const PatternLibrary& other);

  private:
    void follow();

    saved::LatestChanges changes_;  // by masks
    std::vector<CellSet> patterns_;
};

}  // namespace rookery::shell
