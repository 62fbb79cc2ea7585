// The jobs' bar: each row opens its job's results, all numbers agree, and its speed is that of this page.
#include "shell/jobs/jobs.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "board/random.hpp"
#include "generate/full_board.hpp"
#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

std::string another_grid() {
    Random random(7);
    return to_line(random_full_board(random));
}
std::string show(int job) {
    return "show-job-" + std::to_string(job);
}

// ImGui appends a number to a window's name.
Widget tray_of(const Screen& screen) {
    for (const Widget& widget : screen.widgets()) {
        if (widget.label.rfind("page/jobs-list", 0) == 0) return widget;
    }
    return {};
}

}  // namespace

TEST_CASE("a list's row leads to that list, even if another one is shown or it was closed") {
    WorkingHost host;
    Model model{host};
    const std::string line(samples::kPuzzle);
    model.paste(line + "\n" + line + "\n");
    host.run_all(model.jobs);
    const int first = model.list.list().job;
    model.paste(line + "\n" + line + "\n" + line + "\n");
    host.run_all(model.jobs);
    const int second = model.list.list().job;
    model.run("mode-play");
    CHECK(model.run(show(second)));
    CHECK(model.mode == Mode::list);
    CHECK(model.list.list().table.size() == 3);
    model.run("mode-lab");
    CHECK(model.run(show(first)));
    CHECK(model.mode == Mode::list);
    CHECK(model.list.list().table.size() == 2);
    CHECK(model.run("undo"));
    CHECK(model.list.list().table.size() == 3);
    CHECK(model.run("clear-list"));
    CHECK(model.run(show(second)));
    CHECK(model.list.list().table.size() == 3);
    CHECK_FALSE(model.run(show(99)));
}

TEST_CASE("a generator run leads to its puzzles, also from another view of the mode") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.generate.settings.count.text = "2";
    REQUIRE(model.run("generate"));
    const int job = model.generate.results.job();
    model.run("view-exact");
    model.run("mode-play");
    CHECK(model.run(show(job)));  // while it runs
    CHECK(model.mode == Mode::generate);
    CHECK(model.generate.view == GenerateView::puzzles);
    host.run_all(model.jobs);
    model.run("mode-list");
    CHECK(model.run(show(job)));
    CHECK(model.generate.view == GenerateView::puzzles);
    CHECK(model.generate.results.found() == 2);
}

TEST_CASE("a decision leads to its pattern and its strategies, also an earlier one") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.run("view-exact");
    const CellSet first_pattern = model.generate.pattern();
    model.generate.exact.decide();
    const int first = model.generate.exact.job();
    model.jobs.job_ended(first, JobEnd::cancelled, "");
    const StrategySet first_strategies = model.generate.exact.strategies;
    model.generate.set_pattern(CellSet::all(), "drawn");
    model.generate.exact.strategies = StrategySet{};
    model.generate.exact.search_fewest();
    const int fewest = model.generate.exact.job();
    model.jobs.job_ended(fewest, JobEnd::cancelled, "");
    model.run("mode-play");

    CHECK(model.run(show(first)));
    CHECK(model.mode == Mode::generate);
    CHECK(model.generate.shows_exact());
    CHECK(model.generate.pattern() == first_pattern);
    CHECK(model.generate.exact.strategies == first_strategies);
    CHECK(model.generate.exact_answer() != nullptr);
    CHECK(model.run("undo"));
    CHECK(model.generate.pattern() == CellSet::all());
    CHECK(model.run(show(fewest)));
    CHECK(model.generate.is_open(SettingsSection::fewest));
    CHECK(model.run(show(fewest)));
    CHECK(model.generate.is_open(SettingsSection::fewest));  // still
}

