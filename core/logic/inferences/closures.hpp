// All consequences of each assumption, by any path, as rows of bits. A row is built on first use from those already
// known. For a search that needs nothing else, this is many times as fast as following each assumption link by link
// (consequences.hpp).
#pragma once

#include <cstdint>
#include <vector>

#include "logic/inferences/inference_graph.hpp"

namespace rookery {

class Closures {
  public:
    // The graph must have no sets, and must not change while the closures are used.
    void start(const InferenceGraph& graph);

    // Rows of graph.words() words: the nodes that are ON, and those that are OFF, including the premise.
    const std::uint64_t* on(Literal premise) {
        if (!known_[premise]) close(premise);
        return row(premise);
    }
    const std::uint64_t* off(Literal premise) { return on(premise) + words_; }
    // For all premises below `end`, in turn: the row of what is ON, then the row of what is OFF.
    const std::uint64_t* rows(Literal end) {
        for (Literal premise = 0; premise < end; ++premise) {
            if (!known_[premise]) close(premise);
        }
        return rows_.data();
    }

  private:
    void close(Literal premise);
    std::uint64_t* row(Literal premise) { return rows_.data() + 2 * words_ * premise; }

    const InferenceGraph* graph_ = nullptr;
    std::size_t words_ = 0;
    std::vector<std::uint8_t> known_;  // by literal
    std::vector<std::uint64_t> rows_;
    std::vector<std::uint64_t> waiting_;  // nodes that are OFF, whose links have not been followed
};

}  // namespace rookery
