// T&E depth, braids and whips of the puzzle on the board: a fact next to its rating while the analysis is shown.
#include <doctest/doctest.h>

#include <string>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kBraid4 =
    ".2...67...5.1...63.......1..6.....753...2......1..58...7.93...1..2....9..3...265.";
constexpr std::string_view kSingles =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kDepth2 =
    ".....6.8....1..2...9..3...5.3..9...7...8...6...1..2....7.....5.51..4....9.4.....3";

struct Analysed {
    WorkingHost host;
    Model model{host};
    Analysed() { model.play.show_analysis(true); }
    const std::string& fact_of(std::string_view puzzle) {
        model.paste(puzzle);
        for (int round = 0; round < 3; ++round) {
            model.apply_changes();
            host.run_all(model.jobs);
        }
        return model.play.depth.fact();
    }
};

}  // namespace

TEST_CASE("a puzzle's depth, with its braids and whips or the braids at that depth") {
    Analysed t;
    CHECK(t.fact_of(kBraid4) == "T&E(1), B4, W4");
    CHECK(t.fact_of(kSingles) == "T&E(0)");
    CHECK(t.fact_of(kDepth2) == "T&E(2), BxB4");
    CHECK_FALSE(t.model.play.depth.is_running());
}

TEST_CASE("nothing is shown while the analysis is folded, nor for a puzzle with several solutions") {
    Analysed t;
    CHECK(t.fact_of(std::string(kSingles.substr(0, 60)) + std::string(21, '.')).empty());
    t.model.play.show_analysis(false);
    CHECK(t.fact_of(kBraid4).empty());
    t.model.play.show_analysis(true);
    CHECK(t.fact_of(kBraid4) == "T&E(1), B4, W4");
    // An entry does not make it another puzzle.
    t.model.play.entries().enter_digit(0, 9);
    t.model.apply_changes();
    CHECK(t.model.play.depth.fact() == "T&E(1), B4, W4");
    t.model.play.show_analysis(false);
    t.model.apply_changes();
    CHECK(t.model.play.depth.fact().empty());
}

}  // namespace rookery::shell
