// generate: new puzzles, an open-ended job: each part searches with a random stream of its own.
//
// A part is a budget, so it finds many puzzles where they come fast, and perhaps none where they are rare. It
// finds each class of puzzles once; that other parts found the same is seen where the rows come together (Reducer).
#include <algorithm>
#include <atomic>
#include <unordered_set>

#include "board/canonical.hpp"
#include "generate/contradictions.hpp"
#include "generate/generate.hpp"
#include "job/odds.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/generate/generate_options.hpp"
#include "verbs/generate/generate_row.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kClassCost = 50;  // about ten microseconds

class GenerateJob : public Job {
  public:
    explicit GenerateJob(const GenerateSpec& wanted) : wanted_{wanted}, table_(generate_table(wanted)) {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return wanted_.count; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    bool has_dedupe_key() const override { return true; }
    std::int64_t max_idle_parts() const override { return wanted_.max_idle_tries; }
    std::vector<std::string> columns() const override { return table_.header(); }

    bool counts_tries() const override { return true; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Rater rater(sink, stop);
        GenerateSpec wanted = wanted_;
        if (wanted.like_er) {
            if (!set_er_like(*wanted.original, rater, wanted.request)) return PartStatus::stopped;
            const std::string in_vain = contradiction_in(wanted.request);
            if (!in_vain.empty()) report_odds(rater.callback(), 0, 0, {}, in_vain);
        }
        Random random(wanted.seed, static_cast<std::uint64_t>(part));
        GenerateRows rows(wanted, rater);
        std::unordered_set<std::uint64_t> found;
        if (wanted.original) found.insert(class_of(*wanted.original));
        Budget budget(attempt_budget(wanted.request));
        Tries tries(wanted.max_idle_tries, budget, sink);
        std::uint64_t last_took = 0;
        // A search that is cut off has been in vain: so none begins with less than the one before it took.
        for (std::int64_t left = wanted.count; left > 0 && budget.left() > last_took;) {
            const std::uint64_t before = budget.left();
            GeneratedPuzzle puzzle;
            const bool made = generate(wanted.request, random, puzzle, rater.callback(), rater.workspace(),
                                       rater.trial_rater(), budget);
            if (stop.stop_requested()) return PartStatus::stopped;
            if (!made) break;
            const std::uint64_t puzzle_class = class_of(puzzle.puzzle);
            budget.spend(kClassCost);
            if (found.insert(puzzle_class).second) {
                const auto row = rows.row_of(puzzle, puzzle_class);
                if (!row) return PartStatus::stopped;
                tries.report_before_row();
                table_.send(*row, sink);
                --left;
                budget.spend(rows.cost_of_last());
            }
            last_took = before - budget.left();
        }
        tries.report_at_end();
        return PartStatus::done;
    }

  private:
    // What a part tried in vain, told and limited where the job is to give up after so many.
    class Tries {
      public:
        Tries(std::int64_t most, Budget& budget, Sink& sink) : most_{most}, budget_{budget}, sink_{sink} { allow(); }

        // The last one was not in vain.
        void report_before_row() { report(std::max<std::uint64_t>(budget_.tries() - reported_, 1) - 1); }
        // At least one, so that parts which come to nothing have an end.
        void report_at_end() { report(std::max<std::uint64_t>(budget_.tries() - reported_, 1)); }

      private:
        void report(std::uint64_t tries) {
            if (most_ == kNoIdleLimit) return;
            sink_.row(tries_row(tries));
            reported_ = budget_.tries();
            allow();
        }
        void allow() {
            if (most_ != kNoIdleLimit) budget_.allow_tries(static_cast<std::uint64_t>(most_));
        }

        std::int64_t most_;
        Budget& budget_;
        Sink& sink_;
        std::uint64_t reported_ = 0;
    };

    // The first part that comes to it rates the puzzle, which may take a minute, for the others. False: stopped.
    bool set_er_like(const Grid9& puzzle, Rater& rater, GenerateRequest& request) const {
        if (like_er_.load() == 0) {
            const SeRating rating = rater.rate(puzzle);
            if (rating.status == RatingStatus::stopped) return false;
            like_er_.store(std::max(rating.er, kLowestRating));
        }
        const int er = like_er_.load();
        request.difficulty.er = {std::max(kLowestRating, er - kLikeTenths), er + kLikeTenths};
        return true;
    }

    GenerateSpec wanted_;
    Table<GenerateRow> table_;
    mutable std::atomic<int> like_er_{0};  // 0: not known yet
};

std::unique_ptr<Job> make_generate(const Call&, GenerateOptions& options) {
    return std::make_unique<GenerateJob>(generate_spec(options));
}

}  // namespace

Verb generate_verb() {
    return declared_verb({.name = "generate",
                          .help = "new puzzles with one solution; the same seed gives the same puzzles",
                          .takes_input = false,
                          .rows = generate_rows()},
                         make_generate);
}

}  // namespace rookery
