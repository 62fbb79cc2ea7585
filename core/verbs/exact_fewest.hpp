// exact with the option fewest: the least number of clues with which the strategies solve a puzzle, on any pattern.
#pragma once

#include <memory>

#include "verbs/exact_options.hpp"
#include "verbs/options.hpp"
#include "work/work.hpp"

namespace rookery {

// Rejects options that say something of a pattern.
std::unique_ptr<Work> make_fewest_work(const ExactOptions& wanted, const Call& call, Options& options);

}  // namespace rookery
