#include "shell/app/apply.hpp"

#include <utility>

#include "shell/app/model.hpp"

namespace rookery::shell {
namespace {

bool is_cell(int cell) {
    return cell >= 0 && cell < Geometry9::kCells;
}
bool is_digit(int digit) {
    return digit >= 1 && digit <= 9;
}

void write_field(Model& model, const WriteText& action) {
    if (action.field == "palette-text") return model.palette.set_text(action.text);
    for (Page* page : model.pages()) {
        if (page->write(action.field, action.text)) return;
    }
}

struct Apply {
    Model& model;

    void operator()(const RunCommand& action) const { model.run(action.id); }
    void operator()(const WriteText& action) const { write_field(model, action); }
    void operator()(const SelectCell& action) const {
        if (!model.page().select(action.cell) && is_cell(action.cell)) model.play.entries().select(action.cell);
    }
    void operator()(const MoveCursor& action) const {
        if (!model.page().move_cursor(action.rows, action.columns))
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
    void operator()(const OpenRow& action) const { model.page().open_row(action.place); }
    void operator()(const ShowStep& action) const { model.play.path().show_step(action.step); }
    void operator()(const ShowAvailable& action) const { model.play.available.show(action.step); }
    void operator()(const Walk& action) const { model.page().walk(action.by); }
};

}  // namespace

void apply(Model& model, const Action& action) {
    std::visit(Apply{model}, action);
    model.apply_changes();
}

bool apply_all(Model& model, std::vector<Action>& actions) {
    const std::vector<Action> taken = std::exchange(actions, {});
    for (const Action& action : taken) apply(model, action);
    return !taken.empty();
}

}  // namespace rookery::shell
