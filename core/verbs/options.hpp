// Reading the options of a call: names and values as text in, checked values out, and one sentence for what is wrong.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "board/cell_set.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

// The most random paths that can be asked for, for an estimate of a search tree.
inline constexpr std::uint64_t kMostPaths = 10'000'000;

struct IntRange {
    int low = 0;
    int high = 0;
};

// Keeps the first problem; a value that could not be read is answered with its default.
class Options {
  public:
    // A problem if the call has an option that `info` does not list.
    Options(const Call& call, const VerbInfo& info);

    bool has(std::string_view name) const;
    std::string text(std::string_view name) const;  // empty if absent
    // A switch: present with "", "true", "1", "yes" or "on"; off with "false", "0", "no" or "off".
    bool flag(std::string_view name);
    std::uint64_t number(std::string_view name, std::uint64_t otherwise, std::uint64_t low, std::uint64_t high);
    // "A..B", "A", "A.." or "..B" with low <= A <= B <= high.
    IntRange range(std::string_view name, IntRange otherwise, int low, int high);
    // The same for ratings ("6.2..7"), in tenths.
    IntRange rating_range(std::string_view name, IntRange otherwise, int low, int high);

    // One of a few words, each with what it means.
    template <class T, std::size_t kWords>
    T choice(std::string_view name, const std::array<std::pair<std::string_view, T>, kWords>& words, T otherwise) {
        if (!has(name)) return otherwise;
        std::string expected;
        for (const auto& [word, meaning] : words) {
            if (text(name) == word) return meaning;
            expected += expected.empty() ? "one of " : ", ";
            expected += word;
        }
        reject(name, expected);
        return otherwise;
    }

    // A MASK: its cells.
    CellSet mask(std::string_view name, const CellSet& otherwise);

    // "option NAME: expected EXPECTED, found "VALUE"".
    void reject(std::string_view name, std::string_view expected);
    // A sentence of the verb's own.
    void reject_call(std::string sentence);
    const std::string& error() const { return error_; }

  private:
    IntRange read_range(std::string_view name, IntRange otherwise, int low, int high, bool tenths);

    const Call& call_;
    std::string error_;
};

}  // namespace rookery
