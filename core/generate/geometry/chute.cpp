#include "generate/geometry/chute.hpp"

#include <array>
#include <cstddef>
#include <unordered_set>

#include "board/hash.hpp"
#include "board/insertion_sort.hpp"
#include "generate/full_board.hpp"

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

namespace {

using Column = std::array<Digit, 3>;

// Boxes 2 and 3, and the columns in each, in ascending order; box 1 relabelled as 1 to 9.
ChuteFilling in_normal_order(const ChuteFilling& filling) {
    const ChuteFilling labelled = relabelled(filling, 0);
    std::array<std::array<Column, 3>, 2> boxes;
    for (int column = 3; column < 9; ++column) {
        for (int row = 0; row < 3; ++row) {
            boxes[static_cast<std::size_t>(column / 3 - 1)][static_cast<std::size_t>(column % 3)]
                 [static_cast<std::size_t>(row)] = labelled.at(row, column);
        }
    }
    for (auto& columns : boxes) insertion_sort(columns);
    insertion_sort(boxes);
    ChuteFilling result = labelled;
    for (int column = 3; column < 9; ++column) {
        for (int row = 0; row < 3; ++row) {
            result.at(row, column) = boxes[static_cast<std::size_t>(column / 3 - 1)]
                                          [static_cast<std::size_t>(column % 3)][static_cast<std::size_t>(row)];
        }
    }
    return result;
}

// Exchanges of neighbouring rows, of boxes, and of columns in box 1. They generate all other moves, up to those that
// the normal order absorbs.
std::array<ChuteMove, 6> generators() {
    std::array<ChuteMove, 6> moves;
    std::size_t count = 0;
    const auto add = [&](auto image_row, auto image_column) {
        ChuteMove& move = moves[count++];
        for (int place = 0; place < kChuteCells; ++place) {
            move.place[static_cast<std::size_t>(place)] =
                static_cast<std::uint8_t>(chute_place(image_row(place / 9), image_column(place % 9)));
        }
    };
    const auto same = [](int line) { return line; };
    for (const int first : {0, 1}) {
        const auto exchange = [first](int line) {
            return line == first ? first + 1 : line == first + 1 ? first : line;
        };
        add(exchange, same);
        add(same, exchange);
        add(same, [exchange](int column) { return 3 * exchange(column / 3) + column % 3; });
    }
    return moves;
}

struct HashOfFilling {
    std::size_t operator()(const ChuteFilling& filling) const {
        Hash hash;
        for (const Digit digit : filling.digits) hash.add_byte(digit);
        return static_cast<std::size_t>(hash.value());
    }
};

class Classes {
  public:
    // Marks all fillings of the class of `start`, which is in normal order. False if they already were.
    bool add(const ChuteFilling& start) {
        if (!seen_.insert(start).second) return false;
        std::vector<ChuteFilling> open{start};
        while (!open.empty()) {
            const ChuteFilling filling = open.back();
            open.pop_back();
            for (const ChuteMove& move : moves_) {
                const ChuteFilling next = in_normal_order(laid(move, filling));
                if (seen_.insert(next).second) open.push_back(next);
            }
        }
        return true;
    }

  private:
    std::array<ChuteMove, 6> moves_ = generators();
    std::unordered_set<ChuteFilling, HashOfFilling> seen_;
};

// All orders of the digits of a set, the ascending one first.
std::vector<Column> orders_of(DigitSet set) {
    const Column digits = three_digits_of(set);
    std::vector<Column> orders;
    orders.reserve(kOrdersOfThree.size());
    for (const OrderOfThree& order : kOrdersOfThree)
        orders.push_back({digits[order[0]], digits[order[1]], digits[order[2]]});
    return orders;
}

// `second`: the rows of box 2.
void add_fillings(const RowSets& second, Classes& classes, std::vector<ChuteFilling>& found) {
    std::array<std::vector<Column>, 6> orders;  // rows of box 2, then of box 3; only the first rows are fixed
    for (std::size_t row = 0; row < 3; ++row) {
        orders[row] = orders_of(second[row]);
        orders[3 + row] = orders_of(left_for_box_3(second, row));
    }
    orders[0].resize(1);
    orders[3].resize(1);
    std::array<std::size_t, 6> chosen{};
    while (true) {
        ChuteFilling filling;
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t column = 0; column < 3; ++column) {
                filling.digits[9 * row + column] = static_cast<Digit>(3 * row + column + 1);
                filling.digits[9 * row + 3 + column] = orders[row][chosen[row]][column];
                filling.digits[9 * row + 6 + column] = orders[3 + row][chosen[3 + row]][column];
            }
        }
        filling = in_normal_order(filling);
        if (classes.add(filling)) found.push_back(filling);
        std::size_t next = 0;
        while (next < 6 && ++chosen[next] == orders[next].size()) chosen[next++] = 0;
        if (next == 6) return;
    }
}

// Enumerates all fillings with 1 to 9 in order in box 1, up to the order of the other two boxes and of their columns.
// Marks everything that can be made from a filling already seen, so it finds each class once.
std::vector<ChuteFilling> find_classes() {
    std::vector<ChuteFilling> found;
    Classes classes;
    for (const RowSets& second : ways_with_box_1()) add_fillings(second, classes, found);
    return found;
}

}  // namespace

ChuteFilling relabelled(const ChuteFilling& filling, int box) {
    ROOKERY_EXPECTS(0 <= box && box < 3);
    std::array<Digit, 10> label{};
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            label[filling.at(row, 3 * box + column)] = static_cast<Digit>(3 * row + column + 1);
        }
    }
    ChuteFilling result;
    for (std::size_t place = 0; place < kChuteCells; ++place) result.digits[place] = label[filling.digits[place]];
    return result;
}

const std::vector<ChuteFilling>& chute_classes() {
    static const std::vector<ChuteFilling> classes = find_classes();
    return classes;
}

}  // namespace rookery
