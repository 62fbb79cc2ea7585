// Analysis: what is known about one puzzle: how many solutions, its rating, its solve path. The count is found on the
// spot; the rest arrives from a job.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rate/se_scale.hpp"
#include "shell/board/path_step.hpp"
#include "shell/board/several_solutions.hpp"

namespace rookery::shell {

struct Analysis {
    enum class State : std::uint8_t { none, working, done, failed, cancelled };
    enum class Solutions : std::uint8_t { unknown, none, one, several };

    std::string puzzle;  // as text: what it is about; empty if there is no puzzle
    int clues = 0;
    Solutions solutions = Solutions::unknown;
    std::string solution;  // the first one, 81 digits; empty if there is none or it is not known
    std::shared_ptr<const SeveralSolutions> several;  // Solutions::several: those, once sought; else null
    bool several_sought = false;
    State state = State::none;
    std::vector<PathStep> steps;
    PathOutcome outcome;
    std::string message;                        // failed: why
    TechniqueSet techniques = se_techniques();  // those that the path was looked for with

    // The rating is that of the whole scale. If the path has but some of the techniques, it is there only if it is
    // known from before.
    bool is_whole() const { return techniques == se_techniques(); }
    bool is_rated() const { return state == State::done && outcome.er > 0 && (outcome.end == "solved" || !is_whole()); }
    bool is_beyond() const { return is_stuck() && is_whole(); }
    bool is_stuck() const { return state == State::done && outcome.end == "beyond"; }  // before the solution
    // Takes the rating over from the analysis of the same puzzle with all techniques.
    void borrow_rating(const Analysis& whole);
    void add_row(std::string_view json);
};

// The part that needs no job: clues, and the number of solutions unless counting takes more than a moment.
Analysis first_look(const Board& board);

// "7.2", "beyond" or "-": the three ratings for people. `tenths` is one of the outcome's.
std::string rating_text(const Analysis& analysis, int tenths);
// "7.2", "-" for a step that is not on the scale; a length as it is.
std::string step_rating_text(int rating, bool by_length);
// "one solution", "5 solutions", ...; empty while it is not known.
std::string solutions_text(const Analysis& analysis);

// The last few puzzles looked at, with the techniques used, so that undo and opening a row again cost nothing.
class AnalysisCache {
  public:
    void keep(const Analysis& analysis);
    const Analysis* find(std::string_view puzzle, TechniqueSet techniques = se_techniques()) const;

  private:
    static constexpr std::size_t kMax = 32;
    std::list<Analysis> kept_;  // the latest first
};

}  // namespace rookery::shell
