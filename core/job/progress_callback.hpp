// ProgressCallback: lets a running search check whether to stop, and report what it is doing. By default it never stops
// and reports nothing.
#pragma once

#include <string_view>

#include "job/function_ref.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct ProgressCallback {
    StopToken stop = {};
    // Called before each piece of work that may take more than a few milliseconds: "Nested forcing chains, r4c7".
    FunctionRef<void(std::string_view what)> on_progress = {};

    bool stop_requested() const { return stop.stop_requested(); }
    void report(std::string_view what) const {
        if (on_progress) on_progress(what);
    }
};

}  // namespace rookery
