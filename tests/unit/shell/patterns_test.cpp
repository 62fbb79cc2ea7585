// Patterns: operations on a whole pattern, built-in ones, saved ones, and links.
#include "shell/board/patterns.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>
#include <variant>

#include "board/clue_cells.hpp"
#include "board/symmetry.hpp"
#include "generate/generate.hpp"
#include "shell/app/model.hpp"
#include "shell/board/solutions.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kLetterR =
    "xxxxxxx..xx.....x.x......x.x......x.xxxxxxx..x..xx....x....x...xx....x..xxx....xx";

// What the user sees: the name of the undo step, and the pattern after it.
CellSet after(Model& model, std::string_view command) {
    CHECK(model.run(command));
    return model.generate.pattern();
}

}  // namespace

TEST_CASE("moves: four shifts and two mirrors undo each other; four turns and nine shifts change nothing") {
    const CellSet letter = cells_of_mask(kLetterR);
    using M = PatternMove;
    CHECK(moved(moved(letter, M::left), M::right) == letter);
    CHECK(moved(moved(letter, M::up), M::down) == letter);
    CHECK(moved(moved(letter, M::mirror_left_right), M::mirror_left_right) == letter);
    CHECK(moved(moved(letter, M::mirror_top_bottom), M::mirror_top_bottom) == letter);
    CellSet turned = letter;
    CellSet shifted = letter;
    for (int i = 0; i < 4; ++i) turned = moved(turned, M::turn);
    for (int i = 0; i < 9; ++i) shifted = moved(shifted, M::down);
    CHECK(turned == letter);
    CHECK(shifted == letter);
    // Two mirrors make a half-turn.
    CHECK(moved(moved(letter, M::turn), M::turn) == moved(moved(letter, M::mirror_left_right), M::mirror_top_bottom));
    for (int m = 0; m < kPatternMoveCount; ++m) {
        CHECK(moved(letter, static_cast<M>(m)).size() == letter.size());
        CHECK(moved(letter, static_cast<M>(m)) != letter);
    }
}

TEST_CASE("moves go in their direction and wrap around the edges") {
    CellSet corner;
    corner.add(0);
    const auto goes_to = [&](PatternMove move, int cell) {
        CellSet expected;
        expected.add(cell);
        return moved(corner, move) == expected;
    };
    CHECK(goes_to(PatternMove::left, 8));
    CHECK(goes_to(PatternMove::up, 72));
    CHECK(goes_to(PatternMove::down, 9));
    CHECK(goes_to(PatternMove::right, 1));
    CHECK(goes_to(PatternMove::mirror_left_right, 8));
    CHECK(goes_to(PatternMove::mirror_top_bottom, 72));
    CHECK(goes_to(PatternMove::turn, 8));
    CellSet second;
    second.add(1);
    CellSet below;  // r1c2 turns to r2c9
    below.add(17);
    CHECK(moved(second, PatternMove::turn) == below);
}

TEST_CASE("commands move the pattern, one undo step each; completing restores a broken symmetry") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    model.run("pattern-letter-r");
    const CellSet letter = model.generate.pattern();
    CHECK(mask_of(letter) == kLetterR);
    CHECK(after(model, "shift-left") == moved(letter, PatternMove::left));
    CHECK(after(model, "turn-pattern") == moved(moved(letter, PatternMove::left), PatternMove::turn));
    model.run("undo");
    model.run("undo");
    CHECK(model.generate.pattern() == letter);
    CHECK(after(model, "mirror-sides") == moved(letter, PatternMove::mirror_left_right));
    CHECK(after(model, "mirror-top") == moved(moved(letter, PatternMove::turn), PatternMove::turn));

    model.run("clear-pattern");
    CHECK_FALSE(model.run("shift-up"));  // nothing to move
    model.run("symmetry-half-turn");
    model.generate.draw(0, true, 1);
    CHECK_FALSE(model.run("complete-pattern"));
    model.run("shift-down");
    CHECK_FALSE(model.generate.is_symmetric());
    CHECK(after(model, "complete-pattern").size() == 4);
    CHECK(model.generate.is_symmetric());
}

