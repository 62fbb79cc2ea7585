#include "generate/difficulty.hpp"

#include <optional>

namespace rookery {

bool HodokuTarget::allows(const HodokuRating& rating) const {
    return rating.has_score() && score.contains(rating.score) && level.contains(rating.level) &&
           (required & ~rating.used).empty() && !avoided.intersects(rating.used);
}

TrialScales TrialTarget::scales() const {
    TrialScales asked;
    for (int i = 0; i < kTrialScales; ++i) {
        if (ranges[i]) asked.add(static_cast<TrialScale>(i));
    }
    return asked;
}

TrialTarget::Range TrialTarget::depths() const {
    Range depths = of(TrialScale::te).value_or(Range{0, kMaxTrialDepth});
    const auto narrow = [&](TrialScale scale, Range applies) {
        if (!of(scale)) return;
        depths = {std::max(depths.low, applies.low), std::min(depths.high, applies.high)};
    };
    for (const TrialScale scale : {TrialScale::b, TrialScale::gb, TrialScale::w, TrialScale::gw}) {
        const auto& range = of(scale);
        if (range) narrow(scale, {range->low > 0 ? 1 : 0, range->high > 0 ? 1 : 0});  // 0: singles alone
    }
    narrow(TrialScale::bxb, {2, 2});
    narrow(TrialScale::bxbb, {3, 3});
    return depths;
}

bool TrialTarget::allows(const TrialRatings& ratings) const {
    for (int i = 0; i < kTrialScales; ++i) {
        const std::optional<int> number = ratings.numbers[i];
        if (ranges[i] && !(number && ranges[i]->contains(*number))) return false;
    }
    return true;
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
