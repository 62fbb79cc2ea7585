// The view "Exact": its immediate facts, the search and its three ends, answers restored with their question, the
// puzzle in Play, the fewest clues. The search's rows are handmade here; exact_panel_test.cpp runs the verb.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "board/clue_cells.hpp"
#include "exact/strategies.hpp"
#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/board/board_text.hpp"
#include "support/masks.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// On the same cells as the pattern; solved by hidden singles, with one solution.
constexpr std::string_view kEasyAsk =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

// Naked singles never reach 45 of its cells.
constexpr std::string_view kStallingPattern =
    "xx........xxxx.....x..xx....xx....x.x.x...x...xx.....x..x.....x..x............x..";

std::string pattern_of_easy() {
    return samples::mask_of(kEasyAsk);
}

std::string clues_row(std::string_view puzzle, int steps) {
    return R"({"answer":"clues","puzzle":")" + std::string(puzzle) + R"(","steps":)" + std::to_string(steps) + "}";
}

// A model in the view, with a pattern and handmade rows of its search.
struct ExactDesk {
    WorkingHost host;
    Model model{host};

    explicit ExactDesk(std::string_view pattern) {
        host.run_all(model.jobs);
        model.run("mode-generate");
        model.run("view-exact");
        model.generate.set_pattern(cells_of_mask(pattern), "drawn");
        model.apply_changes();
        host.run_all(model.jobs);  // the feasibility of the pattern
    }
    ExactPage& page() { return model.generate.exact; }
    int job() { return page().job(); }
    void plan(int parts) { model.jobs.job_planned(job(), parts, parts, "json"); }
    void report(std::string_view row, JobEnd end = JobEnd::finished) {
        if (!row.empty()) model.jobs.job_rows(job(), row);
        model.jobs.job_ended(job(), end, {});
    }
    std::string text() const { return model.generate.exact_text(); }
    std::size_t searches() const {
        return static_cast<std::size_t>(std::count_if(host.started.begin(), host.started.end(),
                                                      [](const JobRequest& r) { return r.verb == "exact"; }));
    }
};

}  // namespace

TEST_CASE("what is known at once is shown at once: nothing starts") {
    ExactDesk asked(std::string(81, '.'));
    CHECK(asked.text().find("No pattern: ") == 0);
    CHECK_FALSE(asked.model.run("decide"));

    asked.model.generate.set_pattern(cells_of_mask(std::string(16, 'x') + std::string(65, '.')), "drawn");
    asked.model.apply_changes();
    CHECK(asked.text().find("Impossible: ") == 0);
    CHECK(asked.text().find("17") != std::string::npos);
    CHECK(asked.model.generate.exact_marks().size() == 16);
    CHECK_FALSE(asked.model.run("decide"));

    asked.model.generate.set_pattern(cells_of_mask(pattern_of_easy()), "drawn");
    asked.model.apply_changes();
    CHECK(asked.text().empty());
    CHECK(asked.model.generate.can_decide());
    asked.model.run("strategy-naked");
    asked.model.run("strategy-hidden");
    CHECK(asked.text().find("Tick naked singles or hidden singles") == 0);
    CHECK_FALSE(asked.model.run("decide"));
    CHECK(asked.searches() == 0);
}

TEST_CASE("cells without a possible naked single are the reason, only while hidden singles are excluded") {
    ExactDesk asked(kStallingPattern);
    asked.model.run("strategy-hidden");
    CHECK(asked.text().find("Impossible: ") == 0);
    CHECK(asked.text().find("naked single") != std::string::npos);
    CHECK(asked.model.generate.exact_marks().size() == 45);
    asked.model.run("strategy-hidden");
    CHECK(asked.text().find("naked single") == std::string::npos);
}

