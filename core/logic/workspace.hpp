// Workspace: what the finders of one path share: the watch of who asked, and the memory of searches that build on what
// was found before (longer chains on the shorter ones before, exclusions on the state before).
//
// A workspace is of use to one path at a time and may be used for the next path; that saves the memory's allocation.
// What it remembers never changes a result.
#pragma once

#include <memory>

#include "job/watch.hpp"

namespace rookery {

class ChainMemory;
struct ExclusionMemories;

class Workspace {
  public:
    explicit Workspace(const Watch& watch = {});
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    const Watch& watch() const { return watch_; }
    void set_watch(const Watch& watch) { watch_ = watch; }
    // Made when they are first asked for: most puzzles need neither.
    ChainMemory& chains();
    ExclusionMemories& exclusions();

  private:
    Watch watch_;
    std::unique_ptr<ChainMemory> chains_;
    std::unique_ptr<ExclusionMemories> exclusions_;
};

}  // namespace rookery
