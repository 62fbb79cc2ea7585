// Model: what survives a reload of the page, as remembered by the host (saved_json.hpp), by key:
//
// Per window; a new window starts with a copy of the latest:
//   session           where the user is, all fields and choices, the history, and its jobs
//                     {"rookery":3,"settings":{...},"history":{...},"on":20454,
//                      "timer":{"seconds":300,"paused":true},"runs":[...]}
//   generated         the results of "Generate" once their run has ended
//                     {"rookery":3,"run":{...},"seed":"5","result":"Found 3 puzzles",
//                      "batches":[{"columns":"...","rows":"..."}]}
//   race              the list that was pasted for the Lab
//                     {"rookery":3,"name":"Pasted list","puzzles":["53..7....6..195...","..."]}
//
// Shared by all windows. Texts from other windows are merged with this window's, so that the next write loses nothing:
//   patterns          saved patterns (pattern_library.hpp)
//   progress          how exercises were solved (learn/progress.hpp)
//   recent-commands   those of the palette (palette.hpp)
//   settings          those of all windows (saved_settings.hpp)
//   statistics        finished puzzles (games/statistics.hpp)
//   fewest            the puzzles of fewest clues (fewest_clues.hpp)
//   games             unfinished puzzles (games/games.hpp)
//   sized-games       likewise, of other sizes
//
// A text that this version could not read is kept as "session-aside", and so on.
//
// The host keeps the results of lists, unfinished runs and enumerations: JobRequest::keep.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/app/model.hpp"
#include "shell/app/saved_settings.hpp"
#include "shell/saved/saved_document.hpp"
#include "shell/table/table.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::string_view kSessionKey = "session";
constexpr std::string_view kGeneratedKey = "generated";
constexpr std::string_view kRaceKey = "race";
constexpr std::string_view kStatisticsKey = "statistics";
constexpr std::string_view kGamesKey = "games";
constexpr std::string_view kSizedGamesKey = "sized-games";
constexpr std::string_view kUnreadEnding = "-aside";
// The results of "Generate" have at most about two million characters.
constexpr std::size_t kMaxResultsLength = 2'500'000;

}  // namespace

// ------------------------------------------------------------------------------------------------------------- writing

void Model::save() {
    note_settings();
    remember_if_new(kSessionKey, session_text());
    remember_if_new(kLibraryKey, generate.library.as_text());
    remember_if_new(kProgressKey, learn.progress.as_text());
    remember_if_new(kRecentKey, palette.recent.as_text());
    remember_if_new(kSettingsKey, settings_.as_text());
    remember_if_new(kStatisticsKey, play.statistics.as_text());
    remember_if_new(kGamesKey, play.games.as_text());
    remember_if_new(kSizedGamesKey, sized.games.as_text());
    remember_if_new(kFewestKey, generate.exact.fewest.as_text());
    // Potentially long texts are built only when their source has changed.
    const auto is_new = [&](std::string_view key, const std::string& mark) {
        return std::exchange(remembered_[std::string(key) + " mark"], mark) != mark;
    };
    const GenerateResults& results = generate.results;
    const std::string mark = std::to_string(results.set) + " " + std::to_string(results.revision());
    if (is_new(kGeneratedKey, mark)) remember_if_new(kGeneratedKey, generated_text());
    const RaceList& race = lab.pasted;
    if (is_new(kRaceKey, race.puzzles.empty() ? "" : race.mark)) remember_if_new(kRaceKey, race_text());
    std::string now = fragment();
    if (now == shown_fragment_) return;
    shown_fragment_ = std::move(now);
    host.show_fragment(shown_fragment_);
}

void Model::remember_if_new(std::string_view key, std::string text) {
    if (text.size() > (key == kGeneratedKey ? kMaxResultsLength : 2 * kMaxRemembered)) {
        if (!std::exchange(reported_too_long_, true)) not_remembered(words::kTooLongToRemember);
        if (key == kSessionKey) return;  // better an old session than none
        text.clear();
    }
    const auto known = remembered_.find(key);
    if (known == remembered_.end() ? text.empty() : known->second == text) return;
    host.remember(key, text);
    remembered_.insert_or_assign(std::string(key), std::move(text));
}

