// Model: the view "Exact" of the mode "Generate". The search for clues that strategies alone can solve, and what
// becomes of its answer.
#include <algorithm>
#include <cmath>
#include <utility>

#include "exact/techniques.hpp"
#include "model/format.hpp"
#include "model/model.hpp"
#include "model/strings_exact.hpp"
#include "model/strings_generate.hpp"

namespace rookery::shell {
namespace {

std::map<std::string, std::string> options_of(StrategySet strategies, const ExactPage::Limits& limits) {
    return {{"strategies", names_of(strategies)}, {"seed", std::to_string(limits.seed)}, {"json", ""}};
}

std::string clue_cells_text(CellSet pattern) {
    return counted(pattern.size(), words::kClueCellOne, words::kClueCellMany);
}

}  // namespace

bool Model::can_decide() const {
    return !generate.exact.running() && !generate.exact_at_once().settles();
}

void Model::decide() {
    const auto limits = generate.exact.read_limits(++seed_);
    if (!limits) return say_fields_wrong({&generate.exact.minutes, &generate.exact.seed});
    start_deciding(*limits);
}

void Model::decide_again() {
    const ExactAnswer* answer = generate.exact_answer();
    auto limits = generate.exact.read_limits(seed_);
    if (!limits) return say_fields_wrong({&generate.exact.minutes, &generate.exact.seed});
    if (answer != nullptr) limits->seed = answer->seed + 1;
    start_deciding(*limits);
}

void Model::start_deciding(const ExactPage::Limits& limits) {
    const ExactQuestion asked = generate.exact.question(generate.pattern());
    auto options = options_of(asked.strategies, limits);
    options["pattern"] = mask_of(asked.pattern);
    const std::string name = fill(words::kWorkDecide, {clue_cells_text(asked.pattern)});
    generate.exact.start(works.start(WorkKind::exact, name, "exact", std::move(options), {}), asked, limits);
    notice.say({});
}

void Model::search_fewest() {
    const auto limits = generate.exact.read_limits(++seed_);
    if (!limits) return say_fields_wrong({&generate.exact.minutes, &generate.exact.seed});
    auto options = options_of(generate.exact.strategies, *limits);
    options["fewest"] = "";
    const int work = works.start(WorkKind::exact, std::string(words::kWorkFewest), "exact", std::move(options), {});
    generate.exact.start_fewest(work, *limits);
    notice.say({});
}

void Model::end_deciding_when_time_is_up() {
    ExactPage& exact = generate.exact;
    const WorkItem* work = exact.running() ? works.find(exact.work()) : nullptr;
    if (work == nullptr || exact.seconds_allowed() <= 0 || exact.time_is_up) return;
    if (works.seconds_of(*work) < exact.seconds_allowed()) return;
    exact.time_is_up = true;
    works.cancel(exact.work());
}

std::optional<std::string> Model::exact_ended(int id, WorkEnd end, std::string_view message) {
    const WorkItem* work = works.find(id);
    if (work == nullptr || work->kind != WorkKind::exact) return std::nullopt;
    WorkItem last = *work;
    last.seconds = works.seconds_of(*work);
    auto said = generate.exact.ended(last, end, message);
    if (generate.exact.seeks_fewest()) host_.remember(kFewestKey, generate.exact.fewest.as_text());
    return said;
}

void Model::settle_exact() {
    if (mode == Mode::generate && generate.shows_exact()) generate.exact.look_at(generate.pattern());
}

void Model::open_exact() {
    const ExactAnswer* answer = generate.exact_answer();
    if (answer != nullptr && answer->verdict == Answer::clues) open_solved(answer->puzzle, answer->question.strategies);
}

void Model::open_fewest(std::size_t index) {
    const auto& records = generate.exact.fewest.records();
    if (index < records.size()) open_solved(records[index].puzzle, records[index].strategies);
}

void Model::open_solved(const Grid9& puzzle, StrategySet strategies) {
    const std::string said = fill(words::kOpenedExact, {names_in_sentence(strategies)});
    techniques_before_open_ = techniques.set();
    techniques.take(techniques_of(strategies));
    play.load(board_of(puzzle), said);
    mode = Mode::play;
    close_pages();
    notice.say_with_undo(said, kUndoOpenExact);
    settle();
}

bool Model::can_undo_open_exact() const {
    return notice.undo_command == kUndoOpenExact;
}

void Model::undo_open_exact() {
    techniques.take(techniques_before_open_);
    undo();
    mode = Mode::generate;
}

bool Model::asked_elsewhere() const {
    const ExactPage& exact = generate.exact;
    return exact.has_run() && !exact.seeks_fewest() && exact.is_news() &&
           exact.asked() != exact.question(generate.pattern());
}

void Model::show_asked() {
    generate.set_pattern(generate.exact.asked().pattern, std::string(words::kDidBackToAsked));
    generate.exact.strategies = generate.exact.asked().strategies;
}

std::string exact_progress_text(const Model& model, const WorkItem& work) {
    const ExactPage& exact = model.generate.exact;
    const double seconds = model.works.seconds_of(work);
    const double allowed = exact.seconds_allowed();
    const std::string took = duration(std::floor(seconds));
    std::string text = exact.seeks_fewest() ? exact.fewest_so_far() : parts_done(work);
    const auto add = [&](const std::string& part) { text += "  \u00B7  " + part; };
    if (seconds >= 1) add(allowed > 0 ? fill(words::kTookOf, {took, duration(allowed)}) : took);
    if (work.paused) {
        add(std::string(words::kPaused));
    } else if (const auto left = model.works.seconds_left(work); left && !exact.seeks_fewest()) {
        add(fill(words::kTimeLeft, {duration(allowed > 0 ? std::min(*left, allowed - seconds) : *left)}));
    }
    return text;
}

}  // namespace rookery::shell
