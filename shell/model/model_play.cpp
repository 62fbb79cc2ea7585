// What the model does about the timer of the puzzle on the board.
#include "model/format.hpp"
#include "model/model.hpp"
#include "model/strings_play.hpp"

namespace rookery::shell {

void Model::set_page_hidden(bool hidden) {
    timer.hide_page(hidden, host_.now_seconds());
}

void Model::settle_timer() {
    const double now = host_.now_seconds();
    const Board& board = play.board();
    if (timed_givens_ != board.givens) {
        timed_givens_ = board.givens;
        timer.reset(now);
    }
    const bool solved = values_of(board).is_full() && conflicts_of(board).empty();
    if (solved == timer.stopped()) return;
    timer.stop(solved, now);
    if (!solved || !timer.shown() || notice.text != words::kBoardSolved) return;
    notice.say(fill(words::kTimerSolved, {clock_text(timer.seconds(now))}));
}

}  // namespace rookery::shell
