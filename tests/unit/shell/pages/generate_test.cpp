// Generation: drawing patterns with symmetries, the settings, real jobs, impossible requests.
#include <doctest/doctest.h>

#include "board/clue_cells.hpp"
#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {

TEST_CASE("drawing and erasing keep every symmetry, cell by cell") {
    for (int s = 0; s < kPatternSymmetryCount; ++s) {
        const auto symmetry = static_cast<PatternSymmetry>(s);
        CAPTURE(name_of(symmetry));
        WorkingHost host;
        Model model{host};
        model.run("mode-generate");
        model.run("clear-pattern");
        CHECK(model.run("symmetry-" + std::string(name_of(symmetry))));
        std::uint32_t state = 12345;
        for (int i = 0; i < 60; ++i) {
            state = state * 1664525 + 1013904223;
            const int cell = static_cast<int>(state >> 8) % 81;
            const bool clue = !model.generate.pattern().contains(cell);
            model.generate.draw(cell, clue, i);
            CHECK(has_symmetry(model.generate.pattern(), symmetry));
            CHECK(model.generate.pattern().contains(cell) == clue);
        }
    }
}

TEST_CASE("choosing a symmetry completes the pattern; a stroke is one undo step") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    model.run("clear-pattern");
    model.generate.draw(0, true, 1);
    model.generate.draw(1, true, 1);
    model.generate.draw(2, true, 1);
    CHECK(model.generate.pattern().size() == 3);
    model.run("symmetry-half-turn");
    CHECK(model.generate.pattern().size() == 6);
    CHECK(model.generate.pattern().contains(80));
    model.run("undo");
    CHECK(model.generate.pattern().size() == 3);
    model.run("undo");
    CHECK(model.generate.pattern().empty());
    model.run("redo");
    CHECK(model.generate.pattern().size() == 3);
    CHECK(model.run("invert-pattern"));
    CHECK(model.generate.pattern().size() == 78);
    CHECK(model.run("fill-pattern"));
    CHECK(model.generate.pattern().size() == 81);
}

TEST_CASE("the named patterns have 81 cells each and can be used") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    for (const NamedPattern& pattern : named_patterns()) {
        CAPTURE(pattern.id);
        CHECK(pattern.mask.size() == 81);
        CHECK(model.run("pattern-" + std::string(pattern.id)));
        CHECK(mask_of(model.generate.pattern()) == pattern.mask);
    }
    CHECK(cells_of_mask(named_patterns()[0].mask).size() == 29);  // lattice
    CHECK_FALSE(model.run("pattern-nonsense"));
}

TEST_CASE("puzzles on a pattern: the right cells, unique, rated; a row opens on the board") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.run("pattern-lattice");
    model.generate.settings.count.text = "2";
    CHECK(model.run("generate"));
    CHECK(model.generate.results.running());
    CHECK_FALSE(model.run("generate"));
    host.run_all(model.jobs);
    CHECK_FALSE(model.generate.results.running());
    const Table& table = model.generate.results.table;
    REQUIRE(table.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const ParseResult parsed = parse(table.puzzle(table.row(i)));
        REQUIRE(parsed.puzzles.size() == 1);
        CHECK(clue_cells(std::get<Grid9>(parsed.puzzles[0].grid)) == model.generate.pattern());
    }
    CHECK(model.notice.text == "Found 2 puzzles");
    model.page(Mode::generate).open_row(1);
    model.apply_changes();
    CHECK(model.mode == Mode::play);
    CHECK(model.play.analysis().solutions == Analysis::Solutions::one);
    CHECK(clue_cells(model.play.board().givens) == model.generate.pattern());

    CHECK(model.run("use-pattern"));
    CHECK(model.mode == Mode::generate);
    CHECK(model.run("rate-generated"));
    CHECK(model.mode == Mode::list);
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() == 2);
}

TEST_CASE("two runs give different puzzles") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    model.run("clear-pattern");
    model.generate.settings.count.text = "1";
    model.run("generate");
    host.run_all(model.jobs);
    const std::string first(model.generate.results.table.puzzle(model.generate.results.table.row(0)));
    model.run("generate");
    host.run_all(model.jobs);
    REQUIRE(model.generate.results.listed() == 2);
    CHECK(model.generate.results.table.puzzle(model.generate.results.table.row(1)) != first);
}

TEST_CASE("an impossible pattern says why") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.run("clear-pattern");
    for (int cell = 18; cell < 60; ++cell) model.generate.draw(cell, true, 1);
    CHECK(model.run("generate"));
    host.run_all(model.jobs);
    CHECK(model.generate.results.failure().size() > 10);
    CHECK(model.notice.text.find("Impossible: ") == 0);
    CHECK(model.jobs.items().back().end == JobEnd::failed);
}

TEST_CASE("invalid settings show an error next to their fields, and nothing starts") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    const std::size_t before = host.started.size();
    model.generate.settings.count.text = "many";
    model.run("generate");
    CHECK(model.generate.settings.count.problem.find("1 to") != std::string::npos);
    model.generate.settings.count.text = "3";
    model.generate.settings.er.from.text = "7.2";
    model.generate.settings.er.to.text = "6";
    model.run("generate");
    CHECK(model.generate.settings.count.problem.empty());
    CHECK(model.generate.settings.er.to.problem == "enter 7.2 or more");
    model.generate.settings.er.to.text = "80";
    model.run("generate");
    CHECK(model.generate.settings.er.to.problem.find("1.0 to 12.0") != std::string::npos);
    CHECK(host.started.size() == before);

    model.generate.settings.er.from.text = "2,3";
    model.generate.settings.er.to.text = "";
    model.run("minimal");
    model.run("generate");
    REQUIRE(host.started.size() == before + 1);
    const auto& options = host.started.back().options;
    CHECK(options.at("er") == "2.3..12.0");
    CHECK(options.at("count") == "3");
    CHECK(options.count("minimal") == 1);
    CHECK(options.at("pattern").size() == 81);
    CHECK(options.count("symmetry") == 0);
}

TEST_CASE("without a pattern, the symmetry and the number of clues are sent") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    model.run("clear-pattern");
    model.run("symmetry-half-turn");
    model.generate.settings.clues.to.text = "26";
    model.run("generate");
    const auto& options = host.started.back().options;
    CHECK(options.at("symmetry") == "half-turn");
    CHECK(options.at("clues") == "0..26");
    CHECK(options.count("pattern") == 0);
}

}  // namespace rookery::shell
