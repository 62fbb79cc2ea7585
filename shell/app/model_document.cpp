// Model: links to puzzles; and jobs that resume where the previous page left them. model_saved.cpp has the rest of what
// a page remembers.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/app/saved_settings.hpp"
#include "shell/board/board_link.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/commands.hpp"
#include "shell/saved/saved_document.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {

namespace {

// A link opens with the analysis shown if the sharer had it open: "p=...&analysis".
constexpr std::string_view kAnalysisEnding = "&analysis";

// The rest of such a fragment, which may be empty ("analysis"). nullopt: it does not ask for the analysis.
std::optional<std::string_view> with_analysis(std::string_view fragment) {
    if (fragment == kAnalysisEnding.substr(1)) return std::string_view{};
    if (!fragment.ends_with(kAnalysisEnding)) return std::nullopt;
    return fragment.substr(0, fragment.size() - kAnalysisEnding.size());
}

// Fragments that open a part of the page: "#lab".
struct PartOfPage {
    std::string_view fragment;
    std::string_view command;
};
constexpr auto kPartsOfPage = std::to_array<PartOfPage>({
    {"play", "mode-play"},
    {"list", "mode-list"},
    {"generate", "mode-generate"},
    {"exact", "view-exact"},
    {"enumerate", "mode-enumerate"},
    {"lab", "mode-lab"},
    {"learn", "mode-learn"},
    {"home", "mode-home"},
    {"daily", "play-today"},
    {"new", "new-puzzle"},
    {"statistics", "statistics"},
    {"settings", "settings"},
});

// Returns whether the fragment names a part of the page.
bool open_part(Model& model, std::string_view fragment) {
    const auto part = std::find_if(kPartsOfPage.begin(), kPartsOfPage.end(),
                                   [=](const PartOfPage& one) { return one.fragment == fragment; });
    if (part == kPartsOfPage.end()) return false;
    const Command* command = find_command(part->command);
    if (command == nullptr) return false;
    const GroupCard& card = card_of(command->group);
    if (card.mode) model.go_to(*card.mode);
    if (command->on(model).value_or(false) && model.panel_page != PanelPage::mode) return true;  // it is open already
    if (model.panel_page != PanelPage::mode && command->id.starts_with("mode-")) model.close_panel_page();
    model.run(command->id);
    return true;
}

}  // namespace

// --------------------------------------------------------------------------------------------------------------- links

std::string Model::puzzle_fragment(bool with_progress) const {
    Board board = play.board();
    if (is_blank(board) && !with_progress) {
        std::swap(board.givens, board.entered);  // no givens yet: the entered digits are the puzzle
    }
    std::string link = with_progress ? progress_link(board) : puzzle_link(board);
    if (play.analysis_shown) link += kAnalysisEnding;
    return link;
}

void Model::share_link(bool with_progress) {
    const std::string link = puzzle_fragment(with_progress);
    const std::string whole = host.link_to(link);
    host.copy_text(whole.empty() ? link : whole);
    notice.say_done(std::string(with_progress ? words::kDidShareProgress : words::kDidShare));
}

void Model::share_by_system() {
    host.share_link(words::kTitle, {}, host.link_to(puzzle_fragment(false)));
}

void Model::link_opened(std::string_view fragment) {
    shown_fragment_ = fragment;
    if (const auto puzzle = with_analysis(fragment)) {
        play.show_analysis(true);
        fragment = *puzzle;
    }
    if (open_part(*this, fragment)) return;
    if (fragment.substr(0, kPatternLink.size()) == kPatternLink) {
        return open_pattern_link(*this, fragment.substr(kPatternLink.size()));
    }
    const auto linked = read_board_link(fragment);
    if (!linked) return;
    if (!linked->board) {
        return notice.say(std::string(linked->newer ? words::kPuzzleLinkNewer : words::kPuzzleLinkBroken));
    }
    // This is the puzzle already on the board: the address follows the board, so a reload opens such a link.
    const Board& board = *linked->board;
    const bool puzzle_alone = board == as_given(board) && board.title.empty();
    if (board == play.board() || (puzzle_alone && fragment == puzzle_link(play.board()))) return;
    play.load(board, std::string(words::kDidOpenPuzzleLink));
    go_to(Mode::play);
    play.text_box_open = false;
    notice.say_with_undo(board.title.empty() ? std::string(words::kDidOpenPuzzleLink)
                                             : fill(words::kDidOpenPuzzleLinkOf, {board.title}));
    apply_changes();
}

// A blank board and the sample puzzle need no fragment.
std::string Model::fragment() const {
    const Board& board = play.board();
    if (is_blank(board)) return {};
    std::string link = puzzle_link(board);
    return link == sample_link_ ? std::string{} : link;
}

// -------------------------------------------------------------------------------------------------------- resumed jobs

void Model::kept_jobs(const std::vector<KeptJob>& kept) {
    enumerate.take_kept(kept);
    for (const SavedRun& run : std::exchange(runs.awaited, {})) {
        const auto found = std::find_if(kept.begin(), kept.end(), [&](const KeptJob& k) { return run.is_of(k); });
        const KeptJob* job = found == kept.end() ? nullptr : &*found;
        if (run.verb == "survey" && !list.resume(run, job)) notice.say(fill(words::kListLost, {run.name}));
        if (run.verb == "generate") generate.resume(run);
        if (run.verb == verb_of(run.options)) enumerate.resume(run, job);
    }
    history.rename_list(kSavedList, 0);  // unless it resumes
}

// Jobs to be resumed wait for a reload that can read them.
void Model::kept_unread(std::string_view why) {
    if (!runs.awaited.empty()) notice.say(fill(words::kKeptUnread, {why}));
}

void Model::kept_damaged(int damaged) {
    notice.say(fill(damaged == 1 ? words::kKeptDamagedOne : words::kKeptDamaged, {std::to_string(damaged)}));
}

}  // namespace rookery::shell