TEST_CASE("a search leads back to its grid and its settings; a replaced one says so") {
    WorkingHost host;
    Model model{host};
    model.run("mode-enumerate");
    model.paste(samples::kSolution);
    model.run("view-puzzles");
    model.run("minimal-only");
    REQUIRE(model.run("enumerate"));
    const int job = model.enumerate.shown()->job;
    model.jobs.job_planned(job, 64, 1000, "puzzle");
    model.paste(another_grid());
    model.run("minimal-only");
    model.run("view-sets");
    model.run("mode-play");
    CHECK(model.run(show(job)));
    CHECK(model.mode == Mode::enumerate);
    CHECK(model.enumerate.view == EnumerateView::puzzles);
    CHECK(model.enumerate.input() == samples::kSolution);
    CHECK(model.enumerate.minimal);
    REQUIRE(model.enumerate.shown() != nullptr);
    CHECK(model.enumerate.shown()->job == job);

    model.jobs.job_ended(job, JobEnd::cancelled, "");
    REQUIRE(model.run("enumerate"));  // again
    model.run("mode-play");
    CHECK(model.run(show(job)));
    CHECK(model.mode == Mode::enumerate);
    CHECK(model.notice.text.find("replaced by a later search") != std::string::npos);
}

TEST_CASE("a search for sets leads to its grid's sets; replaced ones are reported") {
    WorkingHost host;
    Model model{host};
    model.run("mode-enumerate");
    model.paste(samples::kSolution);
    host.run_all(model.jobs);
    model.enumerate.sets.set_method(SetMethod::digits);
    model.enumerate.sets.digits.text = "2";
    model.enumerate.find_sets();
    const int job = model.enumerate.sets.job();
    host.run_all(model.jobs);
    REQUIRE(model.jobs.find(job) != nullptr);
    CHECK(model.jobs.find(job)->kind == JobKind::sets);
    model.run("view-puzzles");
    model.run("mode-play");
    CHECK(model.run(show(job)));
    CHECK(model.enumerate.view == EnumerateView::sets);
    CHECK(model.notice.text.find("replaced") == std::string::npos);
    model.paste(another_grid());
    host.run_all(model.jobs);
    CHECK(model.run(show(job)));
    CHECK(model.enumerate.input() == samples::kSolution);
    CHECK(model.notice.text.find("replaced") != std::string::npos);
}

TEST_CASE("jobs of the Lab lead to the method's result, with its puzzle, or to the race") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-lab");
    model.paste(samples::kPuzzle);
    REQUIRE(model.run("lab-run"));
    host.run_all(model.jobs);
    REQUIRE(model.lab.runs.runs.size() > 1);
    const int run = model.lab.runs.runs[1].job;
    model.run("lab-select-0");
    model.paste("." + std::string(samples::kPuzzle.substr(1)));
    model.run("lab-view-race");
    model.run("lab-race-sample");
    model.lab.race_first.text = "2";
    REQUIRE(model.run("lab-race"));
    const int racer = model.lab.race.racers[0].job;
    model.run("mode-play");
    CHECK(model.run(show(run)));
    CHECK(model.mode == Mode::lab);
    CHECK(model.lab.view == LabView::puzzle);
    CHECK(model.lab.runs.selected == 1);
    CHECK(model.lab.is_about_puzzle());
    CHECK(model.run(show(racer)));
    CHECK(model.lab.view == LabView::race);
}

TEST_CASE("a row of the bar and of the list above it is pressed with the pointer; the list closes") {
    for (const float width : {1280.0F, 390.0F}) {
        CAPTURE(width);
        Screen screen(width, 800);
        const std::string line(samples::kPuzzle);
        screen.app.paste(line + "\n" + line + "\n");
        screen.job();
        screen.app.paste(line + "\n" + line + "\n" + line + "\n");
        screen.job();
        const int second = screen.state()["jobs"][0]["id"].get<int>();
        screen.click("more-jobs");
        const int first = screen.state()["jobs"][1]["id"].get<int>();
        screen.click("more-jobs");
        screen.click("mode-play");
        screen.click(show(second));
        CHECK(screen.state()["mode"] == "list");
        CHECK(screen.state()["table"]["total"] == 3);
        CHECK_FALSE(screen.has(show(first)));
        screen.click("mode-play");
        screen.click("more-jobs");
        screen.click(show(first));
        CHECK(screen.state()["mode"] == "list");
        CHECK(screen.state()["table"]["total"] == 2);
        CHECK_FALSE(screen.has(show(first)));  // the list is collapsed again
        screen.click("more-jobs");
        screen.click("dismiss-job-" + std::to_string(first));
        CHECK(screen.state()["jobs"].size() == 1);
        CHECK(screen.state()["mode"] == "list");
    }
}

