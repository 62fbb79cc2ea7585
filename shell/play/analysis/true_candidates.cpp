#include "shell/play/analysis/true_candidates.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "board/names.hpp"
#include "shell/board/json_members.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

constexpr int kCap = 1000;  // limit of solutions counted per candidate

// The current board as a puzzle: entered digits count as givens.
std::string puzzle_text_as_it_stands(const Board& board) {
    Board standing = board;
    standing.givens = values_of(board);
    standing.entered = Grid9{};
    return puzzle_text_of(standing);
}

std::string count_text(int count) {
    return thousands(count) + (count >= kCap ? "+" : "");
}

}  // namespace

TrueCandidates::TrueCandidates(Workspace& workspace, Play& play) : BoardRun(workspace, play) {}

void TrueCandidates::show(bool on) {
    on_ = on;
    board_.clear();
    if (!on) give_up();
}

void TrueCandidates::apply_changes() {
    if (!on_) return;
    std::string now = puzzle_text_as_it_stands(play_.board());
    if (now == board_) return;
    give_up();
    board_ = std::move(now);
    solutions_.reset();
    problem_.clear();
    // If the puzzle has only one solution, the candidates reveal it.
    if (play_.analysis().solutions == Analysis::Solutions::one) play_.note_solution_shown();
    if (!conflicts_of(play_.board()).empty()) {
        solutions_ = 0;
        counts_ = {};
        return;
    }
    start(words::kTrueCandidates, "candidates", {{"json", ""}, {"cap", std::to_string(kCap)}}, board_);
}

void TrueCandidates::take_row(std::string_view text) {
    const nlohmann::json row = nlohmann::json::parse(text, nullptr, false);
    const auto counts = row.find("counts");
    if (counts == row.end() || !counts->is_array() || counts->size() != counts_.size()) return;
    for (std::size_t cell = 0; cell < counts_.size(); ++cell) counts_[cell] = (*counts)[cell];
    solutions_ = number_member(row, "solutions");
}

template <class Holds>
Candidates9 TrueCandidates::candidates_with(Holds holds) const {
    Candidates9 all = candidates_of(play_.board());
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for (DigitSet rest = all[cell]; rest != 0; rest = without_lowest(rest)) {
            const Digit digit = lowest_digit(rest);
            if (!holds(count(cell, digit))) all[cell] = static_cast<DigitSet>(all[cell] & ~digit_bit(digit));
        }
    }
    return all;
}

Candidates9 TrueCandidates::dead() const {
    return candidates_with([](int count) { return count == 0; });
}

Candidates9 TrueCandidates::single() const {
    // With one solution left, all of its digits would qualify.
    return solutions_ == 1 ? Candidates9{} : candidates_with([](int count) { return count == 1; });
}

std::string TrueCandidates::solutions_text() const {
    if (!problem_.empty()) return problem_;
    if (!solutions_) return std::string(words::kTrueCounting);
    if (*solutions_ == 0) return std::string(words::kTrueLeftNone);
    if (*solutions_ >= kCap) return fill(words::kTrueLeftOrMore, {thousands(kCap)});
    return counted(*solutions_, words::kTrueLeftOne, words::kTrueLeftMany);
}

std::string TrueCandidates::cell_text(int cell) const {
    if (!are_known() || play_.board().digit_at(cell) != 0) return {};
    std::string digits;
    for (int digit = 1; digit <= 9; ++digit) {
        if (const int number = count(cell, digit); number > 0) {
            append_item(digits, fill(words::kTrueDigit, {std::to_string(digit), count_text(number)}));
        }
    }
    return fill(digits.empty() ? words::kTrueCellNone : words::kTrueCell, {cell_in_words(cell), digits});
}

}  // namespace rookery::shell