TEST_CASE("the verb gets the question as set, and invalid fields hold it back") {
    ExactDesk asked(pattern_of_easy());
    asked.page().minutes.text = "soon";
    asked.page().seed.text = "nine";
    asked.model.run("decide");
    CHECK(asked.page().minutes.problem.find("1 to") != std::string::npos);
    CHECK(asked.page().seed.problem.find("whole number") != std::string::npos);
    CHECK(asked.searches() == 0);
    asked.page().minutes.text = "2";
    asked.page().seed.text = "9";
    asked.model.run("strategy-naked-pairs");
    asked.model.run("strategy-locked");
    CHECK(asked.model.run("decide"));
    const auto& options = asked.host.last_started("exact").options;
    CHECK(options.at("pattern") == pattern_of_easy());
    CHECK(options.at("strategies") == "naked,hidden,naked-pairs");
    CHECK(options.at("seed") == "9");
    CHECK(options.count("json") == 1);
    CHECK(asked.page().seconds_allowed() == 120);
    CHECK_FALSE(asked.model.run("decide"));  // one at a time
}

TEST_CASE("clues: shown, copied, opened in Play with these strategies only; undo restores both") {
    ExactDesk asked(pattern_of_easy());
    const std::string before = to_line(asked.model.play.board().givens);
    asked.model.run("strategy-locked");
    asked.model.run("decide");
    asked.plan(65);
    asked.report(clues_row(kEasyAsk, 9));
    CHECK(asked.text() == "Yes: naked singles and hidden singles alone solve these digits, 9 steps deep");
    CHECK(asked.model.notice.text == "Clues found");
    CHECK(asked.model.page().text_to_copy() == kEasyAsk);
    asked.model.run("copy-exact");
    CHECK(asked.host.clipboard == kEasyAsk);

    CHECK(asked.model.run("open-exact"));
    CHECK(asked.model.mode == Mode::play);
    CHECK(to_line(asked.model.play.board().givens) == kEasyAsk);
    CHECK(asked.model.techniques.set() == techniques_of({Strategy::naked_singles, Strategy::hidden_singles}));
    CHECK(asked.model.notice.undo_command == kUndoOpenExact);
    CHECK(asked.model.run(asked.model.notice.undo_command));
    CHECK(asked.model.mode == Mode::generate);
    CHECK(asked.model.techniques.is_full());
    CHECK(to_line(asked.model.play.board().givens) == before);
    CHECK(asked.text().find("Yes: ") == 0);  // still the answer
    CHECK_FALSE(asked.model.run(kUndoOpenExact));
    asked.model.run("open-exact");
    asked.host.run_all(asked.model.jobs);
    CHECK(asked.model.play.analysis().outcome.end == "solved");
}

TEST_CASE("an answer belongs to its question: a change hides it, and undo brings it back") {
    ExactDesk asked(pattern_of_easy());
    asked.model.run("decide");
    asked.report(clues_row(kEasyAsk, 9));
    asked.model.generate.draw(0, true, 1);
    CHECK(asked.text().empty());
    asked.model.run("undo");
    CHECK(asked.text().find("Yes: ") == 0);
    asked.model.run("strategy-hidden-pairs");
    CHECK(asked.text().empty());
    asked.model.run("strategy-hidden-pairs");
    CHECK(asked.text().find("Yes: ") == 0);
}

TEST_CASE("another takes the next seed; finding nothing keeps the first") {
    ExactDesk asked(pattern_of_easy());
    asked.page().seed.text = "41";
    asked.model.run("decide");
    asked.report(clues_row(kEasyAsk, 9));
    CHECK(asked.model.run("another-exact"));
    CHECK(asked.host.last_started("exact").options.at("seed") == "42");
    CHECK(asked.text().find("Yes: ") == 0);  // meanwhile
    asked.model.run("cancel-deciding");
    asked.report("", JobEnd::cancelled);
    CHECK(asked.model.notice.text == "No other clues found; the previous ones are kept");
    CHECK(asked.model.page().text_to_copy() == kEasyAsk);
    asked.model.run("another-exact");
    CHECK(asked.host.last_started("exact").options.at("seed") == "42");
}

