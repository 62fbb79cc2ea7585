// The board and tables in the formats of other programs.
#include <doctest/doctest.h>

#include <string>

#include "shell/app/model.hpp"
#include "shell/board/sample_boards.hpp"
#include "shell/commands/commands.hpp"
#include "support/shell/workbench.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

bool is_possible(const Model& model, std::string_view id) {
    for (const OfferedCommand& command : offered_commands(model)) {
        if (command.id == id) return command.possible;
    }
    return false;
}

}  // namespace

TEST_CASE("the board is exported in every format, to the clipboard and to a file that reads back the same") {
    Workbench t;
    t.model.paste(kPuzzle);
    t.run();
    CHECK_FALSE(is_possible(t.model, "copy-as-hodoku"));
    CHECK(t.model.run("formats"));
    for (const TextFormat* format : written_formats()) {
        CAPTURE(format->id);
        const std::string id(format->id);
        CHECK(is_possible(t.model, "copy-as-" + id));
        CHECK(t.model.run("copy-as-" + id));
        const ParseResult read = parse(t.host.clipboard);
        REQUIRE(read.puzzles.size() == 1);
        CHECK(to_line(read.puzzles.front().grid) == kPuzzle);
        CHECK(t.model.run("save-as-" + id));
        CHECK(t.host.saved.back().first == "rookery-puzzle." + std::string(format->extension));
        CHECK(t.host.saved.back().second == t.host.clipboard);
    }
    CHECK(t.model.run("formats"));
    CHECK_FALSE(is_possible(t.model, "copy-as-hodoku"));
    CHECK_FALSE(t.model.run("copy-as-nothing"));
}

TEST_CASE("the rated board is a serate line; an unrated one is refused with a message") {
    Workbench t;
    t.model.paste(kPuzzle);
    t.host.clipboard = "before";
    CHECK(t.model.run("copy-as-serate"));
    CHECK(t.host.clipboard == "before");
    CHECK(t.model.notice.text.find("not rated") != std::string::npos);
    t.run();
    CHECK(t.model.run("copy-as-serate"));
    CHECK(t.host.clipboard.find(std::string(kPuzzle) + " ED=") == 0);
}

TEST_CASE("digits without a given are the puzzle") {
    Workbench t;
    CHECK(t.model.run("clear-board"));
    CHECK_FALSE(t.model.run("copy-as-line"));
    CHECK_FALSE(t.model.run("formats"));
    t.model.play.entries().enter_digit(0, 5);
    CHECK(t.model.run("copy-as-line"));
    CHECK(t.host.clipboard == "5" + std::string(80, '.'));
}

TEST_CASE("a list is exported one line per puzzle or as one document, rated rows as serate lines") {
    Workbench t;
    t.model.paste(kSampleList);
    t.run();
    CHECK(t.model.mode == Mode::list);
    const std::size_t count = t.model.list.list().table.size();
    REQUIRE(count > 3);
    CHECK(t.model.run("formats"));
    CHECK_FALSE(is_possible(t.model, "copy-list-as-grid"));
    for (const std::string id : {"line", "hodoku", "opensudoku", "serate", "scf", "f-puzzles", "line0"}) {
        CAPTURE(id);
        CHECK(is_possible(t.model, "copy-list-as-" + id));
        CHECK(t.model.run("copy-list-as-" + id));
        const ParseResult read = parse(t.host.clipboard);
        CHECK(read.puzzles.size() == count);
        CHECK(read.problems.empty());
    }
    CHECK(t.model.run("save-list-as-line0"));
    CHECK(t.host.saved.back().first == "rookery-puzzles.sdm");
    t.model.list.set_filter("er>=99");
    CHECK_FALSE(t.model.run("copy-list-as-line"));
}

TEST_CASE("rows that a format cannot represent are counted") {
    Workbench t;
    t.model.paste(std::string(kPuzzle) + "\n" + std::string(kSixteen) + "\n");
    t.run();
    REQUIRE(t.model.list.list().table.size() == 2);
    CHECK(t.model.run("copy-list-as-scf"));
    CHECK(parse(t.host.clipboard).puzzles.size() == 1);
    CHECK(t.model.notice.text.find("Left out: 1") != std::string::npos);
}

}  // namespace rookery::shell
