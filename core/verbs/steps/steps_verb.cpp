// steps: every step that can be taken now, technique by technique, one per row, and a closing row that counts them.
//
// Of several steps of one technique with the same conclusion, only the first is listed. Chains that rest on other steps
// (from the dynamic ones with locking and pairs upwards) can take minutes and are of little use if anything simpler is
// left. So they are searched for, family by family, only if nothing else was found.
#include <algorithm>
#include <set>
#include <utility>

#include "logic/explain.hpp"
#include "logic/finders.hpp"
#include "logic/words/phrases.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/steps/hodoku_step_rows.hpp"
#include "verbs/steps/state_options.hpp"
#include "verbs/steps/step_rows.hpp"
#include "verbs/tables/language_tables.hpp"

namespace rookery {
namespace {

constexpr std::size_t kStepsChunk = 1;

struct StepsOptions : StateOptions {
    SwitchOption deep{this, "deep", "include nested chains even if simpler steps are available; may take minutes"};
};

class StepsJob : public ListJob {
  public:
    StepsJob(const Call& call, StepsOptions& options)
        : ListJob(call, kStepsChunk),
          scale_{*options.scale.value()},
          techniques_{options.techniques()},
          choices_{options.choices()},
          board_{options.board(puzzles())},
          language_{options.language.value()},
          deep_{options.deep.on()},
          steps_(step_table(scale_, options.json.on())),
          closing_(kClosingColumns<list_ends>, options.json.on()),
          hodoku_closing_(kHodokuClosingColumns<list_ends>, options.json.on()) {}

    std::vector<std::string> columns() const override { return steps_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = grid9(puzzle, sink, "steps");
        if (grid == nullptr) return true;
        const PathStart start = start_from(puzzle, *grid, board_, scale_, stop);
        if (start.status == RatingStatus::stopped) return false;
        Ending ending = ending_of(start, language_);
        if (start.has_steps()) {
            Rater rater(sink, stop);
            rater.workspace().set_progress(rater.callback());
            rater.workspace().set_choices(choices_);
            const std::vector<Step> steps = all_steps(start.state, rater.workspace());
            if (stop.stop_requested()) return false;
            int number = 0;
            for (const Step& step : steps) {
                steps_.send(record_of(step, ++number, scale_, language_, steps_.json()), sink);
            }
            ending = {"listed", counted_steps(steps), language_};
        }
        if (&scale_ == &kHodokuScale) {
            hodoku_closing_.send({ending}, sink);
        } else {
            closing_.send({ending, start.wrong}, sink);
        }
        return true;
    }

  private:
    std::vector<Step> all_steps(const State& state, Workspace& workspace) const {
        std::vector<Step> steps;
        TechniqueSet deep;
        for (const TechniqueLabel* label : all_labels()) deep |= label->is_deep ? label->techniques : TechniqueSet{};
        add_different(find_all_steps(state, scale_, Detail::highlights, techniques_ & ~deep, workspace), steps);
        for_each_card(scale_, techniques_ & deep, [&](const TechniqueCard& card) {
            if ((!deep_ && !steps.empty()) || workspace.callback().stop_requested()) return true;
            const TechniqueSet wanted = card.techniques() & techniques_;
            add_different(find_all_steps(state, scale_, Detail::highlights, wanted, workspace), steps);
            return false;
        });
        return steps;
    }

    static void add_different(std::vector<Step> found, std::vector<Step>& steps) {
        std::set<std::pair<Technique, std::string>> seen;
        for (Step& step : found) {
            if (seen.emplace(step.technique, conclusion_of(step)).second) steps.push_back(std::move(step));
        }
    }

    std::string counted_steps(const std::vector<Step>& steps) const {
        std::set<Technique> techniques;
        for (const Step& step : steps) techniques.insert(step.technique);
        if (steps.empty()) return say(Phrase::no_step, language_);
        return say(Phrase::steps_listed, language_,
                   {Value::number(static_cast<int>(steps.size())), Value::number(static_cast<int>(techniques.size()))});
    }

    const Scale& scale_;
    TechniqueSet techniques_;
    SearchChoices choices_;
    TypedBoard board_;
    Language language_;
    bool deep_;
    Table<StepRecord> steps_;
    Table<ClosingRow> closing_;
    Table<HodokuClosingRow> hodoku_closing_;
};

std::unique_ptr<Job> make_steps(const Call& call, StepsOptions& options) {
    return std::make_unique<StepsJob>(call, options);
}

}  // namespace

Verb steps_verb() {
    return declared_verb({.name = "steps",
                          .help = "every step available now, one per row",
                          .rows = {instead_with({"scale=hodoku"}, row_info(kHodokuStepColumns)),
                                   instead_with({"scale=hodoku"}, closing(row_info(kHodokuClosingColumns<list_ends>))),
                                   step_row_info(), closing(row_info(kClosingColumns<list_ends>))},
                          .tables = language_tables()},
                         make_steps);
}

}  // namespace rookery
