#include "logic/chains/single_chains.hpp"

#include <algorithm>
#include <limits>

#include "board/cell_set.hpp"
#include "logic/scale.hpp"

namespace rookery {

namespace {

constexpr int kNoLimit = std::numeric_limits<int>::max();
constexpr std::array<LinkSet, 3> kPasses = {LinkSet::x, LinkSet::y, LinkSet::xy};

constexpr std::array<Technique, 3> kLoopTechniques = {Technique::x_cycle, Technique::y_cycle, Technique::xy_cycle};

Technique technique_of(LinkSet links, SingleChain::Form form) {
    if (form == SingleChain::Form::loop) return kLoopTechniques[static_cast<int>(links)];
    return links == LinkSet::x ? Technique::x_chain : Technique::xy_chain;  // there are no separate Y-chains
}

}  // namespace

StepFacts facts_of(const SingleChain& chain) {
    return {.technique = technique_of(chain.links, chain.form), .length = chain.length()};
}

class SingleChains::Search {
  public:
    Search(SingleChains& memory, const OpenGrid& grid, ChainGraph& graph, const Scale& scale, TechniqueSet wanted)
        : queue_{memory.queue_}, grid_{grid}, graph_{graph}, scale_{scale}, wanted_{wanted}, words_{graph.words()} {}

    void keep_best(SingleChain& best) { best_ = &best; }
    void keep_all(std::vector<SingleChain>& all) { all_ = &all; }
    void only_new(NewLinks& links) { new_links_ = &links; }

    void run() {
        for (const LinkSet set : kPasses) {
            set_ = set;
            const int i = static_cast<int>(set);
            loops_ = has(wanted_, kLoopTechniques[i]);
            chains_ = set != LinkSet::y && has(wanted_, set == LinkSet::x ? Technique::x_chain : Technique::xy_chain);
            update_limits();
            if (std::max(loop_limit_, chain_limit_) < 4) continue;
            graph_.build_rows(set);
            if (new_links_ != nullptr && !new_links_->narrow(set)) continue;
            for (int source = 0; source < graph_.size(); ++source) search_from(static_cast<CandidateId>(source));
        }
    }

  private:
    static bool has(TechniqueSet set, Technique technique) { return set.contains(technique); }

    // The strong links from a candidate that the current pass uses.
    struct Links {
        int count = 0;
        std::array<StrongLink, 4> list;
    };
    Links strong_links(CandidateId id) const {
        Links links;
        for (const StrongLink& link : graph_.strong(id)) {
            if (is_in(set_, link.reason)) links.list[links.count++] = link;
        }
        return links;
    }
    // Whether x true makes y false by a link of the current pass.
    bool weakly_linked(CandidateId x, CandidateId y) const {
        return has_id(graph_.weak_row(x), y) && (set_ != LinkSet::x || graph_.digit_of(x) == graph_.digit_of(y));
    }

    const std::uint64_t* closure(CandidateId id) const { return graph_.closure(set_, id); }

    // ------------------------------------------------------------------------------------------------- from one source

    void search_from(CandidateId source) {
        const int count = digit_count(grid_.candidates(graph_.cell_of(source)));
        if (count < 2 || (set_ == LinkSet::y && count > 2)) return;
        const bool may_loop = loops_ && (new_links_ == nullptr || new_links_->may_loop(source));
        const bool may_be_off = chains_ && (new_links_ == nullptr || new_links_->may_be_off(source));
        const bool may_be_on = chains_ && (new_links_ == nullptr || new_links_->may_be_on(source));
        if (!may_loop && !may_be_off && !may_be_on) return;
        const Links links = strong_links(source);
        const bool off_chain = may_be_off && meet(closure(source), graph_.weak_row(source), words_);
        const bool loops = may_loop && has_id(closure(source), source);
        if (off_chain || loops) search_on(source, links, off_chain, loops);
        if (!may_be_on) return;
        bool on_chain = false;
        for (int k = 0; k < links.count; ++k) on_chain |= has_id(closure(links.list[k].to), source);
        if (on_chain) search_off(source, links);
    }

    // Sets closing_ to the candidates that make a strong partner of the source false.
    void mark_closing(CandidateId source, const Links& links) {
        closing_.fill(0);
        for (int k = 0; k < links.count; ++k) unite(closing_.data(), graph_.weak_row(links.list[k].to), words_);
        remove_id(closing_.data(), source);
    }

