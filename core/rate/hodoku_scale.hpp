// The scale of HoDoKu 2.2: the order in which its solver looks for techniques, the score and the level of each, which
// of them it uses as it comes, and its names and codes. These are facts of that program (hodoku_lines.inc).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "logic/scale.hpp"

namespace rookery {

enum class HodokuLevel : std::uint8_t { easy, medium, hard, unfair, extreme };
inline constexpr std::array kAllHodokuLevels{HodokuLevel::easy, HodokuLevel::medium, HodokuLevel::hard,
                                             HodokuLevel::unfair, HodokuLevel::extreme};
std::string_view name_of(HodokuLevel level);  // "Easy", ...
// The greatest score that a puzzle of the level has; none is too great for an extreme one.
int max_score(HodokuLevel level);

// A technique as HoDoKu has it. A technique of Rookery may be part of one of its own, as hidden singles in boxes are.
struct HodokuLine {
    int place;  // in its order of search; lines of one place are found by one search
    const TechniqueCard* card;
    Technique technique;
    int score;
    HodokuLevel level;
    bool on;                   // used as HoDoKu comes
    std::string_view code;     // on its command line
    std::string_view row;      // the code of the row of its table that the line is part of; empty: it is that row
    std::string_view library;  // the code in its library; empty: none
    std::string_view name;
};
// In the order of search.
std::span<const HodokuLine> hodoku_lines();
// Null for a technique that is not on the scale.
const HodokuLine* hodoku_line_of(Technique technique);
// The techniques that a code of its command line (of a line or of a row), a code of its library (with or without a
// variant: "0110", "0110-1") or a name of its own stands for. Empty: HoDoKu has no such technique.
TechniqueSet hodoku_techniques(std::string_view code_or_name);
// Those in use as it comes that are looked for no later than the last one of this level. A path that needs nothing of a
// higher level is the same with these alone.
TechniqueSet hodoku_techniques_up_to(HodokuLevel level);

// Whether the scores of steps can add up to a number from `low` to `high`, with what giving up adds to them.
bool has_hodoku_score(int low, int high);

inline constexpr int kHodokuGivingUp = 20000;  // what it adds to the score where no technique finds a step

extern const Scale kHodokuScale;
// The same, but that of all techniques the one of the least score is looked for first, as a person would who goes on
// with what is easiest. HoDoKu itself has no such path.
extern const Scale kHodokuByScore;

}  // namespace rookery
