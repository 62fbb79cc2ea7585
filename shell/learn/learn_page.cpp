#include "shell/learn/learn_page.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/jobs/jobs.hpp"
#include "shell/jobs/language_option.hpp"
#include "shell/jobs/page.hpp"
#include "shell/jobs/saved_controls.hpp"
#include "shell/words/phrasing.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

std::map<std::string, std::string> options_for(Technique technique) {
    std::map<std::string, std::string> options{{"json", ""}, {"technique", std::string(name_of(technique))}};
    add_language_option(options);
    return options;
}

}  // namespace

// ----------------------------------------------------------------------------------------------------------- the guide

void LearnPage::open(Technique technique) {
    give_up_jobs();
    subject_ = technique;
    lesson_.reset();
    shows = LearnBoard::example;
    take_board({});
    unfolded_[static_cast<std::size_t>(label_of(technique).group)] = true;
    read_lesson_page();
}

void LearnPage::read_lesson_page() {
    language_ = sentence_language();
    lesson_job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kLearnLoading), "guide",
                                 options_for(*subject_), {});
}

// The texts on the page follow its language; what the user has marked stays.
void LearnPage::apply_changes(bool /*in_sight*/) {
    if (!subject_ || language_ == sentence_language() || lesson_job_ != 0 || look_job_ != 0) return;
    rewording_ = true;
    reworded_.clear();
    read_lesson_page();
    if (!steps_.empty()) look();
}

void LearnPage::open_list() {
    give_up_jobs();
    subject_.reset();
    lesson_.reset();
    shows = LearnBoard::example;
    take_board({});
}

void LearnPage::fold(TechniqueGroup family) {
    bool& open = unfolded_[static_cast<std::size_t>(family)];
    open = !open;
}

void LearnPage::give_up_jobs() {
    for (int* job : {&lesson_job_, &look_job_, &practice_job_}) {
        if (*job != 0) ws_.jobs.cancel(std::exchange(*job, 0));
    }
    rewording_ = false;
}

// ----------------------------------------------------------------------------------------------------------- the board

const StepRecord* LearnPage::pictured() const {
    if (place_ >= static_cast<int>(steps_.size())) return nullptr;
    if (practises() && !answer_shown_ && !exercise.is_over()) return nullptr;
    return &steps_[static_cast<std::size_t>(place_)];
}

void LearnPage::walk_steps(int by) {
    const auto count = static_cast<int>(steps_.size());
    if (count == 0) return;
    place_ = ((place_ + by) % count + count) % count;
    chains.follow(pictured());
}

void LearnPage::take_board(Board board) {
    board_ = std::move(board);
    steps_.clear();
    looked_end_.clear();
    place_ = 0;
    solution_ = {};
    exercise = {};
    outcome = {};
    answer_shown_ = false;
    chains.follow(nullptr);
}

// Searches for all steps of the technique on the board.
void LearnPage::look() {
    if (!subject_) return;
    auto options = options_for(*subject_);
    options["scale"] = scale_of(*subject_);
    options["values"] = line_of(board_);
    options["candidates"] = to_candidate_line(candidates_of(board_));
    look_job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kMineLooking), "steps", options,
                               puzzle_text_of(board_));
}

void LearnPage::show_example() {
    give_up_jobs();
    shows = LearnBoard::example;
    take_board(lesson_ && lesson_->example ? *lesson_->example : Board{});
    if (!is_blank(board_)) look();
}

void LearnPage::look_in(const Board& mine) {
    if (!subject_) return;
    give_up_jobs();
    shows = LearnBoard::mine;
    take_board(mine);
    look();
}

// ------------------------------------------------------------------------------------------------------------ practice

void LearnPage::practise() {
    if (!subject_) return;
    give_up_jobs();
    shows = LearnBoard::practice;
    take_board({});
    auto options = options_for(*subject_);
    options["scale"] = scale_of(*subject_);
    options["basics"] = name_of(basics);
    options["seed"] = std::to_string(ws_.fresh_seed());
    practice_job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kPracticeJob), "practice", options, {});
}

void LearnPage::stop_looking() {
    if (practice_job_ == 0) return;
    ws_.jobs.cancel(std::exchange(practice_job_, 0));
    problem = words::kPracticeCancelled;
}

