#include "rate/level.hpp"

#include <algorithm>
#include <limits>

namespace rookery {

namespace {

constexpr int kAnyEr = std::numeric_limits<int>::max();

struct Definition {
    std::string_view name;
    int max_er;  // tenths
    HodokuLevel max_hodoku;
    std::string_view techniques;
};

constexpr std::array<Definition, kAllLevels.size()> kDefinitions{{
    {"easy", 15, HodokuLevel::easy, "hidden singles are enough"},
    {"medium", 40, HodokuLevel::medium, "naked singles, locked candidates, pairs and triples are enough"},
    {"hard", 72, HodokuLevel::hard, "quads, fish, wings, turbot fish, coloring and uniqueness are enough"},
    {"expert", 79, HodokuLevel::unfair, "chains, loops, almost locked sets and finned fish are enough"},
    {"extreme", kAnyEr, HodokuLevel::extreme, "forcing chains, or a great many chains"},
}};

const Definition& definition(Level level) {
    return kDefinitions[static_cast<std::size_t>(level)];
}

template <class Allows>
Level lowest_that(Allows allows) {
    return *std::find_if(kAllLevels.begin(), kAllLevels.end() - 1, allows);
}

}  // namespace

std::string_view name_of(Level level) {
    return definition(level).name;
}

int max_er(Level level) {
    return definition(level).max_er;
}

HodokuLevel max_hodoku_level(Level level) {
    return definition(level).max_hodoku;
}

std::string definition_of(Level level) {
    std::string text = "ER";
    if (level == Level::extreme) {
        text += " above " + format_rating(max_er(Level::expert)) + " or HoDoKu's level ";
    } else {
        text += " up to " + format_rating(max_er(level)) + " and HoDoKu's level up to ";
    }
    text.append(name_of(max_hodoku_level(level))).append(": ").append(definition(level).techniques);
    return text;
}

Level level_of_er(int er) {
    return lowest_that([er](Level level) { return er <= max_er(level); });
}

Level level_of_hodoku(HodokuLevel hodoku) {
    return lowest_that([hodoku](Level level) { return hodoku <= max_hodoku_level(level); });
}

bool is_extreme(const SeRating& se) {
    return se.status == RatingStatus::beyond ||
           (se.status == RatingStatus::rated && level_of_er(se.er) == Level::extreme);
}

std::optional<Level> level_of(const SeRating& se, const HodokuRating& hodoku) {
    if (!hodoku.has_score()) return std::nullopt;
    if (is_extreme(se)) return Level::extreme;
    if (se.status != RatingStatus::rated) return std::nullopt;
    return std::max(level_of_er(se.er), level_of_hodoku(hodoku.level));
}

}  // namespace rookery
