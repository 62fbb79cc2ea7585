// One part: a figure of the whole list needs all of its ratings.
#include "verbs/rated/graded_lists.hpp"

#include <string>
#include <utility>
#include <vector>

#include "rate/hodoku_rating.hpp"
#include "text/text.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/rated/rater.hpp"

namespace rookery {
namespace {

class GradedList : public Job {
  public:
    GradedList(const Call& call, EaseWeight weight) : weight_{weight}, text_{parse(call.input)} {}

    std::int64_t parts() const final { return 1; }
    std::int64_t items() const final { return static_cast<std::int64_t>(text_.puzzles.size()); }
    std::int64_t items_in(std::int64_t) const final { return items(); }
    std::string_view item_name() const final { return "puzzles"; }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const final {
        for (const TextProblem& problem : text_.problems) sink.problem(problem.line, problem.column, problem.sentence);
        std::vector<GradedPuzzle> graded;
        Rater rater(sink, stop);
        for (const ParsedPuzzle& puzzle : text_.puzzles) {
            const Grid9* grid = ListJob::givens9(puzzle, sink, "levels");
            if (grid == nullptr) continue;
            sink.activity(std::to_string(graded.size()) + " of " + std::to_string(text_.puzzles.size()) + " rated");
            const SeRating rating = rater.rate(puzzle, *grid);
            if (rating.status == RatingStatus::stopped) return PartStatus::stopped;
            if (rating.status != RatingStatus::rated) continue;
            GradedPuzzle& one = graded.emplace_back(GradedPuzzle{grid->clue_count(), rating.er, ease_of(*grid)});
            if (wants_hodoku()) {
                const HodokuRating by_hodoku = rate_hodoku(*grid, rater.callback(), rater.workspace());
                if (by_hodoku.status == RatingStatus::stopped) return PartStatus::stopped;
                one.hodoku = by_hodoku.score;
            }
        }
        send_rows(graded, sink);
        return PartStatus::done;
    }

  protected:
    virtual void send_rows(const std::vector<GradedPuzzle>& puzzles, Sink& sink) const = 0;
    virtual bool wants_hodoku() const { return false; }
    EaseWeight weight_;

  private:
    ParseResult text_;
};

class SameCluesJob final : public GradedList {
  public:
    SameCluesJob(const Call& call, EaseWeight weight, bool json)
        : GradedList(call, weight), table_(kSameCluesColumns, json) {}
    std::vector<std::string> columns() const override { return table_.header(); }

  private:
    void send_rows(const std::vector<GradedPuzzle>& puzzles, Sink& sink) const override {
        for (const LevelOfClues& one : levels_by_clues(puzzles, weight_)) table_.send({&one}, sink);
    }
    Table<SameCluesRow> table_;
};

class CorrelationsJob final : public GradedList {
  public:
    CorrelationsJob(const Call& call, EaseWeight weight, bool json)
        : GradedList(call, weight), table_(kCorrelationColumns, json) {}
    std::vector<std::string> columns() const override { return table_.header(); }

  private:
    void send_rows(const std::vector<GradedPuzzle>& puzzles, Sink& sink) const override {
        for (const EaseCorrelation& one : ease_correlations(puzzles, weight_)) table_.send({&one}, sink);
    }
    bool wants_hodoku() const override { return true; }
    Table<CorrelationRow> table_;
};

}  // namespace

std::unique_ptr<Job> make_same_clues_job(const Call& call, EaseWeight weight, bool json) {
    return std::make_unique<SameCluesJob>(call, weight, json);
}

std::unique_ptr<Job> make_correlations_job(const Call& call, EaseWeight weight, bool json) {
    return std::make_unique<CorrelationsJob>(call, weight, json);
}

}  // namespace rookery
