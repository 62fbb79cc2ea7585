#include "logic/chains/chain_memory.hpp"

namespace rookery {

void ChainMemory::prepare(const State& state, const Scale& scale, const ProgressCallback& progress) {
    forcing.set_progress(progress);
    if (&scale == scale_ && state == state_) return;
    scale_ = &scale;
    state_ = state;
    grid = OpenGrid(state_);
    graph.build(grid);
    forcing.begin(grid, graph, scale);
}

ChainMemory& prepared_memory(const State& state, const StepSink& sink) {
    Workspace& workspace = sink.workspace();
    ChainMemory& memory = workspace.chains();
    memory.prepare(state, sink.scale(), workspace.callback());
    return memory;
}

}  // namespace rookery
