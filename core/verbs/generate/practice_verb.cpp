// practice: puzzles to practise a technique on, each with the board on which its one hard step is needed. An open-ended
// job: a part is a number of attempts, with its own random stream, up to the first that gives a puzzle.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/canonical.hpp"
#include "generate/practice/practice.hpp"
#include "logic/explain.hpp"
#include "text/text.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/generate/class_column.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/steps/state_options.hpp"
#include "verbs/steps/step_rows.hpp"
#include "verbs/steps/technique_option.hpp"
#include "verbs/tables/language_tables.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMaxPracticePuzzles = 1'000'000;
constexpr int kAttempts = 50;  // per part
constexpr std::string_view kOtherScale = "the option technique names a technique of another scale";

struct PracticeOptions : VerbOptions {
    TechniquesOption technique{this, "technique",
                               "the technique to practise, by name or by HoDoKu's name or code (any except the basics)",
                               TechniquesOption::Names::hodoku_too};
    ChoiceOption<const Scale*> scale{this, "scale", "the scale that has the technique (if several do, the first)",
                                     every_path_scale()};
    ChoiceOption<Basics> basics{this,
                                "basics",
                                "what else the puzzle may use",
                                {{"singles", Basics::singles},
                                 {"locked", Basics::locked, "and locked candidates"},
                                 {"subsets", Basics::subsets, "and pairs, triplets and quads"}},
                                {.word = "subsets"}};
    NumberOption<std::int64_t> count{
        this, "count", "N", "number of puzzles", {.low = 1, .high = kMaxPracticePuzzles}, {.value = 1}};
    SeedOption seed{this, "random seed"};
    LanguageOption language{this};
};

struct PracticeRow {
    const PracticePuzzle& found;
    std::uint64_t puzzle_class;
    Language language;  // of the sentence

    const Grid9& puzzle() const { return found.puzzle; }
    const Grid9& solution() const { return found.solution; }
    int clues() const { return found.puzzle.clue_count(); }
    std::string_view technique() const { return name_of(found.step.technique); }
    int number() const { return found.number; }
    Grid9 values() const { return found.before.values(); }
    std::string candidates() const {
        Candidates9 candidates;
        for (int cell = 0; cell < 81; ++cell) candidates[cell] = found.before.candidates(cell);
        return to_candidate_line(candidates);
    }
    StepText text() const { return {describe(found.step, language)}; }
};
constexpr auto kPracticeColumns =
    joined_columns(std::array{column<&PracticeRow::puzzle>("puzzle"), column<&PracticeRow::solution>("solution"),
                              column<&PracticeRow::clues>("clues"),
                              column<&PracticeRow::technique>("technique").means("of the one hard step"),
                              column<&PracticeRow::number>("step").means("the number of that step in the path, from 1"),
                              column<&PracticeRow::values>("values").means("the digits on the board before it"),
                              column<&PracticeRow::candidates>("candidates")
                                  .means("the candidates before it: 729 characters, nine for each cell"),
                              column<&PracticeRow::text>("text").means("that step in a sentence")},
                   kClassColumn<&PracticeRow::puzzle_class>);

class PracticeJob final : public Job {
  public:
    PracticeJob(const PracticeOptions& options, const PracticeRequest& request)
        : request_{request},
          count_{options.count.value()},
          seed_{options.seed.value()},
          language_{options.language.value()},
          table_(kPracticeColumns, options.json.on()) {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return count_; }
    std::string_view item_name() const override { return "puzzles"; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    std::vector<std::string> columns() const override { return table_.header(); }
    bool has_dedupe_key() const override { return true; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(seed_, static_cast<std::uint64_t>(part));
        Rater rater(sink, stop);
        rater.workspace().set_progress(rater.callback());
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            const auto found = try_practice(request_, random, rater.workspace());
            if (stop.stop_requested()) return PartStatus::stopped;
            if (!found) continue;
            table_.send({*found, class_of(found->puzzle), language_}, sink);
            break;
        }
        return PartStatus::done;
    }

  private:
    PracticeRequest request_;
    std::int64_t count_;
    std::uint64_t seed_;
    Language language_;
    Table<PracticeRow> table_;
};

std::unique_ptr<Job> make_practice(const Call&, PracticeOptions& options) {
    const auto first = std::find_if(kPathScales.begin(), kPathScales.end(),
                                    [&](const PathScale& path) { return options.technique.is_known(*path.scale); });
    const Scale* scale = options.scale.if_given().value_or(first->scale);
    const TechniqueSet techniques = options.technique.on(*scale, {});
    if (options.technique.given() && techniques.empty()) options.refuse(std::string(kOtherScale));
    return std::make_unique<PracticeJob>(options, practice_request(*scale, techniques, options.basics.value()));
}

}  // namespace

Verb practice_verb() {
    return declared_verb(
        {.name = "practice",
         .help = "puzzles for practising a technique, their only hard step, each with the board where it is needed",
         .takes_input = false,
         .rows = {row_info(kPracticeColumns)},
         .tables = language_tables()},
        make_practice);
}

}  // namespace rookery
