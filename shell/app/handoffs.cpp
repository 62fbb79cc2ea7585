#include "shell/app/handoffs.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "board/clue_cells.hpp"
#include "exact/strategies.hpp"
#include "generate/difficulty.hpp"
#include "rate/rate.hpp"
#include "shell/app/model.hpp"
#include "shell/board/board_text.hpp"
#include "shell/board/solutions.hpp"
#include "shell/commands/commands.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

void say_none_chosen(Model& model) {
    model.notice.say_while(std::string(words::kNoPuzzleChosen), [&model, where = model.mode] {
        return model.mode == where && is_blank(board_in_sight(model));
    });
}

void take_grid(Model& model, const Grid9& grid, std::string name, std::string said) {
    model.go_to(Mode::enumerate);
    model.enumerate.take_grid(grid, std::move(name), std::move(said));
    model.apply_changes();
}

struct Route {
    Model& model;

    void operator()(const OpenPuzzle& puzzle) const {
        model.play.load(puzzle.board, puzzle.name);
        const bool stays = puzzle.may_stay_with_list && model.mode == Mode::list && model.list.board_with_list;
        if (!stays) model.go_to(Mode::play);
        if (puzzle.taken_back.empty()) return model.say_change(puzzle.said);
        model.notice.say_with_undo(puzzle.said, puzzle.taken_back);
    }
    void operator()(const OpenList& list) const { start_list(model, list.text, list.name, list.said); }
    void operator()(const OpenTool& tool) const {
        model.lab.open_tool(tool.tool, tool.options, tool.input);
        model.go_to(Mode::lab);
        model.sheet_open = true;
        model.notice.say(tool.said);
    }
    void operator()(const RunExample& example) const {
        model.go_to(Mode::lab);
        model.sheet_open = true;
        model.lab.open_example(example.id);
    }
    void operator()(const OpenText& pasted) const { model.paste(pasted.text, pasted.name); }
};

}  // namespace

void route(Model& model, const Handoff& handoff) {
    std::visit(Route{model}, handoff);
}

Board board_in_sight(const Model& model) {
    return model.page().board_in_sight();
}

Grid9 puzzle_in_sight(const Model& model) {
    return board_in_sight(model).givens;
}

void hand_to_play(Model& model) {
    const Board board = board_in_sight(model);
    if (is_blank(board)) return say_none_chosen(model);
    model.play.load(board, std::string(words::kDidToPlay));
    model.go_to(Mode::play);
    model.say_change(std::string(words::kDidToPlay));
}

void hand_to_generate(Model& model) {
    const Grid9 puzzle = puzzle_in_sight(model);
    if (puzzle == Grid9{}) return say_none_chosen(model);
    model.generate.set_pattern(clue_cells(puzzle), std::string(words::kDidToGenerate));
    if (!model.generate.shows_exact()) model.generate.view = GenerateView::settings;
    model.go_to(Mode::generate);
    model.say_change(std::string(words::kDidToGenerate));
}

void hand_to_enumerate(Model& model) {
    const Board board = board_in_sight(model);
    if (is_blank(board)) return say_none_chosen(model);
    // Candidates on the board may be needed to make its solution unique.
    if (model.mode == Mode::play && model.play.analysis().solutions == Analysis::Solutions::one) {
        if (const auto grid = grid_of_input(model.play.analysis().solution)) {
            return take_grid(model, *grid, std::string(words::kDidToEnumerate), std::string(words::kDidToEnumerate));
        }
    }
    const OnlySolution solution = only_solution(board);
    if (solution.found()) {
        return take_grid(model, solution.grid, std::string(words::kDidToEnumerate),
                         std::string(words::kDidToEnumerate));
    }
    model.notice.say(std::string(solution.answer == Uniqueness::several ? words::kSeveralToTake
                                 : solution.answer == Uniqueness::none  ? words::kNoSolutionToTake
                                                                        : words::kTooHardToTake));
}

void hand_to_lab(Model& model) {
    const Grid9 puzzle = puzzle_in_sight(model);
    if (puzzle == Grid9{}) return say_none_chosen(model);
    if (model.mode == Mode::play) {
        model.lab.take_from_board(std::string(words::kDidToLab));
    } else {
        model.lab.take(to_line(puzzle), false, std::string(words::kDidToLab));
    }
    model.lab.view = LabView::puzzle;
    model.go_to(Mode::lab);
    model.say_change(std::string(words::kDidToLab));
}

