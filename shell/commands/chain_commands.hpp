// What the commands on chains do (commands.hpp has their names and keys), on the chains of the step that is shown.
#pragma once

#include <string_view>
#include <vector>

namespace rookery::shell {

class Model;
struct OfferedCommand;

// The nodes that can be read now: those of the chosen branch, or all. 0 when no step with chains is shown.
int shown_links(const Model& model);
int shown_branches(const Model& model);

bool shows_chains(const Model& model);
bool shows_branches(const Model& model);  // more than one
bool shows_whole_chains(const Model& model);
bool can_play_links(const Model& model, int links);  // that many more, or fewer
bool can_unfold(const Model& model);
bool can_fold(const Model& model);

// Each only when it can be done.
void play_links(Model& model, int links);
void play_to_link(Model& model, int place);  // the last one to be shown, from 0
void show_whole_chains(Model& model);
void choose_next_branch(Model& model, int by);  // all, the first, the second, ... and around
void unfold_shown(Model& model);
void fold_shown(Model& model);

// "chain-row-N", "unfold-N", "branch-N", "branch-all". False: there is no such command, or it cannot be run now.
bool run_chain_family(Model& model, std::string_view id);
void offer_branches(const Model& model, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
