// The options of the verb classic.
#pragma once

#include <cstddef>
#include <vector>

#include "classic/classic.hpp"
#include "verbs/options.hpp"

namespace rookery {

struct ClassicOptions {
    ClassicMethod method = ClassicMethod::dlx;
    ClassicSettings settings;
    Variant variant = Variant::plain;
    std::size_t trace_rows = 0;  // kept of each table of the trace; 0: no trace is wanted
    bool dimacs = false;         // the formula instead of its solutions
    bool json = false;
};

std::vector<OptionInfo> classic_option_infos();
// Read once, before the work begins; what is wrong is told to `options`.
ClassicOptions read_classic_options(Options& options);

}  // namespace rookery
