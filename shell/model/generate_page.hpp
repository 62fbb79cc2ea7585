// GeneratePage: the pattern of clue cells, what else is wanted of the puzzles, those that were found, and the question
// whether strategies alone can solve clues on it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "model/exact_page.hpp"
#include "model/generate_results.hpp"
#include "model/generate_wishes.hpp"
#include "model/history.hpp"
#include "model/level_table.hpp"
#include "model/pattern_shelf.hpp"
#include "model/pattern_verdict.hpp"
#include "model/patterns.hpp"

namespace rookery::shell {

enum class GenerateView : std::uint8_t { wishes, puzzles, exact };

// What can be said of the question of the view "Exact" without a search.
struct ExactAtOnce {
    std::string missing;     // what is still to be chosen, in a sentence; empty: nothing
    std::string impossible;  // why no digits on the pattern can be solved, in a sentence; empty: not known
    CellSet cells;           // that are the reason
    bool settles() const { return !missing.empty() || !impossible.empty(); }
};

// The parts of the panel that are folded away until they are needed: of the wishes, and of the view "Exact".
enum class WishSection : std::uint8_t { more, start, ease, stop, fewest };
inline constexpr int kWishSectionCount = 5;

class GeneratePage {
  public:
    explicit GeneratePage(History& history) : history_{history} {}

    CellSet pattern() const { return history_.now().pattern; }
    void set_pattern(CellSet pattern, std::string name);
    // One brush stroke is one undo step: cells drawn with the same stroke number belong together.
    void draw(int cell, bool clue, std::int64_t stroke);
    void move(PatternMove move);
    PatternSymmetry symmetry() const { return symmetry_; }
    // The pattern is completed to the symmetry.
    void set_symmetry(PatternSymmetry symmetry);
    void take_symmetry(PatternSymmetry symmetry) { symmetry_ = symmetry; }  // the pattern stays as it is
    bool is_symmetric() const { return has_symmetry(pattern(), symmetry_); }
    void complete();  // to the chosen symmetry, which moving it may have broken

    // Why no puzzle has these clue cells, in a sentence; empty if geometry does not say so. The reasons that take
    // longer come with the verdict.
    std::string impossible() const;
    PatternVerdict verdict;
    // What there is to say of the pattern in a line: "24 clue cells, half-turn symmetry".
    std::string pattern_text() const;
    // The clue cells are the pattern's: none are drawn, or they come from elsewhere, otherwise.
    bool uses_pattern() const { return !pattern().empty() && !wishes.frees_cells(); }

    GenerateWishes wishes;
    GenerateResults results;
    // Puts the results away as a set that can come back, and begins another one of that number.
    void clear_results(int next_set);
    // Brings back the set of that number. False: it is not kept any more.
    bool show_results(int set);
    // Those that this work fills, shown or put away; null: none.
    GenerateResults* results_of(int work);
    PatternShelf shelf;
    LevelTable levels;

    ExactPage exact;
    ExactAtOnce exact_at_once() const;
    // The same in words, or the answer; empty as long as there is neither.
    std::string exact_text() const;
    CellSet exact_marks() const;  // the cells that are the reason why it is impossible
    // The answer that there is to the present question, or null.
    const ExactAnswer* exact_answer() const { return exact.answer(pattern()); }
    bool shows_exact() const { return view == GenerateView::exact; }
    // The cells of the pattern matter to what is shown.
    bool asks_of_pattern() const { return shows_exact() ? !pattern().empty() : uses_pattern(); }

    GenerateView view = GenerateView::wishes;
    bool is_open(WishSection section) const { return open_[static_cast<std::size_t>(section)]; }
    void flip(WishSection section) { open_[static_cast<std::size_t>(section)] ^= true; }
    int per_page = 4;  // puzzles of a printed page: 1, 2, 4 or 6

  private:
    static constexpr std::size_t kMostFormer = 3;
    void put_results_away();

    History& history_;
    std::vector<GenerateResults> former_;  // the latest last
    PatternSymmetry symmetry_ = PatternSymmetry::none;
    std::array<bool, kWishSectionCount> open_{};
};

}  // namespace rookery::shell
