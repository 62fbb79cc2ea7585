// rate: ER, EP, ED and the hardest technique of each puzzle; its score and level by HoDoKu; its ease; any of them.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "verbs/declare/verb.hpp"
#include "verbs/rated/ease_columns.hpp"
#include "verbs/rated/hodoku_columns.hpp"
#include "verbs/rated/rated_list.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/rated/search_choice_options.hpp"

namespace rookery {
namespace {

// One or several.
class ScaleOption final : public Option {
  public:
    explicit ScaleOption(OptionPlace place) : Option(place, "scale", "LIST", "one or several of se, hodoku, wnef") {
        describe_default("se");
    }
    bool se() const { return se_; }
    bool hodoku() const { return hodoku_; }
    bool wnef() const { return wnef_; }

  private:
    std::string read(std::string_view text) override {
        se_ = false;
        hodoku_ = false;
        wnef_ = false;
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(',', at), text.size());
            const std::string_view name = text.substr(at, end - at);
            at = end + 1;
            if (name != "se" && name != "hodoku" && name != "wnef") {
                return refusal("a comma-separated list of se, hodoku, wnef", text);
            }
            (name == "se" ? se_ : name == "hodoku" ? hodoku_ : wnef_) = true;
        }
        return {};
    }

    bool se_ = true;
    bool hodoku_ = false;
    bool wnef_ = false;
};

struct RateOptions : VerbOptions {
    ScaleOption scale{this};
    WeightOption weight{this};
    SearchChoiceOptions search{this};
    SwitchOption lines{this, "lines", "rows as researchers write them: PUZZLE ED=ER/EP/ED"};
};

struct RateRow {
    std::string puzzle;
    SeRating rating;
    ShownEase ease;
    std::optional<HodokuRating> hodoku = {};

    ShownRating shown() const { return ShownRating(rating); }
    // As researchers write it; "PUZZLE - reason" if there is no rating.
    std::string line() const {
        if (rating.status != RatingStatus::rated) return puzzle + " - " + std::string(phrase_of(rating.status));
        return puzzle + " ED=" + format_rating(rating.er) + "/" + format_rating(rating.ep) + "/" +
               format_rating(rating.ed);
    }
};
constexpr std::array kPuzzleColumn{column<&RateRow::puzzle>("puzzle")};
constexpr auto kSeColumns = kRatingColumns<&RateRow::shown>;
constexpr auto kHodokuColumns = kHodokuRatingColumns<&RateRow::hodoku>;
constexpr auto kWnefColumns = kEaseColumns<&RateRow::ease>;
constexpr std::array kLineColumn{only_text<&RateRow::line>("puzzle ED=ER/EP/ED")};

Table<RateRow> table_for(const RateOptions& options) {
    if (options.lines.on()) return Table<RateRow>(kLineColumn, false);
    Table<RateRow> table(kPuzzleColumn, options.json.on());
    if (options.scale.se()) table.add(kSeColumns);
    if (options.scale.hodoku()) table.add(kHodokuColumns);
    if (options.scale.wnef()) table.add(kWnefColumns);
    return table;
}

class RateJob : public RatedList {
  public:
    RateJob(const Call& call, const RateOptions& options, const SearchChoices& choices)
        : RatedList(call),
          table_{table_for(options)},
          se_{options.scale.se()},
          hodoku_{options.scale.hodoku()},
          wnef_{options.scale.wnef()},
          choices_{choices},
          weight_{options.weight.value()} {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const override {
        const Grid9* grid = grid9(puzzle, sink, "rate");
        if (grid == nullptr) return true;
        RateRow row{puzzle_line(puzzle), {}, {}, {}};
        if (se_) {
            row.rating = rater.rate(puzzle, *grid);
            if (row.rating.status == RatingStatus::stopped) return false;
        }
        // Of given digits, as HoDoKu rates them.
        if (hodoku_ && !puzzle.candidates) {
            rater.workspace().set_choices(choices_);
            row.hodoku = rate_hodoku(*grid, rater.callback(), rater.workspace());
            if (row.hodoku->status == RatingStatus::stopped) return false;
        }
        // Choices are those of given digits: candidates have none.
        if (wnef_ && !puzzle.candidates) row.ease = {ease_of(*grid), weight_};
        table_.send(row, sink);
        return true;
    }

  private:
    Table<RateRow> table_;
    bool se_;
    bool hodoku_;
    bool wnef_;
    SearchChoices choices_;
    EaseWeight weight_;
};

std::unique_ptr<Job> make_rate(const Call& call, RateOptions& options) {
    const bool wnef = options.scale.wnef();
    if (options.weight.given() && !wnef) {
        options.refuse("the weight is one of the WNEF: expected scale wnef beside it");
    }
    if (options.lines.on() && (wnef || options.scale.hodoku())) {
        options.refuse("lines hold the se scale alone: expected no other beside them");
    }
    if (options.lines.on() && options.json.on()) options.refuse("expected either lines or json, found both");
    const SearchChoices choices = options.search.choices(options, options.scale.hodoku());
    return std::make_unique<RateJob>(call, options, choices);
}

}  // namespace

Verb rate_verb() {
    return declared_verb(
        {.name = "rate",
         .help = "how hard each puzzle is: ER, EP, ED of the Sudoku Explainer scale; HoDoKu's score and level; "
                 "the ease (WNEF) of its empty cells",
         .rows = {row_info(joined_columns(kPuzzleColumn, kSeColumns, kHodokuColumns, kWnefColumns)),
                  row_info(kLineColumn)},
         .streams = RatedList::kChunk},
        make_rate);
}

}  // namespace rookery