TEST_CASE("the open list of jobs covers no control, and all ended jobs are dismissed at once") {
    struct Size {
        float width, height;
    };
    for (const Size size : {Size{1280, 800}, Size{1280, 560}, Size{800, 900}, Size{800, 420}, Size{390, 664}}) {
        for (const std::string_view mode : {"mode-play", "mode-list", "mode-generate", "mode-enumerate", "mode-lab"}) {
            CAPTURE(size.width);
            CAPTURE(size.height);
            CAPTURE(mode);
            Screen screen(size.width, size.height);
            std::string list = std::string(samples::kPuzzle) + "\n";
            for (int i = 0; i < 5; ++i) {
                screen.app.paste(list += std::string(samples::kPuzzle) + "\n");
                if (i != 2) screen.job();
            }
            screen.on_event("press " + std::string(mode));
            screen.click("more-jobs");
            const Widget tray = tray_of(screen);
            CHECK(tray.height >= 96);
            for (const Widget& other : screen.widgets()) {
                const bool own = other.label.find("job") != std::string::npos;
                const bool window = other.label.rfind("page", 0) == 0;  // its hidden part may be anywhere
                if (own || window || other.label.rfind("Debug##", 0) == 0) continue;
                CAPTURE(other.label);
                const float across = std::min(other.x + other.width, tray.x + tray.width) - std::max(other.x, tray.x);
                const float down = std::min(other.y + other.height, tray.y + tray.height) - std::max(other.y, tray.y);
                CHECK_FALSE((across > 0.5F && down > 0.5F));
            }
            screen.check_widths();
            screen.click("dismiss-jobs");
            CHECK(screen.state()["jobs"].empty());
            CHECK(tray_of(screen).label.empty());
        }
    }
}

TEST_CASE("running jobs are not dismissed with the ended ones") {
    WorkingHost host;
    Model model{host};
    const std::string line(samples::kPuzzle);
    CHECK_FALSE(model.run("dismiss-jobs"));
    model.paste(line + "\n" + line + "\n");
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.run("generate");
    const int running = host.last_started("generate").id;
    CHECK(model.run("dismiss-jobs"));
    REQUIRE(model.jobs.find(running) != nullptr);
    CHECK(model.jobs.find(running)->running);
    CHECK_FALSE(model.jobs.any_ended());
    CHECK_FALSE(model.run("dismiss-jobs"));
}

TEST_CASE("work done by an earlier page does not count towards this one's speed") {
    struct Listener final : JobListener {
        void job_rows(const JobItem& /*job*/, std::string_view /*rows*/) override {}
        std::string job_ended(const JobItem& /*job*/, JobEnd /*end*/, std::string_view message) override {
            return std::string(message);
        }
    };
    WorkingHost host;
    Listener listener;
    Workspace workspace{host};
    Jobs& jobs = workspace.jobs;
    const int id = jobs.start(listener, JobKind::list, "List", "survey", {}, "", Keep::yes);
    host.clock = 10;
    jobs.job_planned(id, 100, 1000, "");
    jobs.job_resumed(id, 90, 900);
    jobs.job_progress(id, 900);
    const JobItem& job = *jobs.find(id);
    CHECK(job.done == 900);
    CHECK_FALSE(jobs.seconds_left(job).has_value());
    host.clock = 12;
    jobs.job_activity(id, "");
    CHECK_FALSE(jobs.seconds_left(job).has_value());
    host.clock = 14;
    jobs.job_progress(id, 920);  // 20 in 4 seconds
    REQUIRE(jobs.seconds_left(job).has_value());
    CHECK(*jobs.seconds_left(job) == doctest::Approx(16));
    for (int i = 0; i < 40; ++i) {  // nothing new: the rate since this run's start
        host.clock += 1;
        jobs.job_activity(id, "");
    }
    CHECK(job.rate == doctest::Approx(20.0 / job.seconds));
    jobs.job_ended(id, JobEnd::finished, "done");
    CHECK(job.rate == doctest::Approx(20.0 / job.seconds));
}

