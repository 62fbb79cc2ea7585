#include "shell/generate/generate_page.hpp"

#include <algorithm>
#include <utility>

#include "generate/geometry/reasons.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void GeneratePage::command_begins() {
    results.forget_failure();
    exact.forget_failure();
}

bool GeneratePage::covers_board() const {
    return view == GenerateView::puzzles || !ws_.shows(PanelPage::mode);
}

void GeneratePage::set_pattern(CellSet pattern, std::string name) {
    Document document = ws_.history.now();
    document.pattern = pattern;
    results.forget_failure();
    ws_.history.change(document, std::move(name), Mode::generate);
}

void GeneratePage::draw(int cell, bool clue, std::int64_t stroke) {
    Document document = ws_.history.now();
    document.pattern = drawn(document.pattern, cell, clue, symmetry_);
    results.forget_failure();
    ws_.history.change_in_group(document, std::string(words::kDidDraw), Mode::generate, stroke);
}

void GeneratePage::move(PatternMove move) {
    set_pattern(moved(pattern(), move), std::string(words::kDidMovePattern));
}

void GeneratePage::set_symmetry(PatternSymmetry symmetry) {
    symmetry_ = symmetry;
    set_pattern(completed(pattern(), symmetry), fill(words::kDidSymmetry, {title_of(symmetry)}));
}

void GeneratePage::complete() {
    set_pattern(completed(pattern(), symmetry_), fill(words::kDidSymmetry, {title_of(symmetry_)}));
}

std::string GeneratePage::impossible() const {
    if (pattern().empty()) return {};
    const std::string reason = impossible_by_lines(pattern());
    return reason.empty() ? std::string(feasibility.impossible(pattern())) : reason;
}

ExactAtOnce GeneratePage::exact_at_once() const {
    ExactAtOnce known;
    if (!exact.strategies.places_digits()) {
        known.missing = std::string(words::kExactNoSingles);
    } else if (pattern().empty()) {
        known.missing = std::string(words::kExactNoPattern);
    } else if (const auto& reason = exact.position_reason()) {
        known.impossible = reason->sentence;
        known.cells = reason->cells;
    } else {
        known.impossible = impossible();
    }
    return known;
}

std::string GeneratePage::exact_text() const {
    const ExactAtOnce known = exact_at_once();
    if (!known.missing.empty()) return known.missing;
    if (!known.impossible.empty()) return fill(words::kAnswerImpossible, {known.impossible});
    const ExactAnswer* answer = exact_answer();
    return answer == nullptr ? std::string{} : text_of(*answer);
}

const ExactAnswer* GeneratePage::exact_clues() const {
    const ExactAnswer* answer = exact_answer();
    return answer != nullptr && answer->feasibility == Answer::clues ? answer : nullptr;
}

CellSet GeneratePage::exact_marks() const {
    const ExactAtOnce known = exact_at_once();
    const ExactAnswer* answer = exact_answer();
    return answer == nullptr || known.is_decisive() ? known.cells : answer->marked;
}

std::string GeneratePage::pattern_text() const {
    if (shows_exact()) return pattern().empty() ? std::string{} : title_of(pattern());
    if (settings.has_ease()) return std::string(words::kCellsFromEase);
    switch (settings.start) {
        case StartFrom::like:
            return std::string(words::kCellsLike);
        case StartFrom::near:
            return std::string(words::kCellsNear);
        case StartFrom::within:
            return std::string(words::kCellsWithin);
        case StartFrom::anew:
            break;
    }
    if (!pattern().empty()) return title_of(pattern());
    if (symmetry_ == PatternSymmetry::none) return std::string(words::kFreePattern);
    return fill(words::kFreeSymmetric, {title_in_sentence(symmetry_)});
}

void GeneratePage::put_results_away() {
    former_.push_back(std::exchange(results, GenerateResults{}));
    if (former_.size() > kMaxFormer) former_.erase(former_.begin());
}

bool GeneratePage::show_results(int set) {
    if (results.set == set) return true;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const auto& r) { return r.set == set; });
    if (there == former_.end()) return false;
    GenerateResults wanted = std::move(*there);
    former_.erase(there);
    put_results_away();
    results = std::move(wanted);
    return true;
}

GenerateResults* GeneratePage::results_of(int job) {
    if (job == 0) return nullptr;
    if (results.job() == job) return &results;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const auto& r) { return r.job() == job; });
    return there == former_.end() ? nullptr : &*there;
}

void GeneratePage::show_asked() {
    const ExactQuestion asked = exact.asked();
    set_pattern(asked.pattern, std::string(words::kDidBackToAsked));
    exact.strategies = asked.strategies;
}

void GeneratePage::show_exact_of(int job) {
    view = GenerateView::exact;
    const ExactPage::Asked* asked = exact.asked_by(job);
    if (asked == nullptr) return;
    exact.strategies = asked->question.strategies;
    if (asked->fewest) {
        if (!is_open(SettingsSection::fewest)) flip(SettingsSection::fewest);
    } else if (asked->question.pattern != pattern()) {
        set_pattern(asked->question.pattern, std::string(words::kDidBackToAsked));
        ws_.notice.say_with_undo(std::string(words::kDidBackToAsked));
    }
}

}  // namespace rookery::shell
