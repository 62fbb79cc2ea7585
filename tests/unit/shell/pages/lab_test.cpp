// The Lab's model: its puzzle, the choice of methods, runs side by side, their results, and the race. The jobs' rows
// are handmade here; lab_panel_test.cpp runs the verb.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/lab_rows.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using sample_rows::lab_row;
using samples::kBruteMonster;
using samples::kMonsterSolution;

const int kSolvers = static_cast<int>(all_solver_labels().size());

struct LabDesk {
    WorkingHost host;
    Model model{host};

    LabDesk() {
        host.run_all(model.jobs);
        model.run("mode-lab");
    }
    LabPage& page() { return model.lab; }
    // Ticks exactly these.
    void tick(std::initializer_list<std::string_view> methods) {
        for (int i = 0; i < page().methods.size(); ++i) {
            const LabEntry& entry = page().methods.at(i);
            const bool wanted = std::find(methods.begin(), methods.end(), entry.kind().name) != methods.end();
            if (entry.on != wanted) CHECK(model.run("lab-method-" + std::to_string(i)));
        }
    }
    std::size_t asked() const {
        return static_cast<std::size_t>(std::count_if(host.started.begin(), host.started.end(),
                                                      [](const JobRequest& r) { return r.verb == "classic"; }));
    }
    const JobRequest& request(int job) const {
        return *std::find_if(host.started.begin(), host.started.end(),
                             [job](const JobRequest& r) { return r.id == job; });
    }
    void finish(int job, const std::string& row) {
        model.jobs.job_planned(job, 1, 1, "json");
        model.jobs.job_rows(job, row);
        model.jobs.job_progress(job, 1);
        model.jobs.job_ended(job, JobEnd::finished, {});
    }
};

}  // namespace

TEST_CASE("the lab works on the board's puzzle until another is pasted; undo brings it back") {
    LabDesk desk;
    const std::string board = desk.page().puzzle().line;
    CHECK(board == to_line(desk.model.play.board().givens));
    CHECK(desk.page().is_from_board());
    desk.model.paste(kBruteMonster);
    CHECK(desk.model.mode == Mode::lab);
    CHECK(desk.page().puzzle().line == kBruteMonster);
    CHECK(to_line(desk.model.play.board().givens) == board);  // which is unchanged
    CHECK(desk.model.notice.undo_command == "undo");
    desk.model.run("mode-play");
    desk.model.run("undo");
    CHECK(desk.model.mode == Mode::lab);
    CHECK(desk.page().puzzle().line == board);
    desk.model.run("redo");
    CHECK(desk.model.run("lab-from-board"));
    CHECK(desk.page().puzzle().line == board);
}

TEST_CASE("puzzles of order 2 and 4, and the diagonals, are changes that can be undone") {
    LabDesk desk;
    desk.model.paste("1...\n..3.\n.4..\n...2\n");
    CHECK(desk.page().puzzle().line == "1.....3..4.....2");
    CHECK(desk.page().puzzle().side() == 4);
    CHECK(text_of(desk.page().puzzle()) == "4\u00D74, 4 clues");
    desk.model.run("lab-diagonal");
    CHECK(desk.page().puzzle().diagonal);
    CHECK(text_of(desk.page().puzzle()) == "4\u00D74, 4 clues, diagonal");
    desk.model.run("undo");
    CHECK_FALSE(desk.page().puzzle().diagonal);
    CHECK(desk.model.run("lab-sample-sixteen"));
    CHECK(desk.page().puzzle().side() == 16);
    CHECK(desk.page().puzzle().line.size() == 256);
    desk.model.page(Mode::lab).select(200);
    desk.model.page(Mode::lab).move_cursor(-1, 1);
    CHECK(desk.page().cursor() == 185);
    desk.model.page(Mode::lab).move_cursor(-99, -99);
    CHECK(desk.page().cursor() == 0);
    desk.model.page(Mode::lab).select(255);
    CHECK(desk.model.run("lab-sample-diagonal"));
    CHECK(desk.page().cursor() == 15);  // it stays on the board
    CHECK(desk.page().puzzle() == LabPuzzle{std::string(16, '.'), true});
    CHECK(desk.page().limit.text == "1000");
    CHECK(desk.model.run("lab-sample-monster"));
    CHECK(desk.page().limit.text == "2");
}

