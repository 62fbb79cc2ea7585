// Analysis: the number of solutions, the rating and the solve path of one puzzle. The count is computed at once; the
// rest comes from a job.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rate/se_scale.hpp"
#include "shell/board/path_row.hpp"
#include "shell/board/solutions.hpp"

namespace rookery::shell {

struct Analysis {
    enum class State : std::uint8_t { none, working, done, failed, cancelled };
    enum class Solutions : std::uint8_t { unknown, none, one, several };

    std::string puzzle;  // the analysed puzzle as text; empty if there is no puzzle
    int clues = 0;
    Solutions solutions = Solutions::unknown;
    std::string solution;  // the first one, 81 digits; empty if there is none or it is unknown
    std::shared_ptr<const SeveralSolutions> several;  // for Solutions::several: the solutions, once computed; else null
    bool several_sought = false;
    State state = State::none;
    std::vector<StepRecord> steps;
    PathOutcome outcome;
    std::string message;                        // failed: the reason
    TechniqueSet techniques = se_techniques();  // those used to find the path
    Language language = Language::english;      // of the steps' sentences

    // The rating always refers to the whole scale. If the path uses only some techniques, the rating is set only if it
    // was known before.
    bool is_whole() const { return techniques == se_techniques(); }
    bool is_rated() const { return state == State::done && outcome.er > 0 && (outcome.end == "solved" || !is_whole()); }
    bool is_beyond() const { return is_stuck() && is_whole(); }
    bool is_stuck() const { return state == State::done && outcome.end == "beyond"; }  // no further step, unsolved
    // Copies the rating from the analysis of the same puzzle with all techniques.
    void borrow_rating(const Analysis& whole);
    void add_row(std::string_view json);
    // Takes the sentence of a step of the same path in another language.
    void reword(std::string_view json);
};

// The part that needs no job: clues, and the number of solutions unless counting takes too long.
Analysis first_look(const Board& board);

// "7.2", "beyond" or "-": a rating for display. `tenths` is one of the outcome's three.
std::string rating_text(const Analysis& analysis, int tenths);
// "7.2", "-" for a step that is not on the scale; a length is written as it is.
std::string step_rating_text(int rating, bool by_length);
// "one solution", "5 solutions", ...; empty while unknown.
std::string solutions_text(const Analysis& analysis);

// The latest analyses with the techniques used, so that undo and reopening a row cost nothing.
class AnalysisCache {
  public:
    void keep(const Analysis& analysis);
    const Analysis* find(std::string_view puzzle, TechniqueSet techniques = se_techniques()) const;

  private:
    static constexpr std::size_t kMax = 32;
    std::list<Analysis> kept_;  // latest first
};

}  // namespace rookery::shell
