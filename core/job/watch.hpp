// Watch: what a long search asks and tells while it runs: whether to stop, and what it is doing. Default-made it never
// stops and tells nobody.
#pragma once

#include <string_view>

#include "job/function_ref.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct Watch {
    StopToken stop = {};
    // Told before each piece of work that may take more than a few milliseconds: "Nested forcing chains, r4c7".
    FunctionRef<void(std::string_view what)> activity = {};

    bool stop_requested() const { return stop.stop_requested(); }
    void tell(std::string_view what) const {
        if (activity) activity(what);
    }
};

}  // namespace rookery
