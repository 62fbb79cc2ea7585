// Links to boards: in both directions, random, truncated, from later versions.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "board/random.hpp"
#include "generate/full_board.hpp"
#include "shell/app/model.hpp"
#include "shell/board/board_link.hpp"
#include "support/samples.hpp"
#include "support/shell/texts.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {
namespace {

// Any board: digits of a grid or conflicting ones, and marks in every cell without a given.
Board any_board(Random& random) {
    const Grid9 full = random_full_board(random);
    Board board;
    const auto below = [&](unsigned n) { return static_cast<unsigned>(random.next() % n); };
    const unsigned density = below(10);
    const bool several = below(2) == 0;  // colours in a cell
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const auto digit = static_cast<Digit>(below(12) == 0 ? 1 + below(9) : full[cell]);
        if (below(10) < density) (below(2) == 0 ? board.givens : board.entered)[cell] = digit;
        if (board.givens[cell] != 0) continue;
        for (Candidates9 Board::*marks : {&Board::barred, &Board::removed, &Board::noted, &Board::corners}) {
            if (below(3) == 0) (board.*marks)[cell] = static_cast<DigitSet>(below(512));
        }
        if (below(4) == 0)
            board.colours[cell] =
                several ? static_cast<DigitSet>(below(512)) : digit_bit(static_cast<int>(1 + below(9)));
    }
    if (below(2) == 0) board.title = "Title \u2013 number " + std::to_string(below(1000));
    return board;
}

std::optional<Board> read(std::string_view fragment) {
    const auto linked = read_board_link(fragment);
    return linked ? linked->board : std::nullopt;
}

}  // namespace

TEST_CASE("the givens use SudokuPad's short code, which is read with and without its name") {
    const Board board = board_of(samples::grid_of(texts::kPublishedZeros));
    CHECK(puzzle_link(board) == "p=ef6Y2ScDBJ7sUpU6DFCZO4a8gv");
    CHECK(read(puzzle_link(board)) == board);
    CHECK(read("p=scfef6Y2ScDBJ7sUpU6DFCZO4a8gv") == board);
}

TEST_CASE("any board reads back from its link") {
    Random random(20261121);
    std::size_t longest = 0;
    for (int i = 0; i < 2000; ++i) {
        const Board board = any_board(random);
        const std::string link = progress_link(board);
        longest = std::max(longest, link.size());
        CAPTURE(i);
        REQUIRE(read(link) == board);
        Board puzzle = as_given(board);
        puzzle.title.clear();
        REQUIRE(read(puzzle_link(board)) == puzzle);
    }
    CHECK(longest < 1900);  // the page reads fragments up to 2000 characters
}

TEST_CASE("links with one colour in each cell have the version that knows no more; sets of colours have the next") {
    Board board = board_of(samples::grid_of(kPuzzle));
    board.colours[0] = digit_bit(9);
    board.colours[1] = static_cast<DigitSet>(digit_bit(2) | 0x200);  // not a colour
    const std::string one = progress_link(board);
    CHECK(one.substr(0, 3) == "s=A");
    auto back = read(one);
    REQUIRE(back);
    CHECK(back->colours[0] == digit_bit(9));
    CHECK(back->colours[1] == digit_bit(2));
    board.colours[1] = static_cast<DigitSet>(digit_bit(2) | digit_bit(5));
    const std::string several = progress_link(board);
    CHECK(several.substr(0, 3) == "s=B");
    back = read(several);
    REQUIRE(back);
    CHECK(back->colours == board.colours);
    CHECK_FALSE(read("s=A" + several.substr(3)));
    CHECK(read_board_link("s=C" + several.substr(3))->newer);
}

TEST_CASE("links leave out the marks that digits erased") {
    Board board = board_of(samples::grid_of(kPuzzle));
    board.noted[3] = digit_bit(4);
    put_digit(board, 2, 4);
    REQUIRE(board.erased_noted[3] == digit_bit(4));
    const auto back = read(progress_link(board));
    REQUIRE(back);
    CHECK(back->entered == board.entered);
    CHECK(back->erased_noted == Candidates9{});
}

