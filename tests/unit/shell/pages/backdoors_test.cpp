// The smallest backdoors of the puzzle on the board: a fact about it, which selects their cells and names them.
#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "shell/words/strings.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

// Ten backdoors of two cells, the first of them r1c2 and r2c9 (the verb's own test).
constexpr std::string_view kTwoCells =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

struct Looked {
    WorkingHost host;
    Model model{host};
    explicit Looked(std::string_view puzzle) {
        model.paste(puzzle);
        host.run_all(model.jobs);
    }
    bool look() {
        const bool ran = model.run("backdoors");
        host.run_all(model.jobs);
        return ran;
    }
};

}  // namespace

TEST_CASE("backdoors of two cells: how many, and one of them is selected") {
    Looked t(kTwoCells);
    CHECK(t.model.play.backdoors.fact().empty());
    REQUIRE(t.look());
    CHECK(t.model.play.backdoors.fact() == "backdoor size 2");
    CHECK(t.model.notice.text.find("have 2 cells; there are 10") != std::string::npos);
    CellSet first;
    first.add(1);
    first.add(17);
    CHECK(t.model.play.entries().selection().cells() == first);
    // An entry does not make it another puzzle; another puzzle does.
    t.model.play.entries().enter_digit(1, 6);
    t.model.apply_changes();
    CHECK_FALSE(t.model.play.backdoors.fact().empty());
    t.model.paste(samples::kSeventeen);
    t.host.run_all(t.model.jobs);
    CHECK(t.model.play.backdoors.fact().empty());
}

TEST_CASE("a puzzle solved by singles needs none, and there is no search without exactly one solution") {
    Looked easy("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    REQUIRE(easy.look());
    CHECK(easy.model.play.backdoors.fact() == "backdoor size 0");
    CHECK(easy.model.notice.text == words::kBackdoorsOfNone);
    CHECK(easy.model.play.entries().selection().is_single());

    Looked several("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........");
    CHECK_FALSE(several.look());
}

TEST_CASE("the search for backdoors can be cancelled, and is when another puzzle comes") {
    Looked t(kTwoCells);
    CHECK(t.model.run("backdoors"));
    CHECK(t.model.play.backdoors.is_running());
    CHECK_FALSE(t.model.run("backdoors"));
    CHECK(t.model.run("close-step"));
    CHECK_FALSE(t.model.play.backdoors.is_running());
    CHECK(t.model.notice.text == words::kBackdoorsCancelled);
    CHECK(t.model.run("backdoors"));
    t.model.paste(samples::kSeventeen);
    CHECK_FALSE(t.model.play.backdoors.is_running());
    t.host.run_all(t.model.jobs);
    CHECK(t.model.play.backdoors.fact().empty());
}

TEST_CASE("the backdoors are listed with the other facts, on wide pages and on phones") {
    for (const float width : {1280.0F, 390.0F}) {
        Screen screen(width, 800);
        screen.app.paste(kTwoCells);
        screen.job();
        screen.on_event("press palette");
        screen.on_event("text palette-text Find backdoors");
        screen.on_event("press palette-row-backdoors");
        screen.job();
        CHECK(says(screen.state(), "backdoor size 2"));
        screen.check_widths();
    }
}

TEST_CASE("the reason for giving up a run is shown in the page's current language") {
    Looked t(kTwoCells);
    set_language(Language::german);
    CHECK(t.model.run("backdoors"));
    CHECK(t.model.run("close-step"));
    const std::string said = t.model.notice.text;
    CHECK(said == words::kBackdoorsCancelled);
    set_language(Language::english);
    CHECK(said != words::kBackdoorsCancelled);
}

}  // namespace rookery::shell
