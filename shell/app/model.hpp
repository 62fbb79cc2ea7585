// Model: the whole state of the UI and everything that can happen to it. Draws nothing. Read this first.
//
//   Workspace   what all modes share: History (the document, undo and redo), Notice (what just happened, in a line),
//               Jobs (what runs and how far it is), the techniques that may be used, where the user is
//   PlayPage    the board, hints, the path              ListPage       a table of many puzzles
//   GeneratePage  puzzles on a pattern; its ExactPage   EnumeratePage  a grid, its unavoidable sets and puzzles
//               asks what strategies alone can solve    LabPage        solvers side by side on a puzzle, or racing
//   LearnPage   the guide to techniques, and practice
//
// A page (jobs/page.hpp) knows the workspace and itself; what is taken from one to another is in handoffs.hpp. What a
// user can do has a name: see commands.hpp. Buttons, keys and the document all go through run().
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
#include "shell/app/shared_settings.hpp"
#include "shell/enumerate/enumerate_page.hpp"
#include "shell/generate/generate_page.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/lab/lab_page.hpp"
#include "shell/learn/learn_page.hpp"
#include "shell/list/list_page.hpp"
#include "shell/paint/theme.hpp"
#include "shell/play/play_page.hpp"
#include "shell/saved/saved_json.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

enum class ThemeChoice : std::uint8_t { system, light, dark };
inline constexpr int kThemeChoiceCount = 3;
enum class LanguageChoice : std::uint8_t { system, english, german, french };
inline constexpr int kLanguageChoiceCount = 1 + kLanguages;

class Model final : public Workspace, public HostEvents {
  public:
    explicit Model(Host& host);

    // A page for each mode, in the order of Mode in pages_.
    PlayPage play;
    ListPage list;
    GeneratePage generate;
    EnumeratePage enumerate;
    LabPage lab;
    LearnPage learn;
    Page& page(Mode of) { return *pages_[static_cast<std::size_t>(of)]; }
    const Page& page(Mode of) const { return *pages_[static_cast<std::size_t>(of)]; }
    Page& page() { return page(mode); }  // of the mode that is shown
    const Page& page() const { return page(mode); }
    std::span<Page* const> pages() { return pages_; }
    std::span<const Page* const> pages() const { return pages_; }
    Palette palette;

    // --- how it is looked at ---
    ThemeChoice theme = ThemeChoice::system;
    Colours colours = Colours::standard;
    LanguageChoice language_choice = LanguageChoice::system;
    void follow_language();    // after language_choice has changed
    bool can_install = false;  // as the browser says
    bool letter_keys = true;   // keys that are a character by themselves act, see key_commands.hpp

    // --- doing things ---
    // Runs the command of that name, if there is one and it is possible now. Says whether it was run.
    bool run(std::string_view command);
    // `name` is the file it came from; empty: pasted.
    void paste(std::string_view text, std::string_view name = {});
    // The same of one that a job is to read.
    void paste_large(const LargeText& text, std::string_view name);
    // A brush comes to a cell: of the pattern, which is then a clue or not, or of the grid, which gets the chosen mark.
    void brush(int cell, bool begins, bool clue);
    void set_page_hidden(bool hidden);  // in the background nobody plays
    void share_link(bool with_progress);
    void share_by_system();
    void undo();
    void redo();

    // Called after anything that may have changed something: hand-offs are taken where they go, and pages follow.
    void apply_changes();
    // Moves the clock: a path that plays goes on. Returns whether it wants to be called again soon.
    bool tick(double now);
    // Gives the host what has changed since the last time and is to outlive the page; the fragment of the address too.
    // What other windows have given it comes before that (remembered).
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

  private:
    void text_comes();
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

    const std::array<Page*, kModeCount> pages_{&play, &list, &generate, &enumerate, &lab, &learn};
    std::int64_t brush_stroke_ = 0;  // the one that the brush is at

    std::string sample_link_;  // of the puzzle that is there at the start
    std::string shown_fragment_;
    SharedSettings settings_;
    std::map<std::string, std::string> noted_settings_;           // those of all windows, when they were last looked at
    std::map<std::string, std::string, std::less<>> remembered_;  // as the host was last given it, or would be
    bool reported_too_long_ = false;                              // that something is not kept for its length
    std::int64_t saved_revision_ = -1;                            // of the history, as a text:
    std::string saved_history_;
};

}  // namespace rookery::shell
