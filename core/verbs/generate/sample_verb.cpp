// sample: minimal puzzles drawn without bias, an open-ended job: each part is one trial with its own random stream.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generate/unbiased/unbiased.hpp"
#include "text/numbers.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/rated/rating_columns.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMaxSamples = 1'000'000'000;
constexpr std::string_view kOnlyKind = "sample draws only minimal puzzles without bias";

struct SampleOptions : VerbOptions {
    NumberOption<std::int64_t> count{this,        "count", "N", "number of puzzles", {.low = 1, .high = kMaxSamples},
                                     {.value = 1}};
    SwitchOption minimal{this, "minimal", "no clue can be removed; always on"};
    SwitchOption unbiased{this, "unbiased", "by weight, every minimal puzzle is equally likely; always on"};
    SwitchOption rated{this, "rated", "add the ER of each puzzle"};
    SeedOption seed{this, "random seed"};
};

struct Weight {
    double value;
};
NumberValue put(RowWriter& row, const Weight& weight) {
    return row.put(sample_number_text(weight.value), weight.value);
}

struct SampleRow {
    const UnbiasedPuzzle& drawn;
    std::int64_t trial;
    std::size_t in_trial;
    ShownRating rating;

    const Grid9& puzzle() const { return drawn.puzzle; }
    int clues() const { return drawn.puzzle.clue_count(); }
    Weight weight() const { return {drawn.weight}; }
    std::int64_t puzzles_in_trial() const { return static_cast<std::int64_t>(in_trial); }
};
constexpr std::array kSampleColumns{
    column<&SampleRow::puzzle>("puzzle"), column<&SampleRow::clues>("clues"), column<&SampleRow::weight>("weight"),
    column<&SampleRow::trial>("trial").means("the number of its trial, from 1"),
    column<&SampleRow::puzzles_in_trial>("in trial")
        .means("number of puzzles in that trial; the last trial of a sample may be cut short")};
constexpr std::array kSampleRating{column<&SampleRow::rating, &ShownRating::er>("ER").means(kErMeaning)};

class SampleJob final : public Job {
  public:
    explicit SampleJob(const SampleOptions& options)
        : count_{options.count.value()},
          seed_{options.seed.value()},
          rated_{options.rated.on()},
          table_(kSampleColumns, options.json.on()) {
        if (rated_) table_.add(kSampleRating);
    }

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return count_; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(seed_, static_cast<std::uint64_t>(part));
        std::vector<UnbiasedPuzzle> found;
        if (!draw_unbiased(random, stop, found)) return PartStatus::stopped;
        std::optional<Rater> rater;
        if (rated_) rater.emplace(sink, stop);
        for (const UnbiasedPuzzle& puzzle : found) {
            SampleRow row{puzzle, part + 1, found.size(), ShownRating("unrated")};
            if (rater) {
                const SeRating rating = rater->rate(puzzle.puzzle);
                if (rating.status == RatingStatus::stopped) return PartStatus::stopped;
                row.rating = ShownRating(rating);
            }
            table_.send(row, sink);
        }
        return PartStatus::done;
    }

  private:
    std::int64_t count_;
    std::uint64_t seed_;
    bool rated_;
    Table<SampleRow> table_;
};

std::unique_ptr<Job> make_sample(const Call&, SampleOptions& options) {
    for (const SwitchOption* kind : {&options.minimal, &options.unbiased}) {
        if (kind->given() && !kind->on()) options.refuse(std::string(kOnlyKind));
    }
    return std::make_unique<SampleJob>(options);
}

}  // namespace

Verb sample_verb() {
    return declared_verb({.name = "sample",
                          .help = "minimal puzzles drawn without bias, each with its weight; on average, the weights "
                                  "of a trial add up to the number of all minimal puzzles",
                          .takes_input = false,
                          .rows = {row_info(kSampleColumns) + only_with({"rated"}, row_info(kSampleRating))}},
                         make_sample);
}

}  // namespace rookery
