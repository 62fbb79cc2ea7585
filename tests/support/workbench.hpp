// Workbench: the UI's model on a host that works, and the puzzle that tests of the model put on its board.
#pragma once

#include <string_view>

#include "model/model.hpp"
#include "support/working_host.hpp"

namespace rookery::shell {

struct Workbench {
    WorkingHost host;
    Model model{host};
    void run() { host.run_all(model); }
};

inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

}  // namespace rookery::shell
