#include "shell/twin/twin.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

#include "shell/app/action.hpp"
#include "shell/app/palette.hpp"
#include "shell/commands/commands.hpp"
#include "shell/twin/twin_enumerate.hpp"
#include "shell/twin/twin_exact.hpp"
#include "shell/twin/twin_generate.hpp"
#include "shell/twin/twin_lab.hpp"
#include "shell/twin/twin_parts.hpp"
#include "shell/twin/twin_play.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_flow.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

constexpr std::size_t kMostSteps = 300;   // of those available now
constexpr std::size_t kMostResults = 60;  // of the palette

std::string_view name_of(Mode mode) {
    switch (mode) {
        case Mode::play:
            return "play";
        case Mode::list:
            return "list";
        case Mode::generate:
            return "generate";
        case Mode::enumerate:
            return "enumerate";
        case Mode::lab:
            return "lab";
    }
    return {};
}

std::string_view name_of(ThemeChoice choice) {
    switch (choice) {
        case ThemeChoice::system:
            return "system";
        case ThemeChoice::light:
            return "light";
        case ThemeChoice::dark:
            return "dark";
    }
    return {};
}

json buttons_of(const Model& model) {
    json buttons = json::array();
    for (OfferedCommand& command : offered_commands(model)) {
        const Command* fixed = find_command(command.id);
        json button = {{"id", std::move(command.id)}, {"label", std::move(command.label)}, {"on", command.possible}};
        if (fixed != nullptr && fixed->on != nullptr) button["pressed"] = fixed->on(model);
        buttons.push_back(std::move(button));
    }
    return buttons;
}

// While they are open, the steps available now stand in the path's place: those of unfolded groups.
json available_of(const AvailableSteps& available) {
    json steps = json::array();
    for (const AvailableSteps::Line& line : available.lines()) {
        if (steps.size() == kMostSteps) break;
        if (line.step < 0) continue;
        const PathStep& step = available.steps()[static_cast<std::size_t>(line.step)];
        steps.push_back(fill(words::kTwinStep, {std::to_string(steps.size() + 1), step.text}));
    }
    return steps;
}

// The place of the shown one in that list, or -1.
int shown_place_of(const Model& model) {
    int place = -1;
    for (const AvailableSteps::Line& line : model.available.lines()) {
        if (line.step < 0) continue;
        ++place;
        if (line.step == model.available.shown()) return place;
    }
    return -1;
}

// The step at a place of that list, or -1.
int available_at(const AvailableSteps& available, int place) {
    for (const AvailableSteps::Line& line : available.lines()) {
        if (line.step >= 0 && place-- == 0) return line.step;
    }
    return -1;
}

json steps_of(const Play& play) {
    json steps = json::array();
    for (const PathStep& step : play.analysis().steps) {
        steps.push_back(fill(words::kTwinStep, {std::to_string(step.number), step.text}));
    }
    return steps;
}

// The nodes of the shown chains; null when there are none.
json chain_of(const Model& model) {
    const PathStep* root = model.pictured_step();
    if (root == nullptr || root->chains.empty()) return nullptr;
    const ChainView& view = model.chains;
    const PathStep& step = view.step(*root);
    json rows = json::array();
    for (const ChainPlace place : view.reading(*root)) {
        const std::string number = std::to_string(rows.size() + 1);
        json row = {{"n", fill(words::kChainRow, {number, implication_of(step, place)})}, {"unfold", ""}};
        if (const PathStep* nested = nested_at(step, place))
            row["unfold"] = fill(words::kUnfoldRow, {nested->technique});
        rows.push_back(std::move(row));
    }
    const bool inside = &step != root;
    return {{"name", inside ? fill(words::kInsideStep, {step.text}) : std::string(words::kChainList)},
            {"depth", view.depth(*root)},
            {"rows", std::move(rows)},
            {"at", view.shows_whole(*root) ? -1 : view.played(*root) - 1}};
}

