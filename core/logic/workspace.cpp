#include "logic/workspace.hpp"

#include "logic/als/als_memory.hpp"
#include "logic/chains/chain_memory.hpp"
#include "logic/changes.hpp"
#include "logic/exclusions/exclusions.hpp"
#include "logic/fish/fish_search.hpp"
#include "logic/inferences/inference_memory.hpp"
#include "logic/singles/singles_queue.hpp"
#include "logic/trial/whips_and_braids.hpp"
#include "logic/uniqueness/corner_rectangles.hpp"

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

FishMemory& Workspace::fish() {
    if (!fish_) fish_ = std::make_unique<FishMemory>();
    return *fish_;
}

AlsMemory& Workspace::almost_locked_sets() {
    if (!almost_locked_sets_) almost_locked_sets_ = std::make_unique<AlsMemory>();
    almost_locked_sets_->allow_overlap(choices_.als_overlap);
    return *almost_locked_sets_;
}

InferenceMemory& Workspace::inferences() {
    if (!inferences_) inferences_ = std::make_unique<InferenceMemory>();
    return *inferences_;
}

TrialMemory& Workspace::trial() {
    if (!trial_) trial_ = std::make_unique<TrialMemory>();
    return *trial_;
}

SinglesQueue& Workspace::singles() {
    if (!singles_) singles_ = std::make_unique<SinglesQueue>();
    return *singles_;
}

Changes& Workspace::changes() {
    if (!changes_) changes_ = std::make_unique<Changes>();
    return *changes_;
}

RectangleMemory& Workspace::rectangles() {
    if (!rectangles_) rectangles_ = std::make_unique<RectangleMemory>();
    return *rectangles_;
}

}  // namespace rookery