    // Sets useful_ to those consequences of the source that make it true again and, if `off` is wanted, those that make
    // it false. Links work backwards, so the latter are the candidates that the source makes false.
    void mark_useful(CandidateId source, bool off) {
        const std::uint64_t* const reached = closure(source);
        useful_.fill(0);
        if (off) {
            unite(useful_.data(), graph_.weak_row(source), words_);
            for_each_id(reached, words_, [&](CandidateId z) { unite(useful_.data(), graph_.weak_row(z), words_); });
            for (int w = 0; w < words_; ++w) useful_[w] &= reached[w];
        }
        mark_leading_to(source, reached);
        remove_id(useful_.data(), source);
    }
    void mark_leading_to(CandidateId source, const std::uint64_t* reached) {
        for_each_id(reached, words_, [&](CandidateId z) {
            if (has_id(closure(z), source)) add_id(useful_.data(), z);
        });
    }
    bool passes_new_link(CandidateId source) const {
        return new_links_ == nullptr || new_links_->pass(useful_.data(), source);
    }

    // Queues all useful candidates that the true node at `index` leads to and that are not in the queue yet.
    void expand(int index, int& size) {
        const CandidateId id = queue_[index].id;
        const std::uint64_t* const row = graph_.two_row(set_, id);
        std::uint64_t* const left = useful_.data();
        int fresh = 0;
        for (int w = 0; w < words_; ++w) fresh += std::popcount(row[w] & left[w]);
        if (fresh == 0) return;
        const auto length = static_cast<std::int16_t>(queue_[index].length + 2);
        for (const CandidateId via : graph_.weak(set_, id)) {
            for (const StrongLink& link : graph_.strong(via)) {
                if (!has_id(left, link.to) || !is_in(set_, link.reason) || link.to == id) continue;
                remove_id(left, link.to);
                queue_[size++] = {link.to, via, static_cast<std::int16_t>(index), length, link.reason};
                if (--fresh == 0) return;
            }
        }
    }

    // Assumes that the source is true: loops and the off chain.
    void search_on(CandidateId source, const Links& links, bool off_chain, bool loops) {
        if (loops) mark_closing(source, links);
        mark_useful(source, off_chain);
        if (!passes_new_link(source)) return;
        queue_[0] = {source, kNoCandidate, -1, 1, ChainReason::assumption};
        int size = 1;
        int off_end = -1;
        for (int i = 0; i < size; ++i) {
            const int length = queue_[i].length + 1;
            const int limit = std::max(loops ? loop_limit_ : 0, off_chain ? chain_limit_ : 0);
            if (length > limit) break;
            const CandidateId x = queue_[i].id;
            if (loops && i > 0 && length <= loop_limit_ && has_id(closing_.data(), x)) {
                for (int k = 0; k < links.count; ++k) {
                    if (x != links.list[k].to && weakly_linked(x, links.list[k].to)) loop(source, i, links.list[k]);
                }
            }
            if (off_chain && i > 0 && length <= chain_limit_ && weakly_linked(x, source)) {
                off_end = i;
                off_chain = false;
                if (!loops) break;
            }
            if (length + 2 <= limit) expand(i, size);
        }
        if (off_end >= 0) off(source, off_end);
    }

    // Assumes that the source is false: the on chain.
    void search_off(CandidateId source, const Links& links) {
        useful_.fill(0);
        for (int k = 0; k < links.count; ++k) {
            mark_leading_to(source, closure(links.list[k].to));
            add_id(useful_.data(), links.list[k].to);
        }
        if (!passes_new_link(source)) return;
        int size = 0;
        for (int k = 0; k < links.count; ++k) {
            remove_id(useful_.data(), links.list[k].to);
            queue_[size++] = {links.list[k].to, source, -1, 2, links.list[k].reason};
        }
        for (int i = 0; i < size; ++i) {
            const int length = queue_[i].length + 2;
            if (length > chain_limit_) return;
            if (has_id(graph_.two_row(set_, queue_[i].id), source)) return on(source, i);
            if (length + 2 <= chain_limit_) expand(i, size);
        }
    }

    // ------------------------------------------------------------------------------------------------------------
    // found

    // The source is true; `partner` is the strong partner that the true node at `last` makes false.
    void loop(CandidateId source, int last, const StrongLink& partner) {
        path_.clear();
        path_.push_back({source, true, partner.reason});
        path_.push_back({partner.to, false, ChainReason::assumption});
        for (int i = last; queue_[i].parent >= 0; i = queue_[i].parent) {
            path_.push_back({queue_[i].id, true, queue_[i].reason});
            if (queue_[i].via == partner.to) return;  // already false in the chain: not a loop
            path_.push_back({queue_[i].via, false, ChainReason::assumption});
        }
        find_loop_eliminations();
        if (!eliminations_.empty()) found(SingleChain::Form::loop, source);
    }

    void off(CandidateId source, int last) {
        path_.clear();
        path_.push_back({source, false, ChainReason::assumption});
        int i = last;
        for (; queue_[i].parent >= 0; i = queue_[i].parent) {
            path_.push_back({queue_[i].id, true, queue_[i].reason});
            path_.push_back({queue_[i].via, false, ChainReason::assumption});
        }
        path_.push_back({source, true, ChainReason::assumption});
        eliminations_.assign(1, source);
        found(SingleChain::Form::off, source);
    }

