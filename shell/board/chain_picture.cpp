// A large net is drawn pale when all of it is shown. The selection is more prominent: a branch; or, during playback,
// the last node's links and, less so, the path that leads to them.
#include "shell/board/chain_picture.hpp"

#include <algorithm>
#include <utility>

namespace rookery::shell {
namespace {

LinkKind kind_of(const ChainNode& from, const ChainNode& to) {
    if (to.reason == ChainReason::pattern || from.on == to.on) return LinkKind::nested;
    return to.on ? LinkKind::strong : LinkKind::weak;
}

int link_count(const StepRecord& step) {
    std::size_t count = 0;
    for (const Chain& chain : step.chains) {
        count += chain.loop ? 1 : 0;
        for (const ChainNode& node : chain.nodes) count += node.parents.size();
    }
    return static_cast<int>(count);
}

// For each node of a chain, whether `last` depends on it.
std::vector<bool> way_to(const Chain& chain, int last) {
    std::vector<bool> on_way(chain.nodes.size());
    on_way[static_cast<std::size_t>(last)] = true;
    for (std::size_t i = static_cast<std::size_t>(last) + 1; i-- > 0;) {
        if (!on_way[i]) continue;
        for (const std::uint16_t parent : chain.nodes[i].parents) on_way[parent] = true;
    }
    return on_way;
}

struct Places {
    CellDigit from, to;
};
Places nearest_places(const ChainNode& from, const ChainNode& to) {
    Places nearest{from.at, to.at};
    int least = 1000;
    cells_of(from).for_each([&](int a) {
        cells_of(to).for_each([&](int b) {
            const int rows = a / 9 - b / 9;
            const int columns = a % 9 - b % 9;
            const int distance = rows * rows + columns * columns;
            if (distance >= least) return;
            least = distance;
            nearest = {{static_cast<std::uint8_t>(a), from.at.digit}, {static_cast<std::uint8_t>(b), to.at.digit}};
        });
    });
    return nearest;
}

class ChainDrawing {
  public:
    ChainDrawing(const StepRecord& root, const ChainView& view) : step_(view.step(root)) {
        const Weight all = link_count(step_) > kMaxPlainLinks ? Weight::pale : Weight::plain;
        const int branch = view.branch(root);
        for (const ChainView::Stage& stage : view.way(root)) {
            if (stage.step != &step_) add_ground(stage);
        }
        if (view.shows_whole(root)) {
            for (int chain = 0; chain < static_cast<int>(step_.chains.size()); ++chain) {
                const Weight weight = branch == kAllBranches ? all : chain == branch ? Weight::plain : Weight::pale;
                const std::size_t nodes = step_.chains[static_cast<std::size_t>(chain)].nodes.size();
                add_chain(chain, std::vector<Weight>(nodes, weight), nodes);
            }
        } else {
            add_played(view.reading(root), view.played(root));
        }
    }
    ChainPicture take() { return std::move(picture_); }

  private:
    // The premises of a nested step: candidates that the enclosing chain has ruled out or placed.
    void add_ground(const ChainView::Stage& stage) {
        const auto& nodes = stage.step->chains[static_cast<std::size_t>(stage.unfolded.chain)].nodes;
        for (const std::uint16_t parent : nodes[static_cast<std::size_t>(stage.unfolded.node)].parents) {
            add_node(nodes[parent], Weight::pale);
        }
    }

    void add_played(const std::vector<ChainPlace>& places, int played) {
        if (played == 0) return;
        const ChainPlace last = places[static_cast<std::size_t>(played) - 1];
        for (int chain = places.front().chain; chain <= last.chain; ++chain) {
            const Chain& whole = step_.chains[static_cast<std::size_t>(chain)];
            const bool playing = chain == last.chain;
            const std::size_t shown = playing ? static_cast<std::size_t>(last.node) + 1 : whole.nodes.size();
            std::vector<Weight> weights(shown, Weight::pale);
            if (playing) {
                const std::vector<bool> on_way = way_to(whole, last.node);
                for (std::size_t i = 0; i < shown; ++i) {
                    if (on_way[i]) weights[i] = Weight::plain;
                }
                weights.back() = Weight::lit;
            }
            add_chain(chain, weights, shown);
        }
    }

    // Adds the first `shown` nodes; the links to each node get the node's weight.
    void add_chain(int index, const std::vector<Weight>& weights, std::size_t shown) {
        const Chain& chain = step_.chains[static_cast<std::size_t>(index)];
        for (std::size_t i = 0; i < shown; ++i) {
            const ChainNode& node = chain.nodes[i];
            add_node(node, weights[i]);
            for (const std::uint16_t parent : node.parents) add_link(chain.nodes[parent], node, weights[i]);
        }
        if (shown < chain.nodes.size()) return;
        if (chain.loop && chain.nodes.size() > 2) {
            add_link(chain.nodes.back(), chain.nodes.front(), weights[shown - 1]);
        }
        for (const std::uint16_t one : chain.ends) {
            for (const std::uint16_t other : chain.ends) {
                const ChainNode& a = chain.nodes[one];
                const ChainNode& b = chain.nodes[other];
                if (a.at == b.at && a.on && !b.on) picture_.mark(a.at.cell, a.at.digit).conflict = true;
            }
        }
    }

    void add_node(const ChainNode& node, Weight weight) {
        const CellSet cells = cells_of(node);
        cells.for_each([&](int cell) {
            ChainMark& mark = picture_.mark(cell, node.at.digit);
            Weight& said = node.on ? mark.on : mark.off;
            said = std::max(said, weight);
            if (node.reason == ChainReason::assumption) mark.assumed = true;
        });
        if (!node.group.empty()) add_group({cells, node.at.digit, node.on, weight});
        picture_.empty = false;
    }

    void add_group(const CandidateGroup& group) {
        const auto same = std::find_if(picture_.groups.begin(), picture_.groups.end(), [&](const CandidateGroup& one) {
            return one.cells == group.cells && one.digit == group.digit && one.on == group.on;
        });
        if (same == picture_.groups.end()) {
            picture_.groups.push_back(group);
        } else {
            same->weight = std::max(same->weight, group.weight);
        }
    }

    // A link joins the two nearest candidates of its groups.
    void add_link(const ChainNode& from, const ChainNode& to, Weight weight) {
        const LinkKind kind = kind_of(from, to);
        const Places ends = nearest_places(from, to);
        if (ends.from == ends.to) return;
        const auto same = std::find_if(picture_.links.begin(), picture_.links.end(), [&](const ChainLink& link) {
            return link.from == ends.from && link.to == ends.to && link.kind == kind;
        });
        if (same != picture_.links.end()) {
            same->weight = std::max(same->weight, weight);
        } else {
            picture_.links.push_back({ends.from, ends.to, kind, weight});
        }
    }

    const StepRecord& step_;
    ChainPicture picture_;
};

}  // namespace

ChainPicture picture_of_chains(const StepRecord& root, const ChainView& view) {
    return ChainDrawing(root, view).take();
}

void add_step(BoardPicture& picture, const StepRecord& root, const ChainView& view) {
    const StepRecord& step = view.step(root);
    StepPicture& drawn = picture.step.emplace();
    if (step.chains.empty()) drawn.marks = step.marks;
    drawn.eliminations = step.eliminations;
    drawn.placement = step.placement;
    drawn.chains = picture_of_chains(root, view);
    picture.houses.assign(step.houses.begin(), step.houses.end());
}

}  // namespace rookery::shell
