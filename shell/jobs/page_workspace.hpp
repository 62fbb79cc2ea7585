// Workspace: the state that the pages of all modes share. It consists of the document with its history, the line about
// the last action, the jobs, the allowed techniques, and where the user is. A page changes only its own state and the
// workspace; it knows no other page, and passes things to one by hand_over().
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "shell/board/history.hpp"
#include "shell/board/user_board.hpp"
#include "shell/jobs/host.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/jobs/notice.hpp"
#include "shell/jobs/saved_runs.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/words/field.hpp"
#include "text/text.hpp"

namespace rookery::shell {

// Hand-offs: what one page gives to another, as values. Pages know nothing about each other: a page calls
// Workspace::hand_over, and the app delivers it. Each is one undo step.

// Opens a puzzle on the board of the mode "Play".
struct OpenPuzzle {
    Board board;
    std::string name;                  // of the undo step
    std::string said;                  // in the line about the last action
    std::string_view taken_back = {};  // by this command; empty: undo, if anything changed
    bool may_stay_with_list = false;   // wide pages: the list stays visible
};

// Opens puzzles, one per line, as a list.
struct OpenList {
    std::string text;
    std::string name;
    std::string said;
};

// A text, treated as if it were pasted.
struct OpenText {
    std::string text;
    std::string name = {};  // of its origin
};

// Opens a tool of the mode "Lab", filled in.
struct OpenTool {
    std::string tool;
    std::string options;  // as on the command line: "--all --minimal"
    std::string input;
    std::string said;
};

// Runs an example of the Lab's tools.
struct RunExample {
    std::string_view id;
};

using Handoff = std::variant<OpenPuzzle, OpenList, OpenText, OpenTool, RunExample>;

// When digits that differ from the solution are marked: a player's choice, for every board that is played on.
enum class MistakeMarks : std::uint8_t { at_once, on_request, never };
inline constexpr int kMistakeMarksCount = 3;

// The first problem of a text, with its position; if there is none, that the text contains no puzzle.
std::string first_problem_of(const ParseResult& parsed);

// The content of the panel: the mode's own page, or a page shared by all modes in its place.
enum class PanelPage : std::uint8_t {
    mode,
    shortcuts,
    techniques,
    required,
    formats,
    new_puzzle,
    sizes,
    statistics,
    settings,
    welcome
};

struct Workspace {
    explicit Workspace(Host& on)
        : host{on}, jobs{on, notice, runs}, seed_{static_cast<std::uint64_t>(on.now_seconds() * 1e6)} {}

    Host& host;
    History history;
    Notice notice;
    RunNotes runs;  // the calls behind the jobs that a reloaded page shows again
    Jobs jobs;
    TechniqueChoice techniques;
    MistakeMarks mistake_marks = MistakeMarks::on_request;

    // --- where the user is ---
    Mode mode = Mode::play;
    Mode played = Mode::play;  // or sized: where "Play" leads, as it was used last
    PanelPage panel_page = PanelPage::mode;
    bool sheet_open = false;  // narrow pages: the panel covers the keypad
    void go_to(Mode where);
    void close_panel_page() { panel_page = PanelPage::mode; }
    void toggle_panel(PanelPage page);  // and closes the one in its place
    void toggle_sheet(PanelPage page);  // likewise; on narrow pages it also opens the sheet
    bool shows(PanelPage page) const { return panel_page == page; }

    // For another page: delivered as soon as this command has ended.
    void hand_over(Handoff handoff) { handoffs_.push_back(std::move(handoff)); }
    std::vector<Handoff> take_handoffs() { return std::exchange(handoffs_, {}); }

    // Says what was done, with an undo button if undo can take it back.
    void say_change(std::string sentence);
    // Some fields are invalid: says so until each of them has been edited.
    void say_fields_wrong(std::function<bool()> are_wrong);
    void say_no_technique();

    std::uint64_t fresh_seed() { return ++seed_; }
    std::uint64_t last_seed() const { return seed_; }
    std::int64_t fresh_stroke() { return ++stroke_; }  // a new number for a brush stroke, see History::change_in_group

  private:
    std::uint64_t seed_;
    std::vector<Handoff> handoffs_;
    std::int64_t stroke_ = 0;
};

}  // namespace rookery::shell
