// What the commands on chains do (path_commands.cpp has their names and keys), on the chains of the step that is shown.
#pragma once

#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"
#include "shell/play/play_page.hpp"

namespace rookery::shell {

// The nodes that can be read now: those of the chosen branch, or all. 0 when no step with chains is shown.
int shown_links(const PlayPage& page);
int shown_branches(const PlayPage& page);

bool shows_chains(const PlayPage& page);
bool shows_branches(const PlayPage& page);  // more than one
bool shows_whole_chains(const PlayPage& page);
bool can_play_links(const PlayPage& page, int links);  // that many more, or fewer
bool can_unfold(const PlayPage& page);
bool can_fold(const PlayPage& page);

// Each only when it can be done.
void play_links(PlayPage& page, int links);
void play_to_link(PlayPage& page, int place);  // the last one to be shown, from 0
void show_whole_chains(PlayPage& page);
void choose_next_branch(PlayPage& page, int by);  // all, the first, the second, ... and around
void unfold_shown(PlayPage& page);
void fold_shown(PlayPage& page);

// "chain-row-N", "unfold-N", "branch-N", "branch-all". False: there is no such command, or it cannot be run now.
bool run_chain_family(PlayPage& page, std::string_view id);
void offer_branches(const PlayPage& page, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
