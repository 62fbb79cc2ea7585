// Boards from texts of other programs, with everything these store of a game in progress, and back.
#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "shell/app/model.hpp"
#include "shell/board/board_text.hpp"
#include "support/samples.hpp"
#include "support/shell/english_again.hpp"
#include "support/shell/workbench.hpp"
#include "text/formats/list.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// A game in progress on kPuzzle: digits, both kinds of marks, a removed candidate.
Board begun() {
    Board board = board_of(samples::grid_of(kPuzzle));
    put_digit(board, 2, 4);
    put_digit(board, 3, 6);
    board.noted[9 + 1] = digit_bit(4) | digit_bit(7);
    board.corners[9 + 2] = digit_bit(2);
    board.removed[9 + 1] = digit_bit(2);
    board.title = "A game begun";
    return board;
}

}  // namespace

TEST_CASE("a board becomes a parsed puzzle and the same board again") {
    const Board board = begun();
    const ParsedPuzzle puzzle = parsed_of(board);
    CHECK(std::get<Grid9>(puzzle.grid) == board.givens);
    CHECK(extras_of(puzzle).placed == board.entered);
    CHECK(board_of(board.givens, puzzle, formats::hodoku_line) == board);
}

TEST_CASE("a board without entries has only its givens") {
    const ParsedPuzzle puzzle = parsed_of(board_of(samples::grid_of(kPuzzle)));
    CHECK(puzzle.extras == nullptr);
    CHECK_FALSE(puzzle.candidates);
}

TEST_CASE("pasted HoDoKu lines bring placed digits and removed candidates, which can be undone") {
    Workbench t;
    t.model.paste(write_as(formats::hodoku_line, parsed_of(begun())).text);
    const Board& board = t.model.play.board();
    CHECK(board.givens == begun().givens);
    CHECK(board.entered == begun().entered);
    CHECK(board.removed == begun().removed);
    CHECK(board.barred == Candidates9{});
    CHECK(t.model.notice.text.find("HoDoKu") != std::string::npos);
    CHECK(t.model.run("restart"));
    CHECK(t.model.play.board() == board_of(begun().givens));
    CHECK(t.model.run("undo"));
    CHECK(t.model.play.board().entered == begun().entered);
}

TEST_CASE("pasted f-puzzles links bring digits, both kinds of marks and the title") {
    Workbench t;
    t.model.paste(write_as(formats::f_puzzles, parsed_of(begun())).text);
    Board wanted = begun();
    wanted.removed = {};
    CHECK(t.model.play.board() == wanted);
    CHECK(t.model.notice.text.find("A game begun") != std::string::npos);
}

TEST_CASE("candidates are the puzzle if the givens alone have several solutions") {
    const Board few = board_of(samples::grid_of("1" + std::string(80, '.')));
    Board narrowed = few;
    narrowed.barred[1] = digit_bit(2);
    const ParsedPuzzle puzzle = parsed_of(narrowed);
    CHECK(board_of(few.givens, puzzle, formats::hodoku_line) == narrowed);
}

TEST_CASE("the board recognises every format that is written") {
    for (const TextFormat* format : written_formats()) {
        if (format == &formats::serate_line) continue;  // requires ratings
        CAPTURE(format->id);
        const Written written = write_document(*format, parsed_of(board_of(samples::grid_of(kPuzzle))));
        REQUIRE(written.problem.empty());
        Workbench t;
        t.model.paste(written.text);
        CHECK(t.model.notice.text.find("Recognised: ") == 0);
        CHECK(values_of(t.model.play.board()) == samples::grid_of(kPuzzle));
    }
}

TEST_CASE("messages about recognised and copied puzzles are in the page's language") {
    const EnglishAgain english_again;
    const std::string boxed = to_boxed_grid(samples::grid_of(kPuzzle));
    Workbench t;
    set_language(Language::german);
    t.model.paste(boxed);
    CHECK(t.model.notice.text == "Erkannt: 9×9-Raster mit Blocklinien");
    set_language(Language::french);
    t.model.paste(boxed);
    CHECK(t.model.notice.text == "Reconnu\u00A0: grille 9×9 avec bordures");
    t.model.run("copy-as-grid");
    CHECK(t.model.notice.text == "Copié\u00A0: grille avec bordures");
}

}  // namespace rookery::shell
