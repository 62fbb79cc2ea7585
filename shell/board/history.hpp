// History: undo and redo across everything that a user can change by hand: the board, the pattern, the grid whose
// puzzles are enumerated with the cells marked in it, the laboratory's puzzle and which list is shown; pastes included.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shell/board/user_board.hpp"

namespace rookery::shell {

enum class Mode : std::uint8_t { play, list, generate, enumerate, lab, learn };
inline constexpr int kModeCount = 6;

struct Document {
    Board board;
    CellSet pattern;   // clue cells of the pattern editor
    Grid9 grid{};      // solved; empty if there is none
    CellSet required;  // cells of the grid that are to be clues
    CellSet barred;    // cells of the grid that are to be none
    std::string lab;   // the laboratory's puzzle as a line; empty: the board's
    bool lab_diagonal = false;
    std::string lab_entered;          // what was entered into it by hand, as SizedBoard has it; empty: nothing
    std::vector<DigitSet> lab_marks;  // the same of pencil marks, up to the last cell that has any
    int list = 0;                     // the job that fills the list shown in the mode "List"; 0: none
    int results = 0;                  // GenerateResults::set of the results shown in the mode "Generate"
    friend bool operator==(const Document&, const Document&) = default;
};

class History {
  public:
    const Document& now() const { return now_; }
    // Makes `next` the present and one undo step; does nothing when it is the present already. `name` says what was
    // done, `where` in which mode, so that undoing can go there.
    void change(const Document& next, std::string name, Mode where);
    // The same, as part of the undo step before when that carries `group` too (a stroke of the pattern brush).
    void change_in_group(const Document& next, std::string name, Mode where, std::int64_t group);
    // Starts afresh, nothing to undo.
    void start_with(const Document& first);

    struct Undone {
        bool changed = false;
        std::string name;
        Mode where = Mode::play;
    };
    Undone undo();
    Undone redo();
    bool can_undo() const { return !past_.empty(); }
    bool can_redo() const { return !future_.empty(); }
    // Whether the last change() changed anything, so that there is something to take back.
    bool made_change() const { return made_change_; }
    // What undo would take back; empty if nothing.
    const std::string& undo_name() const;

    struct Entry {
        Document document;  // the state on the other side of the change
        std::string name;
        Mode where = Mode::play;
        std::int64_t group = -1;
    };
    // What can be undone and redone, the nearest last; and all of it put in place, as a page before this one had it.
    const std::vector<Entry>& past() const { return past_; }
    const std::vector<Entry>& future() const { return future_; }
    void restore(Document now, std::vector<Entry> past, std::vector<Entry> future);
    // Everywhere the list of the job `to` in place of that of the job `from`.
    void rename_list(int from, int to);
    // Another one after every change, undo and redo; and the same, but also when lists got other numbers.
    std::int64_t changes() const { return changes_; }
    std::int64_t revision() const { return revision_; }

  private:
    static constexpr std::size_t kMaxEntries = 2000;

    Document now_;
    std::vector<Entry> past_;
    std::vector<Entry> future_;
    bool made_change_ = false;
    std::int64_t changes_ = 0;
    std::int64_t revision_ = 0;
};

}  // namespace rookery::shell
