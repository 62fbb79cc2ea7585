// Enumerates all fillings with 1 to 9 in order in box 1, up to the order of the other two boxes and of their columns.
// Everything that can be made from a filling already seen is marked, so each class is met once.
#include "generate/geometry/chute_classes.hpp"

#include <array>
#include <cstddef>
#include <unordered_set>

#include "board/hash.hpp"
#include "board/insertion_sort.hpp"
#include "generate/row_sets.hpp"

namespace rookery {
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
