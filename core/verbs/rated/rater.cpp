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

}  // namespace rookery
