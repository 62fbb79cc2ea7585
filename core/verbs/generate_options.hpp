// What the verb generate is asked for, read from its options.
#pragma once

#include <cstdint>
#include <optional>

#include "generate/generate.hpp"
#include "verbs/options.hpp"

namespace rookery {

struct GenerateOptions {
    GenerateRequest request;
    std::int64_t count = 1;
    std::int64_t max_idle_parts = 0;  // as Work::max_idle_parts
    std::uint64_t seed = 1;
    std::optional<Grid9> original;  // of which others are wanted: its own class is not a result
    bool unrated = false;           // nothing is rated beyond what the search itself has to know
    bool json = false;
};

// Rejects what cannot be read, and what can never be met.
GenerateOptions read_generate_options(Options& options);

// The options for the verb's table.
std::vector<OptionInfo> generate_option_infos();

}  // namespace rookery
