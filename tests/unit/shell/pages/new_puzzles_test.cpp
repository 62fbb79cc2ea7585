// New puzzles, the puzzle of the day, what stays folded during play, what is stored of a finished puzzle.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "shell/app/model.hpp"
#include "shell/board/board_text.hpp"
#include "shell/words/strings.hpp"
#include "solve/solve.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/workbench.hpp"
#include "verbs/verbs.hpp"

namespace rookery::shell {
namespace {

constexpr Day kWednesday = 20782;  // 25 November 2026

std::string puzzle_on(const Model& model) {
    return line_of(as_given(model.play.board()));
}

// Until no job runs and none is started.
void run_to_rest(Workbench& desk) {
    do {
        desk.run();
        desk.model.apply_changes();
    } while (!desk.host.is_idle());
}

// Enters the solution's digits one by one.
void play_to_the_end(Workbench& desk) {
    const std::string solution = desk.model.play.analysis().solution;
    REQUIRE(solution.size() == 81);
    for (int cell = 0; cell < 81; ++cell) {
        if (desk.model.play.board().digit_at(cell) != 0) continue;
        desk.model.play.entries().select(cell);
        desk.model.run("digit-" + std::string(1, solution[static_cast<std::size_t>(cell)]));
    }
}

}  // namespace

TEST_CASE("a day has a date, a level and a seed") {
    CHECK(day_text(kWednesday) == "Wed 25 Nov 2026");
    CHECK(short_day_text(kWednesday) == "Wed 25 Nov");
    CHECK(iso_text(kWednesday) == "2026-11-25");
    CHECK(seed_of_day(kWednesday) == 20261125);
    CHECK(iso_text(kFirstDailyDay) == "2026-01-01");
    const Level levels[] = {Level::easy, Level::medium, Level::medium, Level::hard,
                            Level::hard, Level::expert, Level::extreme};
    for (int i = 0; i < 7; ++i) CHECK(level_of_day(kWednesday - 2 + i) == levels[i]);
}

TEST_CASE("a new puzzle of each level: at that level, with one solution, reverted by undo") {
    for (const Level level : kAllLevels) {
        CAPTURE(name_of(level));
        Workbench desk;
        desk.run();
        const std::string before = puzzle_on(desk.model);
        REQUIRE(desk.model.run("new-" + std::string(name_of(level))));
        CHECK(desk.model.play.new_puzzles.asked_job() != nullptr);
        desk.run();
        desk.model.apply_changes();
        desk.run();
        CHECK(puzzle_on(desk.model) != before);
        CHECK(desk.model.play.analysis().solutions == Analysis::Solutions::one);
        CHECK(desk.model.play.analysis().outcome.level == name_of(level));
        CHECK(desk.model.mode == Mode::play);
        desk.model.run("undo");
        CHECK(puzzle_on(desk.model) == before);
    }
}

TEST_CASE("a puzzle generated ahead is there at once, and is replaced when used") {
    Workbench desk;
    desk.run();
    desk.model.quiet();
    run_to_rest(desk);
    for (const Level level : kAllLevels) CHECK(desk.model.play.new_puzzles.has(level));
    const std::size_t started = desk.host.started.size();
    const std::string before = puzzle_on(desk.model);
    desk.model.run("new-hard");
    CHECK(puzzle_on(desk.model) != before);
    CHECK(desk.host.started.size() == started + 1);  // its analysis
    CHECK_FALSE(desk.model.play.new_puzzles.has(Level::hard));
    run_to_rest(desk);
    CHECK(desk.model.play.new_puzzles.has(Level::hard));
}

TEST_CASE("nothing is generated ahead while another job runs, unless that is paused") {
    Workbench desk;
    const auto started_ahead = [&] {
        return std::any_of(desk.host.started.begin(), desk.host.started.end(),
                           [](const JobRequest& request) { return request.verb == "generate"; });
    };
    desk.model.apply_changes();
    REQUIRE_FALSE(desk.host.is_idle());  // the first analysis
    desk.model.quiet();
    desk.model.apply_changes();
    CHECK_FALSE(started_ahead());
    SUBCASE("until it has ended") {
        desk.run();
    }
    SUBCASE("until it is paused") {
        desk.model.jobs.set_paused(desk.model.jobs.items().front().id, true);
        REQUIRE(desk.model.jobs.items().size() == 1);
    }
    desk.model.apply_changes();
    CHECK(started_ahead());
}

TEST_CASE("a day's puzzle that was opened before is there at once, also on a later page") {
    Workbench desk;
    desk.run();
    desk.model.run("play-today");
    desk.run();
    desk.model.apply_changes();
    const std::string puzzle = puzzle_on(desk.model);
    desk.model.save();

    Workbench next;
    for (const auto& [key, text] : desk.host.texts) next.model.remembered(key, text);
    CHECK(next.model.play.new_puzzles.day_of(puzzle) == kWednesday);
    next.model.run("clear-board");
    next.model.run("play-today");
    CHECK(next.model.play.new_puzzles.asked_job() == nullptr);
    CHECK(puzzle_on(next.model) == puzzle);
}

TEST_CASE("requests come before puzzles generated ahead, and can be cancelled") {
    Workbench desk;
    desk.run();
    desk.model.quiet();
    desk.model.apply_changes();
    REQUIRE_FALSE(desk.host.is_idle());
    REQUIRE(desk.model.run("new-extreme"));
    CHECK(desk.model.run("cancel-new"));
    CHECK(desk.model.play.new_puzzles.asked_job() == nullptr);
    const std::string before = puzzle_on(desk.model);
    desk.run();
    desk.model.apply_changes();
    CHECK(puzzle_on(desk.model) == before);
    run_to_rest(desk);
    CHECK(desk.model.play.new_puzzles.has(Level::extreme));
}

TEST_CASE("the puzzle of the day is the same for everybody, and matches the command line") {
    std::string first;
    for (int user = 0; user < 2; ++user) {
        Workbench desk;
        desk.host.clock = 1 + user * 100;  // different seeds for everything else
        desk.run();
        desk.model.run("play-today");
        desk.run();
        desk.model.apply_changes();
        CHECK(desk.model.play.board().title == "Puzzle of Wed 25 Nov 2026");
        if (user == 0) first = puzzle_on(desk.model);
        CHECK(puzzle_on(desk.model) == first);
    }
    CHECK(first == ".4..8.......5..2..2.869.4.7......69.3.......5.87......4.2.573.6..3..1.......6..2.");
}

TEST_CASE("past days can be visited, future ones cannot") {
    Workbench desk;
    const auto plays = [&](Day day) { return desk.model.run("day-" + std::to_string(day)); };
    CHECK_FALSE(plays(kWednesday + 1));
    CHECK(plays(kWednesday - 1));
    CHECK(plays(kFirstDailyDay));
    CHECK_FALSE(plays(kFirstDailyDay - 1));
}

TEST_CASE("the path stays folded until requested, and a link says how it was shared") {
    Workbench desk;
    desk.model.paste(kPuzzle);
    desk.run();
    CHECK_FALSE(desk.model.run("next-step"));
    CHECK_FALSE(desk.model.run("apply-all"));
    desk.model.run("share-link");
    CHECK(desk.host.clipboard.find("analysis") == std::string::npos);
    CHECK(desk.model.run("analysis"));
    CHECK(desk.model.run("next-step"));
    CHECK(desk.model.play.path().shown_step() == 0);
    desk.model.run("share-link");
    const std::string link = desk.host.clipboard;
    REQUIRE(link.find("&analysis") != std::string::npos);
    CHECK(desk.model.run("analysis"));
    CHECK_FALSE(desk.model.play.path().shows_step());

    Workbench other;
    other.model.link_opened(link.substr(link.find('#') + 1));
    CHECK(puzzle_on(other.model) == puzzle_on(desk.model));
    CHECK(other.model.play.analysis_shown);
}

TEST_CASE("a puzzle finished by hand is recorded with its time, hints and mistakes, once") {
    Workbench desk;
    desk.model.paste(kPuzzle);
    desk.run();
    desk.model.run("hint");
    desk.model.run("close-step");
    const std::string solution = desk.model.play.analysis().solution;
    desk.model.play.entries().select(2);
    desk.model.run(solution[2] == '9' ? "digit-8" : "digit-9");
    desk.host.clock += 90;
    desk.model.run("clear-cell");
    play_to_the_end(desk);
    REQUIRE(desk.model.play.finished() != nullptr);
    const FinishedPuzzle one = *desk.model.play.finished();
    CHECK(one.seconds == static_cast<int>(desk.model.play.timer.seconds(desk.host.clock)));
    CHECK(one.seconds >= 90);
    CHECK(one.hints == 1);
    CHECK(one.mistakes == 1);
    CHECK(one.level == Level::easy);
    CHECK(one.on == kWednesday);
    CHECK_FALSE(one.puzzle_of_day);
    desk.model.run("undo");
    CHECK(desk.model.play.finished() == nullptr);
    desk.model.run("redo");
    CHECK(desk.model.play.statistics.all().size() == 1);
    desk.model.save();

    Workbench next;
    for (const auto& [key, text] : desk.host.texts) next.model.remembered(key, text);
    next.run();
    next.model.apply_changes();
    REQUIRE(next.model.play.finished() != nullptr);
    CHECK(next.model.play.finished()->seconds == one.seconds);
    CHECK(next.model.play.statistics.all().size() == 1);
}

TEST_CASE("a puzzle whose solution was shown is not recorded") {
    for (const std::string command : {"solve", "apply-all"}) {
        Workbench desk;
        desk.model.run("analysis");
        desk.model.paste(kPuzzle);
        desk.run();
        desk.model.run(command);
        CHECK(desk.model.play.is_solved());
        desk.model.run("undo");
        play_to_the_end(desk);
        CHECK(desk.model.play.is_solved());
        CHECK(desk.model.play.statistics.is_empty());
        CHECK(desk.model.play.finished() == nullptr);
    }
}

TEST_CASE("a puzzle restored as solved does not count as finished now") {
    Workbench desk;
    desk.model.paste(kPuzzle);
    desk.run();
    desk.model.run("solve");
    desk.model.run("new-easy");
    desk.run();
    desk.model.apply_changes();
    CHECK_FALSE(desk.model.play.is_solved());
    desk.model.run("undo");
    CHECK(desk.model.play.is_solved());
    CHECK(desk.model.play.statistics.is_empty());
}

TEST_CASE("statistics by level, streaks, erased and restored") {
    Statistics all;
    const auto add = [&](Level level, int seconds, int hints, Day on, std::optional<Day> day = {}) {
        FinishedPuzzle one;
        one.puzzle = std::string(kPuzzle);
        one.level = level;
        one.seconds = seconds;
        one.hints = hints;
        one.on = on;
        one.puzzle_of_day = day;
        all.add(one);
    };
    add(Level::hard, 300, 0, 100, 100);
    add(Level::hard, 200, 2, 101, 101);
    add(Level::hard, 500, 0, 102, 90);  // of an earlier day: it adds nothing to the streak
    add(Level::easy, 60, 0, 104, 104);
    add(Level::easy, 50, 0, 105, 105);
    add(Level::easy, 70, 0, 106, 106);
    const LevelSummary hard = all.of(Level::hard);
    CHECK(hard.finished == 3);
    CHECK(hard.without_hints == 2);
    CHECK(hard.best_seconds == 300);
    CHECK(hard.median_seconds == 300);
    CHECK(all.rank_of(all.all()[0])->place == 1);
    CHECK(all.rank_of(all.all()[2])->place == 2);
    CHECK(all.rank_of(all.all()[2])->of == 2);
    CHECK_FALSE(all.rank_of(all.all()[1]));  // it took hints
    CHECK(all.of(Level::extreme).finished == 0);
    CHECK(all.streak(106) == 3);
    CHECK(all.streak(107) == 3);  // today's is still to come
    CHECK(all.streak(108) == 0);
    CHECK(all.longest_streak() == 3);
    CHECK(all.has_finished_day(90));
    CHECK_FALSE(all.has_finished_day(102));

    Statistics read;
    CHECK(read.read(saved::read(all.as_text())));
    CHECK(read.as_csv() == all.as_csv());
    CHECK(read.as_csv().find("1970-04-11,hard,300,0,0,0,1970-04-11,") != std::string::npos);
    all.erase();
    CHECK(all.is_empty());
    CHECK(all.as_text() == R"({"rookery":3,"erasures":1,"finished":[]})");
    all.restore();
    CHECK(all.all().size() == 6);
}

TEST_CASE("a clipboard without permission leads to the text box") {
    Workbench desk;
    CHECK(desk.model.run("paste"));
    CHECK(desk.host.pastes_asked == 1);
    desk.model.clipboard_refused();
    CHECK(desk.model.play.text_box_open);
    CHECK(desk.model.notice.text.find("paste into the box") != std::string::npos);
    CHECK(desk.model.run("edit-text"));
    desk.model.apply_changes();
    CHECK(desk.model.notice.text.empty());
}

TEST_CASE("mistakes are marked at once, on request, or never") {
    Workbench desk;
    desk.model.paste(kPuzzle);
    desk.run();
    const std::string solution = desk.model.play.analysis().solution;
    desk.model.play.entries().select(2);
    desk.model.run(solution[2] == '9' ? "digit-8" : "digit-9");
    CHECK(desk.model.play.wrong_cells().empty());
    desk.model.run("check");
    CHECK(desk.model.play.wrong_cells() == CellSet::single(2));
    desk.model.run("mistakes-at-once");
    desk.model.run("undo");
    CHECK(desk.model.play.wrong_cells().empty());
    desk.model.run("redo");
    CHECK(desk.model.play.wrong_cells() == CellSet::single(2));
    desk.model.run("mistakes-never");
    CHECK(desk.model.play.wrong_cells().empty());
    CHECK_FALSE(desk.model.run("check"));
}

TEST_CASE("invalid saved statistics are refused") {
    Statistics all;
    CHECK_FALSE(all.read(saved::read(R"({"rookery":3,"finished":[{"puzzle":"no puzzle"}]})")));
    CHECK_FALSE(all.read(saved::read(R"({"rookery":3})")));
    CHECK(all.is_empty());
}

}  // namespace rookery::shell