TEST_CASE("impossible: by position with the cells, or refuted with K and the number of parts") {
    ExactDesk asked(pattern_of_easy());
    asked.model.run("decide");
    asked.report(R"({"answer":"impossible","reason":"these cells are in the way","cells":[0,80,81,-1]})");
    CHECK(asked.text() == "Impossible: these cells are in the way");
    CHECK(asked.model.generate.exact_marks().size() == 2);
    asked.model.run("decide");
    asked.report(R"({"answer":"impossible","reason":"all clues get stuck","steps":12,"parts":64})");
    CHECK(asked.text() ==
          "Impossible: no digits in these cells can be solved by naked singles, hidden singles and locked candidates "
          "(proved in 64 parts, K = 12 steps)");
    CHECK(asked.model.generate.exact_marks().empty());
    asked.model.run("decide");
    asked.report(R"({"answer":"impossible","reason":"all clues get stuck","parts":64})");
    CHECK(asked.text().find("proved in 64 parts") != std::string::npos);
    asked.model.run("decide");
    asked.report(R"({"answer":"impossible","reason":"all clues get stuck","steps":8})");
    CHECK(asked.text().find("proved at K = 8 steps") != std::string::npos);
}

TEST_CASE("clues from one part outweigh another undecided part; other rows are not answers") {
    ExactDesk asked(pattern_of_easy());
    asked.model.run("decide");
    asked.model.jobs.job_rows(asked.job(), R"({"answer":"undecided","reason":"too many conflicts"})");
    asked.model.jobs.job_rows(asked.job(), clues_row(kEasyAsk, 9) + "\nnonsense\n{\"answer\":\"maybe\"}\n[]");
    asked.report(R"({"answer":"undecided","reason":"too many conflicts"})");
    CHECK(asked.text().find("Yes: ") == 0);
    asked.model.run("strategy-locked");
    asked.model.run("decide");
    asked.report(R"({"answer":"undecided","reason":"too many conflicts"})");
    CHECK(asked.text() == "Undecided: too many conflicts");
    asked.model.run("decide");
    asked.report(R"({"answer":"clues","puzzle":"12345"})");
    CHECK(asked.text() == "Undecided: the search ended without a puzzle or a proof");
}

TEST_CASE("undecided: timed out or cancelled, with what was done") {
    ExactDesk asked(pattern_of_easy());
    asked.page().minutes.text = "1";
    asked.model.run("decide");
    asked.plan(65);
    asked.model.jobs.job_progress(asked.job(), 12);
    asked.model.tick(asked.host.clock);
    CHECK_FALSE(asked.page().time_is_up);
    const JobItem* job = asked.model.jobs.find(asked.job());
    REQUIRE(job != nullptr);
    asked.host.clock += 30;
    CHECK(asked.model.generate.exact.progress_text(*job).find("12 of 65 parts") == 0);
    CHECK(asked.model.generate.exact.progress_text(*job).find("30 s of 1:00") != std::string::npos);
    asked.host.clock += 31;
    asked.model.tick(asked.host.clock);
    CHECK(asked.page().time_is_up);
    asked.report(R"({"answer":"undecided","reason":"not all of its 64 parts were refuted"})", JobEnd::cancelled);
    CHECK(asked.text().find("Undecided: time ran out after 1:01, 12 of 65 parts done") == 0);

    asked.model.run("decide");
    CHECK(asked.model.run("pause-deciding"));
    CHECK_FALSE(asked.model.run("pause-deciding"));
    CHECK(asked.host.is_paused(asked.job()));
    CHECK(asked.model.run("resume-deciding"));
    CHECK(asked.model.run("cancel-deciding"));
    asked.report("", JobEnd::cancelled);
    CHECK(asked.text().find("Undecided: cancelled after") == 0);
    CHECK(asked.model.generate.can_decide());
}

TEST_CASE("a search that outlives its pattern says so, and leads back") {
    ExactDesk asked(pattern_of_easy());
    asked.model.run("decide");
    CHECK_FALSE(asked.model.generate.exact.asked_elsewhere());
    asked.model.run("pattern-ring");
    CHECK(asked.model.generate.exact.asked_elsewhere());
    asked.report(clues_row(kEasyAsk, 9));
    CHECK(asked.model.generate.exact.asked_elsewhere());
    CHECK(asked.model.run("show-asked"));
    CHECK(mask_of(asked.model.generate.pattern()) == pattern_of_easy());
    CHECK(asked.text().find("Yes: ") == 0);
    asked.model.run("pattern-ring");
    CHECK_FALSE(asked.model.generate.exact.asked_elsewhere());  // it has been seen
}

