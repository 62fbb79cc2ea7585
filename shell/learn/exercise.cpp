#include "shell/learn/exercise.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

bool contains(const std::vector<CellDigit>& list, CellDigit one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

// The marks that make up a step: its eliminations, or its placement.
std::vector<CellDigit> wanted_by(const StepRecord& step) {
    if (step.placement && step.eliminations.empty()) return {*step.placement};
    return step.eliminations;
}

std::string place_of(CellDigit mark) {
    return cell_in_words(mark.cell);
}

}  // namespace

Exercise::Exercise(Technique technique, Board board, Grid9 solution, std::vector<StepRecord> steps)
    : technique_{technique}, board_{std::move(board)}, solution_{solution}, steps_{std::move(steps)} {}

bool Exercise::has_mark(int cell, int digit) const {
    return contains(marks_, {static_cast<std::uint8_t>(cell), static_cast<Digit>(digit)});
}

bool Exercise::toggle(int cell, int digit) {
    if (over_ || (candidates_of(board_)[cell] & digit_bit(digit)) == 0) return false;
    const CellDigit mark{static_cast<std::uint8_t>(cell), static_cast<Digit>(digit)};
    const auto found = std::find(marks_.begin(), marks_.end(), mark);
    if (found == marks_.end()) {
        marks_.push_back(mark);
    } else {
        marks_.erase(found);
    }
    return true;
}

bool Exercise::places() const {
    return std::all_of(steps_.begin(), steps_.end(),
                       [](const StepRecord& step) { return step.placement && step.eliminations.empty(); });
}

ExerciseOutcome Exercise::check() const {
    using Kind = ExerciseOutcome::Kind;
    if (marks_.empty()) return {Kind::none, std::string(places() ? words::kMarkToPlace : words::kMarkToRemove), -1};
    for (const CellDigit mark : marks_) {
        const bool known = std::any_of(steps_.begin(), steps_.end(),
                                       [&](const StepRecord& step) { return contains(wanted_by(step), mark); });
        if (!known) return {Kind::wrong, why_not(mark), -1};
    }
    int missing = Geometry9::kCells * 9;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const std::vector<CellDigit> wanted = wanted_by(steps_[i]);
        const auto lacking =
            std::count_if(wanted.begin(), wanted.end(), [this](CellDigit one) { return !contains(marks_, one); });
        if (lacking == 0) return {Kind::whole, sentence_of(steps_[i]), static_cast<int>(i)};
        missing = std::min(missing, static_cast<int>(lacking));
    }
    return {Kind::partial, counted(missing, words::kOneMoreGoes, words::kMoreGo), -1};
}

// For a mark that is in no step of the technique: it contradicts the solution, or it is true but not for this reason.
std::string Exercise::why_not(CellDigit mark) const {
    const std::string digit = std::to_string(mark.digit);
    const std::string place = place_of(mark);
    const std::string technique(name_in_words(technique_));
    const Digit right = solution_[mark.cell];
    if (places()) {
        if (right != mark.digit) return fill(words::kWrongPlacement, {place, digit});
        return fill(words::kOtherPlacement, {place, digit, technique});
    }
    if (right == mark.digit) return fill(words::kWrongElimination, {place, digit});
    return fill(words::kOtherElimination, {place, digit, technique});
}

}  // namespace rookery::shell
