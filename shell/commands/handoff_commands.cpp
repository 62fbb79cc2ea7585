#include "shell/commands/commands.hpp"

#include <array>
#include <optional>
#include <string>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kHandoffGroup = CommandGroup::handoff;

bool has_puzzle_in_sight(const Model& m) {
    return puzzle_in_sight(m) != Grid9{};
}
// Without solved cells, a board has only candidates.
bool has_board_in_sight(const Model& m) {
    return !is_blank(board_in_sight(m));
}
bool may_race(const Model& m) {
    return m.list.list().table.size() > 0;
}

constexpr auto kHandoffCommands = std::to_array<CommandOf<Model>>({
    {"to-play", words::kToPlay, "", kHandoffGroup,
     [](const Model& m) { return m.mode != Mode::play && has_board_in_sight(m); }, [](Model& m) { hand_to_play(m); },
     nullptr},
    {"to-generate", words::kToGenerate, "", kHandoffGroup, has_puzzle_in_sight, [](Model& m) { hand_to_generate(m); },
     nullptr},
    {"to-enumerate", words::kToEnumerate, "", kHandoffGroup, has_board_in_sight, [](Model& m) { hand_to_enumerate(m); },
     nullptr},
    {"to-lab", words::kToLab, "", kHandoffGroup,
     [](const Model& m) { return m.mode != Mode::lab && has_puzzle_in_sight(m); }, [](Model& m) { hand_to_lab(m); },
     nullptr},
    {"around-puzzle", words::kAroundPuzzle, "", kHandoffGroup, has_puzzle_in_sight, [](Model& m) { show_around(m); },
     nullptr},
    {"list-to-race", words::kListToRace, "", kHandoffGroup, may_race, [](Model& m) { race_list(m); }, nullptr},
    {"race-to-list", words::kRaceToList, "", kHandoffGroup,
     [](const Model& m) { return !m.lab.pasted.puzzles.empty(); }, [](Model& m) { list_race(m); }, nullptr},
    {kRestoreRaceList, words::kRestoreRaceList, "", kHandoffGroup,
     [](const Model& m) { return m.lab.pasted_before.has_value(); }, [](Model& m) { restore_race_list(m); }, nullptr},

    // Listed among the commands of one mode.
    {"learn-this", words::kLearnThis, "", CommandGroup::path,
     [](const Model& m) { return m.play.pictured_step() != nullptr; }, [](Model& m) { learn_shown_step(m); }, nullptr},
    {"learn-mine", words::kFindInMine, "", CommandGroup::learn,
     [](const Model& m) { return m.learn.subject().has_value(); }, [](Model& m) { learn_in_board(m); }, nullptr},
    {"use-pattern", words::kUsePattern, "", CommandGroup::board, has_digits, [](Model& m) { take_board_pattern(m); },
     nullptr},
    {"more-like-this", words::kMoreLikeThis, "M", CommandGroup::board,
     [](const Model& m) {
         return m.play.analysis().solutions == Analysis::Solutions::one && !m.generate.results.running();
     },
     [](Model& m) { m.generate.start_like(puzzle_of(m.play.board()), m.play.analysis().outcome.er); }, nullptr},
    {"grid-from-board", words::kGridFromBoard, "", CommandGroup::enumerate, always,
     [](Model& m) { take_board_grid(m); }, nullptr},
    {"lab-race-list", words::kLabRaceList, "", CommandGroup::lab,
     [](const Model& m) { return m.lab.view == LabView::race && may_race(m); }, [](Model& m) { race_list(m); },
     [](const Model& m) { return m.lab.pasted.puzzles.empty(); }},
});

}  // namespace

std::span<const CommandOf<Model>> handoff_commands() {
    return kHandoffCommands;
}

bool run_handoff_family(Model& model, std::string_view id) {
    // No button has this command, and it is not offered: only the notice about an opened puzzle uses it.
    const bool can = id == kUndoOpenExact && can_undo_open_exact(model);
    if (can) undo_open_exact(model);
    return can;
}

namespace {

struct OnJob {
    std::string_view start;  // of the command's id
    void (*run)(Model&, int job);
};

constexpr auto kOnJob = std::to_array<OnJob>({
    {"show-job-", [](Model& m, int job) { show_job(m, job); }},
    {"cancel-job-", [](Model& m, int job) { m.jobs.cancel(job); }},
    {"pause-job-", [](Model& m, int job) { m.jobs.set_paused(job, true); }},
    {"resume-job-", [](Model& m, int job) { m.jobs.set_paused(job, false); }},
    {"dismiss-job-", [](Model& m, int job) { m.jobs.dismiss(job); }},
});

}  // namespace

bool run_on_job(Model& m, std::string_view id) {
    for (const OnJob& command : kOnJob) {
        const auto rest = rest_after(id, command.start);
        const auto job = rest ? number_in_id(*rest) : std::nullopt;
        if (!job || m.jobs.find(*job) == nullptr) continue;
        command.run(m, *job);
        return true;
    }
    return false;
}

void offer_jobs(const Model& m, std::vector<OfferedCommand>& offered) {
    for (const JobItem& job : m.jobs.items()) {
        if (job.kind == JobKind::analysis) continue;
        const std::string id = std::to_string(job.id);
        offered.push_back({"show-job-" + id, fill(words::kShowJob, {job.name})});
        if (job.running) {
            offered.push_back({"cancel-job-" + id, fill(words::kCancelJob, {job.name})});
            offered.push_back({(job.paused ? "resume-job-" : "pause-job-") + id,
                               fill(job.paused ? words::kResumeJob : words::kPauseJob, {job.name})});
        } else {
            offered.push_back({"dismiss-job-" + id, fill(words::kDismissJob, {job.name})});
        }
    }
}

}  // namespace rookery::shell
