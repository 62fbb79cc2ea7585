#include "shell/list/list_commands.hpp"

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
    {"all-er", words::kHistogramAll, "", CommandGroup::list,
     [](const ListPage& p) { return is_narrowed_by_er(p.applied_filter()); },
     [](ListPage& p) { p.set_filter(without_er(p.applied_filter())); }, nullptr},
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

bool ListPage::run_family(std::string_view id) {
    if (const auto rest = rest_after(id, "sort-")) {
        const auto column = column_of(*rest);
        if (column) sort_by(*column);
        return column.has_value();
    }
    if (const auto rest = rest_after(id, "filter-er-")) {
        const auto from = number_in_id(rest->substr(0, rest->find('-')));
        const auto to = number_in_id(rest->substr(std::min(rest->find('-'), rest->size() - 1) + 1));
        if (!from || !to || *from < 0 || *to <= *from) return false;
        set_filter(with_er(applied_filter(), *from, *to));
        return true;
    }
    return false;
}

void ListPage::offer(std::vector<OfferedCommand>& offered) const {
    offer_sorting(list().table, "sort-", offered);
}

}  // namespace rookery::shell
