// A page with something in everything that survives a reload: each setting differs from its default.
#pragma once

#include <string>

#include "rate/se_scale.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {

// A list that is being rated, and a running generator and enumeration.
inline void begin_jobs(Workbench& bench) {
    Model& m = bench.model;
    m.paste(std::string(kPuzzle) + "\n" + std::string(kSolution) + "\n", "two \\ puzzles.txt");
    m.run("mode-generate");
    m.run("pattern-letter-r");
    m.generate.draw(40, true, m.fresh_stroke());
    m.generate.settings.count.text = "3";
    m.generate.settings.seed.text = "5";
    m.run("generate");
    m.run("mode-enumerate");
    m.paste(kSolution);
    m.run("view-puzzles");
    m.run("enumerate");
}

inline void do_steps(Model& m) {
    m.run("mode-play");
    m.paste(kPuzzle);
    m.play.entries().enter_digit(2, 4);
    m.play.entries().toggle_candidate(3, 6);
    Document document = m.history.now();
    document.board.barred[12] = digit_bit(1);
    document.board.removed[13] = static_cast<DigitSet>(digit_bit(2) | digit_bit(9));
    document.board.corners[5] = static_cast<DigitSet>(digit_bit(1) | digit_bit(8));
    document.board.colours[6] = static_cast<DigitSet>(digit_bit(3) | digit_bit(4));
    document.board.colours[80] = digit_bit(1);
    document.board.erased_noted[2] = digit_bit(7);
    document.board.erased_corners[2] = digit_bit(8);
    document.board.title = "With a \\, a \"quote\" and a\nline";
    m.history.change(document, "Marked by hand", Mode::play);
    document.required.add(7);
    document.barred.add(80);
    m.history.change(document, "Marked the grid", Mode::enumerate);
    document.lab = "1.3...........4.";
    document.lab_diagonal = true;
    m.history.change(document, "Took a small puzzle", Mode::lab);
    document.sized = sized_board("2.....1..4.....3", true, ".1..............", {0, 0, 6});
    m.history.change(document, "Opened a small puzzle", Mode::sized);
    m.play.entries().enter_digit(10, 7);
    m.play.entries().enter_digit(11, 2);
    m.run("undo");
    m.run("undo");
}

inline void set_everything(Model& m) {
    m.theme = ThemeChoice::dark;
    m.letter_keys = false;
    m.play.entries().select(17);
    m.play.entries().set_mode(EntryMode::centre);
    m.play.entries().show_candidates(!m.play.entries().wants_candidates());
    m.techniques.take(se_techniques() & ~(TechniqueSet{Technique::x_wing} | TechniqueSet{Technique::swordfish}));
    m.play.text_box_open = true;
    m.play.text_box = "two lines\nand a \\";
    m.play.text_problem = "line 1, column 1: there is no puzzle";
    m.sheet_open = true;
    m.play.picture_candidates = true;
    m.list.set_filter("er >= 2 OR \"x-wing\"");
    m.list.table().sort_by(Column::er, true);
    m.list.histogram_open = false;
    m.generate.view = GenerateView::exact;
    m.generate.take_symmetry(PatternSymmetry::half_turn);
    m.generate.flip(SettingsSection::start);
    m.generate.flip(SettingsSection::fewest);
    m.generate.per_page = 6;
    m.generate.results.filter.set(m.generate.results.table, "clues < 30");
    m.generate.results.table.sort_by(Column::clues, false);
    GenerateSettings& settings = m.generate.settings;
    settings.count.text = "7";
    settings.er = {{"7.1", {}}, {"7.9", {}}};
    settings.clues = {{"22", {}}, {"26", {}}};
    settings.ep = {{"1.2", {}}, {"9", {}}};
    settings.ed = {{"1.5", {}}, {"2.5", {}}};
    settings.steps = {{"30", {}}, {"many", {}}};
    settings.minimal = settings.pearl = settings.diamond = settings.lowest = settings.unrated = true;
    settings.anneal = !settings.anneal;
    settings.required = TechniqueSet{Technique::x_wing};
    settings.start = StartFrom::near;
    settings.wnef.text = ".25";
    settings.tolerance.text = ".02";
    settings.weight = static_cast<EaseWeight>(1);
    settings.uniqueness = static_cast<UniquenessTest>(1);
    settings.guesses.text = "12";
    settings.masking = static_cast<Masking>(1);
    settings.minutes.text = "3";
    settings.give_up.text = "1000";
    settings.seed.text = "77";
    m.generate.exact.strategies = StrategySet{Strategy::naked_singles, Strategy::hidden_pairs};
    m.generate.exact.minutes.text = "2";
    m.generate.exact.seed.text = "9";
    m.enumerate.view = EnumerateView::sets;
    m.enumerate.clues.text = "19";
    m.enumerate.most.text = "400";
    m.enumerate.minimal = !m.enumerate.minimal;
    m.enumerate.first_only = !m.enumerate.first_only;
    m.enumerate.gridchecker = !m.enumerate.gridchecker;
    m.lab.view = LabView::race;
    m.lab.detail = LabDetail::trace;
    m.lab.methods.toggle(1);
    m.lab.methods.add(3);
    m.lab.limit.text = "3";
    m.lab.budget.text = "40000";
    m.lab.seed.text = "8";
    m.lab.keeps_trace = !m.lab.keeps_trace;
    m.lab.race_first.text = "55";
    m.lab.race_budget.text = "66";
    m.lab.race_unique = !m.lab.race_unique;
    m.mode = Mode::lab;
}

inline void do_everything(Workbench& bench) {
    begin_jobs(bench);
    do_steps(bench.model);
    bench.model.apply_changes();
    bench.model.play.timer.show(true, bench.host.clock);
    bench.host.clock += 300;
    bench.model.play.timer.pause(true, bench.host.clock);
    set_everything(bench.model);
}

}  // namespace rookery::shell
