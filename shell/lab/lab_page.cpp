#include "shell/lab/lab_page.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "shell/board/board_text.hpp"
#include "shell/jobs/saved_controls.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
void LabPage::fold(LabSection section) {
    bool& open = open_[static_cast<std::size_t>(section)];
    open = !open;
}

LabPuzzle LabPage::puzzle() const {
    const Document& now = ws_.history.now();
    if (!now.lab.empty()) return {now.lab, now.lab_diagonal};
    return {to_line(puzzle_of(now.board)), now.lab_diagonal};
}

void LabPage::take(std::string line, bool diagonal, std::string name) {
    Document document = ws_.history.now();
    document.lab = std::move(line);
    document.lab_diagonal = diagonal;
    ws_.history.change(document, std::move(name), Mode::lab);
    problem.clear();
}

void LabPage::take_from_board(std::string name) {
    take({}, ws_.history.now().lab_diagonal, std::move(name));
}

void LabPage::set_diagonal(bool diagonal, std::string name) {
    take(ws_.history.now().lab, diagonal, std::move(name));
}

int LabPage::cursor() const {
    return std::min(cursor_, static_cast<int>(puzzle().line.size()) - 1);
}

bool LabPage::select(int cell) {
    if (cell >= 0 && cell < static_cast<int>(puzzle().line.size())) cursor_ = cell;
    return true;
}

bool LabPage::move_cursor(int rows, int columns) {
    const int side = puzzle().side();
    const int row = std::clamp(cursor() / side + rows, 0, side - 1);
    const int column = std::clamp(cursor() % side + columns, 0, side - 1);
    cursor_ = row * side + column;
    return true;
}

void LabPage::open_row(std::size_t place) {
    const bool compares = view == LabView::puzzle && detail == LabDetail::counters;
    if (compares && place < runs.runs.size()) runs.selected = static_cast<int>(place);
}

std::string LabPage::text_to_copy() const {
    return view == LabView::race && !race.is_empty() ? race.as_tsv() : puzzle().line;
}

Board LabPage::board_in_sight() const {
    return puzzle().side() == 9 ? board_of_text(puzzle().line).value_or(Board{}) : Board{};
}

std::optional<LabPage::Options> LabPage::read_options() {
    Options options{{"json", ""}};
    const auto solutions = number_in(*this, &LabPage::limit, 2);
    const auto cost = number_in(*this, &LabPage::budget);
    const auto number = number_in(*this, &LabPage::seed, 1);
    if (!solutions || !cost || !number) return std::nullopt;
    options["limit"] = std::to_string(*solutions);
    if (*cost != 0) options["effort"] = std::to_string(*cost);
    options["seed"] = std::to_string(*number);
    if (ws_.history.now().lab_diagonal) options["diagonal"] = "";
    add_options(*this, options, is_of_puzzle);
    return options;
}

std::optional<LabPage::RaceOptions> LabPage::read_race_options() {
    RaceOptions race_options{{{"json", ""}, {"limit", race_unique ? "2" : "1"}}, 0};
    const auto first = number_in(*this, &LabPage::race_first, kRacingLimits.high);
    const auto cost = number_in(*this, &LabPage::race_budget);
    const auto number = number_in(*this, &LabPage::seed, 1);
    if (!first || !cost || !number) return std::nullopt;
    race_options.first = static_cast<std::size_t>(*first);
    if (*cost != 0) race_options.options["effort"] = std::to_string(*cost);
    race_options.options["seed"] = std::to_string(*number);
    if (ws_.history.now().lab_diagonal) race_options.options["diagonal"] = "";
    add_options(*this, race_options.options, is_of_race);
    return race_options;
}

const LabTable* LabPage::shown_table() const {
    const LabRun* run = runs.chosen();
    if (run == nullptr || !run->result || run->result->tables.empty()) return nullptr;
    const auto& tables = run->result->tables;
    return &tables[std::min(static_cast<std::size_t>(table), tables.size() - 1)];
}

std::string LabPage::shown_solution() const {
    const LabRun* run = runs.chosen();
    if (run == nullptr || !run->result || !is_about_puzzle()) return {};
    const std::string& solution = run->result->first_solution;
    return solution.size() == runs.puzzle.line.size() ? solution : std::string{};
}

// LabPage: its fields, and the choices that survive a reload.

namespace {

using saved::Json;

// {"method":"dlx","setting":1,"on":true,"added":false}, in list order.
Json lab_entries(const LabPage& p) {
    Json entries = Json::array();
    for (const LabEntry& entry : p.methods.entries()) {
        entries.push_back(
            {{"method", entry.kind().name}, {"setting", entry.setting}, {"on", entry.on}, {"added", entry.added}});
    }
    return entries;
}
void take_lab_entries(LabPage& p, const Json& value) {
    if (!value.is_array()) return;
    std::vector<LabEntry> entries;
    const auto solvers = all_solver_labels();
    for (const Json& saved_entry : value) {
        const std::string id = saved::text_in(saved_entry, "method");
        const auto solver =
            std::find_if(solvers.begin(), solvers.end(), [&](const SolverLabel* l) { return l->name == id; });
        if (solver == solvers.end()) return;
        LabEntry entry{.method = static_cast<int>(solver - solvers.begin())};
        saved::take_choice(saved::member(saved_entry, "setting"), static_cast<int>(entry.words().size()),
                           entry.setting);
        saved::take(saved::member(saved_entry, "on"), entry.on);
        saved::take(saved::member(saved_entry, "added"), entry.added);
        entries.push_back(entry);
    }
    p.methods.take(entries);
}

constexpr auto kLabSettings = std::to_array<saved::Setting<LabPage>>({
    saved::choice<LabPage, kLabViewCount, &LabPage::view>("lab-view"),
    saved::choice<LabPage, 3, &LabPage::detail>("lab-detail"),
    {"lab-cursor", [](const LabPage& p) { return Json(p.cursor()); },
     [](LabPage& p, const Json& value) {
         int cell = p.cursor();
         saved::take_choice(value, kLargestSide * kLargestSide, cell);
         static_cast<Page&>(p).select(cell);
     }},
    {"lab-methods", lab_entries, take_lab_entries},
    {"lab-tools", [](const LabPage& p) { return p.tools.saved(); },
     [](LabPage& p, const Json& value) { p.tools.take_saved(value); }},
});

}  // namespace

bool LabPage::write(std::string_view id, std::string_view text) {
    if (id == "tool-input") {
        tools.input = text;
        return true;
    }
    if (const auto option = rest_after(id, "tool-")) return tools.write(*option, text);
    return write_field(*this, id, text);
}

void LabPage::save_settings(Json& settings) const {
    saved::save_all(kLabSettings, *this, settings);
    saved::save_controls(*this, settings);
}

void LabPage::take_settings(const Json& settings) {
    saved::take_all(kLabSettings, *this, settings);
    saved::take_controls(*this, settings);
}

void LabPage::reword(const Rewording& reworded) {
    for (std::string* sentence : {&problem, &pasted.name, &tools.said, &race.title}) reworded.apply(*sentence);
    for (LabRun& one : runs.runs) {
        reworded.apply(one.name);
        reworded.apply(one.problem);
    }
    for (Racer& racer : race.racers) {
        reworded.apply(racer.name);
        reworded.apply(racer.problem);
    }
    reword_fields(*this, reworded);
}

}  // namespace rookery::shell
