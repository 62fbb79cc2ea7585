// The scale of HoDoKu 2.2: its search order, the score and level of each technique, which of them it uses by default,
// and its names and codes. These are facts about that program (hodoku_lines.inc).
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
// The maximum score of a puzzle of the level; unlimited for an extreme one.
int max_score(HodokuLevel level);

// A technique as HoDoKu has it. A technique of Rookery may be only part of one of HoDoKu's, like hidden singles in
// boxes.
struct HodokuLine {
    int place;  // in its search order; one search finds all lines with the same place
    const TechniqueCard* card;
    Technique technique;
    int score;
    HodokuLevel level;
    bool on;                   // used by default
    std::string_view code;     // on its command line
    std::string_view row;      // the code of the table row that the line is part of; empty: it is that row
    std::string_view library;  // the code in its library; empty: none
    std::string_view name;
};
// In search order.
std::span<const HodokuLine> hodoku_lines();
// Null for a technique that is not on the scale.
const HodokuLine* hodoku_line_of(Technique technique);
// The techniques with this code on its command line (of a line or of a row), this code in its library (with or without
// a variant: "0110", "0110-1"), or this name. Empty: HoDoKu has no such technique.
TechniqueSet hodoku_techniques(std::string_view code_or_name);
// The default techniques that are looked for no later than the last one of this level. A path that needs no higher
// level is the same with these alone.
TechniqueSet hodoku_techniques_up_to(HodokuLevel level);

// Whether scores of steps, including that for giving up, can add up to a number from `low` to `high`.
bool has_hodoku_score(int low, int high);

inline constexpr int kHodokuGivingUp = 20000;  // added to the score if no technique finds a step

extern const Scale kHodokuScale;
// The same, but looks for the technique with the lowest score first, like a person who always takes the easiest step.
// HoDoKu itself has no such path.
extern const Scale kHodokuByScore;

}  // namespace rookery