void LearnPage::mark(int cell, int digit) {
    if (cell < 0 || cell >= Geometry9::kCells || digit < 1 || digit > 9) return;
    cursor_ = cell;
    if (has_exercise() && exercise.toggle(cell, digit)) outcome = {};
}

void LearnPage::clear_marks() {
    exercise.clear();
    outcome = {};
}

void LearnPage::check() {
    if (!has_exercise() || exercise.is_over()) return;
    outcome = exercise.check();
    if (outcome.kind == ExerciseOutcome::Kind::wrong) ++progress.at(*subject_).wrong;
    if (outcome.kind != ExerciseOutcome::Kind::whole) return;
    ++progress.at(*subject_).solved;
    place_ = outcome.step;
    exercise.end();
    chains.follow(pictured());
}

void LearnPage::show_answer() {
    if (!has_exercise() || exercise.is_over()) return;
    ++progress.at(*subject_).shown;
    answer_shown_ = true;
    exercise.end();
    outcome = {};
    chains.follow(pictured());
}

void LearnPage::play_exercise() {
    const std::string said(words::kDidPlayExercise);
    ws_.hand_over(OpenPuzzle{board_, said, said});
}

void LearnPage::take_practice_row(std::string_view row) {
    auto board = board_in_row(row);
    const auto solution = solution_in_row(row);
    if (!board || !solution) return;
    take_board(std::move(*board));
    solution_ = *solution;
}

// ---------------------------------------------------------------------------------------------------------- job events

void LearnPage::take_step_row(std::string_view json) {
    auto row = read_path_row(json);
    if (auto* step = std::get_if<StepRecord>(&row)) (rewording_ ? reworded_ : steps_).push_back(std::move(*step));
    if (const auto* end = std::get_if<PathOutcome>(&row)) looked_end_ = end->end;
}

void LearnPage::job_rows(const JobItem& job, std::string_view rows) {
    for_each_row(rows, [&](std::string_view row) {
        if (job.id == lesson_job_) lesson_ = read_lesson(row);
        if (job.id == practice_job_) take_practice_row(row);
        if (job.id == look_job_) take_step_row(row);
    });
}

std::string LearnPage::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == lesson_job_) {
        lesson_job_ = 0;
        if (!lesson_) problem = fill(words::kLearnNoPage, {message});
        if (lesson_ && shows == LearnBoard::example && !rewording_) show_example();
        if (look_job_ == 0) rewording_ = false;
    } else if (job.id == practice_job_) {
        practice_job_ = 0;
        if (is_blank(board_)) {
            problem = fill(words::kPracticeFailed, {message});
        } else {
            look();
        }
    } else if (job.id == look_job_) {
        end_look(end, message);
    }
    return {};
}

void LearnPage::end_look(JobEnd end, std::string_view message) {
    look_job_ = 0;
    if (rewording_) {
        if (reworded_.size() == steps_.size()) steps_ = std::move(reworded_);
        exercise.reword(steps_);
        if (outcome.kind != ExerciseOutcome::Kind::none) outcome = exercise.check();
        if (lesson_job_ == 0) rewording_ = false;
        return;
    }
    if (end == JobEnd::failed) problem = fill(words::kPracticeFailed, {message});
    if (practises()) exercise = Exercise(*subject_, board_, solution_, steps_);
    chains.follow(pictured());
}

// --------------------------------------------------------------------------------------------- cursor, and saved state

bool LearnPage::select(int cell) {
    if (cell >= 0 && cell < Geometry9::kCells) cursor_ = cell;
    return true;
}

bool LearnPage::move_cursor(int rows, int columns) {
    const int row = (cursor_ / 9 + rows % 9 + 9) % 9;
    const int column = (cursor_ % 9 + columns % 9 + 9) % 9;
    cursor_ = row * 9 + column;
    return true;
}

void LearnPage::save_settings(saved::Json& settings) const {
    saved::save_controls(*this, settings);
}

void LearnPage::take_settings(const saved::Json& settings) {
    saved::take_controls(*this, settings);
}

}  // namespace rookery::shell