TEST_CASE("unreadable input is reported, and the puzzle stays") {
    LabDesk desk;
    const LabPuzzle before = desk.page().puzzle();
    desk.model.paste("hello, world");
    CHECK(desk.page().problem.find("Line 1") == 0);
    CHECK(desk.model.mode == Mode::lab);
    CHECK(desk.page().puzzle() == before);
    desk.model.run("lab-view-puzzle");
    CHECK(desk.page().problem.empty());
}

TEST_CASE("each ticked method is a separate job, with its setting and the limits") {
    LabDesk desk;
    desk.tick({"brute", "csp", "sat"});
    CHECK(desk.model.run("lab-setting-3-range"));
    CHECK_FALSE(desk.model.run("lab-setting-3-shortest"));  // of another method
    CHECK_FALSE(desk.model.run("lab-setting-0-range"));
    CHECK(desk.model.run("lab-setting-4-minimal"));
    desk.page().budget.text = "5000";
    desk.page().seed.text = "7";
    desk.model.run("lab-diagonal");
    CHECK(desk.model.run("lab-run"));
    REQUIRE(desk.page().runs.runs.size() == 3);
    const auto& runs = desk.page().runs.runs;
    CHECK(runs[0].name == "Brute force");
    CHECK(runs[1].name == "Constraints, range");
    CHECK(runs[2].name == "SAT, minimal");
    const auto& options = desk.request(runs[1].job).options;
    CHECK(options.at("method") == "csp");
    CHECK(options.at("consistency") == "range");
    CHECK(options.at("limit") == "2");
    CHECK(options.at("effort") == "5000");
    CHECK(options.at("seed") == "7");
    CHECK(options.count("diagonal") == 1);
    CHECK(options.count("trace") == 1);
    CHECK(options.count("json") == 1);
    CHECK(desk.request(runs[1].job).input == desk.page().puzzle().line);
    CHECK(desk.request(runs[2].job).options.at("encoding") == "minimal");
    CHECK(desk.request(runs[0].job).options.count("consistency") == 0);
    CHECK_FALSE(desk.model.run("lab-run"));  // while these run
    CHECK_FALSE(desk.page().is_open(LabSection::methods));
}

TEST_CASE("an empty board is requested by its order") {
    LabDesk desk;
    desk.tick({"dlx"});
    desk.model.run("lab-sample-four");
    desk.model.run("lab-keep-trace");
    desk.model.run("lab-run");
    const JobRequest& request = desk.host.last_started("classic");
    CHECK(request.input.empty());
    CHECK(request.options.at("order") == "2");
    CHECK(request.options.at("limit") == "1000");
    CHECK(request.options.count("trace") == 0);
}

TEST_CASE("nothing starts without a tick, or with invalid fields") {
    LabDesk desk;
    desk.tick({});
    desk.model.run("lab-run");
    CHECK(desk.model.notice.text.find("Tick at least one method") == 0);
    desk.tick({"dlx"});
    desk.page().limit.text = "none";
    desk.page().budget.text = "-3";
    desk.page().seed.text = "x";
    desk.model.run("lab-run");
    CHECK(desk.page().limit.problem == "enter 1 or more");
    CHECK(desk.page().budget.problem == "enter 1 or more");
    CHECK(desk.page().seed.problem.find("enter a whole number") == 0);
    CHECK(desk.asked() == 0);
}

TEST_CASE("saved methods: newer solvers are added in their place with their defaults") {
    LabMethods methods;
    methods.take({{.method = 1, .on = true}, {.method = 3, .setting = 2}, {.method = 3, .setting = 4, .added = true}});
    REQUIRE(methods.size() == kSolvers + 1);
    for (int i = 0; i < 4; ++i) CHECK(methods.at(i).method == i);
    CHECK(methods.at(1).on);
    CHECK_FALSE(methods.at(3).on);  // as stored
    CHECK(name_of(methods.at(3)) == "Constraints, fast bounds");
    CHECK(name_of(methods.at(4)) == "Constraints, naive");
    CHECK(methods.at(4).added);
    CHECK(name_of(methods.at(6)) == "Dancing links, shortest column");
    CHECK(methods.at(6).on);  // the default
}

