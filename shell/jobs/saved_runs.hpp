// Saved runs: what a reloaded page needs to know about each job whose results it showed, so that it can show them again
// and resume the job. That is the call and its state. The host keeps the results (JobRequest::keep). As JSON
// (saved_json.hpp), without empty members:
//
//   {"verb":"generate","state":"paused","options":{"count":"10","seed":"5"},"wanted":10,"seconds":60}
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/host.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

enum class RunState : std::uint8_t { running, paused, finished, cancelled, failed };

struct SavedRun {
    std::string verb = {};  // "survey" of the list, "generate", "enumerate", "fewest"
    RunState state = RunState::running;
    std::map<std::string, std::string> options = {};
    std::string input = {};  // if it is short; else empty
    std::string mark = {};   // identifies a long input
    std::string name = {};   // of the list
    std::string filter = {}, sort = {};
    std::int64_t wanted = 0;
    std::int64_t seconds = 0;
    bool is_of(const KeptJob& kept) const;
};

// Identifies a long text.
std::string mark_of(std::string_view text);

saved::Json json_of(const SavedRun& run);
std::optional<SavedRun> read_run(const saved::Json& value);  // nullopt: it has no verb

RunState state_after(JobEnd end);

// Limit for results as text. Local storage holds about five million characters in all.
constexpr std::size_t kMaxRemembered = 1'000'000;

// The runs of this page, by job.
class RunNotes {
  public:
    void note(int job, SavedRun run);
    SavedRun* of(int job);
    const SavedRun* of(int job) const;
    void ended(int job, JobEnd end);

    // The runs of the previous page, until the host has reported what it kept.
    std::vector<SavedRun> awaited;
    void give_up(std::string_view verb);  // those of a verb: another run has replaced them

  private:
    static constexpr std::ptrdiff_t kMaxOfVerb = 6;  // lists that were replaced can be brought back
    struct Note {
        int job;
        SavedRun run;
    };
    std::vector<Note> notes_;
};

}  // namespace rookery::shell
