// Steps from the user's board: hints from any state, all available steps, and the choice of techniques.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "rate/rate.hpp"
#include "shell/app/model.hpp"
#include "shell/board/spoken_cells.hpp"
#include "shell/commands/commands.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

constexpr std::string_view kMiddling =  // singles do not solve it
    "...25.74......9....781........9.53.1.6..7...5........9.4.6.1.8...1.....23........";

struct Rated {
    WorkingHost host;
    Model model{host};
    explicit Rated(std::string_view puzzle = samples::kSeventeen) {
        model.paste(puzzle);
        run();
    }
    void run() { host.run_all(model.jobs); }
    bool command(std::string_view id) {
        const bool ran = model.run(id);
        run();
        return ran;
    }
    int solution_at(int cell) const { return samples::kSeventeenSolution[static_cast<std::size_t>(cell)] - '0'; }
};

}  // namespace

TEST_CASE("a hint from a board off the path: found by a job, in three strengths, applied, and again") {
    Rated t;
    Play& play = t.model.play;
    // Digits that the path finds much later.
    for (const int cell : {0, 80, 44}) play.entries().enter_digit(cell, t.solution_at(cell));
    const std::size_t jobs = t.host.started.size();
    CHECK(t.model.run("hint"));
    CHECK(t.model.play.hints.is_running());
    CHECK(t.model.notice.text == words::kHintLooking);
    CHECK_FALSE(play.path().is_hint());
    REQUIRE(t.host.started.size() == jobs + 1);
    const JobRequest& request = t.host.started.back();
    CHECK(request.verb == "explain");
    CHECK(request.options.at("values") == line_of(play.board()));
    t.run();
    REQUIRE(play.path().is_hint());
    CHECK(play.path().hint_strength() == HintStrength::where);
    CHECK_FALSE(play.path().shows_picture());
    CHECK(play.shown_board() == play.board());
    CHECK(t.model.notice.text == play.path().hint_text());
    CHECK(t.command("hint"));
    CHECK(play.path().hint_text().find(with_article(play.path().shown()->technique)) != std::string::npos);
    CHECK(t.command("hint"));
    CHECK(play.path().hint_strength() == HintStrength::step);
    CHECK(play.path().shows_picture());
    CHECK(t.host.started.size() == jobs + 1);

    // From hint to hint until the end.
    int hints = 0;
    while (!values_of(play.board()).is_full() && hints < 500) {
        if (!play.path().is_hint()) CHECK(t.command("hint"));
        REQUIRE(play.path().is_hint());
        const Board before = play.board();
        CHECK(t.command("apply-step"));
        CHECK_FALSE(play.board() == before);
        ++hints;
    }
    CHECK(line_of(play.board()) == samples::kSeventeenSolution);
    CHECK(t.command("hint"));
    CHECK(t.model.notice.text == words::kHintNothingLeft);
}

TEST_CASE("a hint that is the path's next step needs no job") {
    Rated t;
    const std::size_t jobs = t.host.started.size();
    CHECK(t.model.run("hint"));
    CHECK(t.model.play.path().is_hint());
    CHECK(t.host.started.size() == jobs);
}

TEST_CASE("the search for a hint can be cancelled, and is when the board changes") {
    Rated t;
    t.model.play.entries().enter_digit(80, t.solution_at(80));
    t.model.apply_changes();
    CHECK(t.model.run("hint"));
    CHECK(t.model.run("close-step"));
    CHECK_FALSE(t.model.play.hints.is_running());
    CHECK(t.model.notice.text == words::kHintCancelled);
    t.run();
    CHECK_FALSE(t.model.play.path().shows_step());

    CHECK(t.model.run("hint"));
    t.model.play.entries().enter_digit(44, t.solution_at(44));
    t.model.apply_changes();
    CHECK_FALSE(t.model.play.hints.is_running());
    t.run();
    CHECK_FALSE(t.model.play.path().shows_step());
    CHECK(t.model.jobs.items().empty());
}

