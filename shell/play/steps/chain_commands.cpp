#include "shell/play/steps/chain_commands.hpp"

#include <optional>
#include <string>

#include "shell/jobs/command.hpp"
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

}  // namespace rookery::shell
