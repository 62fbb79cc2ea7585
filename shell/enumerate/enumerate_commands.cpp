#include "shell/enumerate/enumerate_page.hpp"
#include "shell/table/table.hpp"

#include <array>
#include <string>

#include "shell/board/sample_boards.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr auto kEnumerateGroup = CommandGroup::enumerate;

bool has_grid(const EnumeratePage& p) {
    return p.has_grid();
}
bool in_sets(const EnumeratePage& p) {
    return has_grid(p) && p.view == EnumerateView::sets;
}
bool in_puzzles(const EnumeratePage& p) {
    return has_grid(p) && p.view == EnumerateView::puzzles;
}
bool has_sets(const EnumeratePage& p) {
    return in_sets(p) && !p.sets.sets().empty();
}
bool is_searching(const EnumeratePage& p) {
    return in_puzzles(p) && p.shown() != nullptr && p.shown()->running;
}
bool can_search(const EnumeratePage& p) {
    return in_puzzles(p) && !is_searching(p);
}
bool has_found(const EnumeratePage& p) {
    return in_puzzles(p) && p.shown() != nullptr && p.shown()->found() > 0;
}
bool has_chosen_puzzle(const EnumeratePage& p) {
    return in_puzzles(p) && !p.found_puzzle().empty();
}
bool can_walk(const EnumeratePage& p) {
    return has_sets(p) || has_found(p);
}
const JobItem* search(const EnumeratePage& p) {
    return is_searching(p) ? p.workspace().jobs.find(p.shown()->job) : nullptr;
}
bool is_search_paused(const EnumeratePage& p) {
    return search(p) != nullptr && search(p)->paused;
}

bool can_ask_number(const EnumeratePage& p) {
    return has_grid(p) && p.number.job() == 0 && !p.number.row();
}
bool has_number(const EnumeratePage& p) {
    return has_grid(p) && p.number.row().has_value();
}

void choose_brush(EnumeratePage& p, CellMark mark) {
    if (p.marks.brush == mark) {
        p.marks.brush.reset();
    } else {
        p.marks.brush = mark;
    }
}

// Cycles through the marks, for the keyboard; each is one undo step.
void mark_next(EnumeratePage& p) {
    constexpr std::array<CellMark, 3> kNext = {CellMark::required, CellMark::barred, CellMark::either};
    const int cell = p.cursor();
    p.marks.set(cell, kNext[static_cast<std::size_t>(p.marks.of(cell))], p.workspace().fresh_stroke());
}

