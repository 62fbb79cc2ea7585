#include "verbs/rated/rater.hpp"

namespace rookery {

Rater::Rater(Sink& sink, StopToken stop) : stop_{stop}, progress_(sink, stop) {}

void Rater::at_line(std::int64_t line) {
    progress_.set_prefix(line == 0 ? "" : "line " + std::to_string(line) + ": ");
}

SeRating Rater::rate(const ParsedPuzzle& puzzle, const Grid9& grid) {
    return puzzle.candidates ? rate_se(*puzzle.candidates, callback(), workspace_)
                             : rate_se(grid, callback(), workspace_);
}

std::optional<Level> Rater::level(const Grid9& grid, const SeRating& rating) {
    if (is_extreme(rating)) return Level::extreme;
    if (rating.status != RatingStatus::rated) return std::nullopt;
    return level_of(rating, rate_hodoku(grid, callback(), workspace_));
}

}  // namespace rookery
