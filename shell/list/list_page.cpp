#include "shell/list/list_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "shell/jobs/page.hpp"
#include "shell/saved/settings.hpp"
#include "shell/table/table.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void PuzzleList::add_rows(std::string_view rows) {
    std::size_t counted = table.size();
    table.add_rows(rows);
    for (; counted < table.size(); ++counted) {
        const std::int64_t er = number_in(table.row(counted), Column::er);
        ++(er == kBeyondRating ? counts.beyond : er == kNoRating ? counts.invalid : counts.rated);
    }
}

void ListPage::put_away() {
    if (!list_.is_empty()) former_.push_back(std::exchange(list_, PuzzleList{}));
    if (former_.size() > kMaxFormer) former_.erase(former_.begin());
}

void ListPage::start(std::string name, int job, std::string input, bool graded) {
    put_away();
    list_.name = std::move(name);
    list_.job = job;
    list_.input = std::move(input);
    list_.graded = graded;
    list_.running = true;
    selected = -1;
    set_filter({});
}

void ListPage::restore() {
    if (!former_.empty()) show(former_.back().job);
}

void ListPage::clear() {
    if (list_.is_empty()) return;
    put_away();
    selected = -1;
    set_filter({});
}

bool ListPage::show(int job) {
    if (job == list_.job) return true;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const PuzzleList& l) { return l.job == job; });
    if (job != 0 && there == former_.end()) return false;
    PuzzleList wanted;
    if (job != 0) {
        wanted = std::move(*there);
        former_.erase(there);
    }
    put_away();
    list_ = std::move(wanted);
    selected = -1;
    set_filter(filter_.text);
    return true;
}

PuzzleList* ListPage::with_job(int job) {
    if (job != 0 && list_.job == job) return &list_;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const PuzzleList& l) { return l.job == job; });
    return job == 0 || there == former_.end() ? nullptr : &*there;
}

// Completes the user's own changes in any mode, but new rows only while the list is visible.
bool ListPage::advance(bool in_sight) {
    return (in_sight || list_.table.change() != Ordering::Change::none) && list_.table.order_some();
}

bool ListPage::offers_histogram_of(Column column) const {
    const auto& columns = list_.table.columns();
    return card_of(column).histogram && std::find(columns.begin(), columns.end(), column) != columns.end();
}

Column ListPage::histogram_column() const {
    return offers_histogram_of(histogram_chosen) ? histogram_chosen : Column::er;
}

void ListPage::sort_by(Column column) {
    cycle_sort(list_.table, column);
}

// ListPage: what survives a reload besides its job, and what can be taken to other modes.

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
         if (column && card_of(*column).histogram) p.histogram_chosen = *column;
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

void ListPage::reword(const Rewording& reworded) {
    reworded.apply(list_.name);
    for (PuzzleList& former : former_) reworded.apply(former.name);
}

}  // namespace rookery::shell
