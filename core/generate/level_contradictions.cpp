#include "generate/level_contradictions.hpp"

#include "rate/rate.hpp"

namespace rookery {

namespace {

std::string hodoku_name_of(Technique technique) {
    return std::string(kHodokuScale.name(technique));
}

std::string of_level(Level level) {
    return "a puzzle of level " + std::string(name_of(level));
}

// Checks the windows of ER, HoDoKu's level and its score against the bounds of the highest level allowed.
std::string above_the_level(const Difficulty& constraints) {
    const Level level = constraints.level.high;
    const HodokuTarget& hodoku = constraints.hodoku;
    if (constraints.er.asked() && constraints.er.low > max_er(level)) {
        return of_level(level) + " has an ER of " + format_rating(max_er(level)) +
               " at most, but ER must be at least " + format_rating(constraints.er.low);
    }
    if (hodoku.level.low > max_hodoku_level(level)) {
        return of_level(level) + " has HoDoKu level " + std::string(name_of(max_hodoku_level(level))) +
               " at most, but that must be at least " + std::string(name_of(hodoku.level.low));
    }
    const HodokuLevel highest = constraints.highest_hodoku_level();
    if (hodoku.score.asked() && hodoku.score.low > max_score(highest)) {
        return "HoDoKu level " + std::string(name_of(highest)) + " has a score of " +
               std::to_string(max_score(highest)) + " at most, but the score must be at least " +
               std::to_string(hodoku.score.low);
    }
    return {};
}

// Either measure can raise a puzzle to the lowest level allowed.
std::string below_the_level(const Difficulty& constraints) {
    const Level level = constraints.level.low;
    if (level == Level::easy) return {};
    const bool er_reaches = !constraints.er.asked() || level_of_er(constraints.er.high) >= level;
    if (er_reaches || level_of_hodoku(constraints.hodoku.level.high) >= level) return {};
    return of_level(level) + " has a higher ER than " + format_rating(constraints.er.high) +
           ", or a higher HoDoKu level than " + std::string(name_of(constraints.hodoku.level.high));
}

std::string hodoku_techniques_of(const Difficulty& constraints) {
    const HodokuTarget& hodoku = constraints.hodoku;
    const HodokuLevel highest = constraints.highest_hodoku_level();
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (!hodoku.required.contains(technique)) continue;
        const HodokuLine* line = hodoku_line_of(technique);
        if (line == nullptr || !line->on) return "HoDoKu does not use " + hodoku_name_of(technique) + " by default";
        if (hodoku.avoided.contains(technique)) {
            return "HoDoKu's path must use " + hodoku_name_of(technique) + ", and must not use it";
        }
        if (line->level > highest) {
            return "HoDoKu's path must use " + hodoku_name_of(technique) + ", which is at its level " +
                   std::string(name_of(line->level)) + ", but " + std::string(name_of(highest)) + " is the highest";
        }
    }
    return {};
}

}  // namespace

std::string level_contradiction_in(const Difficulty& constraints) {
    for (std::string reason :
         {above_the_level(constraints), below_the_level(constraints), hodoku_techniques_of(constraints)}) {
        if (!reason.empty()) return reason;
    }
    return {};
}

}  // namespace rookery
