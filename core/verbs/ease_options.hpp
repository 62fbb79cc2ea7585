// The options of "Ease and Toil" of the verb generate: wnef, tolerance, weight, masking, uniqueness, guesses, anneal.
#pragma once

#include <optional>
#include <vector>

#include "generate/ease/ease_wish.hpp"
#include "verbs/options.hpp"

namespace rookery {

// None if no such option is given. Without wnef the wish is for as low a WNEF as masking gets to.
std::optional<EaseWish> read_ease(Options& options);
// The option weight alone; exponential if it is absent.
EaseWeight read_ease_weight(Options& options);

// The options for a verb's table.
std::vector<OptionInfo> ease_option_infos();

}  // namespace rookery
