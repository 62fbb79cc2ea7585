// The level of a puzzle in one word: easy, medium, hard, expert or extreme. Everything that names a level uses this
// definition; it is in level.cpp alone.
//
// A level limits the ER and HoDoKu's level, and the latter covers the techniques needed and the sum of their scores. A
// puzzle's level is the lowest that allows both. So every puzzle with one solution has exactly one level, and neither
// measure rates it harder.
//
//   level     ER up to   HoDoKu up to   techniques needed
//   easy      1.5        Easy           hidden singles
//   medium    4.0        Medium         naked singles, locked candidates, pairs and triples
//   hard      7.2        Hard           quads, fish, wings, turbot fish, coloring, uniqueness
//   expert    7.9        Unfair         chains and loops, almost locked sets, finned fish
//   extreme                             anything beyond
//
// Why these bounds: HoDoKu's table distinguishes what players do. Skyscrapers, W-wings and almost locked sets have
// names there, where Sudoku Explainer has chains (6.6, 7.1, 8.3 and so on). So HoDoKu's level takes precedence, and the
// ER bounds mark where its levels end on Sudoku Explainer's scale. Of 20,000 random minimal puzzles all of Medium are
// rated 4.0 or less (the hidden triplet), 99.6 % of Hard 7.2 or less, and 99.2 % of Unfair 7.9 or less (below forcing
// chains from several candidates). In the rest HoDoKu finds a shortcut that Sudoku Explainer does not; these puzzles
// move to a higher level. Only Easy is divided: naked singles (2.3) require pencil marks, hidden singles do not.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rate/hodoku_rating.hpp"
#include "rate/rate.hpp"

namespace rookery {

enum class Level : std::uint8_t { easy, medium, hard, expert, extreme };
inline constexpr std::array kAllLevels{Level::easy, Level::medium, Level::hard, Level::expert, Level::extreme};

std::string_view name_of(Level level);  // "easy", ...
// The bounds of a level: the highest ER, in tenths, and the highest level of HoDoKu's. Unlimited for extreme puzzles.
int max_er(Level level);
HodokuLevel max_hodoku_level(Level level);
// "ER up to 4.0 and HoDoKu's level up to Medium: naked singles, locked candidates, pairs and triples are enough"
std::string definition_of(Level level);

// The lowest level that one of the measures allows by itself.
Level level_of_er(int er);
Level level_of_hodoku(HodokuLevel level);
// Whether the ER alone makes it extreme, regardless of HoDoKu.
bool is_extreme(const SeRating& se);
// Empty for a puzzle without ratings because it does not have exactly one solution.
std::optional<Level> level_of(const SeRating& se, const HodokuRating& hodoku);

}  // namespace rookery
