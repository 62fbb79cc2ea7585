#include "generate/ease/ease_search.hpp"

#include <cmath>

#include "generate/ease/ease_masker.hpp"
#include "generate/ease/row_by_row_board.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMaskingEffort = 800;        // a board made and masked: about a fifth of a millisecond
constexpr std::uint64_t kAnnealingEffort = 200'000;  // and masked again up to a thousand times

}  // namespace

bool EaseSearch::next(Effort& effort, StopToken stop) {
    const std::uint64_t price = wish_.anneal ? kAnnealingEffort : kMaskingEffort;
    while (effort.left() >= price && !stop.stop_requested()) {
        effort.spend(price);
        solution_ = row_by_row_board(random_);
        EaseMasker masker(solution_, wish_, fewest_, random_, stop);
        if (!masker.run()) {
            note_miss(masker.board().wnef());
            continue;
        }
        puzzle_ = masker.board().puzzle();
        return true;
    }
    effort.give_up();
    return false;
}

void EaseSearch::note_miss(double wnef) {
    const double target = wish_.target.value_or(0);
    if (!nearest_ || std::abs(wnef - target) < std::abs(*nearest_ - target)) nearest_ = wnef;
}

}  // namespace rookery
