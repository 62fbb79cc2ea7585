// Model: links to puzzles, and what outlives a reload of the page.
//
//   session     where the user is, all fields and choices, the history, and which works were at it
//   generated   the results of "Generate" once their run has ended
//   race        the list that was pasted for the Lab
//   (host)      what the works of lists, of runs that go on and of enumerations have found: WorkRequest::keep
//
// A session begins with its version. One that this version cannot read is put aside, not thrown away.
#include <algorithm>
#include <utility>

#include "model/board_link.hpp"
#include "model/format.hpp"
#include "model/handoffs.hpp"
#include "model/model.hpp"
#include "model/saved_history.hpp"
#include "model/saved_settings.hpp"
#include "model/saved_text.hpp"
#include "model/strings_document.hpp"
#include "model/strings_generate.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kSessionKey = "session";
constexpr std::string_view kAsideKey = "session-aside";
constexpr std::string_view kGeneratedKey = "generated";
constexpr std::string_view kRaceKey = "race";
constexpr std::string_view kTimerKey = "timer-seconds";  // of a session
constexpr std::string_view kPausedKey = "timer-paused";
// The results of "Generate" at their most are some two million characters.
constexpr std::size_t kMostOfResults = 2'500'000;
constexpr std::string_view kHead = "rookery 1\n";

// The text behind the head; nothing: it is of another version.
std::optional<std::string_view> behind_head(std::string_view text) {
    if (text.substr(0, kHead.size()) != kHead) return std::nullopt;
    return text.substr(kHead.size());
}

}  // namespace

// --------------------------------------------------------------------------------------------------------------- links

void Model::share_link(bool with_progress) {
    Board board = play.board();
    if (is_blank(board) && !with_progress) {
        std::swap(board.givens, board.entered);  // nothing is given yet: what is entered is the puzzle
    }
    const std::string link = with_progress ? progress_link(board) : puzzle_link(board);
    const std::string whole = host.link_to(link);
    host.copy_text(whole.empty() ? link : whole);
    notice.say_done(std::string(with_progress ? words::kDidShareProgress : words::kDidShare));
}

void Model::link_opened(std::string_view fragment) {
    shown_fragment_ = fragment;
    if (fragment.substr(0, kPatternLink.size()) == kPatternLink) {
        return open_pattern_link(*this, fragment.substr(kPatternLink.size()));
    }
    const auto linked = read_board_link(fragment);
    if (!linked) return;
    if (!linked->board) {
        return notice.say(std::string(linked->newer ? words::kPuzzleLinkNewer : words::kPuzzleLinkBroken));
    }
    // The puzzle that is here already: the address follows it, so that a reload opens such a link.
    const Board& board = *linked->board;
    const bool puzzle_alone = board == as_given(board) && board.title.empty();
    if (board == play.board() || (puzzle_alone && fragment == puzzle_link(play.board()))) return;
    play.load(board, std::string(words::kDidOpenPuzzleLink));
    mode = Mode::play;
    close_pages();
    text_box_open = false;
    notice.say_with_undo(board.title.empty() ? std::string(words::kDidOpenPuzzleLink)
                                             : fill(words::kDidOpenPuzzleLinkOf, {board.title}));
    settle();
}

// While the board holds nothing of anybody's, the address stays plain.
std::string Model::fragment() const {
    const Board& board = play.board();
    if (is_blank(board)) return {};
    std::string link = puzzle_link(board);
    return link == sample_link_ ? std::string{} : link;
}

// ---------------------------------------------------------------------------------------------------- writing it down

void Model::save() {
    remember_if_new(kSessionKey, session_text());
    // Texts that may be long are made only when something came to what they are made of.
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
    if (text.size() > (key == kGeneratedKey ? kMostOfResults : 2 * kMostRemembered)) {
        if (!std::exchange(told_too_long_, true)) not_remembered(words::kTooLongToRemember);
        if (key == kSessionKey) return;  // better an older one than none
        text.clear();
    }
    const auto known = remembered_.find(key);
    if (known == remembered_.end() ? text.empty() : known->second == text) return;
    host.remember(key, text);
    remembered_.insert_or_assign(std::string(key), std::move(text));
}

std::string Model::session_text() {
    std::string text(kHead);
    text += saved_settings(*this);
    if (saved_revision_ != history.revision()) {
        saved_history_ = saved(history);
        saved_revision_ = history.revision();
    }
    text += saved_history_;
    const auto seconds = static_cast<std::int64_t>(timer.seconds(host.now_seconds()));
    if (seconds > 0) put_saved(text, kTimerKey, std::to_string(seconds));
    if (timer.paused()) put_saved(text, kPausedKey, "1");
    for (const SavedRun& run : runs.awaited) text += saved(run);
    const auto put = [&](int work, SavedRun run) {
        const WorkItem* item = works.find(work);
        if (run.state == RunState::running && item != nullptr && item->paused) run.state = RunState::paused;
        if (run.state != RunState::failed) text += saved(run);
    };
    const PuzzleList& puzzles = list.list();
    if (const SavedRun* run = runs.of(puzzles.work)) {
        SavedRun now = *run;
        now.filter = list.filter_text();
        now.sort = saved_sort(puzzles.table);
        put(puzzles.work, std::move(now));
    }
    const GenerateResults& results = generate.results;
    if (const SavedRun* run = results.running() ? runs.of(results.work()) : nullptr) put(results.work(), *run);
    if (const Enumeration* search = enumerate.shown()) {
        SavedRun run{.verb = "enumerate", .options = search->options, .input = enumerate.input()};
        if (!search->running) run.state = state_after(search->end);
        put(search->work, std::move(run));
    }
    return text;
}

