// Paths by whips and braids: chosen among the techniques, listed, played link by link, given as hints, and remembered.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "shell/app/model.hpp"
#include "shell/app/saved_settings.hpp"
#include "shell/commands/commands.hpp"
#include "shell/play/analysis/analysis.hpp"
#include "shell/play/steps/chain_commands.hpp"
#include "shell/words/strings.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kWhip4 = "....3.925...9...47......1..3..5.9.6..5..2.....964..3...6.2.5..4...7...3..72.4....";

struct Whipped {
    WorkingHost host;
    Model model{host};
    Whipped() {
        model.paste(kWhip4);
        run("mode-play");
    }
    void run(std::string_view id) {
        CHECK(model.run(id));
        host.run_all(model.jobs);
    }
    const Analysis& analysis() const { return model.play.analysis(); }
    int longest_step() const {
        const auto longest =
            std::max_element(analysis().steps.begin(), analysis().steps.end(),
                             [](const StepRecord& a, const StepRecord& b) { return a.rating < b.rating; });
        return static_cast<int>(longest - analysis().steps.begin());
    }
};

bool offers(const Model& model, std::string_view id) {
    const auto all = offered_commands(model);
    return std::any_of(all.begin(), all.end(), [&](const OfferedCommand& command) { return command.id == id; });
}

}  // namespace

TEST_CASE("a path by whips: its steps have lengths, and the rating remains Sudoku Explainer's") {
    Whipped t;
    const int er = t.analysis().outcome.er;
    CHECK(er > 0);
    CHECK(offers(t.model, "paths-by-gb"));
    t.run("paths-by-w");
    CHECK(t.model.notice.text == "Paths by: Whips (W)");
    CHECK(t.host.last_started("explain").options.at("scale") == "w");
    REQUIRE(t.analysis().outcome.end == "solved");
    CHECK(t.analysis().outcome.er == er);
    const StepRecord& longest = t.analysis().steps[static_cast<std::size_t>(t.longest_step())];
    CHECK(longest.technique == "Whip");
    CHECK(longest.rating == 5);
    CHECK(step_rating_text(longest.rating, longest.length.has_value()) == "5");
    CHECK(step_rating_text(t.analysis().steps.front().rating, t.analysis().steps.front().length.has_value()) == "0");
    CHECK(longest.text.find("whip[5]: ") != std::string::npos);
    t.run("paths-by-se");
    CHECK(t.analysis().is_whole());
}

TEST_CASE("a braid is played link by link with the keys for chains") {
    Whipped t;
    t.run("paths-by-b");
    const int step = t.longest_step();
    t.model.play.path().show_step(step);
    t.model.apply_changes();
    REQUIRE(shows_chains(t.model.play));
    const int all = shown_links(t.model.play);
    const Chain& chain = t.analysis().steps[static_cast<std::size_t>(step)].chains.front();
    CHECK(all == static_cast<int>(chain.nodes.size()));
    // The assumption, and the two ends that contradict each other.
    CHECK(chain.nodes.front().reason == ChainReason::assumption);
    REQUIRE(chain.ends.size() == 2);
    CHECK(chain.nodes[chain.ends[0]].at == chain.nodes[chain.ends[1]].at);
    for (int link = 1; link <= all; ++link) {
        t.run("chain-next");
        CHECK(t.model.play.chains.played(*t.model.play.pictured_step()) == link);
    }
    t.run("chain-whole");
    CHECK(shows_whole_chains(t.model.play));
}

TEST_CASE("hints and available steps use whips too: those of one length, if no single is left") {
    Whipped t;
    t.run("paths-by-w");
    t.run("hint");
    CHECK(t.model.play.path().is_hint());
    t.run("close-step");
    // On the board before the first whip longer than one link.
    const auto& steps = t.analysis().steps;
    const auto whip = std::find_if(steps.begin(), steps.end(), [](const StepRecord& step) { return step.rating > 1; });
    REQUIRE(whip != steps.end());
    t.model.play.path().show_step(static_cast<int>(whip - steps.begin()) - 1);
    t.run("apply-step");
    t.run("available-steps");
    const AvailableSteps& available = t.model.play.available;
    REQUIRE(available.state() == AvailableSteps::State::listed);
    REQUIRE(available.groups().size() == 1);
    CHECK(available.groups().front().technique == "Whip");
    CHECK(available.groups().front().lowest == whip->rating);
    CHECK(available.groups().front().highest == whip->rating);
    t.run("available-steps");
    // The next hint is the path's next step.
    t.run("hint");
    REQUIRE(t.model.play.path().shown() != nullptr);
    CHECK(t.model.play.path().shown()->conclusion == whip->conclusion);
}

TEST_CASE("the path's rules are saved, and new puzzles have the same techniques as before") {
    Whipped t;
    t.run("technique-x-wing");
    t.run("paths-by-gw");
    CHECK_FALSE(t.model.techniques.has(Technique::x_wing));
    CHECK_FALSE(t.model.techniques.path_set() == t.model.techniques.set());
    WorkingHost host;
    Model later{host};
    t.model.save();
    later.remembered("settings", t.host.texts.at("settings"));
    REQUIRE(later.techniques.length_scale() != nullptr);
    CHECK(later.techniques.length_scale()->id == "gw");
    CHECK(later.techniques.set() == t.model.techniques.set());
    std::string odd = t.host.texts.at("settings");
    odd.replace(odd.find("\"gw\""), 4, "\"magic\"");
    Model other{host};
    other.remembered("settings", odd);
    CHECK(other.techniques.length_scale() == nullptr);
}

}  // namespace rookery::shell
