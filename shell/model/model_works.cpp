// Model: from a work in the bar to what it is about: its mode, and there what it found or is finding.
#include <algorithm>
#include <utility>

#include "model/format.hpp"
#include "model/model.hpp"
#include "model/strings_enumerate.hpp"
#include "model/strings_exact.hpp"
#include "model/strings_flow.hpp"
#include "model/strings_lab.hpp"

namespace rookery::shell {

void Model::show_work(int id) {
    const WorkItem* work = works.find(id);
    if (work == nullptr) return;
    palette.open = false;
    switch (work->kind) {
        case WorkKind::analysis:  // of the board; has no row
            return go_to(Mode::play);
        case WorkKind::list:
            return show_list_of(id);
        case WorkKind::generate:
            generate.view = GenerateView::puzzles;
            return go_to(Mode::generate);
        case WorkKind::exact:
            return show_exact_of(id);
        case WorkKind::sets:
            return show_sets_of(id);
        case WorkKind::enumeration:
            return show_enumeration_of(id);
        case WorkKind::lab:
            return show_lab_of(id);
    }
}

void Model::show_list_of(int work) {
    go_to(Mode::list);
    if (list.list().work == work) return;
    if (!list.show(work)) return notice.say(std::string(words::kListGone));
    Document next = history.now();
    next.list = work;
    const std::string said = fill(words::kDidStartList, {list.list().name});
    history.change(next, said, Mode::list);
    problems_open = false;
    notice.say_with_undo(said);
}

void Model::show_exact_of(int work) {
    go_to(Mode::generate);
    generate.view = GenerateView::exact;
    const ExactPage::Asked* asked = generate.exact.asked_by(work);
    if (asked == nullptr) return;
    generate.exact.strategies = asked->question.strategies;
    if (asked->fewest) {
        if (!generate.is_open(WishSection::fewest)) generate.flip(WishSection::fewest);
    } else if (asked->question.pattern != generate.pattern()) {
        generate.set_pattern(asked->question.pattern, std::string(words::kDidBackToAsked));
        notice.say_with_undo(std::string(words::kDidBackToAsked));
    }
}

// Of another grid than the one that is there: it comes back, and undo takes it away.
void Model::show_grid(const Grid9& grid) {
    if (enumerate.grid() == grid) return;
    enumerate.set_grid(grid, std::string(words::kDidShowGrid));
    notice.say_with_undo(std::string(words::kDidShowGrid));
}

void Model::show_sets_of(int work) {
    go_to(Mode::enumerate);
    enumerate.view = EnumerateView::sets;
    sheet_open = true;
    const auto grid = set_searches_.find(work);
    if (grid != set_searches_.end()) show_grid(grid->second);
    if (enumerate.sets.last_work() != work || enumerate.sets.grid() != enumerate.grid()) {
        notice.say(std::string(words::kSetsReplaced));
    }
}

void Model::show_enumeration_of(int work) {
    go_to(Mode::enumerate);
    enumerate.view = EnumerateView::puzzles;
    sheet_open = true;
    const Enumeration* search = std::as_const(enumerate).all.with_work(work);
    if (search == nullptr) return notice.say(std::string(words::kSearchReplaced));
    if (enumerate.grid() == search->grid) return;
    const CallOptions options = search->options;
    show_grid(search->grid);
    enumerate.take_options(options);
}

void Model::show_lab_of(int work) {
    go_to(Mode::lab);
    const auto& runs = lab.runs.runs;
    const auto run = std::find_if(runs.begin(), runs.end(), [&](const LabRun& r) { return r.work == work; });
    lab.view = run == runs.end() ? LabView::race : LabView::puzzle;
    if (run == runs.end()) return;
    lab.runs.selected = static_cast<int>(run - runs.begin());
    lab.fold_all();
    sheet_open = true;
    if (lab.is_about_puzzle()) return;
    const std::string said(words::kLabDidShowAsked);
    lab.take(lab.runs.puzzle.line, lab.runs.puzzle.diagonal, said);
    notice.say_with_undo(said);
}

}  // namespace rookery::shell