std::string Model::session_text() {
    if (saved_revision_ != history.revision()) {
        saved_history_ = saved::text_of(json_of(history));
        saved_revision_ = history.revision();
    }
    Json time = Json::object();
    const auto seconds = static_cast<std::int64_t>(play.timer.seconds(host.now_seconds()));
    if (seconds > 0) time["seconds"] = seconds;
    if (play.timer.paused()) time["paused"] = true;
    Json saved_runs = Json::array();
    for (const SavedRun& run : runs_to_save()) saved_runs.push_back(json_of(run));
    return saved::joined({{"settings", saved::text_of(settings_of(*this))},
                          {"history", saved_history_},
                          {"on", std::to_string(host.today())},
                          {"timer", saved::text_of(time)},
                          {"runs", saved::text_of(saved_runs)}});
}

std::vector<SavedRun> Model::runs_to_save() const {
    std::vector<SavedRun> saved_runs = runs.awaited;
    const auto put = [&](int job, SavedRun run) {
        const JobItem* item = jobs.find(job);
        if (run.state == RunState::running && item != nullptr && item->paused) run.state = RunState::paused;
        if (run.state != RunState::failed) saved_runs.push_back(std::move(run));
    };
    const PuzzleList& puzzles = list.list();
    if (const SavedRun* run = runs.of(puzzles.job)) {
        SavedRun now = *run;
        now.filter = list.filter_text();
        now.sort = sorting_of(puzzles.table);
        put(puzzles.job, std::move(now));
    }
    const GenerateResults& results = generate.results;
    if (const SavedRun* run = results.running() ? runs.of(results.job()) : nullptr) put(results.job(), *run);
    if (const Enumeration* search = enumerate.shown()) {
        SavedRun run{
            .verb = std::string(verb_of(search->options)), .options = search->options, .input = enumerate.input()};
        if (!search->running) run.state = state_after(search->end);
        put(search->job, std::move(run));
    }
    return saved_runs;
}

// Only of runs that have ended: the finished parts of an unfinished one are kept with its job.
std::string Model::generated_text() const {
    const GenerateResults& results = generate.results;
    if (results.ended_batches().empty()) return {};
    Json batches = Json::array();
    for (const GenerateResults::Batch& batch : results.ended_batches()) {
        batches.push_back({{"columns", batch.columns}, {"rows", batch.rows}});
    }
    const bool ended = !results.running();
    return saved::joined({{"run", saved::text_of(json_of(results.ended_run))},
                          {"seed", saved::text_of(ended ? results.seed() : "")},
                          {"result", saved::text_of(ended ? results.result() : "")},
                          {"batches", saved::text_of(batches)}});
}

std::string Model::race_text() const {
    if (lab.pasted.puzzles.empty()) return {};
    return saved::joined({{"name", saved::text_of(lab.pasted.name)}, {"puzzles", saved::text_of(lab.pasted.puzzles)}});
}

// ------------------------------------------------------------------------------------------------------------- reading

std::span<const Model::Reader> Model::readers() {
    static constexpr auto kReaders = std::to_array<Reader>({
        {kSessionKey, [](Model& m, const Json& value) { return m.take_session(value); }},
        {kGeneratedKey, [](Model& m, const Json& value) { return m.take_generated(value); }},
        {kRaceKey, [](Model& m, const Json& value) { return m.take_race(value); }},
        {kLibraryKey,
         [](Model& m, const Json& value) { return m.take_shared(m.generate.library, kLibraryKey, value); }},
        {kProgressKey,
         [](Model& m, const Json& value) { return m.take_shared(m.learn.progress, kProgressKey, value); }},
        {kRecentKey, [](Model& m, const Json& value) { return m.take_shared(m.palette.recent, kRecentKey, value); }},
        {kSettingsKey, [](Model& m, const Json& value) { return m.merge_settings(value); }},
        {kStatisticsKey,
         [](Model& m, const Json& value) { return m.take_shared(m.play.statistics, kStatisticsKey, value); }},
        {kGamesKey, [](Model& m, const Json& value) { return m.take_shared(m.play.games, kGamesKey, value); }},
        {kSizedGamesKey,
         [](Model& m, const Json& value) { return m.take_shared(m.sized.games, kSizedGamesKey, value); }},
        {kFewestKey,
         [](Model& m, const Json& value) { return m.take_shared(m.generate.exact.fewest, kFewestKey, value); }},
    });
    return kReaders;
}

std::vector<std::string_view> Model::saved_keys() const {
    std::vector<std::string_view> keys;
    for (const Reader& reader : readers()) keys.push_back(reader.key);
    return keys;
}

bool Model::read_saved(std::string_view key, const Json& value) {
    const auto all = readers();
    const auto reader = std::find_if(all.begin(), all.end(), [&](const Reader& r) { return r.key == key; });
    if (reader == all.end() || !reader->read(*this, value)) return false;
    // It is new to the host, also where it equals what was written last.
    remembered_.erase(std::string(key));
    remembered_.erase(std::string(key) + " mark");
    return true;
}

