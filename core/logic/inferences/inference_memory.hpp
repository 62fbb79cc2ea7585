// Shared by the searches for chains on one state: the inference graph, without groups and with them, and the
// consequences of each assumption.
#pragma once

#include "logic/inferences/closures.hpp"
#include "logic/inferences/net_tables.hpp"

namespace rookery {

class InferenceMemory {
  public:
    struct Part {
        InferenceGraph graph;
        Closures closures;
        bool is_made = false;
    };
    // The part for the state; valid until a call with another state.
    Part& part(const State& state, bool with_groups) {
        if (!(state_ == state)) {
            state_ = state;
            for (Part& part : parts_) part.is_made = false;
        }
        Part& part = parts_[with_groups];
        if (!part.is_made) {
            part.graph.build(state_, with_groups);
            part.closures.start(part.graph);
            part.is_made = true;
        }
        return part;
    }
    // For forcing chains and nets. They must be prepared for a state before use.
    NetTables& tables() { return tables_; }

  private:
    State state_;
    std::array<Part, 2> parts_;
    NetTables tables_;
};

}  // namespace rookery
