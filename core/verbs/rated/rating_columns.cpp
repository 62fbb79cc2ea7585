#include "verbs/rated/rating_columns.hpp"

namespace rookery {

OrNull<NumberValue> put(RowWriter& row, const RatingNumber& number) {
    if (number.certain) return row.put(format_rating(number.tenths), std::int64_t{number.tenths});
    return number.beyond ? row.put("beyond", nullptr) : row.put_absent();
}

RatingNumber ShownRating::er() const {
    if (!rating_) return {};
    return {rating_->er, rating_->status == RatingStatus::rated, rating_->status == RatingStatus::beyond};
}
RatingNumber ShownRating::ep() const {
    return early_number(rating_ ? rating_->ep : 0);
}
RatingNumber ShownRating::ed() const {
    return early_number(rating_ ? rating_->ed : 0);
}

// The first steps of a path that gets stuck later are those of the true path, so EP and ED are final once known.
RatingNumber ShownRating::early_number(int tenths) const {
    if (!rating_) return {};
    const bool beyond = rating_->status == RatingStatus::beyond;
    return {tenths, rating_->status == RatingStatus::rated || (beyond && tenths != 0), beyond};
}

std::optional<std::string_view> ShownRating::hardest() const {
    if (!rating_) return phrase_;
    return rating_->status == RatingStatus::rated ? name_of(rating_->hardest) : phrase_of(rating_->status);
}

std::string_view ShownRating::status() const {
    return rating_ ? key_of(rating_->status) : status_;
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
