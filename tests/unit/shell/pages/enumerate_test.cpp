// The mode "Enumerate" without its verbs, fed with handmade rows, parts and stored jobs.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/board/sample_boards.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using known::kG4;

constexpr std::string_view kRowsHeader = "puzzle";

struct EnumerateDesk {
    EnumerateDesk() {
        host.run_all(model.jobs);
        model.run("mode-enumerate");
    }
    void take_grid(std::string_view grid = kG4) { model.paste(grid); }
    const JobRequest& last() const { return host.started.back(); }
    EnumeratePage& page() { return model.enumerate; }

    WorkingHost host;
    Model model{host};
};

KeptJob kept_job(std::string_view grid, std::int64_t done, bool finished = false) {
    KeptJob kept;
    kept.key = "key of " + std::string(grid);
    kept.verb = "enumerate";
    kept.options = {{"clues", "17"}, {"limit", "100000"}};
    kept.input = grid;
    kept.parts = 64;
    kept.parts_done = done;
    kept.rows = 5;
    kept.finished = finished;
    return kept;
}

}  // namespace

TEST_CASE("a pasted solved grid becomes the grid, and the search for its small sets starts") {
    EnumerateDesk desk;
    const Board before = desk.model.play.board();
    desk.take_grid();
    CHECK(desk.page().input() == kG4);
    CHECK(desk.model.notice.text.find("Recognised: ") == 0);
    CHECK(desk.model.play.board() == before);
    const std::size_t count = desk.host.started.size();
    REQUIRE(count >= 2);
    const JobRequest& sets = desk.host.started[count - 2];
    CHECK(sets.verb == "unavoidable");
    CHECK(sets.options.at("method") == "small");
    CHECK(sets.options.at("max-cells") == "12");
    CHECK(sets.input == kG4);
    CHECK(desk.last().options.count("clique") == 1);
    CHECK(desk.model.page().text_to_copy() == kG4);

    desk.model.undo();
    CHECK_FALSE(desk.page().has_grid());
    desk.model.redo();
    CHECK(desk.page().input() == kG4);
    CHECK(desk.host.started.size() == count + 2);  // and again
}

TEST_CASE("the fewest clues: the search, its result with the puzzle on the board, and what a cancelled one excluded") {
    EnumerateDesk desk;
    desk.take_grid();
    desk.model.run("view-puzzles");
    REQUIRE(desk.model.run("fewest"));
    const JobRequest request = desk.last();
    CHECK(request.verb == "fewest");
    CHECK(request.input == kG4);
    CHECK(request.options.empty());
    CHECK(request.keep);
    desk.model.jobs.job_planned(request.id, 87'000, 10'000, "grid\tfewest\tpuzzle\texcluded");
    desk.model.jobs.job_progress(request.id, 2'500);
    const Enumeration* search = desk.page().shown();
    REQUIRE(search != nullptr);
    CHECK(desk.page().progress_text(*search, *desk.model.jobs.find(request.id)).find("25") == 0);
    CHECK_FALSE(desk.model.run("fewest"));

    desk.model.run("cancel-search");
    desk.model.jobs.job_rows(request.id, std::string(kG4) + "\t-\t-\t17, 18: 12 of 64 parts");
    desk.model.jobs.job_ended(request.id, JobEnd::cancelled, "");
    CHECK(search->result() == "Cancelled. Excluded so far: 17, 18 (12 of 64 parts)");
    CHECK(search->found() == 0);

    desk.model.run("fewest");
    search = desk.page().shown();
    const int again = desk.last().id;
    desk.model.jobs.job_planned(again, 87'000, 10'000, "grid\tfewest\tpuzzle\texcluded");
    desk.model.jobs.job_rows(again, std::string(kG4) + "\t18\t" + std::string(known::kG4Puzzle) + "\t17");
    desk.model.jobs.job_ended(again, JobEnd::finished, "");
    CHECK(search->result() == "18 clues: no puzzle of this grid has 17");
    CHECK(search->selected_clues().size() == 17);  // as in the row
    CHECK(desk.model.page().text_to_copy() == known::kG4Puzzle);
    CHECK(desk.model.run("play-found"));
    CHECK(to_line(desk.model.play.board().givens) == known::kG4Puzzle);

    KeptJob kept = kept_job(kG4, 12);
    kept.verb = "fewest";
    kept.options.clear();
    desk.model.kept_jobs({kept});
    REQUIRE(desk.page().kept_searches.size() == 1);
    CHECK(kept_text(desk.page().kept_searches[0], true) == "Fewest clues in this grid");
}

TEST_CASE("a puzzle with one solution stands for that solution; the notice says so") {
    EnumerateDesk desk;
    desk.take_grid(samples::kPuzzle);
    CHECK(desk.page().input() == samples::kSolution);
    CHECK(desk.model.notice.text.find("Its only solution is now the grid") != std::string::npos);
    CHECK(desk.model.notice.undo_command == "undo");
}

TEST_CASE("input without a grid is refused with a message, and the grid stays") {
    EnumerateDesk desk;
    desk.take_grid();
    struct Bad {
        std::string text;
        std::string_view says;
    };
    const std::string two_fives = "55" + std::string(samples::kPuzzle.substr(2));
    for (const Bad& bad : {Bad{"53" + std::string(79, '.'), "several solutions"},
                           {"53467891.......2" + std::string(65, '.'), "no solution"},
                           {two_fives, "digit 5 appears twice in row 1"},
                           {std::string(samples::kPuzzle.substr(1)), "expected 81"},
                           {"hello", "Line 1, column 1"},
                           {"1234341221434321", "Only 9\u00D79"}}) {
        CAPTURE(bad.text);
        desk.model.paste(bad.text);
        CHECK(desk.page().problem.find(bad.says) != std::string::npos);
        CHECK(desk.page().input() == kG4);
        CHECK(desk.model.mode == Mode::enumerate);
    }
    desk.take_grid(kStrangeGrid);
    CHECK(desk.page().problem.empty());
}

TEST_CASE("of several solved grids the first is used; several puzzles are a list as usual") {
    EnumerateDesk desk;
    desk.model.paste(std::string(kStrangeGrid) + "\n" + std::string(kG4) + "\n");
    CHECK(desk.page().input() == kStrangeGrid);
    CHECK(desk.model.notice.text.find("The first is now the grid") != std::string::npos);
    desk.model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle) + "\n");
    CHECK(desk.model.mode == Mode::list);
}