TEST_CASE("the verb's errors are shown") {
    ExactDesk asked(pattern_of_easy());
    asked.model.run("decide");
    asked.model.jobs.job_ended(asked.job(), JobEnd::failed, "the strategies cannot be read");
    CHECK(asked.page().failure() == "Not decided: the strategies cannot be read");
    asked.model.run("strategy-locked");
    CHECK(asked.page().failure().empty());
}

TEST_CASE("a proof: requested, even if impossible at sight, and saved as long as the host has it") {
    ExactDesk asked(kStallingPattern);
    asked.model.run("strategy-hidden");
    CHECK_FALSE(asked.model.run("decide"));
    CHECK(asked.model.run("exact-proof"));
    CHECK(asked.model.run("decide"));
    CHECK(asked.host.last_started("exact").options.count("proof") == 1);
    CHECK_FALSE(asked.model.run("save-proof"));
    asked.plan(16);
    const int job = asked.job();
    asked.model.jobs.job_documents(job, 1'234'567, {});
    asked.report(R"({"answer":"impossible","puzzle":null,"steps":3,"reason":"refuted with K = 3"})");
    CHECK(asked.model.generate.proof_job() == job);
    CHECK(asked.model.run("save-proof"));
    REQUIRE(asked.host.saved_documents.size() == 1);
    CHECK(asked.host.saved_documents[0] == std::pair<int, std::string>(job, "rookery-proof"));
    asked.model.jobs.job_documents(job, 0, {});  // the host discarded them
    CHECK_FALSE(asked.model.run("save-proof"));
}

TEST_CASE("a method and K are sent to the verb, K only if the method uses it") {
    ExactDesk asked(pattern_of_easy());
    asked.page().steps.text = "many";
    CHECK(asked.model.run("exact-method-test"));
    CHECK(asked.model.run("decide"));
    CHECK(asked.host.last_started("exact").options.at("method") == "test");
    CHECK(asked.host.last_started("exact").options.count("steps") == 0);
    asked.report({}, JobEnd::cancelled);
    asked.model.run("exact-method-states");
    asked.model.run("decide");
    CHECK(asked.page().steps.problem.find("K from 1 to 200") != std::string::npos);
    asked.page().steps.text = "8";
    CHECK(asked.model.run("decide"));
    CHECK(asked.host.last_started("exact").options.at("method") == "states");
    CHECK(asked.host.last_started("exact").options.at("steps") == "8");
}

TEST_CASE("the fewest clues by formulas: the proved result is shown") {
    ExactDesk asked(pattern_of_easy());
    asked.model.run("fewest-by-sat");
    asked.page().fewest_count.text = "3";
    CHECK(asked.model.run("search-fewest"));
    const auto& options = asked.host.last_started("exact").options;
    CHECK(options.at("method") == "sat");
    CHECK(options.at("clues") == "3");
    CHECK(options.count("seed") == 0);
    asked.report(R"({"clues":3,"puzzle":null,"answer":"impossible","reason":"no 3 clues are solved"})");
    CHECK(asked.page().fewest_said() == "Impossible: no 3 clues are solved");
}

TEST_CASE("a 4x4 pattern is drawn and decided; the answer disappears with a change") {
    ExactDesk asked(std::string(81, '.'));
    CHECK_FALSE(asked.model.run("decide-small"));
    for (const char* cell : {"small-0", "small-3", "small-8", "small-15", "small-7", "small-7"}) {
        CHECK(asked.model.run(cell));
    }
    SmallPattern& small = asked.page().small;
    CHECK(small.mask() == "x..x....x......x");
    CHECK(asked.model.run("decide-small"));
    const auto& options = asked.host.last_started("exact").options;
    CHECK(options.at("pattern") == "x..x....x......x");
    CHECK(options.at("order") == "2");
    CHECK_FALSE(asked.model.run("decide-small"));  // one at a time
    asked.model.jobs.job_rows(small.job, R"({"answer":"clues","puzzle":"1..2....3......4","steps":4})");
    asked.model.jobs.job_ended(small.job, JobEnd::finished, {});
    CHECK(small.is_answered());
    CHECK(small.digits == "1..2....3......4");
    CHECK(small.text().find("Yes: ") == 0);
    asked.model.run("small-7");
    CHECK_FALSE(small.is_answered());
    small.take_mask("no mask");
    CHECK(small.mask() == "x..x...xx......x");
}

