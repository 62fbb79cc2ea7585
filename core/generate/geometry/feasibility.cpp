#include "generate/geometry/feasibility.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "solve/solve.hpp"

namespace rookery {
namespace {

bool has_determined_filling(ChuteMask clues) {
    const auto is_one = [clues](const ChuteFilling& filling) { return is_determined(filling, clues); };
    if (std::any_of(chute_classes().begin(), chute_classes().end(), is_one)) return true;  // unmoved: usually enough
    for (const auto& [mask, moves] : moves_by_mask(clues)) {
        for (const ChuteFilling& filling : chute_classes()) {
            if (is_determined(filling, mask)) return true;
        }
    }
    return false;
}

}  // namespace

std::optional<int> undetermined_chute(CellSet pattern) {
    for (int chute = 0; chute < kChutes; ++chute) {
        if (!has_determined_filling(chute_mask(pattern, chute))) return chute;
    }
    return std::nullopt;
}

std::optional<std::pair<int, int>> undetermined_crossing(CellSet pattern, StopToken stop) {
    std::array<bool, kChutes> too_many{};  // determined fillings
    for (int band = 0; band < 3; ++band) {
        for (int stack = 3; stack < kChutes; ++stack) {
            if (too_many[static_cast<std::size_t>(band)] || too_many[static_cast<std::size_t>(stack)]) continue;
            const ChuteCrossing crossing(pattern, band, stack, stop);
            too_many[static_cast<std::size_t>(band)] = crossing.band_has_too_many();
            too_many[static_cast<std::size_t>(stack)] = crossing.stack_has_too_many();
            if (crossing.is_undetermined(stop)) return std::pair{band, stack};
        }
    }
    return std::nullopt;
}

namespace {

// Chutes with more are skipped: among so many pairs one is always determined.
constexpr std::size_t kMaxFillings = 20'000;
constexpr std::size_t kMaxPairs = 500'000;

ChuteMask column_of(ChuteMask mask, int column) {
    constexpr ChuteMask kFirstColumn = 1U | 1U << 9 | 1U << 18;
    return mask >> column & kFirstColumn;
}

void exchange_columns(ChuteFilling& filling, int a, int b) {
    for (int row = 0; row < 3; ++row) std::swap(filling.at(row, a), filling.at(row, b));
}

bool leaves(const ChuteMove& move, ChuteMask mask) {
    return mask_under(move, mask) == mask;
}

// A permutation of the rows and of the columns of one box.
ChuteMove row_and_column_move(int rows, int columns, int box) {
    const OrderOfThree& row_order = kOrdersOfThree[static_cast<std::size_t>(rows)];
    const OrderOfThree& column_order = kOrdersOfThree[static_cast<std::size_t>(columns)];
    ChuteMove move;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 9; ++column) {
            const int to = column / 3 == box ? 3 * box + column_order[static_cast<std::size_t>(column % 3)] : column;
            move.place[static_cast<std::size_t>(chute_place(row, column))] =
                static_cast<std::uint8_t>(chute_place(row_order[static_cast<std::size_t>(row)], to));
        }
    }
    return move;
}

}  // namespace

ChuteCrossing::ChuteCrossing(CellSet pattern, int band, int stack, StopToken stop)
    : pattern_{pattern},
      band_chute_{band},
      stack_chute_{stack},
      band_{chute_mask(pattern, band), stack - 3},
      stack_{chute_mask(pattern, stack), band},
      bands_{determined_fillings(band_, stop)},
      stacks_{bands_ ? determined_fillings(stack_, stop) : Fillings{}} {
    ROOKERY_EXPECTS(0 <= band && band < 3 && 3 <= stack && stack < kChutes);
    for (int place = 0; place < kChuteCells; ++place) {
        cells_.add(cell_of_chute(band, place));
        cells_.add(cell_of_chute(stack, place));
    }
}

