// The commands for the shown step's chains. (Their names and keys, with those of the path and of hints, are in the
// table of the .cpp file.)
#pragma once

#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"
#include "shell/play/play_page.hpp"

namespace rookery::shell {

// The number of readable nodes: those of the chosen branch, or all. 0 if no step with chains is shown.
int shown_links(const PlayPage& page);
int shown_branches(const PlayPage& page);

bool shows_chains(const PlayPage& page);
bool shows_branches(const PlayPage& page);  // has more than one
bool shows_whole_chains(const PlayPage& page);
bool can_play_links(const PlayPage& page, int links);  // forward by that many, or back
bool can_unfold(const PlayPage& page);
bool can_fold(const PlayPage& page);

// Call each only if its can_... function allows it.
void play_links(PlayPage& page, int links);
void play_to_link(PlayPage& page, int place);  // the last one to show, from 0
void show_whole_chains(PlayPage& page);
void choose_next_branch(PlayPage& page, int by);  // cycles through all, the first, the second, ...
void unfold_shown(PlayPage& page);
void fold_shown(PlayPage& page);

// "chain-row-N", "unfold-N", "branch-N", "branch-all". False: there is no such command, or it is not possible now.
bool run_chain_family(PlayPage& page, std::string_view id);
void offer_branches(const PlayPage& page, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
