// Model: the mode "Lab". What its puzzle and its list are, the works of the methods, and what they tell.
#include <algorithm>
#include <utility>

#include "model/format.hpp"
#include "model/handoff_commands.hpp"
#include "model/model.hpp"
#include "model/strings_lab.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// The verb's input; an empty board is asked for by its order alone.
std::string input_of(const LabPuzzle& puzzle, LabPage::Options& options) {
    if (!puzzle.is_blank()) return puzzle.line;
    options["order"] = puzzle.side() == 4 ? "2" : puzzle.side() == 9 ? "3" : "4";
    return {};
}

}  // namespace

// False: what was pasted is for nobody else either.
void Model::paste_in_lab(const ParseResult& parsed, std::string_view text, std::string_view name) {
    if (parsed.puzzles.empty()) {
        lab.problem = first_problem_of(parsed);
        sheet_open = true;
        return notice.say_while(std::string(words::kLabNotRead), [this] { return !lab.problem.empty(); });
    }
    if (parsed.puzzles.size() > 1 || lab.view == LabView::race) {
        return take_race_list(text, name.empty() ? words::kPastedList : name);
    }
    lab.take(to_line(parsed.puzzles.front().grid), lab.puzzle().diagonal,
             fill(name.empty() ? words::kDidPaste : words::kDidOpen, {parsed.recognised}));
    say_change(fill(words::kRecognised, {parsed.recognised}));
}

void Model::take_lab_sample(std::string_view line, bool diagonal, std::string_view name) {
    std::string said = fill(words::kLabDidSample, {name});
    lab.take(std::string(line), diagonal, said);
    // All grids are what an empty board is there for.
    const bool all = lab.puzzle().is_blank();
    lab.limit = {all ? "1000" : "2", {}};
    if (all) said = fill(words::kLabDidSampleAll, {name, thousands(1000)});
    say_change(std::move(said));
}

void Model::take_race_list(std::string_view text, std::string_view name) {
    const bool replaces = !lab.pasted.puzzles.empty();
    if (replaces) lab.pasted_before = std::move(lab.pasted);
    lab.pasted = read_race_list(text, std::string(name));
    lab.problems_open = false;
    lab.view = LabView::race;
    const auto count = static_cast<std::int64_t>(lab.pasted.puzzles.size());
    const auto bad = static_cast<std::int64_t>(lab.pasted.problems.size());
    std::string said = fill(words::kLabRaceTook, {counted(count, words::kRowOne, words::kRowMany)});
    if (bad > 0) {
        said = fill(words::kLabRaceTookWithProblems, {counted(count, words::kRowOne, words::kRowMany),
                                                      counted(bad, words::kProblemOne, words::kProblemMany)});
    }
    if (lab.pasted.cut) said = fill(words::kLabRaceCut, {thousands(count)});
    if (replaces) return notice.say_with_undo(std::move(said), kRestoreRaceList);
    notice.say(std::move(said));
}

void Model::say_nothing_ticked() {
    notice.say_while(std::string(words::kLabNothingTicked), [this] { return lab.methods.count_on() == 0; });
}

void Model::run_lab() {
    const auto options = lab.read_options();
    if (!options) return say_fields_wrong({&lab.limit, &lab.effort, &lab.seed});
    if (lab.methods.count_on() == 0) return say_nothing_ticked();
    for (const LabRun& run : lab.runs.runs) works.dismiss(run.work);
    const LabPuzzle puzzle = lab.puzzle();
    lab.runs.start(puzzle);
    for (const LabEntry& entry : lab.methods.entries()) {
        if (!entry.on) continue;
        LabPage::Options own = options_of(entry);
        own.insert(options->begin(), options->end());
        const std::string input = input_of(puzzle, own);
        const std::string name = name_of(entry);
        lab.runs.add(name, works.start(WorkKind::lab, name, "classic", std::move(own), input));
    }
    lab.fold_all();
    lab.unfolded = -1;
    lab.problem.clear();
    notice.say({});
}

void Model::cancel_lab() {
    if (lab.view == LabView::puzzle) {
        for (const LabRun& run : lab.runs.runs) works.cancel(run.work);
    } else {
        for (const Racer& racer : lab.race.racers) works.cancel(racer.work);
    }
}

std::size_t Model::race_candidates() const {
    return lab.pasted.puzzles.empty() ? list.list().table.order().size() : lab.pasted.puzzles.size();
}

std::string Model::race_list_name() const {
    return lab.pasted.puzzles.empty() ? std::string(words::kLabRaceListName) : lab.pasted.name;
}

