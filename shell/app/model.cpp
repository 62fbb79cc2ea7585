#include "shell/app/model.hpp"

#include <algorithm>
#include <utility>

#include "logic/words/text_file.hpp"
#include "shell/app/backup.hpp"
#include "shell/app/handoffs.hpp"
#include "shell/app/saved_settings.hpp"
#include "shell/board/board_link.hpp"
#include "shell/board/board_text.hpp"
#include "shell/board/sample_boards.hpp"
#include "shell/commands/commands.hpp"
#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// Longer texts are read by a job.
constexpr std::size_t kLargestReadNow = 200'000;

std::string source_of(std::string_view name) {
    return std::string(name.empty() ? words::kPastedList : name);
}

}  // namespace

Model::Model(Host& on)
    : Workspace{on},
      play{*this},
      list{*this},
      generate{*this},
      enumerate{*this, play.entries().selection()},
      lab{*this, list.list().table},
      learn{*this},
      sized{*this, play.statistics, play.timer},
      home{*this, play, sized.games} {
    follow_language();
    const ParseResult sample = parse(kSamplePuzzle);
    Document first;
    if (!sample.puzzles.empty()) {
        if (const auto* grid = std::get_if<Grid9>(&sample.puzzles.front().grid)) first.board = board_of(*grid);
    }
    first.pattern = cells_of_mask(named_patterns().front().mask);
    history.start_with(first);
    play.note_change();
    play.apply_puzzle();
    notice.say_while(std::string(words::kWelcome),
                     [this, begun = history.changes()] { return history.changes() == begun; });
    sample_link_ = puzzle_link(first.board);
    if (host.is_first_visit()) toggle_sheet(PanelPage::welcome);
    remembered_.insert_or_assign("session", session_text());  // nothing has been done yet
    noted_settings_ = shared_settings_of(*this);
    apply_changes();
}

void Model::follow_language() {
    const Language wanted = language_choice == LanguageChoice::system
                                ? language_for(host.languages())
                                : static_cast<Language>(static_cast<int>(language_choice) - 1);
    if (!has_page_texts(wanted)) {
        const std::string_view code = code_of(wanted);
        if (const std::string texts = host.texts_of(code); !texts.empty()) texts_came(code, texts);
    }
    set_language(wanted);
    reword_all();
}

// Sentences that are already on the page follow the language, or English until the language's texts have come.
void Model::reword_all() {
    const Language now = has_page_texts(language()) ? language() : Language::english;
    const Rewording reworded(std::exchange(said_in_, now), now);
    if (reworded.changes_nothing()) return;
    reworded.apply(notice.text);
    jobs.reword(reworded);
    history.reword_names([&](std::string& name) { reworded.apply(name); });
    for (Page* page : pages_) page->reword(reworded);
}

void Model::texts_came(std::string_view language, std::string_view texts) {
    if (!load_page_texts(language_for(language), texts)) return texts_missing(words::kTextsOther);
    reword_all();
}

void Model::texts_missing(std::string_view why) {
    notice.say(fill(words::kTextsMissing, {why}));
}

bool Model::is_workbench() const {
    if (mode == Mode::home || mode == Mode::sized) return false;
    return play.analysis_shown || (mode != Mode::play && mode != Mode::learn);
}

bool Model::run(std::string_view command) {
    return run_command(*this, command);
}

void Model::text_comes() {
    if (shows(PanelPage::welcome)) sheet_open = false;
    close_panel_page();       // so that the new text is visible
    page().command_begins();  // messages about the previous text are over
    play.forget_text_problem();
}

void Model::paste_large(const LargeText& text, std::string_view name) {
    if (is_backup(text.beginning)) return notice.say(std::string(words::kBackupTooLong));
    text_comes();
    if (page().paste_unread(text.beginning, name, true)) return;
    list.survey_large(text, source_of(name));
    mode = Mode::list;
}

void Model::paste(std::string_view text, std::string_view name) {
    if (is_backup(text)) return offer_backup(text);
    if (text.size() > kLargestReadNow) return paste_large({text, text, text.size()}, name);
    text_comes();
    if (page().paste_unread(text, name, false)) return;
    const ParseResult parsed = parse(text);
    if (page().paste(parsed, text, name)) return apply_changes();
    if (parsed.puzzles.empty()) return play.refuse_text(parsed, text);
    const bool is_nine = std::holds_alternative<Grid9>(parsed.puzzles.front().grid);
    const bool plays = mode == Mode::play || mode == Mode::sized || mode == Mode::home;
    if (parsed.puzzles.size() == 1 && !is_nine && plays) {  // playable on a board of its size
        sized.open(sized_puzzle(to_line(parsed.puzzles.front().grid), false),
                   fill(words::kRecognised, {recognised_in_words(parsed)}));
        return apply_changes();
    }
    if (parsed.puzzles.size() > 1 || !is_nine) {
        return start_list(*this, text, source_of(name), fill(words::kRecognised, {recognised_in_words(parsed)}));
    }
    take_puzzle(parsed, name);
}

