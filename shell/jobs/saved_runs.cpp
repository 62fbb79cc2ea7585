#include "shell/jobs/saved_runs.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "board/hash.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::array<std::string_view, 5> kStates = {"running", "paused", "finished", "cancelled", "failed"};

constexpr std::array<std::pair<const char*, std::string SavedRun::*>, 5> kRunTexts = {{{"input", &SavedRun::input},
                                                                                       {"mark", &SavedRun::mark},
                                                                                       {"name", &SavedRun::name},
                                                                                       {"filter", &SavedRun::filter},
                                                                                       {"sort", &SavedRun::sort}}};
constexpr std::array<std::pair<const char*, std::int64_t SavedRun::*>, 2> kRunNumbers = {
    {{"wanted", &SavedRun::wanted}, {"seconds", &SavedRun::seconds}}};

}  // namespace

RunState state_after(JobEnd end) {
    switch (end) {
        case JobEnd::finished:
            return RunState::finished;
        case JobEnd::cancelled:
            return RunState::cancelled;
        case JobEnd::failed:
            break;
    }
    return RunState::failed;
}

// FNV-1a and the length.
std::string mark_of(std::string_view text) {
    Hash hash;
    hash.add(text);
    return std::to_string(hash.value()) + "-" + std::to_string(text.size());
}

bool SavedRun::is_of(const KeptJob& kept) const {
    if (kept.verb != verb || kept.options != options) return false;
    return mark.empty() ? kept.input == input : mark_of(kept.input) == mark;
}

Json json_of(const SavedRun& run) {
    Json written = {{"verb", run.verb}, {"state", kStates[static_cast<std::size_t>(run.state)]}};
    if (!run.options.empty()) written["options"] = run.options;
    for (const auto& [name, member] : kRunTexts) {
        if (!(run.*member).empty()) written[name] = run.*member;
    }
    for (const auto& [name, member] : kRunNumbers) {
        if (run.*member != 0) written[name] = run.*member;
    }
    return written;
}

std::optional<SavedRun> read_run(const Json& value) {
    SavedRun run;
    run.verb = saved::text_in(value, "verb");
    if (run.verb.empty()) return std::nullopt;
    const auto state = std::find(kStates.begin(), kStates.end(), saved::text_in(value, "state"));
    run.state = state == kStates.end() ? RunState::failed : static_cast<RunState>(state - kStates.begin());
    if (const Json& options = saved::member(value, "options"); options.is_object()) {
        for (const auto& [name, option] : options.items()) saved::take(option, run.options[name]);
    }
    for (const auto& [name, member] : kRunTexts) run.*member = saved::text_in(value, name);
    for (const auto& [name, member] : kRunNumbers) {
        run.*member = std::max<std::int64_t>(0, saved::number(saved::member(value, name)).value_or(0));
    }
    return run;
}

void RunNotes::note(int job, SavedRun run) {
    const auto same = [&](const Note& note) { return note.run.verb == run.verb; };
    if (std::count_if(notes_.begin(), notes_.end(), same) >= kMaxOfVerb) {
        notes_.erase(std::find_if(notes_.begin(), notes_.end(), same));
    }
    notes_.push_back({job, std::move(run)});
}

const SavedRun* RunNotes::of(int job) const {
    const auto found = std::find_if(notes_.begin(), notes_.end(), [&](const Note& note) { return note.job == job; });
    return job == 0 || found == notes_.end() ? nullptr : &found->run;
}

SavedRun* RunNotes::of(int job) {
    return const_cast<SavedRun*>(std::as_const(*this).of(job));
}

void RunNotes::ended(int job, JobEnd end) {
    SavedRun* run = of(job);
    if (run == nullptr) return;
    run->state = state_after(end);
}

void RunNotes::give_up(std::string_view verb) {
    std::erase_if(awaited, [&](const SavedRun& run) { return run.verb == verb; });
}

}  // namespace rookery::shell