void Model::start_race() {
    const auto options = lab.read_race_options();
    if (!options) return say_fields_wrong({&lab.race_first, &lab.race_effort, &lab.seed});
    if (lab.methods.count_on() == 0) return say_nothing_ticked();
    const std::size_t count = std::min(race_candidates(), options->first);
    std::string input;
    const Table& table = list.list().table;
    for (std::size_t i = 0; i < count; ++i) {
        const bool own = !lab.pasted.puzzles.empty();
        input += own ? std::string_view(lab.pasted.puzzles[i]) : table.puzzle(table.row(table.order()[i]));
        input += '\n';
    }
    for (const Racer& racer : lab.race.racers) works.dismiss(racer.work);
    const auto puzzles = static_cast<std::int64_t>(count);
    lab.race.start(fill(words::kLabRaceTitle, {race_list_name(), counted(puzzles, words::kRowOne, words::kRowMany)}),
                   puzzles);
    for (const LabEntry& entry : lab.methods.entries()) {
        if (!entry.on) continue;
        LabPage::Options own = options_of(entry);
        own.insert(options->options.begin(), options->options.end());
        const std::string name = name_of(entry);
        const int work =
            works.start(WorkKind::lab, fill(words::kLabRaceWork, {name}), "classic", std::move(own), input);
        lab.race.add(name, work);
    }
    lab.fold_all();
    lab.unfolded = -1;
    notice.say({});
}

void Model::export_dimacs(bool to_file) {
    LabPage::Options options{{"method", "sat"}, {"dimacs", ""}};
    for (const LabEntry& entry : lab.methods.entries()) {
        if (entry.kind().id == "sat" && !entry.added) options = options_of(entry);
    }
    options["dimacs"] = "";
    const LabPuzzle puzzle = lab.puzzle();
    if (puzzle.diagonal) options["diagonal"] = "";
    const std::string input = input_of(puzzle, options);
    lab.dimacs_text.clear();
    lab.dimacs_to_file = to_file;
    lab.dimacs_work =
        works.start(WorkKind::analysis, std::string(words::kLabDimacsWork), "classic", std::move(options), input);
}

bool Model::lab_rows(int id, std::string_view rows) {
    if (lab.runs.rows(id, rows) || lab.race.rows(id, rows)) return true;
    if (id == 0 || id != lab.dimacs_work) return false;
    lab.dimacs_text += rows;
    lab.dimacs_text += '\n';
    return true;
}

bool Model::lab_problem(int id, std::int64_t line, std::string_view sentence) {
    if (lab.runs.problem(id, sentence) || lab.race.problem(id, line, sentence)) return true;
    if (id == 0 || id != lab.dimacs_work) return false;
    lab.problem = fill(words::kLabDimacsFailed, {sentence});
    return true;
}

void Model::lab_told(int id, std::string_view text) {
    const WorkItem* work = works.find(id);
    if (work == nullptr || work->kind != WorkKind::lab) return;
    works.told(id, with_thin_spaces(text));
    if (!lab.runs.told(id, text, host_.now_seconds())) lab.race.told(*work, works.seconds_of(*work));
}

std::optional<std::string> Model::lab_ended(int id, WorkEnd end, std::string_view message) {
    const WorkItem* work = works.find(id);
    if (id != 0 && id == lab.dimacs_work) {
        end_dimacs(end, message);
        return std::nullopt;
    }
    if (work == nullptr || work->kind != WorkKind::lab) return std::nullopt;
    WorkItem last = *work;
    last.seconds = works.seconds_of(*work);
    lab.race.told(last, last.seconds);
    if (const LabRun* run = lab.runs.ended(last, end, message, host_.now_seconds())) {
        if (lab.runs.running() == 0) {
            notice.say(
                counted(static_cast<std::int64_t>(lab.runs.runs.size()), words::kLabDoneOne, words::kLabDoneMany));
        }
        return outcome_of(*run);
    }
    if (const Racer* racer = lab.race.ended(id, end, message)) {
        if (lab.race.running() == 0) notice.say(lab.race.result());
        return fill(words::kLabRaceResult,
                    {thousands(racer->done), thousands(lab.race.puzzles), thousands(racer->solved)});
    }
    return std::nullopt;
}

void Model::end_dimacs(WorkEnd end, std::string_view message) {
    lab.dimacs_work = 0;
    if (end == WorkEnd::failed) lab.problem = fill(words::kLabDimacsFailed, {message});
    if (end != WorkEnd::finished || lab.dimacs_text.empty()) return;
    if (lab.dimacs_to_file) {
        host_.save_file("rookery-puzzle.cnf", lab.dimacs_text);
    } else {
        host_.copy_text(lab.dimacs_text);
    }
    notice.say_done(std::string(lab.dimacs_to_file ? words::kLabDimacsSaved : words::kLabDimacsCopied));
    lab.dimacs_text.clear();
}

}  // namespace rookery::shell
