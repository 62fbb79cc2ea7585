#include "generate/ease/masked_board.hpp"

namespace rookery {

MaskedBoard::MaskedBoard(const Grid9& solution, EaseWeight weight) : solution_{solution}, clues_{CellSet::all()} {
    ROOKERY_EXPECTS(is_solution(solution));
    for (int n = 1; n <= Geometry9::kSize; ++n) weights_[static_cast<std::size_t>(n)] = ease_weight(weight, n);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for (const int peer : Geometry9::kPeerCells[cell]) ++seen_[cell][solution[peer]];
    }
    choices_.fill(1);  // a cell of a full board sees every digit but its own
}

Grid9 MaskedBoard::puzzle() const {
    Grid9 grid;
    clues_.for_each([&](int cell) { grid[cell] = solution_[cell]; });
    return grid;
}

void MaskedBoard::take(int cell) {
    ROOKERY_EXPECTS(clues_.contains(cell));
    sum_ += weight_at(cell);
    ++empty_;
    clues_.remove(cell);
    const Digit digit = solution_[cell];
    for (const int peer : Geometry9::kPeerCells[cell]) {
        if (--seen_[peer][digit] != 0) continue;
        const int before = weight_at(peer);
        ++choices_[peer];
        if (!clues_.contains(peer)) sum_ += weight_at(peer) - before;
    }
}

void MaskedBoard::put_back(int cell) {
    ROOKERY_EXPECTS(!clues_.contains(cell));
    sum_ -= weight_at(cell);
    --empty_;
    clues_.add(cell);
    const Digit digit = solution_[cell];
    for (const int peer : Geometry9::kPeerCells[cell]) {
        if (seen_[peer][digit]++ != 0) continue;
        const int before = weight_at(peer);
        --choices_[peer];
        if (!clues_.contains(peer)) sum_ += weight_at(peer) - before;
    }
}

double MaskedBoard::wnef_without(int cell) const {
    ROOKERY_EXPECTS(clues_.contains(cell));
    int sum = sum_ + weight_at(cell);
    const Digit digit = solution_[cell];
    empty_peers(cell).for_each([&](int peer) {
        if (seen_[peer][digit] == 1) sum += weights_[choices_[peer] + 1] - weight_at(peer);
    });
    return wnef_of(sum, empty_ + 1);
}

double MaskedBoard::wnef_with(int cell) const {
    ROOKERY_EXPECTS(!clues_.contains(cell));
    int sum = sum_ - weight_at(cell);
    const Digit digit = solution_[cell];
    empty_peers(cell).for_each([&](int peer) {
        if (seen_[peer][digit] == 0) sum += weights_[choices_[peer] - 1] - weight_at(peer);
    });
    return wnef_of(sum, empty_ - 1);
}

}  // namespace rookery
