// PatternLibrary: the patterns that a user has saved, the latest first. As text (saved_json.hpp):
// {"rookery":2,"patterns":["x..x.....","..."]}, 81 characters each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host remembers them under this key, and opens links to patterns that begin so.
inline constexpr std::string_view kLibraryKey = "patterns";
inline constexpr std::string_view kPatternLink = "pattern=";

class PatternLibrary {
  public:
    static constexpr std::size_t kMax = 40;

    const std::vector<CellSet>& patterns() const { return patterns_; }
    bool has(CellSet pattern) const;
    bool is_full() const { return patterns_.size() >= kMax; }
    void put(CellSet pattern);  // to the front; nothing if it is there, or empty, or there is no room
    void remove(std::size_t index);

    std::string as_text() const;  // empty if there is none
    // In place of what is there; what is no pattern is left out. False, and nothing has changed: nothing else is there.
    bool read(const saved::Json& value);

  private:
    std::vector<CellSet> patterns_;
};

}  // namespace rookery::shell
