// Workspace: shared by the finders of one path: the caller's progress callback, and the memory of searches that build
// on earlier results (longer chains on shorter ones, exclusions and fish on the previous state).
//
// A workspace serves one path at a time and can be reused for the next one, which saves allocations. Its memory never
// changes a result, except for the order in which singles arose, on which HoDoKu's choice among them depends.
#pragma once

#include <memory>
#include <vector>

#include "job/progress_callback.hpp"
#include "logic/step.hpp"

namespace rookery {

class ChainMemory;
class SinglesQueue;
class Changes;
class RectangleMemory;
struct ExclusionMemories;
class FishMemory;
class AlsMemory;
class InferenceMemory;
struct TrialMemory;

// Options of HoDoKu's searches. All are off by default, as in HoDoKu. Searches for techniques that Sudoku Explainer
// also has ignore them.
struct SearchChoices {
    bool als_overlap = false;   // almost locked sets of one step may overlap, outside their links
    bool als_chains = false;    // grouped nice loops and chains may pass through almost locked sets
    bool siamese_fish = false;  // two fish over the same bases also make a step
    friend bool operator==(const SearchChoices&, const SearchChoices&) = default;
};

class Workspace {
  public:
    explicit Workspace(const ProgressCallback& progress = {});
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    const ProgressCallback& callback() const { return progress_; }
    void set_progress(const ProgressCallback& progress) { progress_ = progress; }
    // Options of the path's searches.
    const SearchChoices& choices() const { return choices_; }
    void set_choices(const SearchChoices& choices) { choices_ = choices; }
    // Created on first use: most puzzles need few of them.
    ChainMemory& chains();
    ExclusionMemories& exclusions();
    FishMemory& fish();
    AlsMemory& almost_locked_sets();
    InferenceMemory& inferences();
    TrialMemory& trial();
    SinglesQueue& singles();
    Changes& changes();
    RectangleMemory& rectangles();
    // The eliminations of the last step, in the order in which its search reported them: the order in which singles
    // arise may depend on it.
    const std::vector<CellDigit>& last_eliminations() const { return last_eliminations_; }
    void note_eliminations(const std::vector<CellDigit>& eliminations) { last_eliminations_ = eliminations; }

  private:
    ProgressCallback progress_;
    SearchChoices choices_;
    std::unique_ptr<ChainMemory> chains_;
    std::unique_ptr<ExclusionMemories> exclusions_;
    std::unique_ptr<FishMemory> fish_;
    std::unique_ptr<AlsMemory> almost_locked_sets_;
    std::unique_ptr<InferenceMemory> inferences_;
    std::unique_ptr<TrialMemory> trial_;
    std::unique_ptr<SinglesQueue> singles_;
    std::unique_ptr<Changes> changes_;
    std::unique_ptr<RectangleMemory> rectangles_;
    std::vector<CellDigit> last_eliminations_;
};

}  // namespace rookery
