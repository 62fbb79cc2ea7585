// Workspace: what the pages of all modes share: the document with its history, the line that says what just happened,
// the jobs, the techniques that may be used, and where the user is. A page changes its own state and these; it knows
// no other page, and what is for one goes by hand_over().
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "shell/board/history.hpp"
#include "shell/jobs/handoff.hpp"
#include "shell/jobs/host.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/jobs/mistake_marks.hpp"
#include "shell/jobs/notice.hpp"
#include "shell/jobs/saved_runs.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/words/field.hpp"
#include "text/text.hpp"

namespace rookery::shell {

// The first problem of a text, with its place; where it has none, that there is no puzzle in it.
std::string first_problem_of(const ParseResult& parsed);

// What the panel shows: the mode's own, or something of all modes in its place.
enum class PanelPage : std::uint8_t {
    mode,
    shortcuts,
    techniques,
    required,
    formats,
    new_puzzle,
    statistics,
    settings,
    tour
};

inline constexpr int kTourCards = 4;

struct Workspace {
    explicit Workspace(Host& on)
        : host{on}, jobs{on, notice, runs}, seed_{static_cast<std::uint64_t>(on.now_seconds() * 1e6)} {}

    Host& host;
    History history;
    Notice notice;
    RunNotes runs;  // the calls behind the jobs that the next page is to show again
    Jobs jobs;
    TechniqueChoice techniques;
    MistakeMarks mistake_marks = MistakeMarks::on_request;

    // --- where the user is ---
    Mode mode = Mode::play;
    PanelPage panel_page = PanelPage::mode;
    int tour_card = 0;        // of the tour, from 0 to kTourCards - 1
    bool sheet_open = false;  // narrow pages: the panel lies over the keypad
    void go_to(Mode where);
    void close_panel_page() { panel_page = PanelPage::mode; }
    void toggle_panel(PanelPage page);  // and closes what is in its place
    void toggle_sheet(PanelPage page);  // the same; on narrow pages it comes into sight
    bool shows(PanelPage page) const { return panel_page == page; }

    // For another page: it is taken there as soon as this command is over.
    void hand_over(Handoff handoff) { handoffs_.push_back(std::move(handoff)); }
    std::vector<Handoff> take_handoffs() { return std::exchange(handoffs_, {}); }

    // Says what was done, with a way back if it changed anything that undo takes back.
    void say_change(std::string sentence);
    // Some fields cannot be read: said until each of them has been written anew.
    void say_fields_wrong(std::function<bool()> are_wrong);
    void say_no_technique();

    std::uint64_t fresh_seed() { return ++seed_; }
    std::uint64_t last_seed() const { return seed_; }
    std::int64_t fresh_stroke() { return ++stroke_; }  // a number for a brush stroke, see History::change_in_group

  private:
    std::uint64_t seed_;
    std::vector<Handoff> handoffs_;
    std::int64_t stroke_ = 0;
};

}  // namespace rookery::shell