TEST_CASE("other sources: the board's solution, a random grid, the two known ones") {
    EnumerateDesk desk;
    desk.model.paste("mode is enumerate, so this is no puzzle");
    desk.model.run("mode-play");
    desk.model.paste(samples::kPuzzle);
    desk.host.run_all(desk.model.jobs);
    desk.model.run("mode-enumerate");
    CHECK(desk.model.run("grid-from-board"));
    CHECK(desk.page().input().substr(0, 9) == "534678912");
    CHECK(desk.page().problem.empty());
    CHECK(desk.model.run("grid-random"));
    const std::string first = desk.page().input();
    CHECK(is_solution(desk.page().grid()));
    CHECK(desk.model.run("grid-random"));
    CHECK(desk.page().input() != first);
    CHECK(desk.model.run("grid-strange"));
    CHECK(desk.page().input() == kStrangeGrid);
    CHECK(desk.model.run("grid-fourteen"));
    CHECK(desk.page().input() == kG4);
    CHECK(desk.model.run("close-grid"));
    CHECK_FALSE(desk.page().has_grid());

    desk.model.run("mode-play");
    desk.model.run("clear-board");
    desk.model.run("mode-enumerate");
    CHECK(desk.model.run("grid-from-board"));
    CHECK_FALSE(desk.page().has_grid());
    CHECK(desk.model.notice.text.find("exactly one solution") != std::string::npos);
}

TEST_CASE("marks: by brush and by key, one undo step per stroke, and the call has them as masks") {
    EnumerateDesk desk;
    desk.take_grid();
    desk.model.run("view-puzzles");
    const std::int64_t stroke = desk.model.fresh_stroke();
    desk.page().marks.set(0, CellMark::required, stroke);
    desk.page().marks.set(1, CellMark::required, stroke);
    desk.page().marks.set(2, CellMark::barred, desk.model.fresh_stroke());
    auto options = desk.page().options_now(true);
    REQUIRE(options);
    CHECK(options->at("required") == "xx" + std::string(79, '.'));
    CHECK(options->at("allowed") == "xx." + std::string(78, 'x'));
    desk.model.undo();
    CHECK(desk.page().marks.of(2) == CellMark::either);
    desk.model.undo();
    CHECK(desk.page().marks.empty());

    desk.model.play.entries().select(40);
    for (const CellMark mark : {CellMark::required, CellMark::barred, CellMark::either}) {
        CHECK(desk.model.run("mark-cell"));
        CHECK(desk.page().marks.of(40) == mark);
    }
    desk.model.run("mark-cell");
    CHECK(desk.model.run("clear-marks"));
    options = desk.page().options_now(true);
    REQUIRE(options);
    CHECK(options->count("required") == 0);
    CHECK(options->count("allowed") == 0);
    desk.model.undo();
    CHECK_FALSE(desk.page().marks.empty());
    desk.take_grid(kStrangeGrid);  // a new grid has no marks yet
    CHECK(desk.page().marks.empty());
}