TEST_CASE("a wrong board: the hint says so, Check shows where, including lost candidates") {
    Rated t;
    Play& play = t.model.play;
    play.entries().show_candidates(true);
    play.entries().toggle_candidate(0, t.solution_at(0));
    CHECK(t.command("hint"));
    CHECK(t.model.notice.text == words::kHintWrong);
    CHECK_FALSE(play.path().shows_step());
    CHECK(t.command("check"));
    CHECK(play.wrong_cells() == [] {
        CellSet cells;
        cells.add(0);
        return cells;
    }());
    CHECK(t.model.notice.text == words::kCheckLostOne);
    CHECK(spoken_cell(picture_on_page(t.model.play), 0, 0).find("correct candidate missing") != std::string::npos);
    // A true digit entered there makes up for it.
    play.entries().enter_digit(0, t.solution_at(0));
    CHECK_FALSE(play.contradicts_solution());
    play.entries().enter_digit(1, t.solution_at(1) % 9 + 1);
    CHECK(play.contradicts_solution());
    CHECK(t.command("available-steps"));
    CHECK(t.model.play.available.state() == AvailableSteps::State::refused);
    CHECK(t.model.play.available.summary() == words::kAvailableWrong);
}

TEST_CASE("all steps available now: grouped, shown, applied, searched for again") {
    Rated t;
    Play& play = t.model.play;
    CHECK(t.command("available-steps"));
    const AvailableSteps& available = t.model.play.available;
    REQUIRE(available.state() == AvailableSteps::State::listed);
    REQUIRE(available.groups().size() > 1);
    std::set<int> seen;
    int rating = 0;
    for (const StepGroup& group : available.groups()) {
        // Those that are not on the scale come last.
        const int place = group.lowest == 0 ? 1000 : group.lowest;
        CHECK(place >= rating);
        rating = place;
        for (const int step : group.steps) {
            CHECK(seen.insert(step).second);
            CHECK(available.steps()[static_cast<std::size_t>(step)].technique == group.technique);
        }
    }
    CHECK(seen.size() == available.steps().size());

    // Folding and unfolding.
    const std::size_t lines = available.lines().size();
    const bool was = available.groups()[0].unfolded;
    CHECK(t.command("group-0"));
    CHECK(available.groups()[0].unfolded != was);
    CHECK(available.lines().size() != lines);
    if (was) t.command("group-0");
    CHECK_FALSE(t.command("group-99"));

    const int first = available.groups()[0].steps[0];
    t.model.play.available.show(first);
    CHECK(t.model.play.available.shown() == first);
    CHECK(play.path().shows_picture());
    CHECK_FALSE(play.path().is_hint());
    CHECK(play.path().shown_step() == -1);
    CHECK(play.shown_board() == play.board());
    CHECK(t.command("close-step"));
    CHECK(t.model.play.available.shown() == -1);
    CHECK(available.open);

    t.model.play.available.show(first);
    const Board before = play.board();
    CHECK(t.command("apply-step"));
    CHECK_FALSE(play.board() == before);
    CHECK(available.is_about_board());  // found again automatically
    CHECK(available.state() == AvailableSteps::State::listed);
    t.model.undo();
    t.run();
    CHECK(play.board() == before);
    CHECK(available.is_about_board());
    CHECK(t.command("close-step"));
    CHECK_FALSE(available.open);
}

TEST_CASE("the search for all steps can be stopped and resumed") {
    Rated t;
    CHECK(t.model.run("available-steps"));
    CHECK(t.model.play.available.job() != 0);
    CHECK(t.model.play.available.summary() == words::kAvailableLooking);
    CHECK(t.command("cancel-available"));
    CHECK(t.model.play.available.state() == AvailableSteps::State::cancelled);
    CHECK(t.command("available-again"));
    CHECK(t.model.play.available.state() == AvailableSteps::State::listed);
    CHECK(t.command("available-steps"));
    CHECK_FALSE(t.model.play.available.open);
}

TEST_CASE("the document has the available steps in place of the path, and folds and shows them") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    const std::size_t path = screen.state()["steps"].size();
    screen.on_event("press available-steps");
    screen.job();
    CHECK(says(screen.state(), "Steps available now"));
    const std::size_t shown = screen.state()["steps"].size();
    screen.on_event("press group-0");
    CHECK(screen.state()["steps"].size() != shown);
    if (screen.state()["steps"].empty()) screen.on_event("press group-0");
    const json first = screen.outline();
    screen.on_event("press available 1");
    CHECK(screen.state()["step"] == 0);
    screen.press(ImGuiKey_DownArrow);
    CHECK(screen.state()["step"] == 1);
    screen.on_event("press available-steps");
    CHECK(screen.state()["step"] == -1);
    CHECK(screen.state()["steps"].size() == path);
}

