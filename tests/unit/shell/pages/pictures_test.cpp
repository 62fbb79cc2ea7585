// Pictures in the mode "Play": the real verb reads boards from drawn pictures; they are corrected, undone, listed.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "board/names.hpp"
#include "shell/app/model.hpp"
#include "shell/board/spoken_cells.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/words/strings.hpp"
#include "solve/solve.hpp"
#include "support/drawn_board.hpp"
#include "support/loaded_tables.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

const std::string kPrinted(samples::kPuzzle);
const std::string kSolved(samples::kSolution);

struct PictureDesk {
    WorkingHost host;
    Model model{host};

    // The input of these jobs is the picture itself.
    void give(std::vector<CamePicture> pictures) {
        model.pictures_came(std::move(pictures));
        go_on();
    }
    void go_on() {
        for (int round = 0; round < 3; ++round) {
            host.run_all(model.jobs);
            model.apply_changes();
        }
    }
    bool run(std::string_view command) {
        const bool ran = model.run(command);
        go_on();
        return ran;
    }
    const PictureReading& pictures() { return model.play.pictures; }
    std::string line() { return line_of(model.play.board()); }
};

// As the verb sends it; doubtful cells by name, each in quotation marks.
std::string row_of(const std::string& puzzle, const std::string& doubtful, const std::string& certainty) {
    return R"({"picture":"1","puzzle":")" + puzzle + R"(","entered":null,"marks":[],"doubtful":[)" + doubtful +
           R"(],"certainty":")" + certainty + R"(","second":")" + std::string(81, '7') +
           R"(","corners":[0,0,90,0,90,90,0,90]})";
}
std::string certain(const std::string& puzzle, int cell, char of_it) {
    std::string text;
    for (const char c : puzzle) text += c == '.' ? '.' : '6';
    text[static_cast<std::size_t>(cell)] = of_it;
    return text;
}
// Puts the board of one row on the table.
void give_row(PictureDesk& desk, const std::string& row) {
    desk.model.pictures_came({{"a.png", "picture 1"}});
    const int id = desk.host.last_started("read-picture").id;
    desk.model.jobs.job_planned(id, 1, 1, "picture");
    desk.model.jobs.job_rows(id, row);
    desk.model.jobs.job_ended(id, JobEnd::finished, {});
    desk.model.apply_changes();
}

}  // namespace

TEST_CASE("a picture becomes the board, with printed and entered digits distinguished") {
    PictureDesk desk;
    const std::string before = desk.line();
    std::string entered(81, '.');
    const std::size_t empty = kPrinted.find('.');
    entered[empty] = kSolved[empty];
    desk.model.pictures_came({{"board.png", tests::drawn_board(kPrinted, entered)}});
    CHECK(desk.pictures().is_reading());
    CHECK(desk.model.mode == Mode::play);
    desk.go_on();
    REQUIRE(desk.pictures().shown() != nullptr);
    std::string both = kPrinted;
    both[empty] = kSolved[empty];
    CHECK(desk.line() == both);
    CHECK_FALSE(desk.model.play.board().is_given(static_cast<int>(empty)));
    CHECK(desk.model.play.pictures.doubts().empty());
    CHECK(desk.pictures().suspect() == -1);
    CHECK(desk.host.shown_pictures.size() == 1);
    CHECK(desk.model.notice.text.find("31 digits read") == 0);
    // It is one undo step, and the picture disappears with its board.
    REQUIRE(desk.run("undo"));
    CHECK(desk.line() == before);
    CHECK(desk.pictures().shown() == nullptr);
    REQUIRE(desk.run("redo"));
    CHECK(desk.line() == both);
    CHECK(desk.pictures().shown() != nullptr);
    REQUIRE(desk.run("close-picture"));
    CHECK(desk.pictures().shown() == nullptr);
    CHECK(desk.line() == both);
    CHECK(desk.host.forgotten_pictures.size() == 1);
}

