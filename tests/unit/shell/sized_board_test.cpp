// Boards of 4 to 25 rows, as played by hand.
#include "shell/board/sized_board.hpp"

#include <doctest/doctest.h>

#include <string>

namespace rookery::shell {
namespace {

SizedBoard empty_board(std::size_t cells, bool diagonal = false) {
    return sized_board(std::string(cells, '.'), diagonal, {}, {});
}

int count_seen(const SizedBoard& board, int cell) {
    int count = 0;
    for (int other = 0; other < board.cells(); ++other) count += board.shape().sees(cell, other) ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("cells see each other as on any board of that order") {
    CHECK(count_seen(empty_board(16), 5) == 7);
    CHECK(count_seen(empty_board(81), 40) == 20);
    CHECK(count_seen(empty_board(256), 100) == 39);
    CHECK(count_seen(empty_board(36), 0) == 12);
    CHECK(count_seen(empty_board(64), 0) == 17);
    CHECK(count_seen(empty_board(144), 0) == 28);
    CHECK(count_seen(empty_board(625), 624) == 64);
    CHECK(count_seen(empty_board(81, true), 40) == 20 + 12);  // the centre is on both diagonals
    CHECK(count_seen(empty_board(16, true), 1) == 7);         // and this on neither
}

TEST_CASE("entering a digit clears its marks, also in the cells that it sees") {
    SizedBoard board = empty_board(256);
    toggle_mark(board, 0, 16);
    toggle_mark(board, 0, 3);
    toggle_mark(board, 15, 16);
    toggle_mark(board, 100, 16);
    CHECK(symbols_of(board.marks_at(0)) == "3, G");
    put_digit(board, 0, 16);
    CHECK(board.entered[0] == 'G');
    CHECK(board.digit_at(0) == 16);
    CHECK(board.marks_at(0) == 0);
    CHECK(board.marks_at(15) == 0);
    CHECK(symbols_of(board.marks_at(100)) == "G");
    toggle_mark(board, 0, 3);  // the cell has a digit
    CHECK(board.marks_at(0) == 0);
    put_digit(board, 0, 0);
    CHECK(board == sized_board(std::string(256, '.'), false, {}, board.marks));
}

TEST_CASE("givens stay, duplicate digits are found, and a full board without them is solved") {
    SizedBoard board = sized_board("1.......2.3....4", false, {}, {});
    put_digit(board, 0, 4);
    CHECK(board.digit_at(0) == 1);
    put_digit(board, 3, 1);
    CHECK(conflicts_of(board).count() == 2);
    CHECK(conflicts_of(board).test(3));
    CHECK_FALSE(is_full(board));
    board = sized_board("................", false, "1234341221434321", {});
    CHECK(is_solved(board));
    CHECK(complete_digits(board) == wide::all(4));
    put_digit(board, 0, 2);
    CHECK(is_full(board));
    CHECK_FALSE(is_solved(board));
    CHECK_FALSE(wide::has(complete_digits(board), 2));
    CHECK(wide::has(complete_digits(board), 3));
}

TEST_CASE("data saved by another page is adapted to the puzzle") {
    const SizedBoard board = sized_board("1...............", false, "9G23456", {1, 0x7FFF});
    CHECK(board.entered == "..234...........");
    CHECK(board.marks_at(0) == 0);  // a given
    CHECK(board.marks_at(1) == wide::all(4));
    CHECK(board.marks.size() == 16);
}

}  // namespace rookery::shell