TEST_CASE("the library has every symmetry of the square, no pattern twice, and no impossible one") {
    std::set<PatternSymmetry> symmetries;
    std::set<std::string> masks;
    std::set<std::string_view> ids;
    for (const NamedPattern& pattern : named_patterns()) {
        CAPTURE(pattern.id);
        GenerateRequest request;
        request.pattern = cells_of_mask(pattern.mask);
        CHECK(impossible_because(request).empty());
        symmetries.insert(symmetry_of(*request.pattern));
        CHECK(masks.insert(std::string(pattern.mask)).second);
        CHECK(ids.insert(pattern.id).second);
    }
    CHECK(symmetries.size() == kPatternSymmetryCount);
    CHECK(masks.size() >= 24);
}

TEST_CASE("the sun and the tilted square have puzzles, and are symmetric") {
    struct Witness {
        std::string_view id, puzzle;
        PatternSymmetry symmetry;
    };
    constexpr std::array<Witness, 2> kWitnesses = {
        {{"sun", "...9.6....1..5..8...7...9..4...8...2.6.7.5.4.9...3...8..3...2...5..4..6....5.7...",
          PatternSymmetry::full},
         {"tilted-square", "...9.......9.63.....4...95..3.6.1..2.6..9..4.1..4.2.7..57...6.....15.8.......6...",
          PatternSymmetry::quarter_turn}}};
    for (const Witness& witness : kWitnesses) {
        CAPTURE(witness.id);
        const auto patterns = named_patterns();
        const auto named = std::find_if(patterns.begin(), patterns.end(),
                                        [&](const NamedPattern& pattern) { return pattern.id == witness.id; });
        REQUIRE(named != patterns.end());
        const CellSet cells = cells_of_mask(named->mask);
        CHECK(symmetry_of(cells) == witness.symmetry);
        const auto parsed = parse(witness.puzzle);
        REQUIRE(parsed.puzzles.size() == 1);
        const Grid9 puzzle = std::get<Grid9>(parsed.puzzles.front().grid);
        CHECK(clue_cells(puzzle) == cells);
        CHECK(only_solution(board_of(puzzle)).found());
    }
}

TEST_CASE("a mask is read from text, and anything else is refused") {
    CHECK(read_mask(kLetterR) == cells_of_mask(kLetterR));
    std::string digits(kLetterR);
    for (char& c : digits) c = c == 'x' ? '7' : '0';
    CHECK(read_mask(digits) == cells_of_mask(kLetterR));
    CHECK_FALSE(read_mask(kLetterR.substr(1)).has_value());
    CHECK_FALSE(read_mask(std::string(kLetterR.substr(1)) + "?").has_value());
    CHECK_FALSE(read_mask("").has_value());
}

TEST_CASE("the library: newest first, no duplicates, and its text restores it") {
    PatternLibrary library;
    const CellSet letter = cells_of_mask(kLetterR);
    const CellSet turned = moved(letter, PatternMove::turn);
    library.put(letter);
    library.put(turned);
    library.put(letter);
    library.put(CellSet{});
    REQUIRE(library.patterns().size() == 2);
    CHECK(library.patterns()[0] == turned);
    PatternLibrary other;
    CHECK(other.read(saved::read(library.as_text())));
    CHECK(other.patterns() == library.patterns());
    const std::string mask = mask_of(letter);
    const saved::Json masks = {"nonsense", mask_of(turned), 3, mask, "", mask};
    CHECK(other.read({{"patterns", masks}, {"numbers", {9, 8, 7, 6, 5, 4}}}));
    CHECK(other.patterns() == library.patterns());
    for (const saved::Json& odd :
         {saved::Json(), saved::Json{{"patterns", 5}}, saved::Json{{"patterns", saved::Json::array({"x", "y"})}}}) {
        CHECK_FALSE(other.read(odd));
        CHECK(other.patterns() == library.patterns());
    }
    other.remove(0);
    CHECK(other.patterns() == std::vector<CellSet>{letter});
    other.remove(7);
    other.remove(0);
    CHECK(other.patterns().empty());
    for (int i = 0; i < 81; ++i) {
        CellSet one;
        one.add(i);
        other.put(one);
    }
    CHECK(other.patterns().size() == PatternLibrary::kMax);
}