TEST_CASE("techniques: ids, presets, and the options sent to the verbs") {
    TechniqueChoice choice;
    CHECK(choice.is_full());
    CHECK(choice.count() == se_techniques().size());
    std::set<std::string> ids;
    for (const Technique technique : se_techniques().list()) {
        CHECK(ids.insert(id_of(technique)).second);
        CHECK(lowest_rating(technique) >= 10);
    }
    CHECK(ids.count("x-wing") == 1);
    CHECK(ids.count("dynamic-forcing-chains-plus") == 1);
    CHECK(ids.count("nested-forcing-chains-level-5") == 1);
    choice.take(choice.flipped(Technique::x_wing));
    CHECK_FALSE(choice.is_full());
    CHECK(choice.count() == se_techniques().size() - 1);
    choice.take(choice.flipped(Technique::x_wing));
    CHECK(choice.is_full());
    const auto preset = [](std::string_view id) {
        const auto all = technique_presets();
        return std::find_if(all.begin(), all.end(), [&](const TechniquePreset& one) { return one.id == id; })
            ->techniques;
    };
    using enum Technique;
    const TechniqueSet locked{
        last_cell,    hidden_single_box,  hidden_single_line, direct_pointing,       direct_claiming,
        naked_single, direct_hidden_pair, pointing,           direct_hidden_triplet, claiming};
    CHECK(preset("locked") == locked);
    CHECK(preset("wings") == (locked | TechniqueSet{naked_pair, hidden_pair, naked_triplet, hidden_triplet, x_wing,
                                                    swordfish, xy_wing, xyz_wing}));
    std::set<TechniqueSet> sets;
    for (const TechniquePreset& preset : technique_presets()) CHECK(sets.insert(preset.techniques).second);
    for (const TechniquePreset& preset : technique_presets()) {
        choice.take(preset.techniques);
        CHECK(choice.set() == preset.techniques);
    }
    CHECK(choice.is_empty());
}

TEST_CASE("a path with some techniques: it shows no rating of its own, but a known one stays") {
    Rated t(samples::kPuzzle);
    const std::string er = rating_text(t.model.play.analysis(), t.model.play.analysis().outcome.er);
    CHECK(t.command("techniques-singles"));
    CHECK_FALSE(t.model.play.analysis().is_whole());
    CHECK(t.host.started.back().options.at("technique") ==
          "Last empty cell, Hidden single in box, Hidden single in line, Naked single");
    CHECK(rating_text(t.model.play.analysis(), t.model.play.analysis().outcome.er) == er);

    t.model.paste(kMiddling);  // its rating is not known
    t.run();
    const Analysis& analysis = t.model.play.analysis();
    CHECK(analysis.is_stuck());
    CHECK_FALSE(analysis.is_beyond());
    CHECK_FALSE(analysis.is_rated());
    CHECK(rating_text(analysis, analysis.outcome.er) == words::kNoValue);
    t.model.play.path().apply_all_steps();
    t.model.apply_changes();
    CHECK(t.command("hint"));
    CHECK(t.model.notice.text == words::kHintStuck);

    CHECK(t.command("techniques-all"));
    CHECK(t.model.play.analysis().is_rated());
    CHECK(t.command("technique-x-wing"));
    CHECK(t.model.play.analysis().is_rated());
    CHECK(t.command("techniques-none"));
    CHECK(t.model.play.analysis().steps.empty());
    CHECK(t.model.play.analysis().is_stuck());
    CHECK(t.command("hint"));
    CHECK(t.model.notice.text == words::kNoTechniqueOn);
    CHECK_FALSE(t.command("technique-telepathy"));
    CHECK_FALSE(t.command("techniques-many"));
}

TEST_CASE("new puzzles are requested with the enabled techniques; the choice is on the page") {
    Rated t(samples::kPuzzle);
    CHECK(t.model.run("techniques"));
    CHECK(t.model.shows(PanelPage::techniques));
    std::set<std::string> ids;
    for (const OfferedCommand& offered : offered_commands(t.model)) ids.insert(offered.id);
    CHECK(ids.count("technique-jellyfish") == 1);
    CHECK(ids.count("techniques-no-chains") == 1);
    CHECK(t.command("techniques-singles"));
    CHECK(t.model.techniques.count() == 4);
    CHECK(t.model.run("mode-generate"));
    CHECK_FALSE(t.model.shows(PanelPage::techniques));
    CHECK(t.model.run("clear-pattern"));
    t.model.generate.settings.count.text = "2";
    CHECK(t.command("generate"));
    CHECK(t.host.started.back().options.count("techniques") == 1);
    CHECK(t.model.generate.results.table.size() == 2);
    t.command("techniques-none");
    const std::size_t jobs = t.host.started.size();
    t.command("generate");
    CHECK(t.host.started.size() == jobs);
    CHECK(t.model.notice.text == words::kNoTechniqueOn);
}

}  // namespace rookery::shell
