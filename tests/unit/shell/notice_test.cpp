// The status line: a message disappears when it is no longer true.
#include "shell/jobs/notice.hpp"

#include <doctest/doctest.h>

#include <string>

#include "rate/se_scale.hpp"
#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "shell/words/strings.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

struct NoticeDesk {
    WorkingHost host;
    Model model{host};
    NoticeDesk() { host.run_all(model.jobs); }
    std::string said() {
        model.apply_changes();
        return model.notice.text;
    }
};

}  // namespace

TEST_CASE("how long the kinds of messages last") {
    Notice notice;
    bool so = true;
    const auto lasts = [&](std::int64_t revision, int place) {
        notice.apply_changes(revision, place);
        return !notice.text.empty();
    };
    notice.say("The board is full");
    CHECK(lasts(1, 0));
    notice.command_begins();
    CHECK(lasts(1, 0));
    CHECK_FALSE(lasts(2, 0));
    notice.say("Look there");
    CHECK(lasts(2, 0));
    CHECK_FALSE(lasts(2, 1));

    notice.say_with_undo("Pasted");
    CHECK(lasts(3, 0));
    CHECK(lasts(3, 1));
    CHECK_FALSE(lasts(4, 1));
    CHECK(notice.undo_command.empty());

    notice.say_done("Copied");
    CHECK(lasts(4, 1));
    notice.command_begins();
    CHECK_FALSE(lasts(4, 1));

    notice.say_while("Looking", [&so] { return so; });
    CHECK(lasts(4, 1));
    notice.command_begins();
    CHECK(lasts(9, 3));
    so = false;
    CHECK_FALSE(lasts(9, 3));

    notice.say("Reading");
    const std::int64_t reading = notice.serial();
    notice.reword(reading, "Read");
    CHECK(notice.text == "Read");
    notice.say("Another");
    notice.reword(reading, "Read again");
    CHECK(notice.text == "Another");
}

TEST_CASE("the welcome stays until something is done") {
    NoticeDesk desk;
    CHECK(desk.said() == words::kWelcome);
    desk.model.run("mode-list");
    CHECK(desk.said() == words::kWelcome);
    desk.model.run("mode-play");
    desk.model.play.entries().enter_digit(0, 1);
    CHECK(desk.said() != words::kWelcome);
}

TEST_CASE("Copied, a theme, a saved pattern: shown until the next command") {
    NoticeDesk desk;
    desk.model.paste(samples::kPuzzle);
    for (const std::string_view command : {"copy-puzzle", "theme", "share-link", "letter-keys"}) {
        CAPTURE(command);
        REQUIRE(desk.model.run(command));
        CHECK_FALSE(desk.said().empty());
        CHECK_FALSE(desk.said().empty());
        REQUIRE(desk.model.run("show-candidates"));
        CHECK(desk.said().empty());
    }
}

TEST_CASE("an offer to undo disappears when undo would revert something else") {
    NoticeDesk desk;
    desk.model.paste(samples::kPuzzle);
    CHECK(desk.said().find("Recognised") == 0);
    desk.model.run("mode-generate");
    CHECK(desk.model.notice.undo_command == "undo");
    desk.model.generate.draw(40, !desk.model.generate.pattern().contains(40), desk.model.fresh_stroke());
    CHECK(desk.said().empty());
    CHECK(desk.model.notice.undo_command.empty());
}

TEST_CASE("a long text: being read, then read, with Undo; other messages meanwhile are kept") {
    NoticeDesk desk;
    std::string text;
    for (int i = 0; i < 3000; ++i) text += std::string(samples::kPuzzle) + "\n";
    desk.model.paste(text);
    CHECK(desk.said().find("Reading ") == 0);
    const int job = desk.model.list.list().job;
    SUBCASE("read") {
        while (!desk.model.jobs.find(job)->planned) desk.host.step(desk.model.jobs);
        CHECK(desk.said().find("Read ") == 0);
        CHECK(desk.said().find("puzzles") != std::string::npos);
        CHECK(desk.model.notice.undo_command == "undo");
    }
    SUBCASE("meanwhile") {
        desk.model.run("theme");
        const std::string theme = desk.said();
        while (!desk.model.jobs.find(job)->planned) desk.host.step(desk.model.jobs);
        CHECK(desk.said() == theme);
    }
    SUBCASE("cancelled before it is read") {
        desk.model.jobs.cancel(job);
        desk.host.run_all(desk.model.jobs);
        CHECK(desk.said().find("Cancelled") == 0);
    }
    desk.model.jobs.cancel(job);
    desk.host.run_all(desk.model.jobs);
}

