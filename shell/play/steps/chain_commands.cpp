#include "shell/play/steps/chain_commands.hpp"

#include <array>
#include <optional>
#include <string>

#include "shell/jobs/command.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

int shown_links(const PlayPage& p) {
    const StepRecord* step = p.pictured_step();
    return step == nullptr ? 0 : static_cast<int>(p.chains.reading(*step).size());
}

int shown_branches(const PlayPage& p) {
    const StepRecord* step = p.pictured_step();
    return step == nullptr ? 0 : static_cast<int>(p.chains.step(*step).chains.size());
}

bool shows_chains(const PlayPage& p) {
    return shown_links(p) > 0;
}

bool shows_branches(const PlayPage& p) {
    return shown_branches(p) > 1;
}

bool shows_whole_chains(const PlayPage& p) {
    return shows_chains(p) && p.chains.shows_whole(*p.pictured_step());
}

bool can_play_links(const PlayPage& p, int links) {
    const int all = shown_links(p);
    if (all == 0) return false;
    if (shows_whole_chains(p)) return links > 0 || all > 1;
    const int to = p.chains.played(*p.pictured_step()) + links;
    return to >= 1 && to <= all;
}

bool can_unfold(const PlayPage& p) {
    return shows_chains(p) && p.chains.unfoldable(*p.pictured_step()) >= 0;
}

bool can_fold(const PlayPage& p) {
    const StepRecord* step = p.pictured_step();
    return step != nullptr && p.chains.depth(*step) > 0;
}

void play_links(PlayPage& p, int links) {
    p.chains.play_on(*p.pictured_step(), links);
}

void play_to_link(PlayPage& p, int place) {
    p.chains.play_to(*p.pictured_step(), place + 1);
}

void show_whole_chains(PlayPage& p) {
    p.chains.show_whole(*p.pictured_step());
}

void choose_next_branch(PlayPage& p, int by) {
    const StepRecord& step = *p.pictured_step();
    const int choices = shown_branches(p) + 1;
    // kAllBranches is -1; choices are counted from 0 here.
    const int next = (p.chains.branch(step) + 1 + by + choices) % choices;
    p.chains.choose_branch(step, next - 1);
}

void unfold_shown(PlayPage& p) {
    const StepRecord& step = *p.pictured_step();
    p.chains.unfold(step, p.chains.unfoldable(step));
}

void fold_shown(PlayPage& p) {
    p.chains.fold(*p.pictured_step());
}

bool run_chain_family(PlayPage& p, std::string_view id) {
    if (!shows_chains(p)) return false;
    const StepRecord& step = *p.pictured_step();
    if (id == "branch-all") {
        p.chains.choose_branch(step, kAllBranches);
    } else if (const auto branch = place_after(id, "branch-", shown_branches(p))) {
        p.chains.choose_branch(step, *branch);
    } else if (const auto row = place_after(id, "chain-row-", shown_links(p))) {
        play_to_link(p, *row);
    } else if (const auto unfolded = place_after(id, "unfold-", shown_links(p))) {
        p.chains.unfold(step, *unfolded);
    } else {
        return false;
    }
    return true;
}

void offer_branches(const PlayPage& p, std::vector<OfferedCommand>& offered) {
    if (!shows_branches(p)) return;
    offered.push_back({"branch-all", std::string(words::kShowAllBranches)});
    const StepRecord& step = p.chains.step(*p.pictured_step());
    for (int branch = 0; branch < shown_branches(p); ++branch) {
        offered.push_back({"branch-" + std::to_string(branch), fill(words::kShowBranch, {branch_name(step, branch)})});
    }
}

// Commands for the path, hints and the chains of the shown step: see play_commands.hpp.

