// ListPage: what survives a reload besides its job, and what can be taken to other modes.
#include <array>

#include "shell/jobs/table_rows.hpp"
#include "shell/list/list_page.hpp"
#include "shell/saved/settings.hpp"
#include "shell/table/table_order.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr auto kListSettings = std::to_array<saved::Setting<ListPage>>({
    {"list-filter", [](const ListPage& p) { return Json(p.filter_text()); },
     [](ListPage& p, const Json& value) {
         if (const std::string* text = saved::text(value)) p.set_filter(*text);
     }},
    {"list-sort", [](const ListPage& p) { return Json(sorting_of(p.list().table)); },
     [](ListPage& p, const Json& value) {
         if (const std::string* text = saved::text(value)) sort_as(p.table(), *text);
     }},
    saved::setting<ListPage, &ListPage::histogram_open>("histogram-open"),
    {"histogram-of", [](const ListPage& p) { return Json(std::string(short_name_of(p.histogram_chosen))); },
     [](ListPage& p, const Json& value) {
         const std::string* text = saved::text(value);
         const auto column = text != nullptr ? column_of(*text) : std::nullopt;
         if (column && is_counted(*column)) p.histogram_chosen = *column;
     }},
});

}  // namespace

void ListPage::save_settings(Json& settings) const {
    saved::save_all(kListSettings, *this, settings);
}

void ListPage::take_settings(const Json& settings) {
    saved::take_all(kListSettings, *this, settings);
}

bool ListPage::write(std::string_view field, std::string_view text) {
    if (field != "filter") return false;
    set_filter(std::string(text));
    return true;
}

void ListPage::open_row(std::size_t place) {
    open_table_row(ws_, list_.table, place, selected, words::kOpenedLine, true);
}

Board ListPage::board_in_sight() const {
    return board_of_row(list_.table, selected);
}

std::string ListPage::text_to_copy() const {
    const Table& table = list_.table;
    if (selected >= 0) return table.puzzle(table.row(static_cast<std::size_t>(selected)));
    return table.size() == 0 ? std::string{} : table.as_tsv();
}

}  // namespace rookery::shell
