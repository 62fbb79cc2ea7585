#include "verbs/rated/rated_list.hpp"

namespace rookery {

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
