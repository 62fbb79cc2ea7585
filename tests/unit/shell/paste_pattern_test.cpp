// Pasting where patterns are drawn: a mask is the pattern; a puzzle may be meant as either.
#include "shell/generate/pattern_library.hpp"

#include <doctest/doctest.h>

#include <string>

#include "shell/board/patterns.hpp"
#include "support/masks.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/workbench.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

std::string with_signs(std::string_view clue, std::string_view blank) {
    std::string text;
    for (const char c : samples::kLattice) text += c == 'x' ? clue : blank;
    return text;
}

std::string in_rows(std::string_view mask) {
    std::string text;
    for (std::size_t row = 0; row < 9; ++row) text += std::string(mask.substr(9 * row, 9)) + "\n";
    return text;
}

}  // namespace

TEST_CASE("masks: two signs, on a line, in rows, in boxes; a puzzle and odd texts are not masks") {
    const CellSet cells = cells_of_mask(samples::kLattice);
    for (const std::string& text :
         {std::string(samples::kLattice), with_signs("X", "."), with_signs("1", "0"), with_signs("*", "-"),
          with_signs("#", "_"), with_signs("\u25A0", "\u25A1"), "  " + std::string(samples::kLattice) + " \n",
          in_rows(samples::kLattice), in_rows(with_signs("#", ".")), in_rows(with_signs("o", "-")),
          "https://example.org/#pattern=" + std::string(samples::kLattice)}) {
        CAPTURE(text);
        const auto read = read_pattern_text(text);
        REQUIRE(read);
        CHECK(*read == cells);
    }
    std::string boxed;
    for (std::size_t row = 0; row < 9; ++row) {
        if (row % 3 == 0) boxed += "+---+---+---+\n";
        for (std::size_t box = 0; box < 3; ++box)
            boxed += "|" + std::string(samples::kLattice.substr(9 * row + 3 * box, 3));
        boxed += "|\n";
    }
    boxed += "+---+---+---+\n";
    REQUIRE(read_pattern_text(boxed));
    CHECK(*read_pattern_text(boxed) == cells);
    for (const std::string& text : {std::string(kPuzzle), std::string(samples::kLattice.substr(1)),
                                    std::string(samples::kLattice) + ".", std::string(81, '.'), std::string(81, 'x'),
                                    std::string("hello"), std::string(), with_signs("x", ".").replace(0, 1, "y")}) {
        CAPTURE(text);
        CHECK_FALSE(read_pattern_text(text));
    }
}

TEST_CASE("a mask pasted in Generate or its view Exact is the pattern there, and one undo reverts it") {
    for (const char* view : {"view-wishes", "view-results", "view-exact"}) {
        CAPTURE(view);
        Workbench t;
        t.run();
        t.model.run("mode-generate");
        t.model.run(view);
        const CellSet before = t.model.generate.pattern();
        REQUIRE(before != cells_of_mask(with_signs("X", ".")) - CellSet::single(0));
        const std::string mask = "." + std::string(samples::kLattice.substr(1));
        t.model.paste(mask);
        CHECK(t.model.mode == Mode::generate);
        CHECK(mask_of(t.model.generate.pattern()) == mask);
        CHECK(t.model.generate.shows_exact() == (std::string_view(view) == "view-exact"));
        CHECK(t.model.notice.text.find("Pasted as the pattern: 28 clue cells") == 0);
        CHECK_FALSE(t.model.generate.paste_offer.has_value());
        CHECK(t.model.run("undo"));
        CHECK(t.model.generate.pattern() == before);
    }
}

TEST_CASE("a puzzle pasted there is the pattern at first, and a puzzle on request; each with its undo") {
    for (const char* view : {"view-wishes", "view-exact"}) {
        CAPTURE(view);
        Workbench t;
        t.run();
        t.model.run("mode-generate");
        t.model.run(view);
        const CellSet before = t.model.generate.pattern();
        const Board board = t.model.play.board();
        t.model.paste(kPuzzle);
        CHECK(t.model.mode == Mode::generate);
        CHECK(t.model.generate.pattern() == samples::cells_of(kPuzzle));
        CHECK(t.model.play.board() == board);
        REQUIRE(t.model.generate.paste_offer.has_value());
        CHECK(t.model.run("paste-as-puzzle"));
        CHECK(t.model.mode == Mode::play);
        CHECK(line_of(t.model.play.board()) == kPuzzle);
        CHECK(t.model.generate.pattern() == before);
        CHECK_FALSE(t.model.generate.paste_offer.has_value());
        CHECK_FALSE(t.model.run("paste-as-puzzle"));
        CHECK(t.model.run("undo"));
        CHECK(t.model.play.board() == board);
        CHECK(t.model.generate.pattern() == before);
        CHECK_FALSE(t.model.history.can_undo());
    }
}

TEST_CASE("the offer ends with the next action, and when its default is confirmed") {
    const auto offered = [](Workbench& t) {
        t.run();
        t.model.run("mode-generate");
        t.model.paste(kPuzzle);
        t.model.apply_changes();
        REQUIRE(t.model.generate.paste_offer.has_value());
    };
    for (const char* command : {"paste-as-pattern", "undo", "clear-pattern", "mode-play", "pattern-heart"}) {
        CAPTURE(command);
        Workbench t;
        offered(t);
        CHECK(t.model.run(command));
        t.model.apply_changes();
        CHECK_FALSE(t.model.generate.paste_offer.has_value());
    }
    Workbench t;  // the pattern already has the puzzle's cells: there is no earlier step to undo
    offered(t);
    t.model.paste(kPuzzle);
    t.model.apply_changes();
    REQUIRE(t.model.generate.paste_offer.has_value());
    CHECK(t.model.run("paste-as-puzzle"));
    CHECK(t.model.generate.pattern() == samples::cells_of(kPuzzle));
    CHECK(line_of(t.model.play.board()) == kPuzzle);
}

TEST_CASE("elsewhere a mask is not a puzzle, and several puzzles are a list in Generate too") {
    Workbench t;
    t.model.paste(samples::kLattice);
    CHECK(t.model.play.text_box_open);
    t.model.run("mode-generate");
    t.model.paste(std::string(kPuzzle) + "\n" + std::string(kSolution) + "\n");
    CHECK(t.model.mode == Mode::list);
}

TEST_CASE("both choices are buttons, also in the document, which says what was pasted") {
    struct Look {
        float width, height;
        std::string_view view;
    };
    for (const Look& look : {Look{1280, 800, "view-wishes"}, Look{390, 844, "view-wishes"},
                             Look{1280, 800, "view-exact"}, Look{390, 844, "view-exact"}}) {
        CAPTURE(look.width);
        CAPTURE(look.view);
        Screen screen(look.width, look.height);
        screen.on_event("press mode-generate");
        screen.on_event("press " + std::string(look.view));
        screen.app.paste(kPuzzle);
        screen.draw();
        CHECK(says(screen.state(), "You pasted a puzzle"));
        CHECK(says(screen.state(), "Its clue cells are now the pattern"));
        CHECK(screen.has("paste-as-pattern"));
        screen.check_widths();
        screen.click("paste-as-puzzle");
        CHECK(screen.state()["mode"] == "play");
        CHECK_FALSE(screen.has("paste-as-pattern"));
    }
}

}  // namespace rookery::shell