void Model::remembered(std::string_view key, std::string_view text) {
    const auto all = readers();
    const auto reader = std::find_if(all.begin(), all.end(), [&](const Reader& r) { return r.key == key; });
    if (reader == all.end()) return;
    // Readers may overwrite this.
    remembered_.insert_or_assign(std::string(key), std::string(text));
    if (!reader->read(*this, saved::read(text))) {
        remembered_.erase(std::string(key));
        // A longer text would leave no room for others; it stays until something replaces it.
        if (text.size() <= kMaxRemembered) host.remember(std::string(key).append(kUnreadEnding), text);
        return notice.say(std::string(words::kSessionUnread));
    }
    // Reading a session is no reason to write it again.
    if (key == kSessionKey) remembered_[std::string(key)] = session_text();
}

template <class Store>
bool Model::take_shared(Store& store, std::string_view key, const Json& value) {
    Store other;
    if (!other.read(value)) return false;
    store.merge(other);
    // Two builds may write the same content differently: it is written again only if this window adds to it.
    std::string now = store.as_text();
    if (now == other.as_text()) remembered_[std::string(key)] = std::move(now);
    return true;
}

bool Model::merge_settings(const Json& value) {
    note_settings();  // so that a change made here is not overlooked
    if (!take_shared(settings_, kSettingsKey, value)) return false;
    take_shared_settings(*this, settings_);
    noted_settings_ = shared_settings_of(*this);
    apply_changes();
    return true;
}

void Model::note_settings() {
    auto now = shared_settings_of(*this);
    for (const auto& [name, json] : now) {
        if (json != noted_settings_.at(name)) settings_.note(name, json);
    }
    noted_settings_ = std::move(now);
}

bool Model::take_session(const Json& value) {
    if (!take_history(history, saved::member(value, "history"))) return false;
    play.note_change();
    play.apply_puzzle();  // before the settings, which include a text's reading problems
    take_settings(*this, saved::member(value, "settings"));
    runs.awaited.clear();
    for (const Json& entry : saved::list(value, "runs")) {
        if (auto run = read_run(entry)) runs.awaited.push_back(std::move(*run));
    }
    notice.say(std::string(words::kRestored));
    apply_changes();
    take_timer(saved::member(value, "timer"));  // apply_changes() has reset it
    // A player finds the game of the day where it was left, but does not start another day with it.
    const auto on = saved::number(saved::member(value, "on"));
    const bool is_another_day = on && *on != host.today();
    const bool is_over = mode == Mode::sized ? sized.is_solved() : play.is_solved();
    if ((play.is_game() || mode == Mode::sized) && (is_another_day || is_over)) go_to(Mode::home);
    return true;
}

void Model::take_timer(const Json& value) {
    constexpr std::int64_t kLongest = 100'000 * 3600LL;  // no real game takes longer
    const std::int64_t seconds = saved::number(saved::member(value, "seconds")).value_or(value.is_object() ? 0 : -1);
    bool paused = play.timer.paused();
    saved::take(saved::member(value, "paused"), paused);
    if (seconds >= 0 && seconds <= kLongest) {
        play.timer.go_on_from(static_cast<double>(seconds), host.now_seconds());
    }
    play.timer.pause(paused, host.now_seconds());
}

bool Model::take_generated(const Json& value) {
    auto run = read_run(saved::member(value, "run"));
    std::vector<GenerateResults::Batch> batches;
    for (const Json& batch : saved::list(value, "batches")) {
        std::string columns = saved::text_in(batch, "columns");
        if (!columns.empty()) batches.push_back({std::move(columns), saved::text_in(batch, "rows")});
    }
    if (!run || batches.empty()) return false;
    generate.results.take_back(std::move(*run), saved::text_in(value, "seed"), saved::text_in(value, "result"),
                               batches);
    return true;
}

bool Model::take_race(const Json& value) {
    std::string puzzles;
    for (const Json& puzzle : saved::list(value, "puzzles")) {
        if (const std::string* line = saved::text(puzzle)) puzzles.append(*line).push_back('\n');
    }
    if (puzzles.empty()) return false;
    lab.pasted = read_race_list(puzzles, saved::text_in(value, "name"));
    return true;
}

void Model::not_remembered(std::string_view why) {
    notice.say(fill(words::kNotRemembered, {why}));
}

}  // namespace rookery::shell
