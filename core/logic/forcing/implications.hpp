// Implications: the nets of all assumptions about one grid. Each is made when it is first asked for, kept, and taken
// further where a higher level or a greater depth is wanted.
//
// Nets propagate first in, first out, as Sudoku Explainer does, for that order decides what a node rests on.
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

    // A new grid: all nets are forgotten. The graph has to stay as it is until the next begin().
    void begin(const OpenGrid& grid, ChainGraph& graph, const Scale& scale);
    void set_progress(const ProgressCallback& progress) { base_.progress = progress; }
    // Nets of another mode are forgotten, and those of a level that the wanted one does not build on.
    void set_mode(ForcingMode mode, int level);
    // Of level 0 alone: false nodes of this depth or a greater one are not followed.
    void set_depth(int depth) { depth_ = depth; }
    void forget();

    const NetBase& base() const { return base_; }
    const NetBounds& bounds() const { return bounds_; }

    // The net of an assumption, taken to the level and the depth.
    Net& net(CandidateId id, bool on);
    // Of level 0 alone, of an assumption that comes to no contradiction: the net until it has found all of these. It is
    // taken further when it is asked for again.
    Net& net_up_to(CandidateId id, bool on, const NetRows& wanted);
    // Makes the net once more, with the steps of its rules; it comes out the same.
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
    std::vector<std::unique_ptr<Net>> nets_;  // those in use, then others whose memory can be used again
    std::size_t used_nets_ = 0;
    std::vector<std::int16_t> net_of_;  // [2 * id + on] ─► index of nets_, or -1
};

}  // namespace rookery
