// Workspace: what the finders of one path share: the progress callback of who asked, and the memory of searches that
// build on what was found before (longer chains on the shorter ones before, exclusions and fish on the state before).
//
// A workspace is of use to one path at a time and may be used for the next path; that saves the memory's allocation.
// What it remembers never changes a result, but for the order in which singles came up, on which HoDoKu's choice among
// them rests.
#pragma once

#include <memory>
#include <vector>

#include "job/progress_callback.hpp"
#include "logic/search_choices.hpp"
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

class Workspace {
  public:
    explicit Workspace(const ProgressCallback& progress = {});
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    const ProgressCallback& callback() const { return progress_; }
    void set_progress(const ProgressCallback& progress) { progress_ = progress; }
    // What the searches of the path may do beside what they do anyway.
    const SearchChoices& choices() const { return choices_; }
    void set_choices(const SearchChoices& choices) { choices_ = choices; }
    // Made when they are first asked for: most puzzles need few of them.
    ChainMemory& chains();
    ExclusionMemories& exclusions();
    FishMemory& fish();
    AlsMemory& almost_locked_sets();
    InferenceMemory& inferences();
    TrialMemory& trial();
    SinglesQueue& singles();
    Changes& changes();
    RectangleMemory& rectangles();
    // The eliminations of the step that was taken last, in the order in which its search named them: in which order
    // singles come up may rest on it.
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
