#include "shell/list/list_page.hpp"

#include <algorithm>
#include <array>

#include "shell/board/sample_boards.hpp"
#include "shell/table/histogram.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

bool has_list(const ListPage& p) {
    return p.list().table.size() > 0;
}
bool has_ratings(const ListPage& p) {
    return p.list().counts.rated > 0;
}

constexpr auto kListCommands = std::to_array<CommandOf<ListPage>>({
    {"copy-list", words::kCopyTable, "", CommandGroup::list, has_list,
     [](ListPage& p) { copy_text(p.workspace(), p.list().table.as_tsv()); }, nullptr},
    {"save-list", words::kSaveTable, "", CommandGroup::list, has_list,
     [](ListPage& p) { p.workspace().host.save_file("rookery-list-se-1.2.1.tsv", p.list().table.as_tsv()); }, nullptr},
    {"copy-list-puzzles", words::kCopyPuzzles, "", CommandGroup::list, has_list,
     [](ListPage& p) { copy_text(p.workspace(), p.list().table.puzzles_as_text()); }, nullptr},
    {"copy-lines", words::kCopyLines, "", CommandGroup::list, has_ratings,
     [](ListPage& p) { copy_text(p.workspace(), p.list().table.as_rating_lines()); }, nullptr},
    {"save-lines", words::kSaveLines, "", CommandGroup::list, has_ratings,
     [](ListPage& p) { p.workspace().host.save_file("rookery-list-se-1.2.1.txt", p.list().table.as_rating_lines()); },
     nullptr},
    {"grade-list", words::kGradeList, "", CommandGroup::list,
     [](const ListPage& p) { return has_list(p) && !p.list().graded; }, [](ListPage& p) { p.grade(); }, nullptr},
    {"list-histogram", words::kHistogram, "", CommandGroup::list, has_list,
     [](ListPage& p) { p.histogram_open = !p.histogram_open; }, [](const ListPage& p) { return p.histogram_open; }},
    {kAllBars, words::kHistogramAll, "", CommandGroup::list,
     [](const ListPage& p) { return is_narrowed_by(p.histogram_column(), p.applied_filter()); },
     [](ListPage& p) { p.set_filter(without(p.histogram_column(), p.applied_filter())); }, nullptr},
    {"list-problems", words::kShowProblems, "", CommandGroup::list,
     [](const ListPage& p) { return p.list().problem_count > 0; },
     [](ListPage& p) { p.problems_open = !p.problems_open; }, [](const ListPage& p) { return p.problems_open; }},
    {kClearList, words::kClearList, "", CommandGroup::list, [](const ListPage& p) { return !p.list().is_empty(); },
     [](ListPage& p) {
         if (p.list().running) p.workspace().jobs.cancel(p.list().job);
         p.close();
     },
     nullptr},
    {kRestoreList, words::kRestoreList, "", CommandGroup::list, [](const ListPage& p) { return p.can_restore(); },
     [](ListPage& p) { p.bring_back(); }, nullptr},
    {"sample-list", words::kTrySample, "", CommandGroup::list, [](const ListPage& p) { return p.list().is_empty(); },
     [](ListPage& p) {
         p.workspace().hand_over(OpenText{std::string(kSampleList), std::string(words::kSampleListName)});
     },
     nullptr},
});

}  // namespace

std::span<const CommandOf<ListPage>> list_commands() {
    return kListCommands;
}

std::string histogram_command(Column column) {
    return "histogram-" + std::string(short_name_of(column));
}

bool ListPage::run_family(std::string_view id) {
    if (const auto rest = rest_after(id, "sort-")) {
        const auto column = column_of(*rest);
        if (column) sort_by(*column);
        return column.has_value();
    }
    if (const auto rest = rest_after(id, "histogram-")) {
        const auto column = column_of(*rest);
        if (!column || !offers_histogram_of(*column)) return false;
        histogram_chosen = *column;
        histogram_open = true;
        return true;
    }
    if (const auto rest = rest_after(id, "filter-")) return filter_range(*rest);
    return false;
}

// "er-70-75"
bool ListPage::filter_range(std::string_view range) {
    const std::size_t dash = range.find('-');
    const auto column = column_of(range.substr(0, dash));
    if (!column || !card_of(*column).histogram || dash == std::string_view::npos) return false;
    const std::string_view numbers = range.substr(dash + 1);
    const std::size_t middle = std::min(numbers.find('-'), numbers.size());
    const auto from = number_in_id(numbers.substr(0, middle));
    const auto to = number_in_id(numbers.substr(std::min(middle + 1, numbers.size())));
    if (!from || !to || *from < 0 || *to <= *from) return false;
    set_filter(with_range(*column, applied_filter(), *from, *to));
    return true;
}

void ListPage::offer(std::vector<OfferedCommand>& offered) const {
    offer_sorting(list().table, "sort-", offered);
    for (const Column column : kCountedColumns) {
        if (offers_histogram_of(column))
            offered.push_back({histogram_command(column), fill(words::kHistogramBy, {name_of(column)})});
    }
}

}  // namespace rookery::shell
