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

bool RatedList::answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const {
    return answer_all({&puzzle, 1}, sink, stop);
}

bool RatedList::answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const {
    Rater rater(sink, stop);
    for (const ParsedPuzzle& puzzle : puzzles) {
        rater.at_line(is_single() ? 0 : puzzle.line);
        if (stop.stop_requested() || !answer(puzzle, sink, rater)) return false;
    }
    return true;
}

}  // namespace rookery