    // The true node at `last` makes a candidate false that in turn makes the source true.
    void on(CandidateId source, int last) {
        path_.clear();
        for (const CandidateId via : graph_.weak(set_, queue_[last].id)) {
            for (const StrongLink& link : graph_.strong(via)) {
                if (!path_.empty() || link.to != source || !is_in(set_, link.reason)) continue;
                path_.push_back({source, true, link.reason});
                path_.push_back({via, false, ChainReason::assumption});
            }
        }
        for (int i = last; i >= 0; i = queue_[i].parent) {
            path_.push_back({queue_[i].id, true, queue_[i].reason});
            path_.push_back({queue_[i].via, false, ChainReason::assumption});
        }
        eliminations_.clear();
        found(SingleChain::Form::on, source);
    }

    void find_loop_eliminations() {
        eliminations_.clear();
        std::array<CellSet, 9> of_true;
        std::array<CellSet, 9> of_false;
        CellSet in_loop;
        DigitSet digits = 0;
        for (const PathNode& node : path_) {
            const int cell = graph_.cell_of(node.id);
            const int digit = graph_.digit_of(node.id);
            in_loop.add(cell);
            digits |= digit_bit(digit);
            (node.on ? of_true : of_false)[digit - 1] |= CellSet::peers_of(cell);
        }
        for (DigitSet rest = digits; rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            const CellSet both = (of_true[digit - 1] & of_false[digit - 1]) - in_loop;
            both.for_each([&](int cell) {
                if (grid_.has(cell, digit)) eliminations_.push_back(graph_.id_of(cell, digit));
            });
        }
    }

    StepRank rank_of(SingleChain::Form form, int length) const {
        return scale_.rank({.technique = technique_of(set_, form), .length = length});
    }

    void found(SingleChain::Form form, CandidateId source) {
        const StepRank rank = rank_of(form, static_cast<int>(path_.size()));
        if (best_ != nullptr) {
            if (!(rank < best_->rank)) return;
            *best_ = {rank, set_, form, source, path_, eliminations_};
            update_limits();
        } else {
            all_->push_back({rank, set_, form, source, path_, eliminations_});
        }
    }

    // The greatest length at which a loop or chain of this pass can still improve on the best.
    void update_limits() {
        loop_limit_ = loops_ ? limit(SingleChain::Form::loop) : 0;
        chain_limit_ = chains_ ? limit(SingleChain::Form::off) : 0;
    }
    int limit(SingleChain::Form form) const {
        if (best_ == nullptr || best_->rank == kNoRank) return kNoLimit;
        return greatest_length_before(best_->rank, best_->length(), [&](int length) { return rank_of(form, length); });
    }

    std::array<Reached, kMaxCandidates + 1>& queue_;
    const OpenGrid& grid_;
    ChainGraph& graph_;
    const Scale& scale_;
    const TechniqueSet wanted_;
    const int words_;
    NewLinks* new_links_ = nullptr;  // set if only chains through a new link are wanted
    SingleChain* best_ = nullptr;
    std::vector<SingleChain>* all_ = nullptr;
    LinkSet set_ = LinkSet::x;
    bool loops_ = false;
    bool chains_ = false;
    int loop_limit_ = 0;
    int chain_limit_ = 0;
    // What a search may still enter: only what leads to its end. This does not change the paths to the end.
    std::array<std::uint64_t, kMaxWords> useful_;
    std::array<std::uint64_t, kMaxWords> closing_;
    std::vector<PathNode> path_;
    std::vector<CandidateId> eliminations_;
};

bool SingleChains::find_best(const OpenGrid& grid, ChainGraph& graph, const Scale& scale, TechniqueSet wanted,
                             SingleChain& best) {
    best.rank = kNoRank;
    Search search(*this, grid, graph, scale, wanted);
    search.keep_best(best);
    search.run();
    return best.rank != kNoRank;
}

void SingleChains::find_all(const OpenGrid& grid, ChainGraph& graph, const Scale& scale, TechniqueSet wanted,
                            std::vector<SingleChain>& all) {
    all.clear();
    Search search(*this, grid, graph, scale, wanted);
    search.keep_all(all);
    search.run();
    sort_by_rank(all);
}

void SingleChains::find_new(const OpenGrid& grid, ChainGraph& part, const Scale& scale, NewLinks& links,
                            std::vector<SingleChain>& all) {
    all.clear();
    Search search(*this, grid, part, scale, kAllTechniques);
    search.keep_all(all);
    search.only_new(links);
    search.run();
    sort_by_rank(all);
}

}  // namespace rookery
