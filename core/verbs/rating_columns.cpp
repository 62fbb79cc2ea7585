#include "verbs/rating_columns.hpp"

namespace rookery {

void add_rating(Row& row, const SeRating& rating, bool with_technique) {
    const bool rated = rating.status == RatingStatus::rated;
    const bool beyond = rating.status == RatingStatus::beyond;
    const auto add = [&](std::string_view column, int tenths, bool certain) {
        if (certain) {
            row.shown(column, format_rating(tenths), std::int64_t{tenths});
        } else if (beyond) {
            row.shown(column, "beyond", std::monostate{});
        } else {
            row.absent(column);
        }
    };
    // The first steps of a path that gets stuck later are those of the true path: EP and ED stand once they are known.
    add("ER", rating.er, rated);
    add("EP", rating.ep, rated || (beyond && rating.ep != 0));
    add("ED", rating.ed, rated || (beyond && rating.ed != 0));
    if (with_technique) row.text("hardest technique", rated ? name_of(rating.hardest) : phrase_of(rating.status));
    row.extra("status", std::string(key_of(rating.status)));
}

std::string rating_line(std::string_view puzzle, const SeRating& rating) {
    std::string line(puzzle);
    if (rating.status != RatingStatus::rated) return line + " - " + std::string(phrase_of(rating.status));
    return line + " ED=" + format_rating(rating.er) + "/" + format_rating(rating.ep) + "/" + format_rating(rating.ed);
}

std::string_view key_of(RatingStatus status) {
    switch (status) {
        case RatingStatus::rated:
            return "rated";
        case RatingStatus::beyond:
            return "beyond";
        case RatingStatus::no_solution:
            return "no_solution";
        case RatingStatus::several_solutions:
            return "several_solutions";
        case RatingStatus::already_solved:
            return "already_solved";
        case RatingStatus::stopped:
            break;
    }
    return "stopped";
}

}  // namespace rookery