TEST_CASE("a hint disappears with its step") {
    NoticeDesk desk;
    desk.model.paste(samples::kPuzzle);
    desk.host.run_all(desk.model.jobs);
    desk.model.run("hint");
    CHECK(desk.said().find("Look at ") == 0);
    SUBCASE("another step") {
        desk.model.run("analysis");
        desk.model.run("next-step");
        CHECK(desk.said().empty());
    }
    SUBCASE("back to the board") {
        desk.model.run("close-step");
        CHECK(desk.said().empty());
    }
    SUBCASE("still searching") {
        desk.model.run("mode-list");
        desk.model.run("mode-play");
        CHECK(desk.said().find("Look at ") == 0);
        desk.model.run("hint");
        CHECK(desk.said().find("Look for ") == 0);
    }
}

TEST_CASE("the message that the solution is being searched for disappears once it is found") {
    WorkingHost host;
    Model model{host};
    model.paste(samples::kEighteen);
    model.run("solve");
    model.apply_changes();
    const bool waits = model.notice.text == words::kSolutionUnknown;
    host.run_all(model.jobs);
    model.apply_changes();
    CHECK(model.notice.text != words::kSolutionUnknown);
    CHECK((waits || !model.play.analysis().solution.empty()));
}

TEST_CASE("invalid fields, nothing ticked, no technique: shown until corrected") {
    NoticeDesk desk;
    Model& model = desk.model;
    model.run("mode-generate");
    model.generate.settings.count.text = "many";
    model.run("generate");
    CHECK(desk.said() == words::kFieldsWrong);
    model.run("section-more");
    CHECK(desk.said() == words::kFieldsWrong);
    model.generate.settings.count = {"3", {}};  // as typed into a field
    CHECK(desk.said().empty());

    model.run("techniques-none");
    model.run("generate");
    CHECK(desk.said() == words::kNoTechniqueOn);
    model.techniques.take(se_techniques());
    CHECK(desk.said().empty());

    model.run("mode-lab");
    for (int i = 0; i < model.lab.methods.size(); ++i) {
        if (model.lab.methods.at(i).on) model.lab.methods.toggle(i);
    }
    model.run("lab-run");
    CHECK(desk.said() == words::kLabNothingTicked);
    model.lab.methods.toggle(0);
    CHECK(desk.said().empty());
}

TEST_CASE("an unreadable text is forgotten after a readable one or another puzzle") {
    NoticeDesk desk;
    Model& model = desk.model;
    model.paste("hello, world");
    CHECK(desk.said() == words::kPasteNotRead);
    CHECK(model.play.text_box_open);
    SUBCASE("a list") {
        model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle) + "\n");
        CHECK(model.play.text_problem.empty());
        model.run("mode-play");
        CHECK_FALSE(model.play.text_box_open);
        desk.host.run_all(model.jobs);
    }
    SUBCASE("a puzzle from another source") {
        model.link_opened("p=ef6Y2ScDBJ7sUpU6DFCZO4a8gv");
        CHECK(desk.said().find("Opened a linked puzzle") == 0);
        CHECK(model.play.text_problem.empty());
    }
    SUBCASE("a grid where grids are expected") {
        model.run("mode-enumerate");
        model.paste("hello, world");
        CHECK_FALSE(model.enumerate.problem.empty());
        CHECK_FALSE(desk.said().empty());
        model.paste(samples::kSolution);
        CHECK(model.enumerate.problem.empty());
        CHECK(desk.said().find("Recognised") == 0);
    }
    SUBCASE("one from a race") {
        model.run("mode-lab");
        model.paste("hello, world");
        CHECK_FALSE(model.lab.problem.empty());
        model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle) + "\n");
        CHECK(model.lab.problem.empty());
    }
}

TEST_CASE("how a job ended is shown until dismissed, whatever else is done") {
    NoticeDesk desk;
    desk.model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle) + "\n");
    desk.host.run_all(desk.model.jobs);
    const int job = desk.model.list.list().job;
    const std::string result = desk.said();
    CHECK(result.find("2 puzzles, 2 rated") == 0);
    desk.model.run("mode-play");
    CHECK(desk.said() == result);
    desk.model.run("dismiss-job-" + std::to_string(job));
    CHECK(desk.said().empty());
}

}  // namespace rookery::shell