constexpr auto kEnumerateCommands = std::to_array<CommandOf<EnumeratePage>>({
    {"grid-random", words::kGridRandom, "Shift+R", kEnumerateGroup, always, [](EnumeratePage& p) { p.take_random_grid(); }, nullptr},
    {"grid-strange", words::kGridStrange, "", kEnumerateGroup, always, [](EnumeratePage& p) { p.workspace().hand_over(OpenText{std::string(kStrangeGrid)}); }, nullptr},
    {"grid-fourteen", words::kGridFourteen, "", kEnumerateGroup, always, [](EnumeratePage& p) { p.workspace().hand_over(OpenText{std::string(kFourteenGrid)}); }, nullptr},
    {"copy-grid", words::kCopyGrid, "", kEnumerateGroup, has_grid, [](EnumeratePage& p) { copy_text(p.workspace(), p.input()); }, nullptr},
    {"close-grid", words::kCloseGrid, "", kEnumerateGroup, has_grid, [](EnumeratePage& p) { p.close_grid(); }, nullptr},
    {"view-sets", words::kViewSets, "U", kEnumerateGroup, has_grid, [](EnumeratePage& p) { p.view = EnumerateView::sets; },
     [](const EnumeratePage& p) { return p.view == EnumerateView::sets; }},
    {"view-puzzles", words::kViewPuzzles, "P", kEnumerateGroup, has_grid,
     [](EnumeratePage& p) { p.view = EnumerateView::puzzles; },
     [](const EnumeratePage& p) { return p.view == EnumerateView::puzzles; }},
    {"view-catalogue", words::kViewCatalogue, "A", kEnumerateGroup, has_grid,
     [](EnumeratePage& p) { p.view = EnumerateView::catalogue; },
     [](const EnumeratePage& p) { return p.view == EnumerateView::catalogue; }},
    {"ask-number", words::kAskNumber, "", kEnumerateGroup, can_ask_number, [](EnumeratePage& p) { p.ask_number(); }, nullptr},
    {"copy-least-form", words::kCopyLeastForm, "", kEnumerateGroup, has_number,
     [](EnumeratePage& p) { copy_text(p.workspace(), to_line(p.number.row()->least)); }, nullptr},
    {"take-numbered", words::kTakeNumbered, "", kEnumerateGroup, always, [](EnumeratePage& p) { p.take_numbered(); }, nullptr},
    {"random-class", words::kRandomClass, "", kEnumerateGroup, always, [](EnumeratePage& p) { p.take_random_class(); }, nullptr},
    {"cancel-catalogue", words::kCancelCatalogue, "", kEnumerateGroup,
     [](const EnumeratePage& p) { return p.number.job() != 0 || p.taking.job() != 0; },
     [](EnumeratePage& p) { p.cancel_catalogue(); }, nullptr},
    {"next-one", words::kNextOne, "N", kEnumerateGroup, can_walk, [](EnumeratePage& p) { p.walk_chosen(1, p.cursor()); }, nullptr},
    {"previous-one", words::kPreviousOne, "B", kEnumerateGroup, can_walk, [](EnumeratePage& p) { p.walk_chosen(-1, p.cursor()); }, nullptr},
    {"choose-none", words::kChooseNone, "Escape", kEnumerateGroup,
     [](const EnumeratePage& p) {
         return p.has_chosen() || p.sets.shows_clique || p.marks.brush || !p.discarding.empty();
     },
     [](EnumeratePage& p) { p.choose_none(); }, nullptr},

    {"find-sets", words::kFindSets, "", kEnumerateGroup,
     [](const EnumeratePage& p) { return in_sets(p) && p.sets.job() == 0; }, [](EnumeratePage& p) { p.find_sets(); }, nullptr},
    {"stop-sets", words::kStopSets, "", kEnumerateGroup,
     [](const EnumeratePage& p) { return in_sets(p) && p.sets.job() != 0; }, [](EnumeratePage& p) { p.stop_sets(); }, nullptr},
    {"load-sets", words::kLoadSets, "", kEnumerateGroup, in_sets,
     [](EnumeratePage& p) {
         p.loading_sets = true;
         p.workspace().notice.say_while(std::string(words::kLoadSetsAsk), [&p] { return p.loading_sets; });
         p.workspace().host.open_file_picker();
     },
     nullptr},
    {"save-sets", words::kSaveSets, "", kEnumerateGroup, has_sets,
     [](EnumeratePage& p) { p.workspace().host.save_file("rookery-unavoidable-sets.txt", p.sets.as_lines(p.cursor())); },
     nullptr},
    {"copy-sets", words::kCopySets, "", kEnumerateGroup, has_sets,
     [](EnumeratePage& p) { copy_text(p.workspace(), p.sets.as_tsv(p.cursor())); }, nullptr},
    {"clique", words::kClique, "D", kEnumerateGroup,
     [](const EnumeratePage& p) { return in_sets(p) && p.sets.clique_known(); },
     [](EnumeratePage& p) {
         UnavoidableSets& sets = p.sets;
         sets.shows_clique = !sets.shows_clique;
         if (sets.shows_clique) sets.chosen = -1;
     },
     [](const EnumeratePage& p) { return p.sets.shows_clique; }},
    {"sets-only-digits", words::kSetsOnlyDigits, "", kEnumerateGroup,
     [](const EnumeratePage& p) { return has_sets(p) && p.sets.digits_wanted != 0; },
     [](EnumeratePage& p) { p.sets.only_those_digits = !p.sets.only_those_digits; },
     [](const EnumeratePage& p) { return p.sets.only_those_digits; }},
    {"sets-through", words::kSetsThrough, "C", kEnumerateGroup, has_sets,
     [](EnumeratePage& p) { p.sets.through_cell = !p.sets.through_cell; },
     [](const EnumeratePage& p) { return p.sets.through_cell; }},
    {"sets-all", words::kSetsAll, "", kEnumerateGroup, [](const EnumeratePage& p) { return in_sets(p) && p.sets.is_narrowed(); },
     [](EnumeratePage& p) { p.sets.show_all(); }, nullptr},

    {"enumerate", words::kStart, "Ctrl+Enter", kEnumerateGroup, can_search, [](EnumeratePage& p) { p.start(); }, nullptr},
    {"fewest", words::kLeastClues, "F", kEnumerateGroup, can_search, [](EnumeratePage& p) { p.start_fewest(); }, nullptr},
    {"pause-search", words::kPauseSearch, "", kEnumerateGroup, [](const EnumeratePage& p) { return search(p) != nullptr && !is_search_paused(p); },
     [](EnumeratePage& p) { p.workspace().jobs.set_paused(search(p)->id, true); }, nullptr},
    {"resume-search", words::kResumeSearch, "", kEnumerateGroup, is_search_paused,
     [](EnumeratePage& p) { p.workspace().jobs.set_paused(search(p)->id, false); }, nullptr},
    {"cancel-search", words::kCancelSearch, "", kEnumerateGroup, is_searching, [](EnumeratePage& p) { p.workspace().jobs.cancel(search(p)->id); },
     nullptr},
    {"estimate", words::kEstimate, "", kEnumerateGroup,
     [](const EnumeratePage& p) { return in_puzzles(p) && p.estimate.job() == 0; },
     [](EnumeratePage& p) { p.make_estimate(); }, nullptr},
#define ROOKERY_COMMAND(member, first, id, place, name, ...) \
    toggle_command<EnumeratePage, &EnumeratePage::member>(id, words::name, kEnumerateGroup, in_puzzles),
    ROOKERY_ENUMERATE_SWITCHES(ROOKERY_COMMAND)
#undef ROOKERY_COMMAND
    {"method-bands", words::kMethodBands, "", kEnumerateGroup, in_puzzles, [](EnumeratePage& p) { p.gridchecker = false; },
     [](const EnumeratePage& p) { return !p.gridchecker; }},
    {"method-gridchecker", words::kMethodGridchecker, "", kEnumerateGroup, in_puzzles,
     [](EnumeratePage& p) { p.gridchecker = true; }, [](const EnumeratePage& p) { return p.gridchecker; }},
    {"brush-required", words::kBrushRequired, "", kEnumerateGroup, in_puzzles, [](EnumeratePage& p) { choose_brush(p, CellMark::required); },
     [](const EnumeratePage& p) { return p.marks.brush == CellMark::required; }},
    {"brush-barred", words::kBrushBarred, "", kEnumerateGroup, in_puzzles, [](EnumeratePage& p) { choose_brush(p, CellMark::barred); },
     [](const EnumeratePage& p) { return p.marks.brush == CellMark::barred; }},
    {"brush-either", words::kBrushEither, "", kEnumerateGroup, in_puzzles, [](EnumeratePage& p) { choose_brush(p, CellMark::either); },
     [](const EnumeratePage& p) { return p.marks.brush == CellMark::either; }},
    {"mark-cell", words::kMarkCell, "Space", kEnumerateGroup, in_puzzles, mark_next, nullptr},
    {"clear-marks", words::kClearMarks, "", kEnumerateGroup,
     [](const EnumeratePage& p) { return in_puzzles(p) && !p.marks.empty(); }, [](EnumeratePage& p) { p.marks.clear(); },
     nullptr},
    {"play-found", words::kPlayFound, "Enter", kEnumerateGroup, has_chosen_puzzle, [](EnumeratePage& p) { p.play_found(); }, nullptr},
    {"copy-found", words::kCopyFound, "", kEnumerateGroup, has_found,
     [](EnumeratePage& p) { copy_text(p.workspace(), p.shown()->table.puzzles_as_text()); }, nullptr},
    {"save-found", words::kSaveFound, "", kEnumerateGroup, has_found,
     [](EnumeratePage& p) { p.workspace().host.save_file("rookery-enumerated.txt", p.shown()->table.puzzles_as_text()); }, nullptr},
    {"save-found-table", words::kSaveFoundTable, "", kEnumerateGroup, has_found,
     [](EnumeratePage& p) { p.workspace().host.save_file("rookery-enumerated.tsv", p.shown()->table.as_tsv()); }, nullptr},
    {"list-found", words::kListFound, "", kEnumerateGroup, has_found, [](EnumeratePage& p) { p.list_found(); }, nullptr},
});