// Relabels the shared box as 1 to 9, and sorts the columns outside it that have their clues in the same rows.
ChuteFilling ChuteCrossing::in_normal_order(const ChuteFilling& filling, const Side& side) {
    ChuteFilling result = relabelled(filling, side.shared);
    for (int box = 0; box < 3; ++box) {
        if (box == side.shared) continue;
        for (const auto& [a, b] : {std::pair{0, 1}, std::pair{1, 2}, std::pair{0, 1}, std::pair{0, 2}}) {
            const int left = 3 * box + a;
            const int right = 3 * box + b;
            if (column_of(side.clues, left) == column_of(side.clues, right) &&
                result.at(0, right) < result.at(0, left)) {
                exchange_columns(result, left, right);
            }
        }
    }
    return result;
}

std::optional<ChuteCrossing::Fillings> ChuteCrossing::determined_fillings(const Side& side, StopToken stop) {
    std::set<ChuteFilling> found;
    for (const auto& [mask, moves] : moves_by_mask(side.clues)) {
        for (const ChuteFilling& filling : chute_classes()) {
            if (stop.stop_requested()) return std::nullopt;
            if (!is_determined(filling, mask)) continue;
            for (const ChuteMove& move : moves) found.insert(in_normal_order(laid(move, filling), side));
            if (found.size() > kMaxFillings) return std::nullopt;
        }
    }
    return Fillings(found.begin(), found.end());
}

// Band fillings are equivalent if exchanging rows, or columns of the shared box, turns one into the other and maps the
// clue cells of each chute to themselves, as a set. Keeps the least of each class.
ChuteCrossing::Fillings ChuteCrossing::different_bands(StopToken stop) const {
    std::vector<ChuteMove> moves;
    for (int rows = 0; rows < 6; ++rows) {
        for (int columns = 0; columns < 6; ++columns) {
            const ChuteMove move = row_and_column_move(rows, columns, band_.shared);
            // The rows of one chute are columns of the other.
            const ChuteMove on_stack = row_and_column_move(columns, rows, stack_.shared);
            if (leaves(move, band_.clues) && leaves(on_stack, stack_.clues)) moves.push_back(move);
        }
    }
    Fillings different;
    for (const ChuteFilling& filling : *bands_) {
        if (stop.stop_requested()) return {};
        const auto is_not_less = [&](const ChuteMove& move) {
            return !(in_normal_order(laid(move, filling), band_) < filling);
        };
        if (std::all_of(moves.begin(), moves.end(), is_not_less)) different.push_back(filling);
    }
    return different;
}

bool ChuteCrossing::is_determined_pair(const ChuteFilling& band, const ChuteFilling& stack) const {
    Grid9 pair;
    for (std::size_t place = 0; place < kChuteCells; ++place) {
        const int box_place = stack.digits[place] - 1;  // in the shared box, which the stack sees transposed
        pair[cell_of_chute(stack_chute_, static_cast<int>(place))] =
            static_cast<Digit>(box_place % 3 * 3 + box_place / 3 + 1);
    }
    for (std::size_t place = 0; place < kChuteCells; ++place) {
        pair[cell_of_chute(band_chute_, static_cast<int>(place))] = band.digits[place];
    }
    SolveLimits one;
    one.solutions = 1;
    const SolveResult completed = solve(pair, one);
    if (completed.solutions == 0) return false;
    Grid9 rest = completed.first;
    (cells_ - pattern_).for_each([&](int cell) { rest[cell] = 0; });
    return solve(rest).unique();
}

bool ChuteCrossing::is_undetermined(StopToken stop) const {
    if (!bands_ || !stacks_) return false;
    const Fillings bands = different_bands(stop);
    if (bands.size() * stacks_->size() > kMaxPairs) return false;
    for (const ChuteFilling& band : bands) {
        for (const ChuteFilling& stack : *stacks_) {
            if (stop.stop_requested()) return false;
            if (is_determined_pair(band, stack)) return false;
        }
    }
    return !stop.stop_requested();
}

}  // namespace rookery