TEST_CASE("invalid saved methods are rejected together") {
    LabMethods methods;
    methods.toggle(0);
    methods.take({{.method = 3}, {.method = 1}});                          // in another order
    methods.take({{.method = 3}, {.method = 3}});                          // twice
    methods.take({{.method = 3, .added = true}});                          // added to nothing
    methods.take({{.method = 0}, {.method = 0, .added = true}});           // without a setting
    methods.take({{.method = 3, .setting = 5}});                           // which does not exist
    methods.take(std::vector<LabEntry>(5, {.method = 3, .added = true}));  // too many
    REQUIRE(methods.size() == kSolvers);
    CHECK(methods.at(0).on);
}

TEST_CASE("a method may be listed twice, with the next setting, and the second can be removed") {
    LabDesk desk;
    desk.tick({"dlx"});
    CHECK_FALSE(desk.model.run("lab-add-0"));  // brute force has no setting
    CHECK(desk.model.run("lab-add-5"));
    CHECK(desk.page().methods.size() == kSolvers + 1);
    CHECK(name_of(desk.page().methods.at(6)) == "Dancing links, random column");
    CHECK_FALSE(desk.model.run("lab-remove-5"));
    desk.model.run("lab-run");
    CHECK(desk.page().runs.runs.size() == 2);
    CHECK(desk.model.run("lab-remove-6"));
    CHECK(desk.page().methods.size() == kSolvers);
    for (int i = 0; i < 9; ++i) desk.model.run("lab-add-3");
    CHECK(desk.page().methods.size() == kSolvers + LabMethods::kMaxAdded);
}

TEST_CASE("live counters, the result with its time, and the solution on the board") {
    LabDesk desk;
    desk.model.run("lab-sample-monster");
    desk.tick({"backtrack", "dlx"});
    desk.model.run("lab-run");
    LabRuns& runs = desk.page().runs;
    const int first = runs.runs[0].job;
    CHECK(outcome_of(runs.runs[0]) == "waiting for a worker");
    desk.model.jobs.job_activity(first, "1,204 nodes, 317 dead ends");
    desk.host.clock += 3;
    CHECK(counters_of(runs.runs[0]) == "1\u2009204 nodes, 317 dead ends");
    CHECK(desk.model.jobs.find(first)->activity == "1\u2009204 nodes, 317 dead ends");
    CHECK(runs.seconds_of(runs.runs[0], desk.host.clock) == doctest::Approx(3));
    desk.model.jobs.job_activity(first, "");  // from the clock, without a report
    CHECK(counters_of(runs.runs[0]) == "1\u2009204 nodes, 317 dead ends");
    desk.model.jobs.job_time(first, 0.317);  // the worker's own time
    desk.finish(first, lab_row(kMonsterSolution, 1, "complete"));
    CHECK(outcome_of(runs.runs[0]) == "one solution; it ended so");
    CHECK(counters_of(runs.runs[0]) == "1\u2009204 nodes, 31 dead ends");
    CHECK(fine_duration(runs.runs[0].seconds) == "317 ms");
    CHECK(desk.page().shown_solution() == kMonsterSolution);
    CHECK(runs.deepest() == 3);
    CHECK(desk.model.notice.text.empty());  // the other one is still running
    desk.finish(runs.runs[1].job, lab_row("", 0, "gave_up", false));
    CHECK(desk.model.notice.text == "2 methods have finished");
    CHECK(outcome_of(runs.runs[1]) == "none found; it ended so");
    desk.model.run("lab-next");
    CHECK(desk.page().shown_solution().empty());
    desk.model.run("lab-next");
    CHECK(desk.page().shown_solution() == kMonsterSolution);

    desk.model.run("lab-diagonal");
    CHECK(desk.page().shown_solution().empty());  // it belongs to another puzzle
    CHECK(desk.model.run("lab-show-asked"));
    CHECK_FALSE(desk.page().puzzle().diagonal);
    CHECK(desk.page().shown_solution() == kMonsterSolution);
}

