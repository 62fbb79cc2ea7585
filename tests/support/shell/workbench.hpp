// Workbench: the UI's model on a working host, and the puzzle that tests of the model put on its board.
#pragma once

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {

struct Workbench {
    WorkingHost host;
    Model model{host};
    void run() { host.run_all(model.jobs); }
};

using samples::kPuzzle;
using samples::kSolution;

}  // namespace rookery::shell
