#include "shell/twin/twin_lab.hpp"

#include <algorithm>
#include <string>

#include "shell/twin/twin_parts.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_lab.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

std::string time_of(const LabRun& run) {
    return run.is_running() ? std::string{} : fine_duration(run.seconds);
}

json comparison(const Model& model) {
    const auto& runs = model.lab.runs.runs;
    return twin_table(model,
                      {words::kLabColumnMethod, words::kLabColumnTime, words::kLabColumnSolutions, words::kLabColumnEnd,
                       words::kLabColumnCounters},
                      runs.size(), [&](std::size_t place) -> json {
                          const LabRun& run = runs[place];
                          const std::string solutions = run.result ? solutions_text(*run.result) : std::string{};
                          const std::string end = run.result ? run.result->phrase : outcome_of(run);
                          return {run.name, time_of(run), solutions, end, counters_of(run)};
                      });
}

json trees(const Model& model) {
    const LabRuns& runs = model.lab.runs;
    json columns = json::array({words::kLabColumnDepth});
    for (const LabRun& run : runs.runs) {
        if (run.result && !run.result->depths.empty()) columns.push_back(run.name);
    }
    return twin_table(model, std::move(columns), runs.deepest(), [&](std::size_t depth) {
        json row = json::array({std::to_string(depth)});
        for (const LabRun& run : runs.runs) {
            if (!run.result || run.result->depths.empty()) continue;
            const auto& depths = run.result->depths;
            row.push_back(depth < depths.size() ? thousands(static_cast<std::int64_t>(depths[depth])) : std::string{});
        }
        return row;
    });
}

json trace(const Model& model) {
    const LabTable* table = model.lab.shown_table();
    if (table == nullptr) return nullptr;
    return twin_table(model, table->columns, table->rows.size(),
                      [&](std::size_t place) -> json { return table->rows[place]; });
}

json race_table(const Model& model) {
    const auto& racers = model.lab.race.racers;
    return twin_table(model,
                      {words::kLabColumnMethod, words::kLabColumnDone, words::kLabColumnSolved, words::kLabColumnNone,
                       words::kLabColumnGaveUp, words::kLabColumnRate, words::kLabColumnTime},
                      racers.size(), [&](std::size_t place) -> json {
                          const Racer& racer = racers[place];
                          return {racer.name,
                                  std::to_string(racer.done),
                                  std::to_string(racer.solved),
                                  std::to_string(racer.none),
                                  std::to_string(racer.gave_up),
                                  rate_text(racer),
                                  racer.seconds > 0 ? fine_duration(racer.seconds) : std::string{}};
                      });
}

void add_facts_of_race(const Model& model, json& facts) {
    const LabPage& page = model.lab;
    const auto count = static_cast<std::int64_t>(model.lab.race_candidates());
    facts.push_back(count == 0 ? std::string(words::kLabRaceNeedsList)
                               : fill(words::kLabRaceTitle,
                                      {model.lab.race_list_name(), counted(count, words::kRowOne, words::kRowMany)}));
    for (std::size_t i = 0; i < std::min(page.pasted.problems.size(), kTwinRows); ++i) {
        const LineProblem& problem = page.pasted.problems[i];
        facts.push_back(place_and_sentence(problem.line, problem.column, problem.sentence));
    }
    if (page.race.is_empty()) return facts.push_back(words::kLabRaceEmpty);
    facts.push_back(page.race.title);
    for (const Racer& racer : page.race.racers) {
        const std::string done = fill(words::kLabRaceRow, {thousands(racer.done), thousands(page.race.puzzles)});
        facts.push_back(fill(words::kLabResult, {racer.name, done + ", " + outcome_of(racer)}));
        if (!racer.problem.empty()) facts.push_back(fill(words::kLabResult, {racer.name, racer.problem}));
    }
    if (page.race.running() == 0) facts.push_back(page.race.result());
}

void add_facts_of_runs(const Model& model, json& facts) {
    const LabRuns& runs = model.lab.runs;
    if (runs.is_empty()) return facts.push_back(words::kLabEmpty);
    if (!model.lab.is_about_puzzle()) facts.push_back(fill(words::kLabOtherPuzzle, {text_of(runs.puzzle)}));
    for (const LabRun& run : runs.runs) {
        std::string said = fill(words::kLabResult, {run.name, outcome_of(run)});
        const std::string counters = counters_of(run);
        if (!counters.empty()) said += ". " + counters;
        facts.push_back(std::move(said));
    }
    const LabRun* run = runs.chosen();
    if (run == nullptr || !run->result) return;
    for (const std::string& note : run->result->notes) facts.push_back(note);
    for (const LabTable& table : run->result->tables) {
        if (table.left_out == 0) continue;
        const std::string left = fill(words::kLabLeftOut, {thousands(static_cast<std::int64_t>(table.left_out))});
        facts.push_back(fill(words::kLabResult, {table.title, left}));
    }
}

}  // namespace

json twin_lab_cells(const Model& model) {
    const LabPuzzle puzzle = model.lab.puzzle();
    const std::string solution = model.lab.shown_solution();
    const int side = puzzle.side();
    json cells = json::array();
    for (int i = 0; i < static_cast<int>(puzzle.line.size()); ++i) {
        const auto place = static_cast<std::size_t>(i);
        const int row = i / side;
        const int column = i % side;
        std::string name = fill(words::kCellPlace, {std::to_string(row + 1), std::to_string(column + 1)});
        std::string digit;
        if (puzzle.line[place] != '.') {
            digit = puzzle.line[place];
            name = fill(words::kCellGiven, {name, digit});
        } else if (!solution.empty() && solution[place] != '.') {
            digit = solution[place];
            name = fill(words::kCellSolved, {name, digit});
        } else {
            name = fill(words::kCellEmpty, {name});
        }
        const bool on_diagonal = puzzle.diagonal && (row == column || row + column == side - 1);
        if (on_diagonal) name = fill(words::kCellOnDiagonal, {name});
        cells.push_back({{"n", std::move(name)}, {"v", digit}, {"s", i == model.lab.cursor()}});
    }
    return cells;
}

json twin_lab_table(const Model& model) {
    const LabPage& page = model.lab;
    if (page.view == LabView::race) return page.race.is_empty() ? json(nullptr) : race_table(model);
    if (page.runs.is_empty()) return nullptr;
    switch (page.detail) {
        case LabDetail::counters:
            return comparison(model);
        case LabDetail::tree:
            return trees(model);
        case LabDetail::trace:
            return trace(model);
    }
    return nullptr;
}

json twin_lab_facts(const Model& model) {
    const LabPage& page = model.lab;
    json facts = json::array();
    if (!page.problem.empty()) facts.push_back(page.problem);
    if (page.view == LabView::race) {
        add_facts_of_race(model, facts);
    } else {
        const LabPuzzle puzzle = page.puzzle();
        facts.push_back(fill(words::kLabFactPuzzle, {text_of(puzzle), puzzle.line}));
        add_facts_of_runs(model, facts);
    }
    return facts;
}

}  // namespace rookery::shell
