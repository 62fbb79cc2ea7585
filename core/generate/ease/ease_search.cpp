#include "generate/ease/ease_search.hpp"

#include <cmath>

#include "generate/ease/ease_masker.hpp"
#include "generate/ease/row_by_row_board.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMaskingBudget = 800;        // to fill and mask a board: about a fifth of a millisecond
constexpr std::uint64_t kAnnealingBudget = 200'000;  // the same, masked again up to a thousand times

}  // namespace

bool EaseSearch::next(Budget& budget, StopToken stop) {
    const std::uint64_t price = request_.anneal ? kAnnealingBudget : kMaskingBudget;
    while (budget.left() >= price && !stop.stop_requested()) {
        budget.spend(price);
        budget.count_try();
        solution_ = row_by_row_board(random_);
        EaseMasker masker(solution_, request_, fewest_, random_, stop);
        if (!masker.run()) {
            note_miss(masker.board().wnef());
            continue;
        }
        puzzle_ = masker.board().puzzle();
        return true;
    }
    budget.give_up();
    return false;
}

void EaseSearch::note_miss(double wnef) {
    const double target = request_.target.value_or(0);
    if (!nearest_ || std::abs(wnef - target) < std::abs(*nearest_ - target)) nearest_ = wnef;
}

}  // namespace rookery
