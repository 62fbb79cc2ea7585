#include "shell/commands/enumerate_commands.hpp"

#include <array>
#include <string>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/board/samples.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_enumerate.hpp"

namespace rookery::shell {
namespace {

constexpr auto kEnumerateGroup = CommandGroup::enumerate;

bool has_grid(const Model& m) {
    return m.enumerate.has_grid();
}
bool in_sets(const Model& m) {
    return has_grid(m) && m.enumerate.view == EnumerateView::sets;
}
bool in_puzzles(const Model& m) {
    return has_grid(m) && m.enumerate.view == EnumerateView::puzzles;
}
bool has_sets(const Model& m) {
    return in_sets(m) && !m.enumerate.sets.sets().empty();
}
bool is_searching(const Model& m) {
    return in_puzzles(m) && m.enumerate.shown() != nullptr && m.enumerate.shown()->running;
}
bool can_search(const Model& m) {
    return in_puzzles(m) && !is_searching(m);
}
bool has_found(const Model& m) {
    return in_puzzles(m) && m.enumerate.shown() != nullptr && m.enumerate.shown()->found() > 0;
}
bool has_chosen_puzzle(const Model& m) {
    return in_puzzles(m) && !m.enumerate.found_puzzle().empty();
}
bool can_walk(const Model& m) {
    return has_sets(m) || has_found(m);
}
const WorkItem* search(const Model& m) {
    return is_searching(m) ? m.works.find(m.enumerate.shown()->work) : nullptr;
}
bool is_search_paused(const Model& m) {
    return search(m) != nullptr && search(m)->paused;
}

void choose_brush(Model& m, CellMark mark) {
    if (m.enumerate.brush == mark) {
        m.enumerate.brush.reset();
    } else {
        m.enumerate.brush = mark;
    }
}

// From one mark to the next, by the keyboard; each is an undo step.
void mark_next(Model& m) {
    constexpr std::array<CellMark, 3> kNext = {CellMark::required, CellMark::barred, CellMark::either};
    const int cell = m.play.entries().cursor();
    m.enumerate.mark(cell, kNext[static_cast<std::size_t>(m.enumerate.mark_of(cell))], m.fresh_stroke());
}

constexpr auto kEnumerateCommands = std::to_array<Command>({
    {"grid-from-board", words::kGridFromBoard, "", kEnumerateGroup, always, [](Model& m) { take_board_grid(m); }, nullptr},
    {"grid-random", words::kGridRandom, "Shift+R", kEnumerateGroup, always, [](Model& m) { m.enumerate.take_random_grid(); }, nullptr},
    {"grid-strange", words::kGridStrange, "", kEnumerateGroup, always, [](Model& m) { m.paste(kStrangeGrid); }, nullptr},
    {"grid-fourteen", words::kGridFourteen, "", kEnumerateGroup, always, [](Model& m) { m.paste(kFourteenGrid); }, nullptr},
    {"copy-grid", words::kCopyGrid, "", kEnumerateGroup, has_grid, [](Model& m) { copy_text(m, m.enumerate.input()); }, nullptr},
    {"close-grid", words::kCloseGrid, "", kEnumerateGroup, has_grid, [](Model& m) { m.enumerate.close_grid(); }, nullptr},
    {"view-sets", words::kViewSets, "U", kEnumerateGroup, has_grid, [](Model& m) { m.enumerate.view = EnumerateView::sets; },
     [](const Model& m) { return m.enumerate.view == EnumerateView::sets; }},
    {"view-puzzles", words::kViewPuzzles, "P", kEnumerateGroup, has_grid,
     [](Model& m) { m.enumerate.view = EnumerateView::puzzles; },
     [](const Model& m) { return m.enumerate.view == EnumerateView::puzzles; }},
    {"next-one", words::kNextOne, "N", kEnumerateGroup, can_walk, [](Model& m) { m.enumerate.walk_chosen(1, m.play.entries().cursor()); }, nullptr},
    {"previous-one", words::kPreviousOne, "B", kEnumerateGroup, can_walk, [](Model& m) { m.enumerate.walk_chosen(-1, m.play.entries().cursor()); }, nullptr},
    {"choose-none", words::kChooseNone, "Escape", kEnumerateGroup,
     [](const Model& m) {
         return m.enumerate.has_chosen() || m.enumerate.sets.shows_clique || m.enumerate.brush || !m.enumerate.discarding.empty();
     },
     [](Model& m) { m.enumerate.choose_none(); }, nullptr},

    {"find-sets", words::kFindSets, "", kEnumerateGroup,
     [](const Model& m) { return in_sets(m) && m.enumerate.sets.work() == 0; }, [](Model& m) { m.enumerate.find_sets(); }, nullptr},
    {"stop-sets", words::kStopSets, "", kEnumerateGroup,
     [](const Model& m) { return in_sets(m) && m.enumerate.sets.work() != 0; }, [](Model& m) { m.enumerate.stop_sets(); }, nullptr},
    {"load-sets", words::kLoadSets, "", kEnumerateGroup, in_sets,
     [](Model& m) {
         m.enumerate.loading_sets = true;
         m.notice.say_while(std::string(words::kLoadSetsAsk), [&m] { return m.enumerate.loading_sets; });
         m.host.open_file_picker();
     },
     nullptr},
    {"save-sets", words::kSaveSets, "", kEnumerateGroup, has_sets,
     [](Model& m) { m.host.save_file("rookery-unavoidable-sets.txt", m.enumerate.sets.as_lines(m.play.entries().cursor())); },
     nullptr},
    {"copy-sets", words::kCopySets, "", kEnumerateGroup, has_sets,
     [](Model& m) { copy_text(m, m.enumerate.sets.as_tsv(m.play.entries().cursor())); }, nullptr},
    {"clique", words::kClique, "D", kEnumerateGroup,
     [](const Model& m) { return in_sets(m) && m.enumerate.sets.clique_known(); },
     [](Model& m) {
         UnavoidableSets& sets = m.enumerate.sets;
         sets.shows_clique = !sets.shows_clique;
         if (sets.shows_clique) sets.chosen = -1;
     },
     [](const Model& m) { return m.enumerate.sets.shows_clique; }},
    {"sets-only-digits", words::kSetsOnlyDigits, "", kEnumerateGroup,
     [](const Model& m) { return has_sets(m) && m.enumerate.sets.digits_wanted != 0; },
     [](Model& m) { m.enumerate.sets.only_those_digits = !m.enumerate.sets.only_those_digits; },
     [](const Model& m) { return m.enumerate.sets.only_those_digits; }},
    {"sets-through", words::kSetsThrough, "C", kEnumerateGroup, has_sets,
     [](Model& m) { m.enumerate.sets.through_cell = !m.enumerate.sets.through_cell; },
     [](const Model& m) { return m.enumerate.sets.through_cell; }},
    {"sets-all", words::kSetsAll, "", kEnumerateGroup, [](const Model& m) { return in_sets(m) && m.enumerate.sets.is_narrowed(); },
     [](Model& m) { m.enumerate.sets.show_all(); }, nullptr},

    {"enumerate", words::kStart, "Ctrl+Enter", kEnumerateGroup, can_search, [](Model& m) { m.enumerate.start(); }, nullptr},
    {"pause-search", words::kPauseSearch, "", kEnumerateGroup, [](const Model& m) { return search(m) != nullptr && !is_search_paused(m); },
     [](Model& m) { m.works.set_paused(search(m)->id, true); }, nullptr},
    {"resume-search", words::kResumeSearch, "", kEnumerateGroup, is_search_paused,
     [](Model& m) { m.works.set_paused(search(m)->id, false); }, nullptr},
    {"cancel-search", words::kCancelSearch, "", kEnumerateGroup, is_searching, [](Model& m) { m.works.cancel(search(m)->id); },
     nullptr},
    {"estimate", words::kEstimate, "", kEnumerateGroup,
     [](const Model& m) { return in_puzzles(m) && m.enumerate.estimate.work() == 0; },
     [](Model& m) { m.enumerate.make_estimate(); }, nullptr},
    {"minimal-only", words::kMinimalOnly, "", kEnumerateGroup, in_puzzles,
     [](Model& m) { m.enumerate.minimal = !m.enumerate.minimal; }, [](const Model& m) { return m.enumerate.minimal; }},
    {"first-only", words::kFirstOnly, "", kEnumerateGroup, in_puzzles,
     [](Model& m) { m.enumerate.first_only = !m.enumerate.first_only; },
     [](const Model& m) { return m.enumerate.first_only; }},
    {"method-bands", words::kMethodBands, "", kEnumerateGroup, in_puzzles, [](Model& m) { m.enumerate.gridchecker = false; },
     [](const Model& m) { return !m.enumerate.gridchecker; }},
    {"method-gridchecker", words::kMethodGridchecker, "", kEnumerateGroup, in_puzzles,
     [](Model& m) { m.enumerate.gridchecker = true; }, [](const Model& m) { return m.enumerate.gridchecker; }},
    {"brush-required", words::kBrushRequired, "", kEnumerateGroup, in_puzzles, [](Model& m) { choose_brush(m, CellMark::required); },
     [](const Model& m) { return m.enumerate.brush == CellMark::required; }},
    {"brush-barred", words::kBrushBarred, "", kEnumerateGroup, in_puzzles, [](Model& m) { choose_brush(m, CellMark::barred); },
     [](const Model& m) { return m.enumerate.brush == CellMark::barred; }},
    {"brush-either", words::kBrushEither, "", kEnumerateGroup, in_puzzles, [](Model& m) { choose_brush(m, CellMark::either); },
     [](const Model& m) { return m.enumerate.brush == CellMark::either; }},
    {"mark-cell", words::kMarkCell, "Space", kEnumerateGroup, in_puzzles, mark_next, nullptr},
    {"clear-marks", words::kClearMarks, "", kEnumerateGroup,
     [](const Model& m) { return in_puzzles(m) && m.enumerate.has_marks(); }, [](Model& m) { m.enumerate.clear_marks(); },
     nullptr},
    {"play-found", words::kPlayFound, "Enter", kEnumerateGroup, has_chosen_puzzle, [](Model& m) { open_found(m); }, nullptr},
    {"copy-found", words::kCopyFound, "", kEnumerateGroup, has_found,
     [](Model& m) { copy_text(m, m.enumerate.shown()->table.puzzles_as_text()); }, nullptr},
    {"save-found", words::kSaveFound, "", kEnumerateGroup, has_found,
     [](Model& m) { m.host.save_file("rookery-enumerated.txt", m.enumerate.shown()->table.puzzles_as_text()); }, nullptr},
    {"save-found-table", words::kSaveFoundTable, "", kEnumerateGroup, has_found,
     [](Model& m) { m.host.save_file("rookery-enumerated.tsv", m.enumerate.shown()->table.as_tsv()); }, nullptr},
    {"list-found", words::kListFound, "", kEnumerateGroup, has_found, [](Model& m) { list_found(m); }, nullptr},
});

void offer_sets(const Model& m, std::vector<OfferedCommand>& offered) {
    for (int i = 0; i < kSetMethodCount; ++i) {
        const auto method = static_cast<SetMethod>(i);
        offered.push_back(
            {"sets-method-" + std::string(name_of(method)), fill(words::kTakeMethod, {title_of(method)})});
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"sets-digit-" + number, fill(words::kSetsDigit, {number}), has_sets(m)});
    }
}