TEST_CASE("a saved pattern is stored by the host, and returns at the next start") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    model.run("pattern-letter-r");
    CHECK(model.run("save-pattern"));
    CHECK(model.notice.text == "Saved: 34 clue cells");
    CHECK_FALSE(model.run("save-pattern"));  // it exists already
    model.save();
    REQUIRE(host.texts.count("patterns") == 1);

    Model next{host};
    next.remembered("patterns", host.texts["patterns"]);
    next.remembered("something else", "x");
    next.run("mode-generate");
    CHECK(next.run("saved-pattern-0"));
    CHECK(mask_of(next.generate.pattern()) == kLetterR);
    CHECK(next.run("forget-pattern-0"));
    CHECK(next.generate.library.patterns().empty());
    next.save();
    // The other window receives it.
    model.remembered("patterns", host.texts.at("patterns"));
    CHECK(model.generate.library.patterns().empty());
    CHECK_FALSE(next.run("saved-pattern-0"));
}

TEST_CASE("a link to a pattern opens it; a broken one says what was expected") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    model.run("pattern-heart");
    CHECK(model.run("share-pattern"));
    const std::string link = host.clipboard;
    const std::string fragment = link.substr(link.find('#') + 1);
    Model other{host};
    other.link_opened(fragment);
    CHECK(other.mode == Mode::generate);
    CHECK(other.generate.pattern() == model.generate.pattern());
    CHECK(other.notice.text.find("left and right symmetry") != std::string::npos);
    CHECK(other.run("undo"));
    other.link_opened("pattern=x.x");
    CHECK(other.notice.text.find("it needs 81 characters") != std::string::npos);
    CHECK(other.generate.pattern() != model.generate.pattern());
}

TEST_CASE("a slow answer comes from a job") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    host.run_all(model.jobs);
    model.run("pattern-ring");
    CHECK(model.generate.impossible().empty());
    CHECK(host.last_started("pattern").input == mask_of(model.generate.pattern()));
    host.run_all(model.jobs);
    CHECK(model.generate.impossible().find("rows 4 to 6 and columns 4 to 6") != std::string::npos);
    // Nothing is known of another pattern yet; a change in between waits for the pending answer.
    model.run("pattern-lattice");
    CHECK(model.generate.impossible().empty());
    const std::size_t started = host.started.size();
    model.run("pattern-rosette");
    CHECK(host.started.size() == started);
    host.run_all(model.jobs);
    model.apply_changes();
    CHECK(host.last_started("pattern").input == mask_of(model.generate.pattern()));
    host.run_all(model.jobs);
    CHECK(model.generate.impossible().empty());
    CHECK(model.generate.feasibility.open(model.generate.pattern()).empty());
}

TEST_CASE("the answer follows the drawing") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    model.run("pattern-lattice");
    CHECK(model.generate.impossible().empty());
    CHECK(model.generate.pattern_text() == "29 clue cells");
    model.run("clear-pattern");
    CHECK(model.generate.impossible().empty());
    CHECK_FALSE(model.generate.uses_pattern());
    for (int cell = 18; cell < 60; ++cell) model.generate.draw(cell, true, 1);
    CHECK(model.generate.impossible().find("rows 1 and 2") != std::string::npos);
    model.generate.draw(3, true, 2);
    CHECK(model.generate.impossible().find("rows 1 and 2") == std::string::npos);
    model.run("undo");
    CHECK_FALSE(model.generate.impossible().empty());
    // If the cells come from elsewhere, the pattern is irrelevant.
    model.run("start-near");
    CHECK_FALSE(model.generate.uses_pattern());
    CHECK(model.generate.pattern_text().find("not used") != std::string::npos);
}

}  // namespace rookery::shell
