// Implications: the nets of all assumptions about one grid. A net is built on first use, kept, and extended when a
// higher level or a greater depth is wanted.
//
// Nets propagate first in, first out, as in Sudoku Explainer, because that order decides what a node depends on.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "logic/forcing/net.hpp"
#include "logic/forcing/net_bounds.hpp"
#include "logic/forcing/rules.hpp"

namespace rookery {

class Implications {
  public:
    static constexpr int kAnyDepth = 1 << 20;

    // Starts on a new grid and forgets all nets. The graph must not change until the next begin().
    void begin(const OpenGrid& grid, ChainGraph& graph, const Scale& scale);
    void set_progress(const ProgressCallback& progress) { base_.progress = progress; }
    // Forgets the nets of another mode, and those of a level that the new one does not build on.
    void set_mode(ForcingMode mode, int level);
    // Level 0 only: false nodes of this depth or more are not followed.
    void set_depth(int depth) { depth_ = depth; }
    void forget();

    const NetBase& base() const { return base_; }
    const NetBounds& bounds() const { return bounds_; }

    // The net of an assumption, extended to the current level and depth.
    Net& net(CandidateId id, bool on);
    // Level 0 only, for an assumption that leads to no contradiction: the net, extended until it has all of `wanted`.
    // The next call extends it further.
    Net& net_up_to(CandidateId id, bool on, const NetRows& wanted);
    // Builds the net again with the steps of its rules; the result is the same.
    void record_steps(Net& net);

  private:
    void start(Net& net, CandidateId id, bool on) const;
    void extend(Net& net);
    Net& begun(CandidateId id, bool on);
    bool propagate(Net& net, int depth) const;
    template <class IsEnough>
    bool propagate(Net& net, int depth, IsEnough is_enough) const;
    bool follow_true(Net& net, int node) const;
    bool follow_false(Net& net, int node) const;

    NetBase base_;
    NetBounds bounds_;
    Rules rules_{base_};
    int depth_ = kAnyDepth;
    std::vector<std::unique_ptr<Net>> nets_;  // nets in use, then others whose memory can be reused
    std::size_t used_nets_ = 0;
    std::vector<std::int16_t> net_of_;  // [2 * id + on] ─► index into nets_, or -1
};

}  // namespace rookery
