#include "shell/commands/chain_commands.hpp"

#include <optional>
#include <string>

#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
int shown_links(const Model& model) {
    const PathStep* step = model.pictured_step();
    return step == nullptr ? 0 : static_cast<int>(model.chains.reading(*step).size());
}

int shown_branches(const Model& model) {
    const PathStep* step = model.pictured_step();
    return step == nullptr ? 0 : static_cast<int>(model.chains.step(*step).chains.size());
}

bool shows_chains(const Model& model) {
    return shown_links(model) > 0;
}

bool shows_branches(const Model& model) {
    return shown_branches(model) > 1;
}

bool shows_whole_chains(const Model& model) {
    return shows_chains(model) && model.chains.shows_whole(*model.pictured_step());
}

bool can_play_links(const Model& model, int links) {
    const int all = shown_links(model);
    if (all == 0) return false;
    if (shows_whole_chains(model)) return links > 0 || all > 1;
    const int to = model.chains.played(*model.pictured_step()) + links;
    return to >= 1 && to <= all;
}

bool can_unfold(const Model& model) {
    return shows_chains(model) && model.chains.unfoldable(*model.pictured_step()) >= 0;
}

bool can_fold(const Model& model) {
    const PathStep* step = model.pictured_step();
    return step != nullptr && model.chains.depth(*step) > 0;
}

void play_links(Model& model, int links) {
    model.chains.play_on(*model.pictured_step(), links);
}

void play_to_link(Model& model, int place) {
    model.chains.play_to(*model.pictured_step(), place + 1);
}

void show_whole_chains(Model& model) {
    model.chains.show_whole(*model.pictured_step());
}

void choose_next_branch(Model& model, int by) {
    const PathStep& step = *model.pictured_step();
    const int choices = shown_branches(model) + 1;
    // kAllBranches is -1: choices are counted from 0 here.
    const int next = (model.chains.branch(step) + 1 + by + choices) % choices;
    model.chains.choose_branch(step, next - 1);
}

void unfold_shown(Model& model) {
    const PathStep& step = *model.pictured_step();
    model.chains.unfold(step, model.chains.unfoldable(step));
}

void fold_shown(Model& model) {
    model.chains.fold(*model.pictured_step());
}

bool run_chain_family(Model& model, std::string_view id) {
    if (!shows_chains(model)) return false;
    const PathStep& step = *model.pictured_step();
    if (id == "branch-all") {
        model.chains.choose_branch(step, kAllBranches);
    } else if (const auto branch = place_after(id, "branch-", shown_branches(model))) {
        model.chains.choose_branch(step, *branch);
    } else if (const auto row = place_after(id, "chain-row-", shown_links(model))) {
        play_to_link(model, *row);
    } else if (const auto unfolded = place_after(id, "unfold-", shown_links(model))) {
        model.chains.unfold(step, *unfolded);
    } else {
        return false;
    }
    return true;
}

void offer_branches(const Model& model, std::vector<OfferedCommand>& offered) {
    if (!shows_branches(model)) return;
    offered.push_back({"branch-all", std::string(words::kShowAllBranches)});
    const PathStep& step = model.chains.step(*model.pictured_step());
    for (int branch = 0; branch < shown_branches(model); ++branch) {
        offered.push_back({"branch-" + std::to_string(branch), fill(words::kShowBranch, {branch_name(step, branch)})});
    }
}

}  // namespace rookery::shell
