#include "logic/workspace.hpp"

#include "logic/aligned_triplet.hpp"
#include "logic/chain_memory.hpp"

namespace rookery {

Workspace::Workspace(const Watch& watch) : watch_{watch} {}
Workspace::~Workspace() = default;

ChainMemory& Workspace::chains() {
    if (!chains_) chains_ = std::make_unique<ChainMemory>();
    return *chains_;
}

TripletMemory& Workspace::triplets() {
    if (!triplets_) triplets_ = std::make_unique<TripletMemory>();
    return *triplets_;
}

}  // namespace rookery
