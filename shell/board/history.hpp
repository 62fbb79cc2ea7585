// History: undo and redo for everything that a user can change by hand or paste. That is the board, the pattern, the
// grid to enumerate with its marked cells, the Lab's puzzle, a puzzle of another size, and which list is shown.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shell/board/sized_board.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

enum class Mode : std::uint8_t { play, list, generate, enumerate, lab, learn, home, sized };
inline constexpr int kModeCount = 8;

struct Document {
    Board board;
    CellSet pattern;   // clue cells of the pattern editor
    Grid9 grid{};      // solved; empty: none
    CellSet required;  // cells of the grid that must be clues
    CellSet barred;    // cells of the grid that must not be clues
    std::string lab;   // the Lab's puzzle as a line; empty: the board's
    bool lab_diagonal = false;
    SizedBoard sized;  // the puzzle of another size that is played; empty: none
    int list = 0;      // the job that fills the list shown in the mode "List"; 0: none
    int results = 0;   // GenerateResults::set of the results shown in the mode "Generate"
    friend bool operator==(const Document&, const Document&) = default;
};

class History {
  public:
    const Document& now() const { return now_; }
    // Makes `next` the current document and one undo step; does nothing if it is the current one already. `name`
    // describes the change, and `where` is its mode, so that undo can go there.
    void change(const Document& next, std::string name, Mode where);
    // The same, but merged with the previous undo step if that has the same `group` (a stroke of the pattern brush).
    void change_in_group(const Document& next, std::string name, Mode where, std::int64_t group);
    // Starts with an empty history.
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
    // Whether the last change() changed anything, so that it can be undone.
    bool made_change() const { return made_change_; }
    // The name of the change that undo would revert; empty: none.
    const std::string& undo_name() const;

    struct Entry {
        Document document;  // the state on the other side of the change
        std::string name;
        Mode where = Mode::play;
        std::int64_t group = -1;
    };
    // The undo and redo steps, the nearest last; and restoring all of it from an earlier page.
    const std::vector<Entry>& past() const { return past_; }
    const std::vector<Entry>& future() const { return future_; }
    void restore(Document now, std::vector<Entry> past, std::vector<Entry> future);
    // The names of the steps in another language; reword(name) changes it.
    template <class F>  // void reword(std::string& name)
    void reword_names(F reword) {
        for (std::vector<Entry>* entries : {&past_, &future_}) {
            for (Entry& entry : *entries) reword(entry.name);
        }
        ++revision_;
    }
    // Replaces the list of job `from` by that of job `to` in all documents.
    void rename_list(int from, int to);
    // changes() differs after every change, undo and redo; revision() also after rename_list().
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