TEST_CASE("one is cancelled, another fails, and both say so with what was known") {
    LabDesk desk;
    desk.tick({"brute", "backtrack", "dlx"});
    desk.model.run("lab-run");
    const auto& runs = desk.page().runs.runs;
    desk.model.jobs.job_activity(runs[0].job, "2,000,000 iterations");
    CHECK(desk.model.run("lab-cancel-0"));
    desk.model.jobs.job_ended(runs[0].job, JobEnd::cancelled, {});
    CHECK(outcome_of(runs[0]) == "cancelled");
    CHECK(counters_of(runs[0]) == "2\u2009000\u2009000 iterations");
    desk.model.jobs.job_ended(runs[1].job, JobEnd::failed, "no such method");
    CHECK(outcome_of(runs[1]) == "not run: no such method");
    desk.model.jobs.job_problem(runs[2].job, 1, 5, "digit 1 appears twice in row 1");
    desk.model.jobs.job_ended(runs[2].job, JobEnd::finished, {});
    CHECK(outcome_of(runs[2]) == "not run: digit 1 appears twice in row 1");
    CHECK(desk.model.notice.text.empty());  // none has finished
    CHECK(desk.model.run("lab-run"));       // again
    CHECK(desk.page().runs.running() == 3);
    CHECK(desk.model.run("lab-cancel-all"));
}

TEST_CASE("comparison, trees and traces are copied as tables") {
    LabDesk desk;
    desk.tick({"backtrack", "dlx"});
    desk.model.run("lab-run");
    const auto& runs = desk.page().runs.runs;
    CHECK_FALSE(desk.model.run("lab-copy-tree"));
    CHECK_FALSE(desk.model.run("lab-copy-trace"));
    desk.model.jobs.job_time(runs[0].job, 2.5);
    desk.finish(runs[0].job, lab_row(kMonsterSolution, 1, "complete"));
    CHECK(desk.model.run("lab-copy-comparison"));
    CHECK(desk.host.clipboard.find(
              "Method\tTime\tSolutions\tEnd\tCounters\nFewest candidates\t2.50 s\t1\tit ended so\t") == 0);
    CHECK(desk.model.run("lab-copy-tree"));
    CHECK(desk.host.clipboard == "Depth\tFewest candidates\n0\t1\n1\t4\n2\t90\n");
    CHECK(desk.model.run("lab-trace"));
    CHECK(desk.model.run("lab-copy-trace"));
    CHECK(desk.host.clipboard == "Prop\tRed\n3\t-\n7\t2\n");
    CHECK(desk.model.run("lab-table-0"));
    CHECK_FALSE(desk.model.run("lab-table-1"));
}

TEST_CASE("the puzzle as DIMACS goes to a file or to the clipboard") {
    LabDesk desk;
    desk.model.run("lab-setting-4-naive");
    CHECK(desk.model.run("lab-dimacs-save"));
    CHECK_FALSE(desk.model.run("lab-dimacs-copy"));
    const JobRequest request = desk.host.last_started("classic");
    CHECK(request.options.at("method") == "sat");
    CHECK(request.options.at("encoding") == "naive");
    CHECK(request.options.count("dimacs") == 1);
    desk.model.jobs.job_rows(request.id, "p cnf 729 8829\n1 2 0");
    desk.model.jobs.job_rows(request.id, "-1 -2 0");
    desk.model.jobs.job_ended(request.id, JobEnd::finished, {});
    REQUIRE(desk.host.saved.size() == 1);
    CHECK(desk.host.saved[0].second == "p cnf 729 8829\n1 2 0\n-1 -2 0\n");
    CHECK(desk.model.run("lab-dimacs-copy"));
    const int second = desk.host.last_started("classic").id;
    desk.model.jobs.job_rows(second, "p cnf 1 0");
    desk.model.jobs.job_ended(second, JobEnd::finished, {});
    CHECK(desk.host.clipboard == "p cnf 1 0\n");
    desk.model.run("lab-dimacs-copy");
    desk.model.jobs.job_ended(desk.host.last_started("classic").id, JobEnd::failed, "no memory");
    CHECK(desk.page().problem == "Couldn't make the DIMACS file: no memory");
}

