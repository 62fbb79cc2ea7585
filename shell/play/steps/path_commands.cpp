// Commands for the path, hints and the chains of the shown step: see play_commands.hpp.
#include <array>

#include "shell/play/play_commands.hpp"
#include "shell/play/steps/chain_commands.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
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