TEST_CASE("the fewest clues of each set of strategies are kept, saved and opened") {
    ExactDesk asked(std::string(81, '.'));
    CHECK(asked.model.run("search-fewest"));
    const auto& options = asked.host.last_started("exact").options;
    CHECK(options.count("fewest") == 1);
    CHECK(options.count("pattern") == 0);
    const std::string row = R"({"clues":32,"puzzle":")" + std::string(kEasyAsk) + R"(","answer":"found"})";
    asked.report(row);
    CHECK(asked.model.notice.text.find("32 clues with naked singles, hidden singles and locked candidates") == 0);
    REQUIRE(asked.page().fewest.records().size() == 1);
    CHECK(clues_text(asked.page().fewest.records()[0]) == "32 clues");
    asked.model.run("search-fewest");
    asked.report(row);
    CHECK(asked.model.notice.text.find("No fewer than 32 clues") == 0);
    asked.model.run("strategy-locked");
    asked.model.run("search-fewest");
    asked.report("", JobEnd::cancelled);
    CHECK(asked.model.notice.text == "No clues found with naked singles and hidden singles");

    ExactDesk later(std::string(81, '.'));
    asked.model.save();
    std::string text = asked.host.texts.at(std::string(kFewestKey));
    text.insert(text.find('[') + 1, R"("nonsense",{"strategies":"naked","puzzle":"123"},)");
    later.model.remembered(kFewestKey, text);
    REQUIRE(later.page().fewest.records().size() == 1);
    CHECK(later.page().fewest.find(kBasicStrategies) != nullptr);
    CHECK(later.model.run("fewest-row-0"));
    CHECK(to_line(later.model.play.board().givens) == kEasyAsk);
    CHECK_FALSE(later.model.run("fewest-row-1"));
}

TEST_CASE("a record is beaten by fewer clues, and by a proof that fewer are impossible") {
    const auto puzzle = *read_grid(kEasyAsk);
    FewestClues fewest;
    CHECK(fewest.put({kBasicStrategies, puzzle, false}));
    CHECK_FALSE(fewest.put({kBasicStrategies, puzzle, false}));
    CHECK(fewest.put({kBasicStrategies, puzzle, true}));
    CHECK(clues_text(fewest.records()[0]) == "32 clues, the fewest");
    Grid9 more = puzzle;
    more[0] = 4;
    CHECK_FALSE(fewest.put({kBasicStrategies, more, true}));
    CHECK(fewest.put({kNakedSingles, more, false}));
    FewestClues again;
    CHECK(again.read(saved::read(fewest.as_text())));
    REQUIRE(again.records().size() == 2);
    CHECK(again.find(kBasicStrategies)->proved);
    CHECK(again.find(kNakedSingles)->puzzle == more);
}

TEST_CASE("sets of strategies have the verb's names and readable ones") {
    StrategySet all;
    for (const Strategy one : kAllStrategies) all.add(one);
    CHECK(names_of(all) == "naked,hidden,locked,naked-pairs,hidden-pairs");
    CHECK(names_in_sentence(kNakedSingles) == "naked singles");
    CHECK(strategies_named(names_of(all)) == all);
    CHECK_FALSE(strategies_named("naked,x-wing"));
    CHECK(strategies_named("")->empty());
    CHECK(techniques_of(kNakedSingles) == (TechniqueSet{Technique::naked_single} | TechniqueSet{Technique::last_cell}));
}

}  // namespace rookery::shell