void Model::take_puzzle(const ParseResult& parsed, std::string_view name) {
    const ParsedPuzzle& first = parsed.puzzles.front();
    const Board board = board_of(std::get<Grid9>(first.grid), first, *parsed.format);
    play.load(board, fill(name.empty() ? words::kDidPaste : words::kDidOpen, {recognised_in_words(parsed)}));
    mode = Mode::play;
    play.close_text_box();
    std::string said = board.title.empty() ? fill(words::kRecognised, {recognised_in_words(parsed)})
                                           : fill(words::kRecognisedTitle, {recognised_in_words(parsed), board.title});
    if (!parsed.problems.empty()) {
        said = fill(words::kRecognisedWithProblem, {recognised_in_words(parsed), first_problem_of(parsed)});
    }
    say_change(std::move(said));
    apply_changes();
}

void Model::brush(int cell, bool begins, bool clue) {
    if (cell < 0 || cell >= Geometry9::kCells) return;
    if (begins) brush_stroke_ = fresh_stroke();
    page().brush(cell, clue, brush_stroke_);
}

void Model::apply_changes() {
    for (const Handoff& handoff : take_handoffs()) route(*this, handoff);
    if (mode == Mode::sized && !sized.has_puzzle()) mode = Mode::play;  // it was undone
    if (mode == Mode::play || mode == Mode::sized) played = mode;
    for (Page* one : pages_) one->apply_changes(one == &page());
    notice.apply_changes(history.changes(), static_cast<int>(mode));
}

void Model::go_where_changed(Mode where) {
    // Next to a list, the board is already visible.
    if (where == Mode::play && mode == Mode::list && list.board_with_list) return;
    mode = where;
}

void Model::go_with_history(const History::Undone& step, const Document& before) {
    go_where_changed(step.where);
    play.note_change();
    list.follow(before.list);
    generate.follow_results(before.results);
    apply_changes();
}

void Model::undo() {
    const Document before = history.now();
    const History::Undone undone = history.undo();
    if (!undone.changed) return notice.say(std::string(words::kNothingToUndo));
    const bool to_another = as_given(before.board) != as_given(history.now().board) && !is_blank(before.board) &&
                            before.board.givens != Grid9{} && history.now().board.givens != Grid9{};
    notice.say_with_undo(fill(to_another ? words::kUndidToPuzzle : words::kUndid, {undone.name}), "redo");
    go_with_history(undone, before);
}

void Model::undo_to_mistake() {
    const int steps = play.undos_before_mistake();
    if (steps == 0) {
        return notice.say(std::string(play.has_wrong_digit() ? words::kMistakeIsOlder : words::kNoMistakeYet));
    }
    const Document before = history.now();
    History::Undone undone;
    for (int step = 0; step < steps; ++step) undone = history.undo();
    notice.say_with_undo(counted(steps, words::kUndidMistakeOne, words::kUndidMistakeMany), "redo");
    go_with_history(undone, before);
}

void Model::redo() {
    const Document before = history.now();
    const History::Undone redone = history.redo();
    if (!redone.changed) return notice.say(std::string(words::kNothingToRedo));
    notice.say_with_undo(fill(words::kRedid, {redone.name}));
    go_with_history(redone, before);
}

bool Model::tick(double now) {
    play.path().tick(now);
    generate.end_when_time_is_up();
    generate.exact.end_when_time_is_up();
    play.chains.follow(play.pictured_step());
    const double wait = play.is_game()        ? play.timer.until_next_second(now)
                        : mode == Mode::sized ? sized.timer.until_next_second(now)
                                              : -1;
    if (wait >= 0) host.wake_after(wait);
    return play.path().is_playing();
}

void Model::set_page_hidden(bool hidden) {
    play.timer.hide_page(hidden, host.now_seconds());
    sized.timer.hide_page(hidden, host.now_seconds());
}

void Model::picture_ended(PictureEnd end) {
    switch (end) {
        case PictureEnd::copied:
            return notice.say_done(std::string(words::kPictureCopied));
        case PictureEnd::saved:
            return notice.say_done(std::string(words::kPictureSaved));
        case PictureEnd::no_clipboard:
            return notice.say(std::string(words::kPictureNoClipboard));
        case PictureEnd::failed:
            return notice.say(std::string(words::kPictureFailed));
    }
}

void Model::pictures_came(const std::vector<CamePicture>& pictures) {
    if (pictures.empty()) return;
    palette.open = false;  // a pasted picture is not a command
    text_comes();
    play.close_text_box();
    go_to(Mode::play);
    sheet_open = true;
    play.pictures.begin(pictures);
    apply_changes();
}

void Model::clipboard_refused() {
    go_to(Mode::play);
    sheet_open = true;
    play.text_box_open = true;
    play.text_problem.clear();
    notice.say_while(std::string(words::kClipboardRefused), [this] { return play.text_box_open; });
}

}  // namespace rookery::shell
