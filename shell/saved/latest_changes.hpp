// LatestChanges: entries that several windows change, each by itself. Every change has a number, one more than any that
// its window knew of; of two changes of an entry the one with the higher number counts. So windows that have seen the
// same changes agree, in whatever order they have seen them.
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
    // The latest change of each key, the latest of all first; those of one number by their keys.
    const std::vector<Change>& all() const { return changes_; }
    const Change* find(std::string_view key) const;

    void note(std::string_view key, std::string value = {});
    void merge(Change change);  // of two with one number the greater value counts
    void merge(const LatestChanges& others);
    void keep(std::size_t most, std::string_view value);  // of those with that value; the earliest go

    // The keys with that value, and their numbers, as two lists.
    Json keys_with(std::string_view value) const;
    Json numbers_with(std::string_view value) const;
    // From such lists. Keys without a number, and those that are no text or a longer one, are left out.
    void take(const Json& keys, const Json& numbers, std::string_view value, std::size_t longest_key);

  private:
    std::vector<Change> changes_;
};

}  // namespace rookery::shell::saved