// The bars as numbers, in the steps in which they are drawn.
json histogram_of(const Model& model) {
    json rows = json::array();
    for (const HistogramBar& bar : ErCounts(model.list.list().table).bars(model.histogram_step)) {
        if (bar.count == 0) continue;
        rows.push_back({{"id", "filter-er-" + std::to_string(bar.from) + "-" + std::to_string(bar.to)},
                        {"range", range_text(bar)},
                        {"count", bar.count},
                        {"label", fill(words::kHistogramFilter, {range_text(bar)})}});
    }
    return {{"title", words::kHistogramTitle},
            {"columns", {words::kEr, words::kHistogramPuzzles}},
            {"rows", std::move(rows)}};
}

json works_of(const Model& model) {
    json works = json::array();
    for (const WorkItem& work : model.works.items()) {
        if (work.kind == WorkKind::analysis) continue;
        // The items of an enumeration are shares of it; its parts can be counted.
        const Enumeration* parts = model.enumerate.all.with_work(work.id);
        const bool tells_rate = work.running && work.rate > 0 && parts == nullptr;
        works.push_back({{"id", work.id},
                         {"name", work.name},
                         {"done", parts != nullptr ? parts->parts_done : work.done},
                         {"total", parts != nullptr ? parts->parts : work.total},
                         {"rate", tells_rate ? rate_of(work.rate) : std::string{}},
                         {"activity", work.activity},
                         {"end", work.running ? "" : work.result}});
    }
    return works;
}

// The palette while it is open: its field, and the first of its rows.
json palette_of(const Model& model) {
    if (!model.palette.open) return nullptr;
    const auto found = palette_rows(model);
    json rows = json::array();
    for (const PaletteRow& row : found) {
        if (rows.size() == kMostResults) break;
        std::string name = row.label;
        for (const std::string& more : {row.place, row.keys, row.reason}) {
            if (!more.empty()) name += ", " + more;
        }
        rows.push_back({{"n", std::move(name)}, {"on", row.possible()}});
    }
    return {{"label", words::kFieldPalette},  {"text", model.palette.text},      {"rows", std::move(rows)},
            {"chosen", model.palette.chosen}, {"inTwin", model.palette.in_twin}, {"said", palette_summary(found)}};
}

// "ER 7.2" of the status line's neighbour, for the title and for those who only hear it.
std::string title_of(const Model& model) {
    const Analysis& analysis = model.play.analysis();
    std::string title(words::kTitle);
    if (analysis.is_rated() || analysis.is_beyond()) {
        title = fill("{0} {1} {2}", {words::kScale, words::kEr, rating_text(analysis, analysis.outcome.er)});
        title += fill(" {0} {1}", {words::kEp, rating_text(analysis, analysis.outcome.ep)});
        title += fill(" {0} {1}", {words::kEd, rating_text(analysis, analysis.outcome.ed)});
        title += std::string(" \u2013 ") + std::string(words::kTitle);
    }
    return title;
}

// The first word of `text`, which keeps the rest without the space between.
std::string_view next_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<int> next_number(std::string_view& text) {
    const std::string_view word = next_word(text);
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

void act_on_cell(Model& model, std::string_view what, std::string_view rest) {
    const auto cell = next_number(rest);
    if (model.mode == Mode::lab) {
        if (cell) apply(model, SelectCell{*cell});
        return;
    }
    if (!cell || *cell < 0 || *cell >= Geometry9::kCells) return;
    if (model.mode == Mode::play && select_in_twin(model.play, what, *cell)) return;
    model.play.select(*cell);
    if (what == "focus") return;
    const auto digit = next_number(rest);
    const bool is_digit = digit && *digit >= 1 && *digit <= 9;
    if (model.mode == Mode::enumerate) return;
    if (model.mode == Mode::generate) {
        if (what == "clear" || is_digit) {
            const bool clue = what != "clear" && !model.generate.pattern().contains(*cell);
            model.generate.set_pattern(drawn(model.generate.pattern(), *cell, clue, model.generate.symmetry()),
                                       std::string(words::kDidDraw));
        }
    } else if (what == "clear") {
        model.play.clear_cell(*cell);
    } else if (is_digit) {
        enter_in_twin(model.play, what, *digit);
    }
}

}  // namespace