TEST_CASE("links are short") {
    Board board = board_of(samples::grid_of(kPuzzle));
    CHECK(progress_link(board).size() < 45);
    const Grid9 solution = samples::grid_of(kSolution);
    for (int cell = 0; cell < 40; ++cell) {
        if (!board.is_given(cell)) put_digit(board, cell, solution[cell]);
    }
    CHECK(progress_link(board).size() < 70);
    board.noted = candidates_of(board);
    CHECK(progress_link(board).size() < 110);
}

TEST_CASE("a link that was truncated, mistyped or made by a later version is distinguished from others") {
    Board board = board_of(samples::grid_of(kPuzzle));
    put_digit(board, 2, 4);
    const std::string link = progress_link(board);
    int accepted = 0;
    for (std::size_t size = 0; size + 1 < link.size(); ++size) {
        const auto linked = read_board_link(std::string_view(link).substr(0, size));
        if (size < 2) CHECK_FALSE(linked);
        if (linked && linked->board) ++accepted;
    }
    CHECK(accepted == 0);
    for (std::size_t at = 3; at < link.size(); ++at) {
        std::string wrong = link;
        wrong[at] = wrong[at] == 'Q' ? 'R' : 'Q';
        if (read(wrong)) ++accepted;
    }
    CHECK(accepted <= 1);  // a check of 16 bits, and unused bits at the end
    std::string newer = link;
    newer[2] = 'C';
    CHECK(read_board_link(newer)->newer);
    CHECK_FALSE(read_board_link("s=")->newer);
    CHECK_FALSE(read_board_link("s=1abc")->newer);
    CHECK_FALSE(read_board_link("pattern=x"));
    CHECK_FALSE(read_board_link(""));
    CHECK(read_board_link("p=!!")->board == std::nullopt);
}

TEST_CASE("no link is too odd") {
    Random random(7);
    for (int i = 0; i < 20'000; ++i) {
        std::string link = random.next() % 2 == 0 ? "s=A" : "p=";
        for (auto n = random.next() % 120; n > 0; --n) {
            link += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[random.next() % 64];
        }
        const auto board = read(link);
        if (board && link[0] == 's') CHECK(read(progress_link(*board)) == board);
    }
}

TEST_CASE("the model opens links, with undo; explains what is wrong with others; and ignores the same puzzle") {
    Workbench t;
    const Board sample = t.model.play.board();
    Board board = board_of(samples::grid_of(kPuzzle));
    put_digit(board, 2, 4);
    board.title = "Shared";
    t.model.mode = Mode::list;
    t.model.link_opened(progress_link(board));
    CHECK(t.model.play.board() == board);
    CHECK(t.model.mode == Mode::play);
    CHECK(t.model.notice.text.find("Shared") != std::string::npos);
    t.model.link_opened(puzzle_link(board));  // as after a reload: the entries stay
    CHECK(t.model.play.board() == board);
    t.model.link_opened("s=Zxyz");
    CHECK(t.model.notice.text.find("newer") != std::string::npos);
    t.model.link_opened(progress_link(board).substr(0, 20));
    CHECK(t.model.notice.text.find("damaged") != std::string::npos);
    CHECK(t.model.play.board() == board);
    CHECK(t.model.run("undo"));
    CHECK(t.model.play.board() == sample);
}

TEST_CASE("links are copied; the address follows the puzzle, and changes only with it") {
    Workbench t;
    t.model.save();
    CHECK(t.host.fragments.empty());  // the sample is not the user's puzzle
    t.model.paste(kPuzzle);
    CHECK(t.model.run("share-link"));
    const std::string link = puzzle_link(t.model.play.board());
    CHECK(t.host.clipboard == "https://example.org/#" + link);
    t.model.save();
    t.model.play.entries().enter_digit(2, 4);
    t.model.save();
    CHECK(t.host.fragments == std::vector<std::string>{link});
    CHECK(t.model.run("share-progress"));
    CHECK(t.host.clipboard == "https://example.org/#" + progress_link(t.model.play.board()));
    t.model.link_opened("pattern=" + std::string(81, 'x'));
    t.model.save();  // otherwise every reload would restore the pattern
    CHECK(t.host.fragments == std::vector<std::string>{link, link});
    CHECK(t.model.run("mode-play"));
    CHECK(t.model.run("clear-board"));
    t.model.save();
    CHECK(t.host.fragments.back().empty());
    CHECK_FALSE(t.model.run("share-link"));
}

}  // namespace rookery::shell
