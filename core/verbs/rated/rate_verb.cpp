// rate: ER, EP, ED and the hardest technique of each puzzle; its score and level by HoDoKu; its T&E depth, braids and
// whips; its ease; any of them.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generate/contradictions.hpp"
#include "rate/trial/trial.hpp"
#include "text/joined.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/rated/ease_columns.hpp"
#include "verbs/rated/hodoku_columns.hpp"
#include "verbs/rated/level_options.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/rated/search_choice_options.hpp"
#include "verbs/rated/trial_columns.hpp"
#include "verbs/rated/trial_options.hpp"

namespace rookery {
namespace {

// The option scale of the verb rate, with one or several scales.

class ScaleOption final : public Option {
  public:
    explicit ScaleOption(OptionPlace place);
    bool se() const { return se_; }
    bool hodoku() const { return hodoku_; }
    TrialScales trial() const { return trial_; }
    bool wnef() const { return wnef_; }
    bool level() const { return level_; }

  private:
    std::string read(std::string_view text) override;
    bool choose(std::string_view name);

    bool se_ = true;
    bool hodoku_ = false;
    TrialScales trial_;
    bool wnef_ = false;
    bool level_ = false;
};

std::vector<std::string> scale_names() {
    std::vector<std::string> names{"se", "hodoku"};
    names.insert(names.end(), kTrialScaleNames.begin(), kTrialScaleNames.end());
    names.insert(names.end(), {"wnef", "level"});
    return names;
}

ScaleOption::ScaleOption(OptionPlace place)
    : Option(place, "scale", "LIST", "one or more of " + joined(scale_names(), ", ")) {
    describe_default("se");
    declare_members(scale_names());
}

std::string ScaleOption::read(std::string_view text) {
    se_ = false;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        if (!choose(text.substr(at, end - at))) {
            return refusal("a comma-separated list of " + joined(scale_names(), ", "), text);
        }
        at = end + 1;
    }
    return {};
}

// Returns whether there is a scale of that name.
bool ScaleOption::choose(std::string_view name) {
    for (int i = 0; i < kTrialScales; ++i) {
        if (name != kTrialScaleNames[i]) continue;
        trial_.add(static_cast<TrialScale>(i));
        return true;
    }
    se_ |= name == "se";
    hodoku_ |= name == "hodoku";
    wnef_ |= name == "wnef";
    level_ |= name == "level";
    return name == "se" || name == "hodoku" || name == "wnef" || name == "level";
}

struct RateOptions : VerbOptions {
    ScaleOption scale{this};
    WeightOption weight{this};
    SearchChoiceOptions search{this};
    RangeOption er{this,
                   "er",
                   "only puzzles with an ER from A to B, such as 7.2..11",
                   {kLowestRating, kHighestRating},
                   RangeOption::Unit::tenths};
    LevelOption level{this};
    HodokuOptions hodoku{this};
    TrialOptions trial{this};
    SwitchOption lines{this, "lines", "rows in the notation of researchers: PUZZLE ED=ER/EP/ED"};
};

struct RateRow {
    std::string puzzle;
    SeRating rating;
    ShownEase ease;
    std::optional<HodokuRating> hodoku = {};
    TrialRatings trial = {};

