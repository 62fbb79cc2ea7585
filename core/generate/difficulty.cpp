#include "generate/difficulty.hpp"

#include <optional>

namespace rookery {

bool HodokuTarget::allows(const HodokuRating& rating) const {
    return rating.has_score() && score.contains(rating.score) && level.contains(rating.level) &&
           (required & ~rating.used).empty() && !avoided.intersects(rating.used);
}

bool Difficulty::allows(const SeRating& rating) const {
    return rating.status == RatingStatus::rated && er.contains(rating.er) && ep.contains(rating.ep) &&
           ed.contains(rating.ed) && (!pearl || rating.ep == rating.er) && (!diamond || rating.ed == rating.er);
}

bool Difficulty::allows(const SeRating& rating, const HodokuRating& by_hodoku) const {
    if (!hodoku.allows(by_hodoku)) return false;
    if (!level.asked()) return true;
    const std::optional<Level> reached = level_of(rating, by_hodoku);
    return reached && level.contains(*reached);
}

}  // namespace rookery