std::string twin_state(const Model& model) {
    json state;
    state["status"] = model.notice.text;
    state["title"] = title_of(model);
    state["mode"] = name_of(model.mode);
    state["theme"] = name_of(model.theme);
    const bool exact = model.mode == Mode::generate && model.generate.shows_exact();
    state["cells"] = exact                           ? twin_exact_pattern(model)
                     : model.mode == Mode::generate  ? twin_pattern(model)
                     : model.mode == Mode::enumerate ? twin_grid(model)
                     : model.mode == Mode::lab       ? twin_lab_cells(model)
                                                     : twin_board_cells(model);
    state["cursor"] = model.mode == Mode::lab ? model.lab.cursor() : model.play.cursor();
    state["buttons"] = buttons_of(model);
    state["fields"] = twin_fields(model);
    state["steps"] = model.available.open ? available_of(model.available) : steps_of(model.play);
    state["step"] = model.available.open ? shown_place_of(model) : model.play.shown_step();
    state["available"] = model.available.open ? json(model.available.summary()) : json(nullptr);
    state["chain"] = model.mode == Mode::play ? chain_of(model) : nullptr;
    state["table"] = nullptr;
    if (model.mode == Mode::list) state["table"] = twin_table(model, model.list.list().table);
    state["histogram"] = nullptr;
    if (model.mode == Mode::list && model.list.list().table.size() > 0) state["histogram"] = histogram_of(model);
    if (model.mode == Mode::generate) {
        state["table"] = exact ? twin_fewest_table(model) : twin_generate_table(model);
        state["histogram"] = twin_choices(model);
    }
    if (model.mode == Mode::enumerate) state["table"] = twin_enumerate_table(model);
    if (model.mode == Mode::lab) state["table"] = twin_lab_table(model);
    if (model.mode == Mode::enumerate) state["histogram"] = twin_sizes(model);
    state["facts"] = exact                           ? twin_exact_facts(model)
                     : model.mode == Mode::enumerate ? twin_facts(model)
                     : model.mode == Mode::lab       ? twin_lab_facts(model)
                     : model.mode == Mode::generate  ? twin_generate_facts(model)
                                                     : twin_play_facts(model);
    state["works"] = works_of(model);
    state["palette"] = palette_of(model);
    // Texts come from pastes too: what is no UTF-8 is replaced instead of refused.
    return state.dump(-1, ' ', false, json::error_handler_t::replace);
}

void twin_act(Model& model, std::string_view event) {
    std::string_view rest = event;
    const std::string_view what = next_word(rest);
    if (what == "focus" || what == "clear" || is_board_event(what)) {
        act_on_cell(model, what, rest);
    } else if (what == "button" && rest == "palette" && !model.palette.open) {
        model.palette.show(true);
    } else if (what == "button") {
        apply(model, RunCommand{std::string(rest)});
    } else if (what == "text") {
        const std::string_view id = next_word(rest);
        apply(model, WriteText{std::string(id), std::string(rest)});
    } else if (what == "step") {
        const auto step = next_number(rest);
        if (step && model.available.open) {
            apply(model, ShowAvailable{available_at(model.available, *step)});
        } else if (step) {
            apply(model, ShowStep{*step});
        }
    } else if (what == "rows") {
        const auto row = next_number(rest);
        if (row && *row >= 0) model.twin_place = {model.mode, static_cast<std::size_t>(*row)};
    } else if (what == "row") {
        const auto row = next_number(rest);
        if (row && *row >= 0) apply(model, OpenRow{static_cast<std::size_t>(*row)});
    } else if (what == "cancel") {
        if (const auto work = next_number(rest)) model.works.cancel(*work);
    }
    model.settle();
}

}  // namespace rookery::shell