TEST_CASE("a search: its settings, parts and workers, puzzles, the end; the clues of a chosen one") {
    EnumerateDesk desk;
    desk.take_grid();
    desk.model.run("view-puzzles");
    desk.model.run("minimal-only");
    CHECK(desk.model.run("enumerate"));
    const JobRequest request = desk.last();
    CHECK(request.verb == "enumerate");
    CHECK(request.keep);
    CHECK(request.options == CallOptions{{"clues", "17"}, {"limit", "100000"}, {"minimal", ""}});
    CHECK_FALSE(desk.model.run("enumerate"));  // it is running
    desk.model.jobs.job_planned(request.id, 64, 10'000, kRowsHeader);
    desk.model.jobs.job_workers(request.id, {{3, 2}, {-1, 1}});
    desk.model.jobs.job_progress(request.id, 500);
    desk.model.jobs.job_rows(request.id, std::string(known::kG4Puzzle));
    const Enumeration* search = desk.page().shown();
    REQUIRE(search != nullptr);
    CHECK(search->parts_done == 3);
    const JobItem* job = desk.model.jobs.find(request.id);
    CHECK(desk.model.enumerate.progress_text(*search, *job).find("3 of 64 parts") == 0);
    CHECK(worker_text(job->workers[0], 0) == "Worker 1: part 4, 2 done");
    CHECK(worker_text(job->workers[1], 1) == "Worker 2: idle, 1 done");
    CHECK(desk.model.run("pause-search"));
    CHECK(desk.host.is_paused(request.id));
    CHECK(desk.model.enumerate.progress_text(*search, *job).find("paused") != std::string::npos);
    CHECK(desk.model.run("resume-search"));

    CHECK(desk.model.run("next-one"));
    CHECK(search->selected_clues().size() == 17);
    CHECK(desk.model.page().text_to_copy() == known::kG4Puzzle);
    CHECK(desk.model.run("choose-none"));
    CHECK(search->selected_clues().empty());
    desk.model.enumerate.choose_found(0);

    desk.model.jobs.job_ended(request.id, JobEnd::finished, "");
    CHECK(search->parts_done == 64);
    CHECK(search->result() == "One puzzle of 17 clues, and no others");
    CHECK(desk.model.notice.text == search->result());
    CHECK(desk.model.run("copy-found"));
    CHECK(desk.host.clipboard == std::string(known::kG4Puzzle) + "\n");
    CHECK(desk.model.run("save-found-table"));
    CHECK(desk.host.saved.back().second.find("line\tpuzzle\n1\t") == 0);
    CHECK(desk.model.run("play-found"));
    CHECK(desk.model.mode == Mode::play);
    CHECK(to_line(desk.model.play.board().givens) == known::kG4Puzzle);
    desk.model.run("mode-enumerate");
    CHECK(desk.model.run("list-found"));
    CHECK(desk.model.mode == Mode::list);
}

TEST_CASE("a search continues while another grid is viewed, and is listed with its grid") {
    EnumerateDesk desk;
    desk.take_grid();
    desk.model.run("view-puzzles");
    desk.model.run("enumerate");
    const int first = desk.last().id;
    desk.model.jobs.job_planned(first, 64, 10'000, kRowsHeader);
    desk.take_grid(kStrangeGrid);
    CHECK(desk.page().shown() == nullptr);
    desk.model.jobs.job_rows(first, std::string(known::kG4Puzzle));
    desk.model.undo();
    REQUIRE(desk.page().shown() != nullptr);
    CHECK(desk.page().shown()->found() == 1);
    CHECK(desk.page().shown()->running);
    CHECK(desk.model.run("cancel-search"));
    desk.model.jobs.job_ended(first, JobEnd::cancelled, "");
    CHECK(desk.page().shown()->result() == "Cancelled with 0 of 64 parts done, one puzzle found");
    desk.model.kept_jobs({kept_job(kG4, 2)});  // more was stored than reported
    CHECK(desk.page().shown()->result() == "Cancelled with 2 of 64 parts done, one puzzle found");
}

TEST_CASE("a search without room for more puzzles says so, and nothing about being stored") {
    EnumerateDesk desk;
    desk.take_grid();
    desk.model.run("view-puzzles");
    desk.model.run("enumerate");
    const int id = desk.last().id;
    desk.model.jobs.job_planned(id, 64, 10'000, kRowsHeader);
    desk.model.jobs.job_rows(id, std::string(known::kG4Puzzle));
    desk.model.jobs.job_cut_short(id);
    desk.model.jobs.job_cut_short(id);
    CHECK(desk.model.notice.text.find("memory is full") != std::string::npos);
    desk.model.jobs.job_rows(id, std::string(known::kG4Puzzle));  // without those in between it would be misleading
    desk.host.run_all(desk.model.jobs);                           // the job has been cancelled
    CHECK_FALSE(desk.model.jobs.find(id)->running);
    CHECK(desk.model.notice.text.find("Cancelled with 0 of 64 parts done, one puzzle found. This page") == 0);
    REQUIRE(desk.page().shown() != nullptr);
    CHECK(desk.page().shown()->not_kept.empty());
}

TEST_CASE("how searches end, in words") {
    Enumeration search;
    search.options = {{"clues", "17"}, {"limit", "2"}};
    search.table.set_columns(kRowsHeader);
    CHECK(search.result() == "No puzzle of 17 clues in this grid");
    search.options["required"] = std::string(81, 'x');
    CHECK(search.result() == "No puzzle of 17 clues with these cells");
    const std::string row(known::kG4Puzzle);
    search.table.add_rows(row + "\n" + row);
    CHECK(search.result() == "Stopped at the limit: 2 puzzles found");
    search.options["limit"] = "1000";
    CHECK(search.result() == "2 puzzles of 17 clues, and no others");
    search.options["first"] = "";
    CHECK(search.result() == "Found a puzzle of 17 clues");
    search.end = JobEnd::failed;
    search.failure = "no memory";
    CHECK(search.result() == "The search failed: no memory");
}

TEST_CASE("invalid settings show an error next to their fields, and nothing starts") {
    EnumerateDesk desk;
    desk.take_grid();
    desk.model.run("view-puzzles");
    const std::size_t before = desk.host.started.size();
    desk.page().clues.text = "15";
    desk.model.run("enumerate");
    CHECK(desk.page().clues.problem == "enter 16 to 25 clues");
    desk.page().clues.text = "";
    desk.model.run("estimate");
    CHECK_FALSE(desk.page().clues.problem.empty());
    desk.page().clues.text = " 18 ";
    desk.page().most.text = "none";
    desk.model.run("enumerate");
    CHECK(desk.page().clues.problem.empty());
    CHECK(desk.page().most.problem.find("enter a number") == 0);
    CHECK(desk.host.started.size() == before);
    desk.page().most.text = "";
    desk.model.run("enumerate");
    CHECK(desk.last().options == CallOptions{{"clues", "18"}});
}

TEST_CASE("kept searches are offered; one continues with the same call; a second Discard deletes it") {
    EnumerateDesk desk;
    desk.model.kept_jobs({kept_job(kG4, 34), kept_job(kStrangeGrid, 64, true)});
    REQUIRE(desk.page().kept_searches.size() == 2);
    CHECK(kept_text(desk.page().kept_searches[0], true) ==
          "17 clues in this grid: 34 of 64 parts done, 5 puzzles found");
    CHECK(kept_text(desk.page().kept_searches[1], false) == "17 clues in a grid: all done, 5 puzzles found");
    CHECK(desk.model.run("resume-kept-0"));
    CHECK(desk.page().input() == kG4);
    CHECK(desk.page().view == EnumerateView::puzzles);
    const auto request = std::find_if(desk.host.started.begin(), desk.host.started.end(),
                                      [](const JobRequest& job) { return job.verb == "enumerate"; });
    REQUIRE(request != desk.host.started.end());
    CHECK(request->options == kept_job(kG4, 0).options);
    CHECK(request->input == kG4);
    CHECK(request->keep);
    CHECK(desk.page().shown()->parts_done == 34);
    desk.model.jobs.job_planned(request->id, 64, 10'000, kRowsHeader);
    desk.model.jobs.job_workers(request->id, {{3, 2}, {4, 1}});
    CHECK(desk.page().shown()->parts_done == 37);

    CHECK(desk.model.run("discard-kept-1"));
    CHECK(desk.host.forgotten.empty());
    CHECK(desk.model.run("choose-none"));  // Escape cancels the choice
    CHECK(desk.model.run("discard-kept-1"));
    CHECK(desk.host.forgotten.empty());
    CHECK(desk.model.run("discard-kept-1"));
    CHECK(desk.host.forgotten == std::vector<std::string>{"key of " + std::string(kStrangeGrid)});
    desk.model.kept_jobs({kept_job(kG4, 34)});
    CHECK_FALSE(desk.model.run("discard-kept-1"));
}

TEST_CASE("a kept search's settings return to the fields, including the marks") {
    EnumerateDesk desk;
    KeptJob kept = kept_job(kG4, 3);
    kept.options = {{"clues", "18"},
                    {"first", ""},
                    {"minimal", ""},
                    {"method", "gridchecker"},
                    {"required", "x" + std::string(80, '.')},
                    {"allowed", std::string(80, 'x') + "."}};
    desk.model.kept_jobs({kept});
    CHECK(
        kept_text(desk.page().kept_searches[0], true)
            .find("18 clues, minimal only, first only, one cell required, one cell barred, by position in this grid") ==
        0);
    desk.model.run("resume-kept-0");
    const auto options = desk.page().options_now(true);
    REQUIRE(options);
    CHECK(*options == kept.options);
    CHECK(desk.page().marks.of(0) == CellMark::required);
    CHECK(desk.page().marks.of(80) == CellMark::barred);
    // The page ignores jobs that are not enumerations of a solved grid.
    KeptJob other = kept;
    other.verb = "rate";
    KeptJob broken = kept;
    broken.input = "12";
    desk.model.kept_jobs({other, broken});
    CHECK(desk.page().kept_searches.empty());
}

TEST_CASE("an estimate: the sample's nodes and its time for a number of workers; changing an option clears it") {
    EnumerateDesk desk;
    desk.host.worker_count = 2;
    desk.take_grid();
    desk.model.run("view-puzzles");
    CHECK(desk.model.run("estimate"));
    const JobRequest request = desk.last();
    CHECK(request.verb == "estimate");
    CHECK(request.options.count("limit") == 0);
    CHECK_FALSE(request.keep);
    CHECK_FALSE(desk.model.run("estimate"));  // it is running
    desk.host.clock = 100;
    desk.model.jobs.job_planned(request.id, 1, 1,
                                "grid\tclues\tparts\tsampled\tsampled nodes\tnodes\tlow\thigh\tpuzzles");
    desk.host.clock = 102;
    desk.model.jobs.job_rows(request.id, std::string(kG4) + "\t17\t300\t20\t1000\t2100\t1600\t2900\t14");
    desk.model.jobs.job_ended(request.id, JobEnd::finished, "");
    CHECK(desk.model.enumerate.has_estimate());
    CHECK(desk.page().estimate.text(1) == "about 4.2 s (3.2 to 5.8)");
    CHECK(desk.page().estimate.text(2) == "about 2.1 s (1.6 to 2.9)");
    desk.page().clues.text = "18";
    CHECK_FALSE(desk.model.enumerate.has_estimate());
    desk.page().clues.text = "17";
    CHECK(desk.model.enumerate.has_estimate());
    desk.take_grid(kStrangeGrid);
    CHECK_FALSE(desk.model.enumerate.has_estimate());
}

TEST_CASE("times of every size with two digits, in the unit of the middle one") {
    CHECK(about_time(0.034, 0.02, 0.05) == "about 0.03 s (0.02 to 0.05)");
    CHECK(about_time(2.13, 1.6, 2.94) == "about 2.1 s (1.6 to 2.9)");
    CHECK(about_time(9.96, 0.5, 99) == "about 10 s (0.50 to 99)");
    CHECK(about_time(130, 90, 240) == "about 2.2 min (1.5 to 4.0)");
    CHECK(about_time(7200, 3600, 14400) == "about 2.0 h (1.0 to 4.0)");
    CHECK(about_time(86400.0 * 40, 86400.0 * 10, 86400.0 * 2000) == "about 40 days (10 to 2\u2009000)");
    CHECK_FALSE(read_estimate_row("x\t17\t300"));
    CHECK_FALSE(read_estimate_row(""));
    CHECK(read_estimate_row("1\t17\t300\t20\t1000\t1.5e+20\t1\t2\t0")->nodes == doctest::Approx(1.5e20));
}

}  // namespace rookery::shell