void offer_sets(const EnumeratePage& p, std::vector<OfferedCommand>& offered) {
    for (int i = 0; i < kSetMethodCount; ++i) {
        const auto method = static_cast<SetMethod>(i);
        offered.push_back(
            {"sets-method-" + std::string(name_of(method)), fill(words::kTakeMethod, {title_of(method)})});
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"sets-digit-" + number, fill(words::kSetsDigit, {number}), has_sets(p)});
    }
}

void offer_kept(const EnumeratePage& p, std::vector<OfferedCommand>& offered) {
    for (std::size_t i = 0; i < p.kept_searches.size(); ++i) {
        const KeptJob& kept = p.kept_searches[i];
        const std::string number = std::to_string(i);
        const std::string what = kept_text(kept, p.has_grid() && kept.input == p.input());
        const bool asked = kept.key == p.discarding;
        offered.push_back(
            {"resume-kept-" + number, fill(kept.finished ? words::kShowKeptOne : words::kResumeKeptOne, {what})});
        offered.push_back(
            {"discard-kept-" + number, fill(asked ? words::kDiscardReallyOne : words::kDiscardKeptOne, {what})});
    }
}

}  // namespace

std::span<const CommandOf<EnumeratePage>> enumerate_commands() {
    return kEnumerateCommands;
}

