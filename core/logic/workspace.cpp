#include "logic/workspace.hpp"

#include "logic/chains/chain_memory.hpp"
#include "logic/exclusions/exclusion_memory.hpp"

namespace rookery {

Workspace::Workspace(const ProgressCallback& progress) : progress_{progress} {}
Workspace::~Workspace() = default;

ChainMemory& Workspace::chains() {
    if (!chains_) chains_ = std::make_unique<ChainMemory>();
    return *chains_;
}

ExclusionMemories& Workspace::exclusions() {
    if (!exclusions_) exclusions_ = std::make_unique<ExclusionMemories>();
    return *exclusions_;
}

}  // namespace rookery