    bool is_wanted(const Difficulty& wanted) const {
        if (wanted.er.asked() && !wanted.allows(rating)) return false;
        return !wanted.rates_by_hodoku() || (hodoku && wanted.allows(rating, *hodoku));
    }
    std::optional<Level> level() const { return hodoku ? level_of(rating, *hodoku) : std::nullopt; }
    ShownRating shown() const { return ShownRating(rating); }
    // In the researchers' format; "PUZZLE - reason" if there is no rating.
    std::string line() const {
        if (rating.status != RatingStatus::rated) return puzzle + " - " + std::string(phrase_of(rating.status));
        return puzzle + " ED=" + format_rating(rating.er) + "/" + format_rating(rating.ep) + "/" +
               format_rating(rating.ed);
    }
};
constexpr std::array kPuzzleColumn{column<&RateRow::puzzle>("puzzle")};
constexpr auto kSeColumns = kRatingColumns<&RateRow::shown>;
constexpr auto kHodokuColumns = kHodokuRatingColumns<&RateRow::hodoku>;
constexpr auto kTrialColumns = kTrialRatingColumns<&RateRow::trial>;
constexpr auto kWnefColumns = kEaseColumns<&RateRow::ease>;
constexpr auto kRateLevelColumn = kLevelColumn<&RateRow::level>;
constexpr std::array kLineColumn{only_text<&RateRow::line>("puzzle ED=ER/EP/ED")};

Table<RateRow> table_for(const RateOptions& options) {
    if (options.lines.on()) return Table<RateRow>(kLineColumn, false);
    Table<RateRow> table(kPuzzleColumn, options.json.on());
    if (options.scale.se()) table.add(kSeColumns);
    if (options.scale.hodoku()) table.add(kHodokuColumns);
    add_trial_columns(table, kTrialColumns, options.scale.trial());
    if (options.scale.wnef()) table.add(kWnefColumns);
    if (options.scale.level()) table.add(kRateLevelColumn);
    return table;
}

RowInfo rate_row_info() {
    return row_info(kPuzzleColumn) + only_with({"scale=se"}, row_info(kSeColumns)) +
           only_with({"scale=hodoku"}, row_info(kHodokuColumns)) +
           trial_row_info(kTrialColumns, [](TrialScale scale) { return std::vector{"scale=" + name_of(scale)}; }) +
           only_with({"scale=wnef"}, row_info(kWnefColumns)) + only_with({"scale=level"}, row_info(kRateLevelColumn));
}

Difficulty difficulty_of(RateOptions& options) {
    Difficulty wanted;
    wanted.er = window_of(options.er);
    wanted.level = options.level.window();
    wanted.hodoku = options.hodoku.target();
    wanted.trial = options.trial.target(options);
    if (std::string reason = rating_contradiction_in(wanted); !reason.empty()) options.refuse(std::move(reason));
    return wanted;
}

class RateJob : public RatedList {
  public:
    RateJob(const Call& call, RateOptions& options, const SearchChoices& choices)
        : RatedList(call),
          table_{table_for(options)},
          wanted_{difficulty_of(options)},
          se_{options.scale.se() || options.scale.level() || wanted_.rates()},
          hodoku_{options.scale.hodoku() || options.scale.level() || wanted_.rates_by_hodoku()},
          trial_{options.scale.trial() | wanted_.trial.scales()},
          wnef_{options.scale.wnef()},
          choices_{choices},
          hodoku_techniques_{options.search.of(kHodokuScale.by_default)},
          weight_{options.weight.value()} {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const override {
        const Grid9* grid = grid9(puzzle, sink, "rate");
        if (grid == nullptr) return true;
        RateRow row{puzzle_line(puzzle), {}, {}, {}, {}};
        if (se_) {
            row.rating = rater.rate(puzzle, *grid);
            if (row.rating.status == RatingStatus::stopped) return false;
        }
        // HoDoKu rates only given digits.
        if (hodoku_ && !puzzle.candidates) {
            rater.workspace().set_choices(choices_);
            row.hodoku = rate_hodoku(*grid, rater.callback(), rater.workspace(), hodoku_techniques_);
            if (row.hodoku->status == RatingStatus::stopped) return false;
        }
        if (!row.is_wanted(wanted_)) return true;
        if (!trial_.empty() && !puzzle.candidates) {
            row.trial = rater.rate_by_trial(*grid, trial_);
            if (row.trial.status == RatingStatus::stopped) return false;
        }
        if (!wanted_.trial.allows(row.trial)) return true;
        // Choices are defined only for given digits, not for candidates.
        if (wnef_ && !puzzle.candidates) row.ease = {ease_of(*grid), weight_};
        table_.send(row, sink);
        return true;
    }

  private:
    Table<RateRow> table_;
    Difficulty wanted_;  // of the puzzles that get a row
    bool se_;
    bool hodoku_;
    TrialScales trial_;
    bool wnef_;
    SearchChoices choices_;
    TechniqueSet hodoku_techniques_;
    EaseWeight weight_;
};

std::unique_ptr<Job> make_rate(const Call& call, RateOptions& options) {
    const bool wnef = options.scale.wnef();
    if (options.weight.given() && !wnef) {
        options.refuse("weight works only with the scale wnef: add scale wnef");
    }
    if (options.lines.on() &&
        (wnef || options.scale.hodoku() || options.scale.level() || !options.scale.trial().empty())) {
        options.refuse("lines shows only the scale se: leave out the others");
    }
    if (options.lines.on() && options.json.on()) options.refuse("expected either lines or json, found both");
    const SearchChoices choices = options.search.choices(options, options.scale.hodoku() || options.hodoku.given());
    if (options.search.no_uniqueness.on() && (options.scale.level() || options.level.given())) {
        options.refuse("the level depends on all techniques: leave out no-uniqueness");
    }
    return std::make_unique<RateJob>(call, options, choices);
}

}  // namespace

Verb rate_verb() {
    return declared_verb(
        {.name = "rate",
         .help =
             "how hard each puzzle is, on the Sudoku Explainer scale: ER (its hardest step), EP (the hardest up to the "
             "first digit placed) and ED (its first step); HoDoKu's score and level; T&E depth, braids and whips; the "
             "ease of its empty cells (WNEF); Rookery's level",
         .rows = {instead_with({"lines"}, row_info(kLineColumn)), rate_row_info()},
         .streams = RatedList::kChunk},
        make_rate);
}

}  // namespace rookery
