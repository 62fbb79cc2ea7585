// Workspace: what the pages of all modes share: the document with its history, the line that says what just happened,
// the works, and the techniques that may be used. A page changes its own state and these; it knows no other page.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "shell/board/history.hpp"
#include "shell/words/field.hpp"
#include "shell/works/host.hpp"
#include "shell/works/notice.hpp"
#include "shell/works/saved_runs.hpp"
#include "shell/works/technique_choice.hpp"
#include "shell/works/works.hpp"
#include "text/text.hpp"

namespace rookery::shell {

// The first problem of a text, with its place; where it has none, that there is no puzzle in it.
std::string first_problem_of(const ParseResult& parsed);

struct Workspace {
    explicit Workspace(Host& on)
        : host{on}, works{on, notice, runs}, seed_{static_cast<std::uint64_t>(on.now_seconds() * 1e6)} {}

    Host& host;
    History history;
    Notice notice;
    RunNotes runs;  // the calls behind the works that the next page is to show again
    Works works;
    TechniqueChoice techniques;
    bool sheet_open = false;  // narrow pages: the panel lies over the keypad

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
    std::int64_t stroke_ = 0;
};

}  // namespace rookery::shell
