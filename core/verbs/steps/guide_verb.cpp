// guide: the guide to techniques, one page per row: what to look for, why it holds, what follows; and a board of its
// example puzzle when the technique's step is next. A technique of Sudoku Explainer's scale has a rating, one of
// HoDoKu's a score and a level.
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "logic/explain.hpp"
#include "logic/guide/guide.hpp"
#include "logic/technique_card.hpp"
#include "rate/guide_example.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/steps/language_option.hpp"
#include "verbs/steps/step_rows.hpp"
#include "verbs/steps/technique_option.hpp"
#include "verbs/tables/language_tables.hpp"

namespace rookery {
namespace {

struct GuideOptions : VerbOptions {
    TechniquesOption technique{this, "technique", "only the pages on these techniques, comma-separated",
                               TechniquesOption::Names::all};
    LanguageOption language{this};
};

struct GuideRow {
    const GuidePage& page;
    const std::optional<GuideExample>& found;
    Language language;  // of the texts

    std::string_view technique() const { return name_of(page.technique); }
    std::string_view family() const { return name_of(label_of(page.technique).group); }
    StepRating rating() const { return {lowest_rating(page.technique)}; }
    std::optional<int> score() const {
        const HodokuLine* line = hodoku_line_of(page.technique);
        return line != nullptr ? std::optional(line->score) : std::nullopt;
    }
    std::optional<std::string_view> level() const {
        const HodokuLine* line = hodoku_line_of(page.technique);
        return line != nullptr ? std::optional(rookery::name_of(line->level)) : std::nullopt;
    }
    GuideText texts() const { return guide_text(page.technique, language); }
    std::string_view idea() const { return texts().idea; }
    std::string_view needs() const { return texts().needs; }
    std::string_view removes() const { return texts().removes; }
    std::string_view looking() const { return texts().looking; }
    std::string cousins() const {
        std::string names;
        for (const Technique cousin : page.cousins.list()) append_item(names, name_of(cousin));
        return names;
    }
    std::optional<std::string_view> example() const {
        return page.example.empty() ? std::nullopt : std::optional(page.example);
    }
    std::optional<int> number() const { return found ? std::optional(found->number) : std::nullopt; }
    std::optional<Grid9> values() const { return found ? std::optional(found->values) : std::nullopt; }
    std::optional<std::string> candidates() const {
        return found ? std::optional(to_candidate_line(found->candidates)) : std::nullopt;
    }
    std::optional<StepText> text() const {
        return found ? std::optional(StepText{describe(found->step, language)}) : std::nullopt;
    }
};
constexpr std::array kGuideColumns{
    column<&GuideRow::technique>("technique"),
    column<&GuideRow::family>("family"),
    column<&GuideRow::rating>("rating").means("the lowest, in tenths; 0 if it is not on Sudoku Explainer's scale"),
    column<&GuideRow::score>("score").means("HoDoKu's; null if it does not have it"),
    column<&GuideRow::level>("level")
        .means("HoDoKu's; null if it does not have it")
        .one_of(names_of_all<kAllHodokuLevels>),
    column<&GuideRow::idea>("idea"),
    column<&GuideRow::needs>("needs").means("the pattern"),
    column<&GuideRow::removes>("removes").means("what you can remove"),
    column<&GuideRow::looking>("looking").means("how to find it"),
    column<&GuideRow::cousins>("cousins").means("related techniques, separated by commas"),
    column<&GuideRow::example>("example").means("a puzzle; null if there is none"),
    column<&GuideRow::number>("step").means("the number of the technique's step in the path of the example, from 1"),
    column<&GuideRow::values>("values").means("the digits on the board before that step"),
    column<&GuideRow::candidates>("candidates").means("the candidates before it: 729 characters, nine for each cell"),
    column<&GuideRow::text>("text").means("that step in a sentence")};

// One page per part: the examples of the hardest techniques take a while to reach their step.
class GuideJob final : public Job {
  public:
    GuideJob(TechniqueSet techniques, Language language, bool json) : language_{language}, table_(kGuideColumns, json) {
        for (const GuidePage& page : guide_pages()) {
            if (techniques.contains(page.technique)) pages_.push_back(&page);
        }
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(pages_.size()); }
    std::int64_t items() const override { return parts(); }
    std::string_view item_name() const override { return "pages"; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const GuidePage& page = *pages_[static_cast<std::size_t>(part)];
        Rater rater(sink, stop);
        const std::optional<GuideExample> found = find_example(page, rater.callback(), rater.workspace());
        if (stop.stop_requested()) return PartStatus::stopped;
        table_.send({page, found, language_}, sink);
        return PartStatus::done;
    }

  private:
    std::vector<const GuidePage*> pages_;
    Language language_;
    Table<GuideRow> table_;
};

std::unique_ptr<Job> make_guide(const Call&, GuideOptions& options) {
    return std::make_unique<GuideJob>(options.technique.value_or(kAllTechniques), options.language.value(),
                                      options.json.on());
}

}  // namespace

Verb guide_verb() {
    return declared_verb({.name = "guide",
                          .help = "the guide to techniques, one page per row: the idea, the pattern, what you can "
                                  "remove, how to find it, and an example",
                          .takes_input = false,
                          .rows = {row_info(kGuideColumns)},
                          .tables = language_tables()},
                         make_guide);
}

}  // namespace rookery