// Of the runs that have ended: the finished parts of one that goes on are kept with its work.
std::string Model::generated_text() const {
    const GenerateResults& results = generate.results;
    const auto batches = results.ended_batches();
    if (batches.empty()) return {};
    std::string text(kHead);
    text += saved(results.ended_run);
    if (!results.running()) {
        put_saved(text, "seed", results.seed());
        put_saved(text, "result", results.result());
    }
    for (const GenerateResults::Batch& batch : batches) {
        put_saved(text, "columns", batch.columns);
        put_saved(text, "rows", batch.rows);
    }
    return text;
}

std::string Model::race_text() const {
    if (lab.pasted.puzzles.empty()) return {};
    std::string text(kHead);
    put_saved(text, "name", lab.pasted.name);
    std::string puzzles;
    for (const std::string& line : lab.pasted.puzzles) puzzles.append(line).push_back('\n');
    put_saved(text, "puzzles", puzzles);
    return text;
}

// ------------------------------------------------------------------------------------------------------ reading it
// back

void Model::remembered(std::string_view key, std::string_view text) {
    if (key == kShelfKey) generate.shelf.read(text);
    if (key == kRecentKey) palette.read_recent(text);
    if (key == kFewestKey) generate.exact.fewest.read(text);
    if (key == kSessionKey) take_session(text);
    if (key == kGeneratedKey) take_generated(text);
    if (key == kRaceKey) take_race(text);
}

void Model::take_session(std::string_view text) {
    const auto body = behind_head(text);
    SavedHistory documents;
    std::vector<SavedRun> saved_runs;
    std::vector<std::pair<std::string, std::string>> settings;
    SavedReader reader(body.value_or(""));
    while (const auto line = reader.next()) {
        const auto& [key, value] = *line;
        if (documents.take(key, value) || take_run_line(saved_runs, key, value)) continue;
        settings.emplace_back(key, value);
    }
    if (!documents.is_complete()) {
        host.remember(kAsideKey, text);
        return notice.say(std::string(words::kSessionAside));
    }
    std::move(documents).restore(history);
    play.note_change();
    for (const auto& [key, value] : settings) take_setting(*this, key, value);
    runs.awaited = std::move(saved_runs);
    notice.say(std::string(words::kRestored));
    settle();
    for (const auto& [key, value] : settings) take_timer(key, value);  // settling has set it to 0
    remembered_.insert_or_assign(std::string(kSessionKey), session_text());
}

void Model::take_timer(std::string_view key, std::string_view value) {
    constexpr std::int64_t kLongest = 100'000 * 3600LL;  // what goes beyond was written by nobody's clock
    const auto seconds = key == kTimerKey ? saved_number(value) : std::nullopt;
    const bool sound = seconds && *seconds >= 0 && *seconds <= kLongest;
    if (sound) timer.go_on_from(static_cast<double>(*seconds), host.now_seconds());
    if (key == kPausedKey) timer.pause(value == "1", host.now_seconds());
}

void Model::take_generated(std::string_view text) {
    std::vector<SavedRun> runs;
    std::string seed, result;
    std::vector<GenerateResults::Batch> batches;
    SavedReader reader(behind_head(text).value_or(""));
    while (const auto line = reader.next()) {
        const auto& [key, value] = *line;
        if (take_run_line(runs, key, value)) continue;
        if (key == "seed") seed = value;
        if (key == "result") result = value;
        if (key == "columns") batches.push_back({value, {}});
        if (key == "rows" && !batches.empty()) batches.back().rows = value;
    }
    if (runs.empty() || batches.empty()) return;
    generate.results.take_back(runs.front(), seed, std::move(result), batches);
    remembered_.insert_or_assign(std::string(kGeneratedKey), std::string(text));
}

void Model::take_race(std::string_view text) {
    std::string name, puzzles;
    SavedReader reader(behind_head(text).value_or(""));
    while (const auto line = reader.next()) {
        if (line->first == "name") name = line->second;
        if (line->first == "puzzles") puzzles = line->second;
    }
    if (puzzles.empty()) return;
    lab.pasted = read_race_list(puzzles, std::move(name));
    remembered_.insert_or_assign(std::string(kRaceKey), race_text());
}

void Model::not_remembered(std::string_view why) {
    notice.say(fill(words::kNotRemembered, {why}));
}

// ------------------------------------------------------------------------------------------------------- works go on

void Model::kept_works(const std::vector<KeptWork>& kept) {
    enumerate.take_kept(kept);
    for (const SavedRun& run : std::exchange(runs.awaited, {})) {
        const auto found = std::find_if(kept.begin(), kept.end(), [&](const KeptWork& k) { return run.is_of(k); });
        const KeptWork* work = found == kept.end() ? nullptr : &*found;
        if (run.verb == "survey" && !list.resume(run, work)) notice.say(fill(words::kListLost, {run.name}));
        if (run.verb == "generate") generate.resume(run);
        if (run.verb == "enumerate") enumerate.resume(run, work);
    }
    history.rename_list(kSavedList, 0);  // unless it goes on
}

}  // namespace rookery::shell
