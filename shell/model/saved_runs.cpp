#include "model/saved_runs.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "model/saved_text.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<std::string_view, 5> kStates = {"running", "paused", "finished", "cancelled", "failed"};

}  // namespace

RunState state_after(WorkEnd end) {
    switch (end) {
        case WorkEnd::finished:
            return RunState::finished;
        case WorkEnd::cancelled:
            return RunState::cancelled;
        case WorkEnd::failed:
            break;
    }
    return RunState::failed;
}

// FNV-1a, and the length.
std::string mark_of(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return std::to_string(hash) + "-" + std::to_string(text.size());
}

bool SavedRun::is_of(const KeptWork& kept) const {
    if (kept.verb != verb || kept.options != options) return false;
    return mark.empty() ? kept.input == input : mark_of(kept.input) == mark;
}

std::string saved(const SavedRun& run) {
    std::string text;
    put_saved(text, "run", run.verb);
    put_saved(text, "run-state", kStates[static_cast<std::size_t>(run.state)]);
    for (const auto& [name, value] : run.options) {
        std::string option = name;
        option += '=';
        option += value;
        put_saved(text, "run-option", option);
    }
    const auto put = [&](std::string_view key, const std::string& value) {
        if (!value.empty()) put_saved(text, key, value);
    };
    put("run-input", run.input);
    put("run-mark", run.mark);
    put("run-name", run.name);
    put("run-filter", run.filter);
    put("run-sort", run.sort);
    if (run.wanted != 0) put_saved(text, "run-wanted", std::to_string(run.wanted));
    if (run.seconds != 0) put_saved(text, "run-seconds", std::to_string(run.seconds));
    return text;
}

bool take_run_line(std::vector<SavedRun>& runs, std::string_view key, std::string_view value) {
    if (key == "run") {
        runs.emplace_back().verb = value;
        return true;
    }
    if (key.substr(0, 4) != "run-" || runs.empty()) return false;
    SavedRun& run = runs.back();
    const std::string_view what = key.substr(4);
    if (what == "state") {
        const auto state = std::find(kStates.begin(), kStates.end(), value);
        run.state = state == kStates.end() ? RunState::failed : static_cast<RunState>(state - kStates.begin());
    } else if (what == "option") {
        const std::string_view name = value.substr(0, value.find('='));
        run.options[std::string(name)] = value.substr(std::min(value.size(), name.size() + 1));
    } else if (what == "wanted" || what == "seconds") {
        const std::int64_t number = std::max<std::int64_t>(0, saved_number(value).value_or(0));
        (what == "wanted" ? run.wanted : run.seconds) = number;
    } else if (what == "input") {
        run.input = value;
    } else if (what == "mark") {
        run.mark = value;
    } else if (what == "name") {
        run.name = value;
    } else if (what == "filter") {
        run.filter = value;
    } else if (what == "sort") {
        run.sort = value;
    } else {
        return false;
    }
    return true;
}

void RunNotes::note(int work, SavedRun run) {
    const auto same = [&](const Note& note) { return note.run.verb == run.verb; };
    if (std::count_if(notes_.begin(), notes_.end(), same) >= kMostOfAVerb) {
        notes_.erase(std::find_if(notes_.begin(), notes_.end(), same));
    }
    notes_.push_back({work, std::move(run)});
}

const SavedRun* RunNotes::of(int work) const {
    const auto found = std::find_if(notes_.begin(), notes_.end(), [&](const Note& note) { return note.work == work; });
    return work == 0 || found == notes_.end() ? nullptr : &found->run;
}

SavedRun* RunNotes::of(int work) {
    return const_cast<SavedRun*>(std::as_const(*this).of(work));
}

void RunNotes::ended(int work, WorkEnd end) {
    SavedRun* run = of(work);
    if (run == nullptr) return;
    run->state = state_after(end);
}

void RunNotes::give_up(std::string_view verb) {
    std::erase_if(awaited, [&](const SavedRun& run) { return run.verb == verb; });
}

}  // namespace rookery::shell
