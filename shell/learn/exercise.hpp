// Exercise: a board on which one technique is needed, the candidates that the player has marked, and whether they are
// the eliminations or placements of a step of that technique.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "board/grid.hpp"
#include "logic/step.hpp"
#include "logic/technique.hpp"
#include "shell/board/path_row.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

// The assessment of the marks of one exercise.
struct ExerciseOutcome {
    enum class Kind : std::uint8_t {
        none,     // nothing is marked
        whole,    // all of a step; any other marks belong to other steps
        partial,  // nothing wrong, but a step does more
        wrong,    // a mark is not part of any step of the technique
    };
    Kind kind = Kind::none;
    std::string sentence;
    int step = -1;  // whole: the step's index
};

class Exercise {
  public:
    Exercise() = default;
    // `steps`: all steps of the technique on the board.
    Exercise(Technique technique, Board board, Grid9 solution, std::vector<StepRecord> steps);

    const std::vector<CellDigit>& marks() const { return marks_; }
    bool has_mark(int cell, int digit) const;
    // False: not a candidate of that cell, or the exercise is over.
    bool toggle(int cell, int digit);
    void clear() { marks_.clear(); }
    // Whether the steps are placements, not eliminations.
    bool places() const;

    // The same steps in another language.
    void reword(std::vector<StepRecord> steps) { steps_ = std::move(steps); }
    ExerciseOutcome check() const;
    bool is_over() const { return over_; }
    void end() { over_ = true; }

  private:
    std::string why_not(CellDigit mark) const;

    Technique technique_{};
    Board board_;
    Grid9 solution_{};
    std::vector<StepRecord> steps_;
    std::vector<CellDigit> marks_;
    bool over_ = false;
};

}  // namespace rookery::shell