void offer_kept(const Model& m, std::vector<OfferedCommand>& offered) {
    for (std::size_t i = 0; i < m.enumerate.kept_searches.size(); ++i) {
        const KeptWork& kept = m.enumerate.kept_searches[i];
        const std::string number = std::to_string(i);
        const std::string what = kept_text(kept, m.enumerate.has_grid() && kept.input == m.enumerate.input());
        const bool asked = kept.key == m.enumerate.discarding;
        offered.push_back(
            {"resume-kept-" + number, fill(kept.finished ? words::kShowKeptOne : words::kResumeKeptOne, {what})});
        offered.push_back(
            {"discard-kept-" + number, fill(asked ? words::kDiscardReallyOne : words::kDiscardKeptOne, {what})});
    }
}

}  // namespace

std::span<const Command> enumerate_commands() {
    return kEnumerateCommands;
}

bool run_enumerate_family(Model& m, std::string_view id) {
    UnavoidableSets& sets = m.enumerate.sets;
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
        Enumeration* shown = m.enumerate.shown();
        if (column && shown != nullptr) cycle_sort(shown->table, *column);
        return column && shown != nullptr;
    }
    const int kept = static_cast<int>(m.enumerate.kept_searches.size());
    if (const auto index = place_after(id, "resume-kept-", kept)) {
        m.enumerate.resume_kept(static_cast<std::size_t>(*index));
        return true;
    }
    if (const auto index = place_after(id, "discard-kept-", kept)) {
        m.enumerate.discard_kept(static_cast<std::size_t>(*index));
        return true;
    }
    return false;
}

void offer_enumerate(const Model& m, std::vector<OfferedCommand>& offered) {
    if (in_sets(m)) offer_sets(m, offered);
    if (m.enumerate.shown() != nullptr && in_puzzles(m)) {
        offer_sorting(m.enumerate.shown()->table, "sort-found-", offered);
    }
    offer_kept(m, offered);
}

}  // namespace rookery::shell
