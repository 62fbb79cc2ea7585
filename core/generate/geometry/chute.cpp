#include "generate/geometry/chute.hpp"

namespace rookery {
namespace {

// Searches for another order of the digits in the columns. A column in some order is a word of 27 bits, 9 for each row,
// with the bit of its digit set in each. Columns fit together if their words have no bit in common.
class OtherOrders {
  public:
    OtherOrders(const ChuteFilling& filling, ChuteMask clues) {
        for (int column = 0; column < 9; ++column) {
            std::array<Digit, 3> digits{};
            int given = 0;
            for (int row = 0; row < 3; ++row) {
                digits[static_cast<std::size_t>(row)] = filling.at(row, column);
                given |= static_cast<int>(clues >> chute_place(row, column) & 1) << row;
            }
            Column orders;
            for (const OrderOfThree& order : kOrdersOfThree) {
                std::uint32_t word = 0;
                bool keeps_clues = true;
                for (std::size_t row = 0; row < 3; ++row) {
                    if ((given >> row & 1) != 0 && order[row] != row) keeps_clues = false;
                    word |= 1U << (9 * static_cast<int>(row) + digits[order[row]] - 1);
                }
                if (keeps_clues) orders.words[static_cast<std::size_t>(orders.count++)] = word;
            }
            if (orders.count == 1) {
                used_ |= orders.words[0];
            } else {
                columns_[static_cast<std::size_t>(open_++)] = orders;
            }
        }
    }

    bool exist() const { return search(0, used_, false); }

  private:
    struct Column {
        std::array<std::uint32_t, 6> words{};  // its own order comes first
        int count = 0;
    };

    bool search(int index, std::uint32_t used, bool moved) const {
        if (index == open_) return moved;
        const Column& column = columns_[static_cast<std::size_t>(index)];
        for (int i = 0; i < column.count; ++i) {
            const std::uint32_t word = column.words[static_cast<std::size_t>(i)];
            if ((word & used) == 0 && search(index + 1, used | word, moved || i > 0)) return true;
        }
        return false;
    }

    std::array<Column, 9> columns_{};
    int open_ = 0;
    std::uint32_t used_ = 0;
};

}  // namespace

int cell_of_chute(int chute, int place) {
    ROOKERY_EXPECTS(0 <= chute && chute < kChutes && 0 <= place && place < kChuteCells);
    const int row = place / 9;
    const int column = place % 9;
    return chute < 3 ? Geometry9::cell_at(3 * chute + row, column) : Geometry9::cell_at(column, 3 * (chute - 3) + row);
}

ChuteMask chute_mask(CellSet cells, int chute) {
    ChuteMask mask = 0;
    for (int place = 0; place < kChuteCells; ++place) {
        if (cells.contains(cell_of_chute(chute, place))) mask |= 1U << place;
    }
    return mask;
}

std::string name_of_chute(int chute) {
    ROOKERY_EXPECTS(0 <= chute && chute < kChutes);
    const int first = 3 * (chute % 3) + 1;
    return std::string(chute < 3 ? "rows " : "columns ") + std::to_string(first) + " to " + std::to_string(first + 2);
}

bool is_determined(const ChuteFilling& filling, ChuteMask clues) {
    return !OtherOrders(filling, clues).exist();
}

ChuteMove chute_move(int index) {
    ROOKERY_EXPECTS(0 <= index && index < kChuteMoves);
    const auto next_order = [&index] {
        const OrderOfThree& order = kOrdersOfThree[static_cast<std::size_t>(index % 6)];
        index /= 6;
        return order;
    };
    const std::array<OrderOfThree, 3> columns{next_order(), next_order(), next_order()};
    const OrderOfThree boxes = next_order();
    const OrderOfThree rows = next_order();
    ChuteMove move;
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            const int to = 3 * boxes[column / 3] + columns[column / 3][column % 3];
            move.place[9 * row + column] = static_cast<std::uint8_t>(chute_place(rows[row], to));
        }
    }
    return move;
}

ChuteMask mask_under(const ChuteMove& move, ChuteMask mask) {
    ChuteMask under = 0;
    for (std::size_t place = 0; place < kChuteCells; ++place) under |= (mask >> move.place[place] & 1U) << place;
    return under;
}

std::map<ChuteMask, std::vector<ChuteMove>> moves_by_mask(ChuteMask clues) {
    std::map<ChuteMask, std::vector<ChuteMove>> moves;
    for (int index = 0; index < kChuteMoves; ++index) {
        const ChuteMove move = chute_move(index);
        moves[mask_under(move, clues)].push_back(move);
    }
    return moves;
}

ChuteFilling laid(const ChuteMove& move, const ChuteFilling& filling) {
    ChuteFilling result;
    for (std::size_t place = 0; place < kChuteCells; ++place) result.digits[move.place[place]] = filling.digits[place];
    return result;
}

}  // namespace rookery
