// Model: the whole state of the UI and everything that can happen to it. Draws nothing. Read this first.
//
//   Workspace   what all modes share: History (the document, undo and redo), Notice (the last action, in a line),
//               Jobs (what runs, and its progress), the allowed techniques, where the user is
//   PlayPage    the board, hints, the path              ListPage       a table of many puzzles
//   GeneratePage  puzzles on a pattern; its ExactPage   EnumeratePage  a grid, its unavoidable sets and puzzles
//               asks what strategies alone can solve    LabPage        solvers side by side on a puzzle, or racing
//   LearnPage   the guide to techniques, and practice   HomePage    where a player starts
//   SizedPage   games of other sizes
//
// A page (jobs/page.hpp) knows only the workspace and itself; handoffs.hpp takes things from one page to another. Every
// user action has a name: see commands.hpp. Buttons, keys and the document all go through run().
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/app/palette.hpp"
#include "shell/app/saved_settings.hpp"
#include "shell/enumerate/enumerate_page.hpp"
#include "shell/generate/generate_page.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/lab/lab_page.hpp"
#include "shell/learn/learn_page.hpp"
#include "shell/list/list_page.hpp"
#include "shell/paint/theme.hpp"
#include "shell/play/home_page.hpp"
#include "shell/play/play_page.hpp"
#include "shell/saved/saved_json.hpp"
#include "shell/sized/sized_page.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

enum class ThemeChoice : std::uint8_t { system, light, dark };
inline constexpr int kThemeChoiceCount = 3;
enum class LanguageChoice : std::uint8_t { system, english, german, french };
inline constexpr int kLanguageChoiceCount = 1 + static_cast<int>(kLanguages);

class Model final : public Workspace, public HostEvents {
  public:
    explicit Model(Host& host);

    // One page per mode; pages_ has them in the order of Mode.
    PlayPage play;
    ListPage list;
    GeneratePage generate;
    EnumeratePage enumerate;
    LabPage lab;
    LearnPage learn;
    SizedPage sized;
    HomePage home;
    Page& page(Mode of) { return *pages_[static_cast<std::size_t>(of)]; }
    const Page& page(Mode of) const { return *pages_[static_cast<std::size_t>(of)]; }
    Page& page() { return page(mode); }  // the current mode's
    const Page& page() const { return page(mode); }
    std::span<Page* const> pages() { return pages_; }
    std::span<const Page* const> pages() const { return pages_; }
    Palette palette;

    // The modes and numbers of experts are in sight, not a player's page.
    bool is_workbench() const;

    // --- appearance ---
    ThemeChoice theme = ThemeChoice::system;
    Colours colours = Colours::standard;
    LanguageChoice language_choice = LanguageChoice::system;
    void follow_language();    // call after language_choice has changed
    bool can_install = false;  // according to the browser
    bool letter_keys = true;   // single-character shortcuts are on, see key_commands.hpp

    // --- actions ---
    // Runs the command of that name, if it exists and is possible now. Returns whether it ran.
    bool run(std::string_view command);
    // `name`: the file's name; empty: pasted.
    void paste(std::string_view text, std::string_view name = {});
    // The same for a text that only a job reads.
    void paste_large(const LargeText& text, std::string_view name);
    // Paints a cell: in the pattern it becomes a clue cell or an empty one, in the grid it gets the chosen mark.
    void brush(int cell, bool begins, bool clue);
    void set_page_hidden(bool hidden);  // the timer stops in the background
    // Everything that this browser keeps of the page, in one file, and back (backup.hpp).
    void save_backup();
    void offer_backup(std::string_view text);  // says what is wrong with it, or asks whether to restore it
    void restore_backup();
    void share_link(bool with_progress);
    void share_by_system();
    void undo();
    void redo();
    void undo_to_mistake();

    // Call after anything that may have changed state: delivers the hand-offs and lets the pages follow.
    void apply_changes();
    // Moves the clock, which advances playback of a path. Returns whether it wants to be called again soon.
    bool tick(double now);
    // Gives the host everything that must survive a reload and has changed since the last call, and the address's
    // fragment. Call it only after the texts from other windows have arrived (remembered).
    void save();

    void quiet() override { play.new_puzzles.make_ahead(); }
    void kept_jobs(const std::vector<KeptJob>& kept) override;
    void kept_unread(std::string_view why) override;
    void kept_damaged(int damaged) override;
    void remembered(std::string_view key, std::string_view text) override;
    void link_opened(std::string_view fragment) override;
    void picture_ended(PictureEnd end) override;
    void pictures_came(const std::vector<CamePicture>& pictures) override;
    void picture_pixels(std::string_view input, int width, int height) override {
        play.pictures.pixels_came(input, width, height);
    }
    void clipboard_refused() override;
    void installable(bool can) override { can_install = can; }
    void not_remembered(std::string_view why) override;
    void texts_came(std::string_view language, std::string_view texts) override;
    void texts_missing(std::string_view why) override;

  private:
    void text_comes();
    void reword_all();
    struct Reader {
        std::string_view key;
        bool (*read)(Model&, const saved::Json&);  // false: the value is invalid, and nothing has changed
    };
    static std::span<const Reader> readers();
    std::vector<std::string_view> saved_keys() const;
    bool read_saved(std::string_view key, const saved::Json& value);  // false: the value is invalid
    void take_puzzle(const ParseResult& parsed, std::string_view name);
    void go_where_changed(Mode where);
    void go_with_history(const History::Undone& step, const Document& before);

    std::string puzzle_fragment(bool with_progress) const;
    std::string fragment() const;
    std::string session_text();
    std::vector<SavedRun> runs_to_save() const;
    bool take_session(const saved::Json& value);
    void take_timer(const saved::Json& value);
    std::string generated_text() const;
    bool take_generated(const saved::Json& value);
    std::string race_text() const;
    bool take_race(const saved::Json& value);
    void remember_if_new(std::string_view key, std::string text);
    void note_settings();
    bool merge_settings(const saved::Json& value);
    template <class Store>
    bool take_shared(Store& store, std::string_view key, const saved::Json& value);

    const std::array<Page*, kModeCount> pages_{&play, &list, &generate, &enumerate, &lab, &learn, &home, &sized};
    std::int64_t brush_stroke_ = 0;  // the current one

    Language said_in_ = Language::english;  // the language of the sentences on the page
    std::string sample_link_;               // of the initial puzzle
    std::string shown_fragment_;
    SharedSettings settings_;
    std::map<std::string, std::string> noted_settings_;           // the shared ones, when last compared
    std::map<std::string, std::string, std::less<>> remembered_;  // texts that the host has or does not need
    std::string offered_backup_;                                  // until the user answers
    bool reported_too_long_ = false;                              // the user was told that a text is too long
    std::int64_t saved_revision_ = -1;                            // of the history in saved_history_
    std::string saved_history_;
};

}  // namespace rookery::shell