bool EnumeratePage::run_family(std::string_view id) {
    if (const auto rest = rest_after(id, "sets-method-")) {
        const auto method = set_method(*rest);
        if (method) sets.set_method(*method);
        return method.has_value();
    }
    if (const auto size = place_after(id, "sets-size-", Geometry9::kCells + 1)) {
        sets.size_wanted = *size;
        return true;
    }
    if (const auto digit = place_after(id, "sets-digit-", 10)) {
        if (*digit == 0) return false;
        sets.digits_wanted = static_cast<DigitSet>(sets.digits_wanted ^ digit_bit(*digit));
        return true;
    }
    if (const auto rest = rest_after(id, "sort-found-")) {
        const auto column = column_of(*rest);
        Enumeration* search = shown();
        if (column && search != nullptr) cycle_sort(search->table, *column);
        return column && search != nullptr;
    }
    const int kept = static_cast<int>(kept_searches.size());
    if (const auto index = place_after(id, "resume-kept-", kept)) {
        resume_kept(static_cast<std::size_t>(*index));
        return true;
    }
    if (const auto index = place_after(id, "discard-kept-", kept)) {
        discard_kept(static_cast<std::size_t>(*index));
        return true;
    }
    return false;
}

void EnumeratePage::offer(std::vector<OfferedCommand>& offered) const {
    if (in_sets(*this)) offer_sets(*this, offered);
    if (shown() != nullptr && in_puzzles(*this)) {
        offer_sorting(shown()->table, "sort-found-", offered);
    }
    offer_kept(*this, offered);
}

}  // namespace rookery::shell
