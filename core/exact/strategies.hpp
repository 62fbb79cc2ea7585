// The strategies that may be allowed, and sets of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "logic/technique.hpp"

namespace rookery {

// Each draws its conclusions from the candidates alone (defined in closure.hpp).
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
    // Whether these can solve any puzzle: without singles of some kind, no digit is ever placed.
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

// The strategies as core/logic knows them: the techniques of its cards.
//
// A strategy itself is not a card. A card finds one step after the other on a 9x9 board, with its picture and its
// words, and only when simpler techniques find nothing. A strategy is a rule of closure.hpp: applied everywhere at
// once, to boards of two orders, regardless of which others are allowed; encoding/step_formula.hpp states the same rule
// in clauses.

// The techniques covered by these strategies alone.
TechniqueSet techniques_of(StrategySet strategies);

// Whether those techniques find as much as the strategies do. core/logic uses a technique only where simpler ones find
// nothing: a digit that a box restricts to one cell of a line is not pointing there, since it is a hidden single. So
// without hidden singles its pointing is weaker than locked candidates.
bool techniques_see_as_much(StrategySet strategies);

}  // namespace rookery