TEST_CASE("a race: a pasted list with a bad line, every method over the first puzzles") {
    LabDesk desk;
    desk.model.paste(std::string(kBruteMonster) + "\n12345\n" + std::string(kBruteMonster) + "\n");
    CHECK(desk.page().view == LabView::race);
    CHECK(desk.model.lab.race_candidates() == 2);
    REQUIRE(desk.page().pasted.problems.size() == 1);
    CHECK(desk.page().pasted.problems[0].line == 2);
    desk.tick({"backtrack", "reason"});
    desk.page().race_first.text = "2";
    CHECK(desk.model.run("lab-race"));
    LabRace& race = desk.page().race;
    REQUIRE(race.racers.size() == 2);
    CHECK(race.puzzles == 2);
    const JobRequest& request = desk.request(race.racers[0].job);
    CHECK(std::count(request.input.begin(), request.input.end(), '\n') == 2);
    CHECK(request.options.at("limit") == "2");
    CHECK(request.options.at("effort") == "1000000");
    CHECK(request.options.count("trace") == 0);
    CHECK_FALSE(desk.model.run("lab-race"));

    desk.model.jobs.job_time(race.racers[0].job, 0.01);
    desk.finish(race.racers[0].job, lab_row(kMonsterSolution, 1, "complete") + "\n" + lab_row("", 0, "effort"));
    CHECK(outcome_of(race.racers[0]) == "1 solved, 1 given up");
    CHECK(rate_text(race.racers[0]) == "200/s");
    desk.model.jobs.job_rows(race.racers[1].job, lab_row("", 0, "gave_up"));
    desk.model.jobs.job_ended(race.racers[1].job, JobEnd::finished, {});
    CHECK(desk.model.notice.text == "The race is over: Fewest candidates was first with 1 solved, 200/s");
    CHECK(desk.model.run("lab-copy-race"));
    CHECK(desk.host.clipboard.find(
              "Method\tDone\tSolved\tNo solution\tGave up\tPuzzles/s\tTime\nFewest candidates\t2\t1\t0\t1") == 0);
}

TEST_CASE("without a list of its own, the race uses the one of mode List") {
    LabDesk desk;
    desk.model.run("lab-view-race");
    CHECK_FALSE(desk.model.run("lab-race"));
    CHECK_FALSE(desk.model.run("lab-race-list"));
    desk.model.run("mode-list");
    desk.model.run("sample-list");
    desk.host.run_all(desk.model.jobs);
    desk.model.run("mode-lab");
    CHECK(desk.model.lab.race_candidates() == 12);
    desk.model.list.set_filter("line<=5");
    CHECK(desk.model.lab.race_candidates() == 5);
    CHECK(desk.model.run("lab-race"));
    const std::string& input = desk.host.last_started("classic").input;
    CHECK(std::count(input.begin(), input.end(), '\n') == 5);
    CHECK(desk.model.run("lab-cancel-all"));
}

TEST_CASE("rows that are not the verb's are not results") {
    CHECK_FALSE(read_lab_row("nonsense"));
    CHECK_FALSE(read_lab_row("[]"));
    CHECK_FALSE(read_lab_row(R"({"solutions":1})"));
    CHECK_FALSE(read_lab_row(R"({"end":"complete"})"));
    const auto odd = read_lab_row(
        R"({"end":"complete","solutions":0,"counters":[["a"],[1,2],["b",3]],"depths":[1,"x"],"tables":[{"columns":["c"],"rows":[[],[1]]},7]})");
    REQUIRE(odd);
    REQUIRE(odd->counters.size() == 1);
    CHECK(odd->counters[0].second == 3);
    REQUIRE(odd->tables.size() == 1);
    CHECK(odd->tables[0].rows[0].size() == 1);
    CHECK(solutions_text(*odd) == "no solution");
}

TEST_CASE("times are rounded to meaningful digits") {
    CHECK(fine_duration(0.0004) == "0.4 ms");
    CHECK(fine_duration(0.0124) == "12 ms");
    CHECK(fine_duration(0.317) == "317 ms");
    CHECK(fine_duration(0.9997) == "1.00 s");
    CHECK(fine_duration(1.239) == "1.24 s");
    CHECK(fine_duration(100) == "1:40");
}

}  // namespace rookery::shell
