// Algorithm X: choose a column, take one of its rows after the other, and search what the row leaves of the matrix.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "job/progress_callback.hpp"
#include "textbook/exactcover/cover_matrix.hpp"
#include "textbook/exactcover/dancing_links.hpp"

namespace rookery {

struct CoverSettings {
    CoverRule rule = CoverRule::shortest;
    std::uint64_t seed = 1;                                               // of the rule `random`
    std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max();  // ends when so many are found; >= 1
    std::uint64_t updates = std::numeric_limits<std::uint64_t>::max();    // ends with exactly so many
    ProgressCallback progress{};                                          // asked at every node
};

struct CoverCounts {
    std::uint64_t updates = 0;     // changes of links when columns are taken out: one for the column, one for each node
    std::uint64_t nodes = 0;       // of the search tree, its root included
    std::uint64_t backtracks = 0;  // rows tried below the root; each is a step that the search takes back later
    std::uint64_t dead_ends = 0;   // nodes whose column had no row left
    std::uint64_t solutions = 0;
};

// One depth of the search: what it cost so far, and the node that the search is at there.
struct CoverDepth {
    std::uint64_t covers = 0;      // updates at this depth since the search began
    std::uint64_t backtracks = 0;  // rows tried at this depth since the search began
    int column = 0;                // that was chosen
    int degree = 0;                // rows that the column had
};

struct CoverPath {
    std::span<const int> rows;           // a cover: the given rows, then those chosen, by their depth
    std::span<const CoverDepth> depths;  // one for each chosen row
    std::uint64_t given_covers = 0;      // updates by the given rows
};

class CoverVisitor {
  public:
    virtual ~CoverVisitor() = default;
    // At each node, the root (depth 0) included.
    virtual void node(std::size_t, const CoverCounts&) {}
    // The path is valid during the call.
    virtual void solution(const CoverPath& path, const CoverCounts& counts) = 0;
};

enum class CoverEnd : std::uint8_t {
    complete,  // all covers were found
    enough,    // as many as were asked for; there may be more
    updates,   // the updates are used up
    stopped,   // by the stop token
};

struct CoverResult {
    CoverCounts counts;
    CoverEnd end = CoverEnd::complete;
};

// Finds the covers that hold all `given` rows, which are row numbers of the matrix; rows that exclude each other, or
// one that is given twice, have none. A row that meets no primary column is of no use to a cover: it is in one only if
// given.
CoverResult find_covers(const CoverMatrix& matrix, std::span<const int> given, const CoverSettings& settings,
                        CoverVisitor& visitor);

}  // namespace rookery
