// The strategies that may be allowed, and sets of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rookery {

// Each concludes from the candidates alone (defined in closure.hpp).
enum class Strategy : std::uint8_t {
    naked_singles,      // a cell with one candidate left
    hidden_singles,     // a digit with one cell left in a house
    locked_candidates,  // a digit that a box or a line restricts to the cells they share
    naked_pairs,        // two cells of a house with the same two candidates
    hidden_pairs,       // two digits of a house with the same two cells
};
inline constexpr std::array kAllStrategies{Strategy::naked_singles, Strategy::hidden_singles,
                                           Strategy::locked_candidates, Strategy::naked_pairs, Strategy::hidden_pairs};

std::string_view name_of(Strategy strategy);              // "naked", "hidden", "locked", "naked-pairs", "hidden-pairs"
std::optional<Strategy> strategy(std::string_view name);  // the inverse of name_of

class StrategySet {
  public:
    constexpr StrategySet() = default;
    constexpr StrategySet(std::initializer_list<Strategy> strategies) {
        for (const Strategy one : strategies) add(one);
    }
    constexpr bool has(Strategy one) const { return (bits_ & bit(one)) != 0; }
    constexpr void add(Strategy one) { bits_ = static_cast<std::uint8_t>(bits_ | bit(one)); }
    constexpr void remove(Strategy one) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(one)); }
    constexpr bool empty() const { return bits_ == 0; }
    // Whether a puzzle can be solved at all: without singles of some kind no digit is ever placed.
    constexpr bool places_digits() const { return has(Strategy::naked_singles) || has(Strategy::hidden_singles); }
    friend constexpr bool operator==(StrategySet, StrategySet) = default;

  private:
    static constexpr unsigned bit(Strategy one) { return 1U << static_cast<unsigned>(one); }
    std::uint8_t bits_ = 0;
};

inline constexpr StrategySet kNakedSingles{Strategy::naked_singles};
// The paper's strategies: naked singles, hidden singles, locked candidates.
inline constexpr StrategySet kBasicStrategies{Strategy::naked_singles, Strategy::hidden_singles,
                                              Strategy::locked_candidates};

// "naked,hidden", and its inverse: a comma-separated list of names, ignoring case and blanks; nothing if a name is
// unknown.
std::string names_of(StrategySet strategies);
std::optional<StrategySet> strategies_named(std::string_view list);
// "naked singles, hidden singles and locked candidates": for sentences.
std::string list_of(StrategySet strategies);

}  // namespace rookery
