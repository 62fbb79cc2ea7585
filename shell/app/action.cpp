#include "shell/app/action.hpp"

#include <utility>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/app/text_fields.hpp"

namespace rookery::shell {
namespace {

bool is_cell(int cell) {
    return cell >= 0 && cell < Geometry9::kCells;
}
bool is_digit(int digit) {
    return digit >= 1 && digit <= 9;
}

void choose_set(Model& model, std::size_t place) {
    UnavoidableSets& sets = model.enumerate.sets;
    const std::vector<std::uint32_t>& shown = sets.shown(model.play.entries().cursor());
    if (sets.shows_clique || place >= shown.size()) return;
    const int index = static_cast<int>(shown[place]);
    sets.choose(sets.chosen == index ? -1 : index);
}

void open_row(Model& model, std::size_t place) {
    switch (model.mode) {
        case Mode::play:
            return;
        case Mode::list:
            return open_list_row(model, place);
        case Mode::generate:
            return model.generate.shows_exact() ? open_fewest(model, place) : open_generated_row(model, place);
        case Mode::enumerate:
            if (model.enumerate.view == EnumerateView::sets) return choose_set(model, place);
            return model.enumerate.choose_found(place);
        case Mode::lab:
            const bool compares = model.lab.view == LabView::puzzle && model.lab.detail == LabDetail::counters;
            if (compares && place < model.lab.runs.runs.size()) model.lab.runs.selected = static_cast<int>(place);
            return;
    }
}

struct Apply {
    Model& model;

    void operator()(const RunCommand& action) const { model.run(action.id); }
    void operator()(const WriteText& action) const { write_field(model, action.field, action.text); }
    void operator()(const SelectCell& action) const {
        if (model.mode != Mode::lab) {
            if (is_cell(action.cell)) model.play.entries().select(action.cell);
        } else if (action.cell >= 0 && action.cell < static_cast<int>(model.lab.puzzle().line.size())) {
            model.lab.select(action.cell);
        }
    }
    void operator()(const MoveCursor& action) const {
        if (model.mode == Mode::lab) return model.lab.move_cursor(action.rows, action.columns);
        model.play.entries().move_cursor(action.rows, action.columns);
    }
    void operator()(const ChangeSelection& action) const { model.play.entries().change_selection(action.selection); }
    void operator()(const ToggleCandidate& action) const {
        if (is_cell(action.cell) && is_digit(action.digit))
            model.play.entries().toggle_candidate(action.cell, action.digit);
    }
    void operator()(const AskWhy& action) const {
        if (action.digit == 0) return model.play.entries().ask(true);
        if (is_cell(action.cell) && is_digit(action.digit)) model.play.entries().ask_why(action.cell, action.digit);
    }
    void operator()(const BrushCell& action) const { model.brush(action.cell, action.begins, action.clue); }
    void operator()(const OpenRow& action) const { open_row(model, action.place); }
    void operator()(const ShowStep& action) const { model.play.path().show_step(action.step); }
    void operator()(const ShowAvailable& action) const { model.available.show(action.step); }
    void operator()(const Walk& action) const {
        if (model.mode == Mode::enumerate) return model.enumerate.walk_chosen(action.by, model.play.entries().cursor());
        if (model.available.shown() >= 0) return model.available.walk(action.by);
        action.by < 0 ? model.play.path().previous_step() : model.play.path().next_step();
    }
};

}  // namespace

void apply(Model& model, const Action& action) {
    std::visit(Apply{model}, action);
    model.settle();
}

bool apply_all(Model& model, std::vector<Action>& actions) {
    const std::vector<Action> taken = std::exchange(actions, {});
    for (const Action& action : taken) apply(model, action);
    return !taken.empty();
}

}  // namespace rookery::shell
