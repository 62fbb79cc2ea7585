#include "verbs/rater.hpp"

namespace rookery {

Rater::Rater(Sink& sink, StopToken stop) : sink_{sink}, stop_{stop}, watch_{stop.flag(), &Rater::pass_on, this} {}

void Rater::at_line(std::int64_t line) {
    prefix_ = line == 0 ? "" : "line " + std::to_string(line) + ": ";
}

SeRating Rater::rate(const ParsedPuzzle& puzzle, const Grid9& grid) {
    return puzzle.candidates ? rate_se(*puzzle.candidates, watch_, workspace_) : rate_se(grid, watch_, workspace_);
}

void Rater::pass_on(void* self, std::string_view what) {
    auto& rater = *static_cast<Rater*>(self);
    if (rater.prefix_.empty()) return rater.sink_.activity(what);
    rater.text_ = rater.prefix_;
    rater.text_ += what;
    rater.sink_.activity(rater.text_);
}

}  // namespace rookery
