// Algorithm X: chooses a column, takes each of its rows in turn, and searches what the row leaves of the matrix.
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
    std::uint64_t seed = 1;                                               // for the rule `random`
    std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max();  // ends when this many are found; >= 1
    std::uint64_t updates = std::numeric_limits<std::uint64_t>::max();    // ends after exactly this many
    ProgressCallback progress{};                                          // checked at every node
};

struct CoverCounts {
    std::uint64_t updates = 0;     // link changes when columns are removed: one for the column, one for each node
    std::uint64_t nodes = 0;       // of the search tree, including its root
    std::uint64_t backtracks = 0;  // rows tried below the root; the search later takes back each of them
    std::uint64_t dead_ends = 0;   // nodes whose column had no row left
    std::uint64_t solutions = 0;
};

// One depth of the search: its cost so far, and its current node.
struct CoverDepth {
    std::uint64_t covers = 0;      // updates at this depth since the search began
    std::uint64_t backtracks = 0;  // rows tried at this depth since the search began
    int column = 0;                // the chosen one
    int degree = 0;                // number of rows that the column had
};

struct CoverPath {
    std::span<const int> rows;           // a cover: the given rows, then the chosen ones, by depth
    std::span<const CoverDepth> depths;  // one for each chosen row
    std::uint64_t given_covers = 0;      // updates by the given rows
};

class CoverVisitor {
  public:
    virtual ~CoverVisitor() = default;
    // Called at each node, including the root (depth 0).
    virtual void node(std::size_t, const CoverCounts&) {}
    // The path is valid during the call.
    virtual void solution(const CoverPath& path, const CoverCounts& counts) = 0;
};

enum class CoverEnd : std::uint8_t {
    complete,  // all covers were found
    enough,    // as many as requested; there may be more
    updates,   // the updates are used up
    stopped,   // by the stop token
};

struct CoverResult {
    CoverCounts counts;
    CoverEnd end = CoverEnd::complete;
};

// Finds the covers that contain all `given` rows, which are row numbers of the matrix; rows that exclude each other, or
// one that is given twice, have none. A row that meets no primary column does not help a cover: it is in one only if
// given.
CoverResult find_covers(const CoverMatrix& matrix, std::span<const int> given, const CoverSettings& settings,
                        CoverVisitor& visitor);

}  // namespace rookery
