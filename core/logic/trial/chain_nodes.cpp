#include "logic/trial/chain_nodes.hpp"

#include <map>

#include "logic/chains/chain_graph.hpp"
#include "logic/highlights.hpp"
#include "logic/trial/links.hpp"

namespace rookery {

namespace {

CellDigit place_of_candidate(int candidate) {
    return cell_digit(candidate / 9, candidate % 9 + 1);
}

ChainReason reason_of_variable(int variable) {
    if (variable < trial::kRowVariables) return ChainReason::cell;
    if (variable < trial::kColumnVariables) return ChainReason::row;
    return variable < trial::kBoxVariables ? ChainReason::column : ChainReason::box;
}

class ChainWriter {
  public:
    explicit ChainWriter(const trial::TrialBoard& board) : board_{board} {}

    Chain write(const trial::LinkedChain& chain) {
        add_on({chain.target}, ChainReason::assumption, {});
        for (const trial::Linking& link : chain.links) add_link(link);
        const int last = chain.links.back().left;
        chain_.ends = {static_cast<std::uint16_t>(chain_.nodes.size() - 1), off_.at(last)};
        return std::move(chain_);
    }

  private:
    void add_link(const trial::Linking& link) {
        const ChainReason reason = reason_of_variable(link.variable);
        const bool is_last = link.right == 0;
        std::vector<std::uint16_t> parents;
        if (!is_last) parents.push_back(left_node(link.left));
        const unsigned others = board_.masks[link.variable] & ~unsigned{link.right};
        trial::for_members(link.variable, others, [&](int candidate) {
            if (candidate != link.left) parents.push_back(off_node(candidate));
        });
        if (is_last) left_node(link.left);
        std::vector<int> right;
        trial::for_members(link.variable, link.right, [&](int candidate) { right.push_back(candidate); });
        if (is_last) right.push_back(link.left);
        add_on(std::move(right), reason, std::move(parents));
    }

    void add_on(std::vector<int> candidates, ChainReason reason, std::vector<std::uint16_t> parents) {
        ChainNode node{place_of_candidate(candidates.front()), true, reason, std::move(parents)};
        for (std::size_t i = 1; i < candidates.size(); ++i) {
            node.group.push_back(static_cast<std::uint8_t>(candidates[i] / 9));
        }
        on_.push_back({std::move(candidates), static_cast<std::uint16_t>(chain_.nodes.size())});
        chain_.nodes.push_back(std::move(node));
    }

    std::uint16_t off_node(int candidate) {
        const auto known = off_.find(candidate);
        return known != off_.end() ? known->second : left_node(candidate);
    }
    // Off by the latest item that it is linked to, even if it is so already by one before.
    std::uint16_t left_node(int candidate) {
        auto cause = on_.rbegin();
        while (!is_linked_to_all(candidate, cause->candidates)) ++cause;
        const auto known = off_.find(candidate);
        if (known != off_.end() && chain_.nodes[known->second].parents.front() == cause->node) return known->second;
        const CellDigit at = place_of_candidate(candidate);
        const ChainReason reason = link_reason(place_of_candidate(cause->candidates.front()), at, *cause);
        const auto index = static_cast<std::uint16_t>(chain_.nodes.size());
        chain_.nodes.push_back({at, false, reason, {cause->node}});
        off_[candidate] = index;
        return index;
    }

    struct OnNode {
        std::vector<int> candidates;
        std::uint16_t node;
    };
    static bool is_linked_to_all(int candidate, const std::vector<int>& item) {
        for (const int one : item) {
            if (!trial::is_linked(candidate, one)) return false;
        }
        return true;
    }
    // The cell, or the house that has the candidate and all of the other ones.
    static ChainReason link_reason(CellDigit from, CellDigit to, const OnNode& cause) {
        if (from.cell == to.cell) return ChainReason::cell;
        for (int kind = 0; kind < 2; ++kind) {
            const int house = kCellPlaces[to.cell].houses[kind];
            bool all = true;
            for (const int one : cause.candidates) all &= kCellPlaces[one / 9].houses[kind] == house;
            if (all) return kHouseReasons[kind];
        }
        return ChainReason::column;
    }

    const trial::TrialBoard& board_;
    Chain chain_;
    std::vector<OnNode> on_;
    std::map<int, std::uint16_t> off_;
};

}  // namespace

Chain shown_chain(const trial::TrialBoard& board, const trial::LinkedChain& chain) {
    return ChainWriter(board).write(chain);
}

}  // namespace rookery
