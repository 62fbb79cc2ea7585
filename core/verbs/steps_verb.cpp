// steps: every step that can be taken now, technique by technique, one a row, and a closing row that counts them.
//
// Of the steps of one technique that conclude the same, the first stands for all. Chains that rest on other steps (from
// the dynamic ones with locking and pairs upwards) can take minutes and say little where anything simpler is left: they
// are looked for, family by family, only where nothing else was found.
#include <algorithm>
#include <set>
#include <utility>

#include "verbs/list_work.hpp"
#include "verbs/puzzle_state.hpp"
#include "verbs/rater.hpp"
#include "verbs/technique_list.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::size_t kStepsChunk = 1;
constexpr TechniqueSet kQuick = technique_bit(Technique::dynamic_plus_chain) - 1;

std::string counted(std::size_t number, std::string_view one, std::string_view many) {
    return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
}

class StepsWork : public ListWork {
  public:
    StepsWork(const Call& call, Options& options)
        : ListWork(call, options, kStepsChunk),
          techniques_{read_techniques(options, "technique")},
          now_{read_board_now(options, puzzles())},
          deep_{options.flag("deep")} {}

  protected:
    std::vector<std::string> text_columns() const override { return step_columns(); }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = grid9(puzzle, sink, "steps");
        if (grid == nullptr) return true;
        const Start start = start_of(puzzle, *grid, now_, stop);
        if (start.status == RatingStatus::stopped) return false;
        Ending ending = ending_of(start);
        if (start.has_steps()) {
            Rater rater(sink, stop);
            rater.workspace().set_watch(rater.watch());
            const std::vector<Step> steps = all_steps(start.state, rater.workspace());
            if (stop.stop_requested()) return false;
            int number = 0;
            for (const Step& step : steps) sink.row(step_row(step, ++number, json()));
            ending = {"listed", counted_steps(steps)};
        }
        sink.row(json() ? closing_object(ending, start).write() : closing_text(ending.phrase, "-"));
        return true;
    }

  private:
    std::vector<Step> all_steps(const State& state, Workspace& workspace) const {
        std::vector<Step> steps;
        add_different(find_all_steps(state, Detail::picture, techniques_ & kQuick, workspace), steps);
        for (const Finder& finder : all_finders()) {
            const TechniqueSet wanted = finder.techniques & techniques_ & ~kQuick;
            if (wanted == 0 || (!deep_ && !steps.empty()) || workspace.watch().stop_requested()) continue;
            add_different(find_all_steps(state, Detail::picture, wanted, workspace), steps);
        }
        return steps;
    }

    static void add_different(std::vector<Step> found, std::vector<Step>& steps) {
        std::set<std::pair<Technique, std::string>> seen;
        for (Step& step : found) {
            if (seen.emplace(step.technique, conclusion_of(step)).second) steps.push_back(std::move(step));
        }
    }

    static std::string counted_steps(const std::vector<Step>& steps) {
        std::set<Technique> techniques;
        for (const Step& step : steps) techniques.insert(step.technique);
        if (steps.empty()) return "no step";
        return counted(steps.size(), "step", "steps") + " of " + counted(techniques.size(), "technique", "techniques");
    }

    TechniqueSet techniques_;
    BoardNow now_;
    bool deep_;
};

}  // namespace

Verb steps_verb() {
    return {{"steps", "every step that can be taken now, one a row", true,
             state_options({{"deep", "", "nested chains too, even where simpler steps are left; may take minutes"}})},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<StepsWork>(call, options);
            }};
}

}  // namespace rookery