TEST_CASE("a list that continues after a reload estimates the time left from current work") {
    WorkingHost host;
    Model model{host};
    std::string text;
    for (int i = 0; i < 60; ++i) text += std::string(samples::kPuzzle) + "\n";
    host.kept_parts["survey"] = 3;
    model.paste(text);
    const int id = model.list.list().job;
    while (!model.jobs.find(id)->planned) host.step(model.jobs);
    const JobItem& job = *model.jobs.find(id);
    REQUIRE(job.before > 0);
    CHECK(job.done == job.before);
    CHECK(model.list.list().table.size() == static_cast<std::size_t>(job.before));
    host.step(model.jobs);
    const double left = model.jobs.seconds_left(*model.jobs.find(id)).value_or(0);
    const JobItem& now = *model.jobs.find(id);
    CHECK(now.done > now.before);
    CHECK(left == doctest::Approx(0.5 * static_cast<double>(now.total - now.done) /
                                  static_cast<double>(now.done - now.before)));
}

TEST_CASE("a cancelled run returns after a reload with the same puzzles and gets no more") {
    WorkingHost first_host;
    Model first{first_host};
    std::string text;
    for (int i = 0; i < 60; ++i) text += std::string(samples::kPuzzle) + "\n";
    first.paste(text);
    const JobRequest request = first_host.last_started("survey");
    while (first.list.list().table.size() < 16) first_host.step(first.jobs);
    const std::size_t found = first.list.list().table.size();
    first.jobs.cancel(request.id);
    first_host.run_all(first.jobs);
    CHECK(first.list.list().table.size() == found);
    const std::string said = first.jobs.find(request.id)->result;
    CHECK(said.find("Cancelled; " + std::to_string(found) + " puzzles kept") == 0);
    CHECK(first.notice.text == said);
    first.save();

    WorkingHost host;
    Model model{host};
    const auto texts = first_host.texts;
    for (const auto& [key, kept] : texts) model.remembered(key, kept);
    host.kept_parts["survey"] = static_cast<std::int64_t>(found) / 8;
    KeptJob kept;
    kept.verb = request.verb;
    kept.options = request.options;
    kept.input = request.input;
    kept.parts = 8;
    kept.parts_done = host.kept_parts["survey"];
    model.kept_jobs({kept});
    CHECK(host.is_paused(host.last_started("survey").id));  // so that no part runs before it is cancelled
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() == found);
}

TEST_CASE("a cancelled search shows the same count of parts and puzzles everywhere") {
    WorkingHost host;
    Model model{host};
    model.run("mode-enumerate");
    model.paste(samples::kSolution);
    model.run("view-puzzles");
    REQUIRE(model.run("enumerate"));
    const JobRequest request = host.last_started("enumerate");
    model.jobs.job_planned(request.id, 64, 1000, "puzzle");
    model.jobs.job_workers(request.id, {{3, 2}, {4, 1}});
    model.jobs.job_rows(request.id, samples::kPuzzle);
    model.jobs.cancel(request.id);
    model.jobs.job_ended(request.id, JobEnd::cancelled, "");
    model.apply_changes();
    // The last part was stored after the end; the row belongs to an unfinished part.
    KeptJob kept;
    kept.key = "key";
    kept.verb = request.verb;
    kept.options = request.options;
    kept.input = request.input;
    kept.parts = 64;
    kept.parts_done = 4;
    kept.rows = 0;
    model.kept_jobs({kept});
    model.apply_changes();
    const std::string result = model.enumerate.shown()->result();
    CHECK(result == "Cancelled with 4 of 64 parts done, one puzzle found");
    CHECK(model.jobs.find(request.id)->result == result);
    CHECK(model.notice.text == result);
    CHECK(kept_text(model.enumerate.kept_searches[0], true).find("4 of 64 parts done, one puzzle found") !=
          std::string::npos);
}

TEST_CASE("a remark on a job is repeated when the job ends") {
    for (const int parts : {1, 2}) {
        WorkingHost host;
        Model model{host};
        model.paste(std::string(samples::kPuzzle).append("\n").append(samples::kPuzzle));
        const int id = host.last_started("survey").id;
        model.jobs.job_damaged(id, parts);
        const std::string remark = model.notice.text;
        CHECK(remark.find(parts == 1 ? "One damaged part" : "2 damaged parts") == 0);
        model.jobs.job_not_kept(id, "there is no room");
        host.run_all(model.jobs);
        CHECK(model.notice.text == model.jobs.find(id)->result + ". " + remark + " Note: there is no room");
    }
}

}  // namespace rookery::shell