TEST_CASE("a hard-to-read cell is queried until corrected or confirmed") {
    PictureDesk desk;
    std::size_t first = kPrinted.find_first_not_of('.');
    std::string read = kPrinted;
    read[first] = kPrinted[first] == '9' ? '8' : '9';
    const int cell = static_cast<int>(first);
    give_row(desk, row_of(read, '"' + cell_name(cell) + R"(","r9c9")", certain(read, cell, '0')));
    REQUIRE(desk.pictures().shown() != nullptr);
    CHECK(desk.pictures().doubts().size() == 2);
    CHECK(desk.model.play.entries().cursor() == cell);  // the first one to check
    CHECK(spoken_cell(picture_on_page(desk.model.play), 0, 80).find("hard to read") != std::string::npos);
    CHECK(spoken_cell(picture_on_page(desk.model.play), 0, cell).find("most likely misread") != std::string::npos);
    // A digit key corrects it: as a given, in one undo step.
    REQUIRE(desk.run(std::string("digit-") + kPrinted[first]));
    CHECK(desk.line() == kPrinted);
    CHECK(desk.model.play.board().is_given(cell));
    CHECK(desk.model.play.entries().cursor() == 80);  // on to the next
    REQUIRE(desk.run("undo"));
    CHECK(desk.line() == read);
    REQUIRE(desk.run("redo"));
    // Entering the digit that is already there confirms it and changes nothing.
    desk.model.play.entries().select(80);
    const auto changes = desk.model.history.changes();
    REQUIRE(desk.run(kPrinted[80] == '.' ? std::string("picture-0") : std::string("picture-") + kPrinted[80]));
    CHECK(desk.model.history.changes() == changes);
    CHECK(desk.pictures().doubts().empty());
    CHECK_FALSE(desk.run("next-doubt"));
    // In an empty cell that is not doubtful a digit is the player's.
    const int empty = static_cast<int>(kPrinted.find('.'));
    desk.model.play.entries().select(empty);
    REQUIRE(desk.run(std::string("digit-") + kSolved[static_cast<std::size_t>(empty)]));
    CHECK_FALSE(desk.model.play.board().is_given(empty));
    // ... unless the user marks it as part of the picture.
    REQUIRE(desk.run("clear-cell"));
    REQUIRE(desk.run(std::string("picture-") + kSolved[static_cast<std::size_t>(empty)]));
    CHECK(desk.model.play.board().is_given(empty));
}

TEST_CASE("if there is no solution, the likeliest misread cell is pointed out") {
    int pointed = 0;
    int tried = 0;
    for (std::size_t at = 0; at < 81; ++at) {
        if (kPrinted[at] == '.') continue;
        for (const char wrong : {'1', '5', '9'}) {
            std::string read = kPrinted;
            read[at] = wrong;
            const int cell = static_cast<int>(at);
            PictureDesk desk;
            give_row(desk, row_of(read, "", certain(read, cell, '2')));
            REQUIRE(desk.pictures().shown() != nullptr);
            const bool solvable = desk.pictures().suspect() == -1;
            CHECK(solvable == (wrong == kPrinted[at] || solve(desk.model.play.board().givens).solutions > 0));
            if (solvable) continue;
            ++tried;
            pointed += desk.pictures().suspect() == cell;
            CHECK(picture_on_page(desk.model.play).misread == desk.pictures().suspect());
            // Without that cell there is a solution.
            REQUIRE(desk.run("next-doubt"));
            REQUIRE(desk.run("picture-0"));
            CHECK(desk.pictures().suspect() == -1);
        }
    }
    CHECK(tried > 50);
    CHECK(pointed == tried);
}

TEST_CASE("several pictures become a list, and are compared one by one") {
    PictureDesk desk;
    const std::string other(kSolved.substr(0, 40) + std::string(41, '.'));
    desk.give({{"a.png", tests::drawn_board(kPrinted)},
               {"noise.png", "P6 60 60 255\n"},
               {"b.png", tests::drawn_board(other)}});
    CHECK(desk.model.mode == Mode::list);
    CHECK(desk.model.list.list().table.size() == 2);
    CHECK(desk.model.list.list().input == kPrinted + "\n" + other + "\n");
    CHECK(desk.pictures().shown() == nullptr);
    REQUIRE(desk.run("check-pictures"));
    CHECK(desk.model.mode == Mode::play);
    CHECK(desk.line() == kPrinted);
    CHECK_FALSE(desk.run("previous-board"));
    REQUIRE(desk.run("next-board"));
    CHECK(desk.line() == other);
    CHECK(desk.pictures().name_of(*desk.pictures().shown()) == "b.png");
    // Corrections stay with their board, and the list can be made again.
    REQUIRE(desk.run("picture-0"));
    const std::string corrected = desk.line();
    REQUIRE(desk.run("previous-board"));
    REQUIRE(desk.run("next-board"));
    CHECK(desk.line() == corrected);
    REQUIRE(desk.run("list-pictures"));
    CHECK(desk.model.list.list().input == kPrinted + "\n" + corrected + "\n");
}

TEST_CASE("a picture without a board is reported, and stopping keeps what was read") {
    PictureDesk desk;
    const std::string before = desk.line();
    desk.give({{"a.png", "no picture"}});
    CHECK(desk.line() == before);
    CHECK(desk.model.notice.text.find("a.png: ") == 0);
    CHECK(desk.pictures().boards().empty());
    desk.give({{"a.png", "no picture"}, {"b.png", "nor this"}});
    CHECK(desk.model.notice.text.find("No board in any of the 2 pictures: ") == 0);

    desk.model.pictures_came({{"a.png", tests::drawn_board(kPrinted)}, {"b.png", tests::drawn_board(kPrinted)}});
    while (desk.pictures().pictures_done() == 0) desk.host.step(desk.model.jobs);
    REQUIRE(desk.run("cancel-pictures"));
    CHECK_FALSE(desk.pictures().is_reading());
    CHECK(desk.pictures().boards().size() == 1);
    // New pictures replace the earlier ones, even if they show the same.
    desk.give({{"c.png", tests::drawn_board(kPrinted)}});
    CHECK(desk.pictures().boards().size() == 1);
    CHECK(desk.line() == kPrinted);
    const auto shown = desk.host.shown_pictures.size();
    desk.give({{"d.png", tests::drawn_board(kPrinted)}});
    REQUIRE(desk.pictures().shown() != nullptr);
    CHECK(desk.host.shown_pictures.size() == shown + 1);
    CHECK(desk.pictures().name_of(*desk.pictures().shown()) == "d.png");
}

}  // namespace rookery::shell
