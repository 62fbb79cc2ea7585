// LatestChanges: entries that several windows change independently. Each change has a number, one higher than any that
// its window knew; of two changes of an entry, the one with the higher number wins. So windows that have seen the same
// changes agree, in whatever order they saw them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/saved/saved_json.hpp"

namespace rookery::shell::saved {

struct Change {
    std::string key;
    std::string value;
    std::int64_t number = 0;
};

class LatestChanges {
  public:
    // The latest change of each key, latest first; changes with the same number are sorted by key.
    const std::vector<Change>& all() const { return changes_; }
    const Change* find(std::string_view key) const;

    void note(std::string_view key, std::string value = {});
    void merge(Change change);  // at equal numbers, the greater value wins
    void merge(const LatestChanges& others);
    void keep(std::size_t most, std::string_view value);  // limits the entries with that value, dropping the oldest

    // The keys with that value and their numbers, as two lists.
    Json keys_with(std::string_view value) const;
    Json numbers_with(std::string_view value) const;
    // Takes such lists. Skips keys that have no number, are not texts, or are too long.
    void take(const Json& keys, const Json& numbers, std::string_view value, std::size_t longest_key);

  private:
    std::vector<Change> changes_;
};

}  // namespace rookery::shell::saved
