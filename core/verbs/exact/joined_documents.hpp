// The proofs of a pattern's parts ("7.cnf" and "7.lrat"), made into one of the whole ("cnf" and "lrat").
#pragma once

#include <string>
#include <vector>

#include "board/cell_set.hpp"
#include "exact/encoding/cubes.hpp"
#include "exact/strategies.hpp"
#include "job/job.hpp"

namespace rookery {

// A part may come from an earlier run: that its formula is the one of this pattern is looked at first. What has gone
// into the whole is dropped. Returns a sentence if a part's proof is missing or wrong, or nothing.
template <int N>
std::string join_proofs(CellSet pattern, StrategySet strategies, const std::vector<Cube>& cubes,
                        DocumentStore& documents);

}  // namespace rookery