namespace {

bool has_path(const PlayPage& p) {
    return p.analysis_shown && p.path().step_count() > 0 && !p.available.open;
}
bool shows_step(const PlayPage& p) {
    return p.path().shows_step();
}
bool lies_over_panel(const PlayPage& p) {
    return !p.workspace().shows(PanelPage::mode) && !p.workspace().shows(PanelPage::required);
}

constexpr auto kPathCommands = std::to_array<CommandOf<PlayPage>>({
    {"rate", words::kRate, "R", CommandGroup::path, has_puzzle, [](PlayPage& p) { p.analysis_run.restart(); }, nullptr},
    {"cancel-rating", words::kCancelRating, "", CommandGroup::path,
     [](const PlayPage& p) { return p.analysis_run.job() != nullptr && p.analysis_run.job()->running; },
     [](PlayPage& p) { p.workspace().jobs.cancel(p.analysis_run.job()->id); }, nullptr},
    {"hint", words::kHint, "H", CommandGroup::path,
     [](const PlayPage& p) { return has_puzzle(p) && p.analysis().solutions != Analysis::Solutions::none; },
     [](PlayPage& p) { p.hints.hint(); }, nullptr},
    {"available-steps", words::kAvailable, "Shift+H", CommandGroup::path, has_puzzle,
     [](PlayPage& p) { p.available.open ? p.available.close() : p.open_available(); },
     [](const PlayPage& p) { return p.available.open; }},
    {"available-again", words::kAvailableAgain, "", CommandGroup::path,
     [](const PlayPage& p) { return has_puzzle(p) && p.available.open && p.available.job() == 0; },
     [](PlayPage& p) { p.available.look(); }, nullptr},
    {"cancel-available", words::kAvailableCancel, "", CommandGroup::path,
     [](const PlayPage& p) { return p.available.job() != 0; },
     [](PlayPage& p) { p.workspace().jobs.cancel(p.available.job()); }, nullptr},
    {"backdoors", words::kBackdoors, "", CommandGroup::path,
     [](const PlayPage& p) { return has_puzzle(p) && p.backdoors.can_look(); }, [](PlayPage& p) { p.backdoors.look(); },
     nullptr},
    {"true-candidates", words::kTrueCandidates, "Shift+A", CommandGroup::path, always,
     [](PlayPage& p) { p.true_candidates.show(!p.true_candidates.on()); },
     [](const PlayPage& p) { return p.true_candidates.on(); }},
    {"add-clues", words::kAddClues, "", CommandGroup::path, [](const PlayPage& p) { return p.additions.can_add(); },
     [](PlayPage& p) { p.additions.add(); }, nullptr},
    {"next-step", words::kNextStep, "N", CommandGroup::path, has_path, [](PlayPage& p) { p.path().next_step(); },
     nullptr},
    {"previous-step", words::kPreviousStep, "B", CommandGroup::path, shows_step,
     [](PlayPage& p) { p.path().previous_step(); }, nullptr},
    {"first-step", words::kFirstStep, "", CommandGroup::path, has_path, [](PlayPage& p) { p.path().show_step(0); },
     nullptr},
    {"last-step", words::kLastStep, "", CommandGroup::path, has_path,
     [](PlayPage& p) { p.path().show_step(p.path().step_count() - 1); }, nullptr},
    {"apply-step", words::kApplyStep, "Enter", CommandGroup::path, shows_step,
     [](PlayPage& p) { p.path().apply_shown_step(); }, nullptr},
    {"apply-all", words::kApplyAll, "Shift+Enter", CommandGroup::path, has_path,
     [](PlayPage& p) { p.path().apply_all_steps(); }, nullptr},
    {"play-path", words::kPlayPath, "", CommandGroup::path, has_path,
     [](PlayPage& p) { p.path().set_playing(!p.path().is_playing()); },
     [](const PlayPage& p) { return p.path().is_playing(); }},
    {"close-step", words::kCloseStep, "Escape", CommandGroup::path,
     [](const PlayPage& p) {
         return shows_step(p) || lies_over_panel(p) || p.text_box_open || p.hints.is_running() ||
                p.backdoors.is_running() || p.additions.is_running() || p.available.open;
     },
     [](PlayPage& p) {
         if (lies_over_panel(p)) {
             p.workspace().close_panel_page();
         } else if (p.hints.is_running()) {
             p.hints.cancel();
         } else if (p.backdoors.is_running()) {
             p.backdoors.cancel();
         } else if (p.additions.is_running()) {
             p.additions.cancel();
         } else if (shows_step(p)) {
             p.path().show_step(-1);
         } else if (p.text_box_open) {
             p.text_box_open = false;
         } else {
             p.available.close();
         }
     },
     nullptr},

    {"chain-next", words::kChainNext, "Shift+Right / ]", CommandGroup::path,
     [](const PlayPage& p) { return can_play_links(p, 1); }, [](PlayPage& p) { play_links(p, 1); }, nullptr},
    {"chain-previous", words::kChainPrevious, "Shift+Left / [", CommandGroup::path,
     [](const PlayPage& p) { return can_play_links(p, -1); }, [](PlayPage& p) { play_links(p, -1); }, nullptr},
    {"chain-first", words::kChainFirst, "Shift+Home", CommandGroup::path, shows_chains,
     [](PlayPage& p) { play_to_link(p, 0); }, nullptr},
    {"chain-last", words::kChainLast, "Shift+End", CommandGroup::path, shows_chains,
     [](PlayPage& p) { play_to_link(p, shown_links(p) - 1); }, nullptr},
    {"chain-whole", words::kChainWhole, "W", CommandGroup::path, shows_chains, show_whole_chains, shows_whole_chains},
    {"branch-next", words::kBranchNext, "Shift+Down", CommandGroup::path, shows_branches,
     [](PlayPage& p) { choose_next_branch(p, 1); }, nullptr},
    {"branch-previous", words::kBranchPrevious, "Shift+Up", CommandGroup::path, shows_branches,
     [](PlayPage& p) { choose_next_branch(p, -1); }, nullptr},
    {"unfold", words::kUnfold, "U", CommandGroup::path, can_unfold, unfold_shown, nullptr},
    {"fold", words::kFold, "Shift+U / Shift+Backspace", CommandGroup::path, can_fold, fold_shown, nullptr},
});

}  // namespace

std::span<const CommandOf<PlayPage>> path_commands() {
    return kPathCommands;
}

}  // namespace rookery::shell