void show_around(Model& model) {
    const Grid9 puzzle = puzzle_in_sight(model);
    if (puzzle == Grid9{}) return say_none_chosen(model);
    route(model, OpenTool{"neighbours", "--minus 1 --plus 1", to_line(puzzle), std::string(words::kDidAround)});
}

void start_list(Model& model, std::string_view text, std::string_view name, std::string_view said) {
    model.list.survey(text, std::string(name), std::string(said));
    model.mode = Mode::list;
}

void take_board_grid(Model& model) {
    const Analysis& analysis = model.play.analysis();
    const auto grid = grid_of_input(analysis.solution);
    if (analysis.solutions != Analysis::Solutions::one || !grid) {
        return model.notice.say_while(std::string(words::kBoardNotUnique),
                                      [&model] { return model.play.analysis().solutions != Analysis::Solutions::one; });
    }
    take_grid(model, *grid, std::string(words::kGridFromBoard), std::string(words::kDidBoardGrid));
}

void take_board_pattern(Model& model) {
    model.generate.set_pattern(clue_cells(puzzle_of(model.play.board())), std::string(words::kDidUsePattern));
    model.go_to(Mode::generate);
    model.say_change(std::string(words::kDidUsePattern));
}

void list_race(Model& model) {
    std::string text;
    for (const std::string& line : model.lab.pasted.puzzles) text += line + '\n';
    if (text.empty()) return;
    const auto count = static_cast<std::int64_t>(model.lab.pasted.puzzles.size());
    start_list(model, text, model.lab.pasted.name, counted(count, words::kSentOne, words::kSentMany));
    model.close_panel_page();
}

void race_list(Model& model) {
    const bool replaces = !model.lab.pasted.puzzles.empty();
    if (replaces) model.lab.pasted_before = std::exchange(model.lab.pasted, {});
    model.lab.view = LabView::race;
    model.go_to(Mode::lab);
    const auto count = static_cast<std::int64_t>(model.lab.race_candidates());
    std::string said = fill(words::kDidListToRace, {thousands(count)});
    if (replaces) {
        model.notice.say_with_undo(std::move(said), kRestoreRaceList);
    } else {
        model.notice.say(std::move(said));
    }
}

void restore_race_list(Model& model) {
    if (!model.lab.pasted_before) return;
    std::swap(model.lab.pasted, *model.lab.pasted_before);
    if (model.lab.pasted_before->puzzles.empty()) model.lab.pasted_before.reset();
    model.lab.view = LabView::race;
    model.go_to(Mode::lab);
    model.notice.say(std::string(words::kDidRestoreRaceList));
}

void learn_shown_step(Model& model) {
    const StepRecord* step = model.play.pictured_step();
    const auto technique = step == nullptr ? std::nullopt : subject_named(step->technique);
    if (!technique) return;
    model.go_to(Mode::learn);
    model.learn.open(*technique);
}

void learn_in_board(Model& model) {
    if (is_blank(model.play.board())) return model.notice.say(std::string(words::kMineNoBoard));
    model.learn.look_in(model.play.board());
}

bool can_undo_open_exact(const Model& model) {
    return model.notice.undo_command == kUndoOpenExact;
}

void undo_open_exact(Model& model) {
    model.techniques.take(model.generate.exact.techniques_before);
    model.undo();
    model.mode = Mode::generate;
}

void open_pattern_link(Model& model, std::string_view mask) {
    const auto pattern = read_mask(mask);
    if (!pattern) return model.notice.say(std::string(words::kLinkNotRead));
    model.generate.set_pattern(*pattern, std::string(words::kDidOpenLink));
    if (!model.generate.shows_exact()) model.generate.view = GenerateView::settings;
    model.go_to(Mode::generate);
    model.say_change(fill(words::kDidOpenLinkOf, {title_of(*pattern)}));
}

void show_job(Model& model, int id) {
    const JobItem* job = model.jobs.find(id);
    if (job == nullptr) return;
    model.palette.open = false;
    for (Page* page : model.pages()) {
        if (page->show_job(*job)) return;
    }
}

}  // namespace rookery::shell
